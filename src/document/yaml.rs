//! YAML and JSON with places: a small tree, each part with its byte range.
//!
//! JSON is read as the YAML it nearly is; what YAML does not take, pairs of surrogate escapes, is rewritten in place.

use crate::source::{Names, TextRange, slice, trim};
use saphyr_parser::{Event, Parser, ScalarStyle, Span, StrInput};
use std::borrow::Cow;

/// Deepest nesting that is read.
const MAX_DEPTH: usize = 64;

/// Most bytes of content that aliases may stand for, so that a few lines of them cannot fill the memory.
const MAX_ALIASED: usize = 1 << 20;

/// Most repeated keys that are reported.
const MAX_REPEATED: usize = 100;

/// A value and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The bytes of the value; empty where nothing is written. Of an alias, the alias.
    pub range: TextRange,
    /// What it is.
    pub value: Value,
}

/// What a node is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A single value, quoted or plain. Only a plain one can be a number, a truth value or nothing.
    Scalar {
        /// Its text, escapes resolved.
        text: String,
        /// Whether it is written without quotes.
        plain: bool,
    },
    /// A list.
    List(Vec<Node>),
    /// A mapping. Its keys are unique.
    Map(Vec<Entry>),
}

/// One key of a mapping with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The key.
    pub key: String,
    /// Where the key stands.
    pub key_range: TextRange,
    /// Its value.
    pub value: Node,
}

/// Why a text, or a part of it, could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YamlError {
    /// What is wrong, in one sentence.
    pub message: String,
    /// Where.
    pub range: TextRange,
}

/// A key that stands there a second time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeated {
    /// The second one.
    pub again: TextRange,
    /// The first one, whose value counts.
    pub first: TextRange,
}

/// A document as read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Yaml {
    /// Its value; `None` where the document is empty or cannot be read.
    pub root: Option<Node>,
    /// Why it cannot be read.
    pub error: Option<YamlError>,
    /// Keys that stand there twice.
    pub repeated: Vec<Repeated>,
}

impl Yaml {
    /// Reads a text. Never fails: what cannot be read is an error in the answer.
    ///
    /// ```
    /// use handoff_lint::document::{Value, Yaml};
    /// let yaml = Yaml::of("a: [1, 2]\n");
    /// let Some(Value::Map(entries)) = yaml.root.map(|root| root.value) else { panic!() };
    /// assert_eq!(entries[0].key, "a");
    /// ```
    pub fn of(text: &str) -> Self {
        let readable = without_surrogates(text);
        let mut reader = Reader {
            text,
            places: Places { text: &readable, chars: 0, byte: 0 },
            events: Parser::new_from_str(&readable),
            anchors: Vec::new(),
            aliased: 0,
            repeated: Vec::new(),
        };
        match reader.document() {
            Ok(root) => Self { root, error: None, repeated: reader.repeated },
            Err(error) => Self { root: None, error: Some(error), repeated: Vec::new() },
        }
    }
}

impl Node {
    /// A value that stands in no text.
    pub fn of(value: Value) -> Self {
        Self { range: TextRange::default(), value }
    }

    /// A plain value that stands in no text: a number, a truth value, nothing.
    pub fn plain(text: impl Into<String>) -> Self {
        Self::of(Value::Scalar { text: text.into(), plain: true })
    }

    /// A text that stands in no text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::of(Value::Scalar { text: text.into(), plain: false })
    }

    /// The value of a key, where this is a mapping that has it.
    pub fn get(&self, key: &str) -> Option<&Self> {
        let Value::Map(entries) = &self.value else { return None };
        entries.iter().find(|entry| entry.key == key).map(|entry| &entry.value)
    }

    /// Whether this is YAML's word for nothing.
    pub fn is_null(&self) -> bool {
        let Value::Scalar { text, plain: true } = &self.value else { return false };
        matches!(text.as_str(), "" | "~" | "null" | "Null" | "NULL")
    }

    /// About how many bytes of memory its content takes.
    fn weight(&self) -> usize {
        let content = match &self.value {
            Value::Scalar { text, .. } => text.len(),
            Value::List(items) => items.iter().map(Self::weight).sum(),
            Value::Map(entries) => entries.iter().map(|entry| entry.key.len() + entry.value.weight()).sum(),
        };
        content + 8
    }
}

/// From the parser's places, which count characters, to bytes. The places come nearly in order.
struct Places<'t> {
    text: &'t str,
    chars: usize,
    byte: usize,
}

impl Places<'_> {
    fn byte_of(&mut self, chars: usize) -> usize {
        while self.chars < chars {
            let next = self.text.get(self.byte..).and_then(|rest| rest.chars().next());
            let Some(next) = next else { break };
            self.byte += next.len_utf8();
            self.chars += 1;
        }
        while self.chars > chars {
            let last = self.text.get(..self.byte).and_then(|before| before.chars().next_back());
            let Some(last) = last else { break };
            self.byte -= last.len_utf8();
            self.chars -= 1;
        }
        self.byte
    }
}

struct Reader<'t> {
    text: &'t str,
    places: Places<'t>,
    events: Parser<'t, StrInput<'t>>,
    /// By the number of the anchor.
    anchors: Vec<Option<Node>>,
    aliased: usize,
    repeated: Vec<Repeated>,
}

type Read<T> = Result<T, YamlError>;

impl<'t> Reader<'t> {
    fn next(&mut self) -> Read<Option<(Event<'t>, TextRange)>> {
        match self.events.next_event() {
            None => Ok(None),
            Some(Ok((event, span))) => Ok(Some((event, self.range(span)))),
            Some(Err(error)) => {
                let start = self.places.byte_of(error.marker().index());
                Err(YamlError { message: error.info().to_owned(), range: rest_of_line(self.text, start) })
            }
        }
    }

    fn range(&mut self, span: Span) -> TextRange {
        let start = self.places.byte_of(span.start.index());
        TextRange::new(start, self.places.byte_of(span.end.index()))
    }

    /// The first document. A second one is an error: nobody would read it.
    fn document(&mut self) -> Read<Option<Node>> {
        let mut root = None;
        while let Some((event, range)) = self.next()? {
            match event {
                Event::StreamStart | Event::DocumentStart(_) | Event::DocumentEnd | Event::Nothing => {}
                Event::StreamEnd => break,
                _ if root.is_some() => return failed("a second document starts here; only one is read", range),
                event => root = Some(self.node(event, range, 0)?),
            }
        }
        Ok(root.filter(|root| !(root.is_null() && root.range.is_empty())))
    }

    fn node(&mut self, event: Event<'t>, range: TextRange, depth: usize) -> Read<Node> {
        if depth > MAX_DEPTH {
            return failed("the nesting is too deep", range);
        }
        let (node, anchor) = match event {
            Event::Scalar(text, style, anchor, tag) => {
                let plain = style == ScalarStyle::Plain && tag.is_none();
                let range = trim(self.text, without_properties(self.text, range, anchor > 0 || tag.is_some()));
                (Node { range, value: Value::Scalar { text: text.into_owned(), plain } }, anchor)
            }
            Event::SequenceStart(anchor, _) => (self.list(range, depth)?, anchor),
            Event::MappingStart(anchor, _) => (self.map(range, depth)?, anchor),
            Event::Alias(anchor) => return self.alias(anchor, range),
            _ => return failed("a value is missing here", range),
        };
        if anchor > 0 {
            self.spend(&node, range)?;
            if self.anchors.len() <= anchor {
                self.anchors.resize(anchor + 1, None);
            }
            if let Some(place) = self.anchors.get_mut(anchor) {
                *place = Some(node.clone());
            }
        }
        Ok(node)
    }

    fn list(&mut self, start: TextRange, depth: usize) -> Read<Node> {
        let mut items = Vec::new();
        let mut range = start;
        while let Some((event, at)) = self.next()? {
            if event == Event::SequenceEnd {
                range = range.cover(closing(range, at));
                break;
            }
            let item = self.node(event, at, depth + 1)?;
            range = range.cover(item.range);
            items.push(item);
        }
        Ok(Node { range, value: Value::List(items) })
    }

    fn map(&mut self, start: TextRange, depth: usize) -> Read<Node> {
        let mut entries: Vec<Entry> = Vec::new();
        let mut range = start;
        while let Some((event, at)) = self.next()? {
            if event == Event::MappingEnd {
                range = range.cover(closing(range, at));
                break;
            }
            let key = self.node(event, at, depth + 1)?;
            let Some((event, at)) = self.next()? else { break };
            let value = self.node(event, at, depth + 1)?;
            range = range.cover(key.range).cover(value.range);
            let (key_range, Value::Scalar { text: key, .. }) = (key.range, key.value) else {
                return failed("a key has to be a single word or text", key.range);
            };
            entries.push(Entry { key, key_range, value });
        }
        self.drop_repeated(&mut entries);
        Ok(Node { range, value: Value::Map(entries) })
    }

    /// Keeps the first of all entries with the same key.
    fn drop_repeated(&mut self, entries: &mut Vec<Entry>) {
        let mut seen = Names::default();
        let mut kept = Vec::new();
        let repeated = &mut self.repeated;
        entries.retain(|entry| {
            let first = seen.add(entry.key.clone(), kept.len()).and_then(|first| kept.get(first).copied());
            match first {
                None => kept.push(entry.key_range),
                Some(first) if repeated.len() < MAX_REPEATED => {
                    repeated.push(Repeated { again: entry.key_range, first });
                }
                Some(_) => {}
            }
            first.is_none()
        });
    }

    fn alias(&mut self, anchor: usize, range: TextRange) -> Read<Node> {
        let Some(node) = self.anchors.get(anchor).cloned().flatten() else {
            return failed("the alias stands inside of what it refers to", range);
        };
        self.spend(&node, range)?;
        Ok(Node { range, ..node })
    }

    fn spend(&mut self, node: &Node, range: TextRange) -> Read<()> {
        self.aliased = self.aliased.saturating_add(node.weight());
        if self.aliased > MAX_ALIASED { failed("the aliases stand for too much content", range) } else { Ok(()) }
    }
}

fn failed<T>(message: &str, range: TextRange) -> Read<T> {
    Err(YamlError { message: message.to_owned(), range })
}

/// Where a bracket closes. The end of an indented block is no place of its own.
fn closing(range: TextRange, end: TextRange) -> TextRange {
    if end.is_empty() { range } else { end }
}

/// A value without the anchor and the tag in front of it.
fn without_properties(text: &str, range: TextRange, has_any: bool) -> TextRange {
    let mut start = range.start;
    while has_any && slice(text, TextRange::new(start, range.end)).starts_with(['&', '!']) {
        let rest = slice(text, TextRange::new(start, range.end));
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        start = trim(text, TextRange::new(start + end, range.end)).start;
    }
    TextRange::new(start, range.end)
}

fn rest_of_line(text: &str, start: usize) -> TextRange {
    let rest = text.get(start..).unwrap_or_default();
    let line = rest.split(['\n', '\r']).next().unwrap_or_default();
    TextRange::new(start, start + line.trim_end().len())
}

/// JSON with each pair of surrogate escapes written as YAML does, in as many characters, so that places still hold.
///
/// `\ud83d\ude00` becomes `\U0001f600` behind an escaped line break, which stands for nothing.
fn without_surrogates(text: &str) -> Cow<'_, str> {
    let json = text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '[']);
    if !json || !(text.contains("\\ud") || text.contains("\\uD")) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        let (before, escape) = rest.split_at_checked(at).unwrap_or((rest, ""));
        out.push_str(before);
        let (written, length) = mended_escape(escape);
        out.push_str(&written);
        rest = escape.get(length..).unwrap_or_default();
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// What stands for the escape that opens `escape`, and how many bytes it replaces.
fn mended_escape(escape: &str) -> (Cow<'_, str>, usize) {
    let unit = |at: usize| u32::from_str_radix(escape.get(at..at + 6)?.strip_prefix("\\u")?, 16).ok();
    match (unit(0), unit(6)) {
        (Some(high @ 0xD800..=0xDBFF), Some(low @ 0xDC00..=0xDFFF)) => {
            let scalar = 0x1_0000 + ((high - 0xD800) << 10) + (low - 0xDC00);
            (format!("\\\n\\U{scalar:08x}").into(), 12)
        }
        (Some(0xD800..=0xDFFF), _) => ("\\ufffd".into(), 6),
        _ => {
            let length = 1 + escape.chars().nth(1).map_or(0, char::len_utf8);
            (escape.get(..length).unwrap_or_default().into(), length)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tree with the source of every part.
    fn show(text: &str, node: &Node) -> String {
        let source = slice(text, node.range).replace('\n', "⏎");
        match &node.value {
            Value::Scalar { text, plain } => format!("{}{text:?}<{source}>", if *plain { "" } else { "q" }),
            Value::List(items) => {
                format!("[{}]<{source}>", items.iter().map(|item| show(text, item)).collect::<Vec<_>>().join(" "))
            }
            Value::Map(entries) => {
                let entry = |entry: &Entry| {
                    format!("{}<{}>={}", entry.key, slice(text, entry.key_range), show(text, &entry.value))
                };
                format!("{{{}}}<{source}>", entries.iter().map(entry).collect::<Vec<_>>().join(" "))
            }
        }
    }

    fn read(text: &str) -> String {
        let yaml = Yaml::of(text);
        match (yaml.root, yaml.error) {
            (Some(root), None) => show(text, &root),
            (None, None) => "nothing".to_owned(),
            (_, Some(error)) => format!("error <{}> {}", slice(text, error.range), error.message),
        }
    }

    #[test]
    fn ranges_hold_for_every_script_and_line_break() {
        assert_eq!(
            read("\u{feff}é: 漢字 # c\r\n😀:\r\n- \"x\\n\"\r\n- &a 'y'\r\n- *a\r\n"),
            "{é<é>=\"漢字\"<漢字> 😀<😀>=[q\"x\\n\"<\"x\\n\"> q\"y\"<'y'> q\"y\"<*a>]<\"x\\n\"\r⏎- &a 'y'\r⏎- *a>}<é: 漢字 # c\r⏎😀:\r⏎- \"x\\n\"\r⏎- &a 'y'\r⏎- *a>"
        );
    }

    #[test]
    fn json_with_tabs_and_surrogates() {
        assert_eq!(
            read("{\n\t\"a\": [1, true],\n\t\"b\\/\": \"\\ud83d\\ude00 \\\\ud83d \\ud800\"\n}\n"),
            "{a<\"a\">=[\"1\"<1> \"true\"<true>]<[1, true]> b/<\"b\\/\">=q\"😀 \\\\ud83d \u{fffd}\"<\"\\ud83d\\ude00 \\\\ud83d \\ud800\">}<{⏎\t\"a\": [1, true],⏎\t\"b\\/\": \"\\ud83d\\ude00 \\\\ud83d \\ud800\"⏎}>"
        );
    }

    #[test]
    fn nothing_is_no_value() {
        for text in ["", "\n", "# c\n", "---\n", "\u{feff}"] {
            assert_eq!(read(text), "nothing", "{text:?}");
        }
    }

    #[test]
    fn errors_have_a_place() {
        assert!(read("a: b\n c: d\n").starts_with("error <"));
        assert!(read("a: [\n").starts_with("error <>"));
        assert!(read("a: *x\n").starts_with("error <*x>"));
        assert!(read("a: 1\n---\nb: 2\n").contains("second document"));
        assert!(read("? [a]\n: b\n").contains("single word"));
        assert!(read("a: &x [*x]\n").contains("inside"));
    }

    #[test]
    fn a_second_key_is_reported_and_the_first_counts() {
        let yaml = Yaml::of("a: 1\nb: 2\na: 3\n");
        assert_eq!(yaml.repeated, [Repeated { again: TextRange::new(10, 11), first: TextRange::new(0, 1) }]);
        assert_eq!(
            yaml.root.and_then(|root| root.get("a").cloned()).map(|node| node.range),
            Some(TextRange::new(3, 4))
        );
    }

    #[test]
    fn bombs_are_bounded() {
        let bomb = (0..40)
            .fold("x0: &x0 [a]\n".to_owned(), |bomb, n| bomb + &format!("x{0}: &x{0} [*x{n}, *x{n}, *x{n}]\n", n + 1));
        assert!(read(&bomb).contains("too much"), "{}", read(&bomb));
        for open in ["[", "{a: ", "- ", "? ", "{? ", "[[a]: "] {
            assert!(read(&open.repeat(100_000)).starts_with("error"), "{open}");
        }
    }
}
