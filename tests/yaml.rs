//! The YAML reader against another one, and against whatever text there is.

use handoff_lint::document::{Node, Value, Yaml};
use proptest::prelude::*;
use serde::Serialize;
use serde_yaml::Value as Other;

/// The same data in the words of the other reader; text and plain values alike as text.
fn agrees(node: &Node, other: &Other) -> bool {
    match (&node.value, other) {
        (Value::List(items), Other::Sequence(others)) => {
            items.len() == others.len() && items.iter().zip(others).all(|(item, other)| agrees(item, other))
        }
        (Value::Map(entries), Other::Mapping(others)) => {
            entries.len() == others.len()
                && entries.iter().zip(others).all(|(entry, (key, value))| {
                    let key = key.as_str().is_some_and(|key| key == entry.key) || !key.is_string();
                    key && agrees(&entry.value, value)
                })
        }
        (Value::Scalar { plain: true, .. }, Other::Null) => node.is_null(),
        (Value::Scalar { text, plain: true }, Other::Bool(flag)) => text.eq_ignore_ascii_case(&flag.to_string()),
        (Value::Scalar { text, plain: true }, Other::Number(number)) => {
            let written = text.parse::<f64>().ok();
            written.is_none() || written == number.as_f64()
        }
        (Value::Scalar { text, .. }, Other::String(other)) => text == other,
        _ => false,
    }
}

/// Every range lies in the text, and those of children in that of their parent where no alias leads elsewhere.
fn places_hold(text: &str, node: &Node) -> bool {
    let inside = |child: &Node| !text.contains('*') && !node.range.contains(child.range);
    text.get(node.range.start..node.range.end).is_some()
        && match &node.value {
            Value::Scalar { .. } => true,
            Value::List(items) => items.iter().all(|item| places_hold(text, item) && !inside(item)),
            Value::Map(entries) => entries.iter().all(|entry| {
                let key = text.get(entry.key_range.start..entry.key_range.end).is_some();
                key && places_hold(text, &entry.value) && !inside(&entry.value)
            }),
        }
}

fn data() -> impl Strategy<Value = Other> {
    let word = || "[a-zé漢😀][a-z0-9é漢😀 :#'\"\\\\,{}\\[\\]&*!|>%@`~?-]{0,12}";
    let leaf = prop_oneof![
        word().prop_map(Other::from),
        "[ \\t\\n-~é]{0,20}".prop_map(Other::from),
        any::<i32>().prop_map(Other::from),
        any::<bool>().prop_map(Other::from),
        Just(Other::Null),
    ];
    leaf.prop_recursive(4, 24, 5, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Other::Sequence),
            prop::collection::btree_map(word(), inner, 0..5)
                .prop_map(|map| Other::Mapping(map.into_iter().map(|(key, value)| (key.into(), value)).collect())),
        ]
    })
}

#[expect(clippy::expect_used, reason = "what cannot be written stops the test")]
fn with_tabs(json: &serde_json::Value) -> String {
    let mut out = Vec::new();
    let formatter = serde_json::ser::PrettyFormatter::with_indent(b"\t");
    json.serialize(&mut serde_json::Serializer::with_formatter(&mut out, formatter)).expect("data is JSON");
    String::from_utf8(out).expect("JSON is UTF-8")
}

/// Pieces that YAML, and traps for its readers, are made of.
const PIECES: [&str; 44] = [
    "a",
    "b: ",
    ": ",
    "- ",
    "? ",
    "\n",
    "\r\n",
    "\r",
    "  ",
    "\t",
    "\"",
    "'",
    "|\n",
    ">-\n",
    "\\",
    "\\u00e9",
    "\\ud83d\\ude00",
    "\\ud800",
    "# c",
    "[",
    "]",
    "{",
    "}",
    ",",
    "&x ",
    "*x",
    "!!str ",
    "!<",
    "%YAML 1.2\n",
    "---\n",
    "...\n",
    "\u{feff}",
    "é",
    "漢",
    "😀",
    "\u{85}",
    "\u{2028}",
    "\0",
    "<<",
    "~",
    "@",
    "`",
    "null",
    "1",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn reads_yaml_as_another_reader_does(data in data(), crlf in any::<bool>()) {
        let text = serde_yaml::to_string(&data).expect("data is YAML");
        // In a text of several lines a line break is content; only elsewhere it is a matter of taste.
        let text = if crlf && !text.contains(['|', '>', '"', '\'']) { text.replace('\n', "\r\n") } else { text };
        let yaml = Yaml::of(&text);
        prop_assert!(yaml.error.is_none() && yaml.repeated.is_empty(), "{:?}\nin {text:?}", yaml.error);
        let Some(root) = yaml.root else {
            prop_assert_eq!(data, Other::Null);
            return Ok(());
        };
        prop_assert!(agrees(&root, &data), "{root:?}\nin {text:?}");
        prop_assert!(places_hold(&text, &root), "{root:?}\nin {text:?}");
    }

    #[test]
    fn reads_json_as_its_own_reader_does(data in data(), pretty in any::<bool>()) {
        let json: serde_json::Value = serde_yaml::from_value(data.clone()).expect("data is JSON");
        let text = if pretty { with_tabs(&json) } else { json.to_string() }.replace('😀', "\\ud83d\\ude00");
        let again: serde_json::Value = serde_json::from_str(&text).expect("text is JSON");
        let flow = json.is_object() || json.is_array();
        let yaml = Yaml::of(&text);
        prop_assume!(flow);
        prop_assert!(yaml.error.is_none(), "{:?}\nin {text:?}", yaml.error);
        let root = yaml.root.expect("there is a value");
        let again = serde_yaml::to_value(&again).expect("JSON is data");
        prop_assert!(agrees(&root, &again), "{root:?}\nin {text:?}");
        prop_assert!(places_hold(&text, &root), "{root:?}\nin {text:?}");
    }

    #[test]
    fn any_text_gets_an_answer_whose_places_hold(pieces in prop::collection::vec(prop::sample::select(PIECES.to_vec()), 0..24)) {
        let text = pieces.concat();
        let yaml = Yaml::of(&text);
        let fits = |range: handoff_lint::source::TextRange| text.get(range.start..range.end).is_some();
        prop_assert!(yaml.root.is_none_or(|root| places_hold(&text, &root) || text.contains('*')), "{text:?}");
        prop_assert!(yaml.error.is_none_or(|error| fits(error.range)), "{text:?}");
        prop_assert!(yaml.repeated.iter().all(|repeated| fits(repeated.again) && fits(repeated.first)), "{text:?}");
    }
}

#[test]
fn long_inputs_stay_linear() {
    let runs = [
        "a: b\n",
        "- a\n",
        "[",
        "{",
        "\"a\\n\" ",
        "a ",
        "é",
        "# c\n",
        "- [a, {b: c}]\n",
        "'",
        "a: |\n b\n",
        "&a b\n",
        "\t",
        "? a\n",
        "{\"\\ud83d\\ude00\":1},",
    ];
    for run in runs {
        let text = run.repeat((1 << 19) / run.len());
        let _ = Yaml::of(&text);
        let _ = Yaml::of(&format!("[{text}"));
    }
    let keys = (0..50_000).fold(String::new(), |keys, n| keys + &format!("k{n}: v\n"));
    assert!(Yaml::of(&keys).error.is_none());
}
