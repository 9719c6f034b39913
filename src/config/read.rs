//! From a text, or an object, to the configuration.

use super::keys::{KEYS, Shape};
use super::rules::{BAD_VALUE, DUPLICATE_KEY, SYNTAX, UNKNOWN_KEY, UNKNOWN_RULE};
use super::{Allow, Budgets, Config, Level, Named, SECRET};
use crate::diagnostic::{Finding, Fix, RuleInfo};
use crate::document::{Entry, Node, Value, Yaml};
use crate::rules::{self, nearest};
use crate::source::{TextRange, slice};

/// A configuration as read from a text, with what is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// What it sets; what is wrong is left out.
    pub config: Config,
    /// What is wrong.
    pub problems: Vec<Problem>,
}

/// Something that is wrong with a configuration.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The rule that it breaks.
    pub rule: &'static RuleInfo,
    /// What is wrong, and where.
    pub finding: Finding,
}

/// Most problems for which a better word is looked up.
const MOST_SUGGESTIONS: usize = 100;

/// Reads the configuration in `text`: the whole text, or the key `handoff-lint` where `path` is that of a `package.json`.
///
/// ```
/// use handoff_lint::config::load;
/// let loaded = load("rules:\n  status/decorated: off\n", None);
/// assert!(loaded.problems.is_empty());
/// assert_eq!(loaded.config.rules.len(), 1);
/// ```
pub fn load(text: &str, path: Option<&str>) -> Loaded {
    let package = path.is_some_and(is_package_json);
    if package && !text.contains("handoff-lint") {
        return Loaded::default();
    }
    let yaml = Yaml::of(text);
    let root = if package { yaml.root.as_ref().and_then(|root| root.get("handoff-lint")) } else { yaml.root.as_ref() };
    let mut reader = Reader { text, at: Vec::new(), problems: Vec::new() };
    if let Some(error) = yaml.error {
        reader.report(&SYNTAX, Finding::new(error.range, format!("The file cannot be read: {}.", error.message)));
    }
    let Some(root) = root else { return Loaded { config: Config::default(), problems: reader.problems } };
    for repeated in yaml.repeated.iter().filter(|repeated| root.range.contains(repeated.again)) {
        let key = slice(text, repeated.again);
        let finding =
            Finding::new(repeated.again, format!("The key `{key}` stands here a second time. Keep one of the two."))
                .related(repeated.first, "It stands here first, and this value counts.");
        reader.report(&DUPLICATE_KEY, finding);
    }
    let config = reader.config(root);
    Loaded { config, problems: reader.problems }
}

fn is_package_json(path: &str) -> bool {
    path.rsplit(['/', '\\']).next() == Some("package.json")
}

impl Config {
    /// The configuration that a tree holds.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with it, as a sentence that names the key.
    pub fn of_tree(root: &Node) -> Result<Self, String> {
        let mut reader = Reader { text: "", at: Vec::new(), problems: Vec::new() };
        let config = reader.config(root);
        match reader.problems.into_iter().next() {
            Some(problem) => Err(problem.finding.message),
            None => Ok(config),
        }
    }
}

struct Reader<'t> {
    /// What the tree was read from; empty for an object.
    text: &'t str,
    /// The keys that lead to what is read.
    at: Vec<String>,
    problems: Vec<Problem>,
}

impl Reader<'_> {
    fn config(&mut self, root: &Node) -> Config {
        let mut config = Config::default();
        for entry in self.entries(root, root.range) {
            let name = entry.key.as_str();
            let Some(key) = KEYS.iter().find(|key| key.name == name) else {
                self.unknown(&UNKNOWN_KEY, "key", entry, KEYS.iter().map(|key| key.name));
                continue;
            };
            self.at.push(entry.key.clone());
            let value = &entry.value;
            let place = place_of(entry);
            match name {
                "rules" => config.rules = self.rules(value, place),
                "sections" => config.sections = self.named(value, place, key.shape),
                "statuses" => config.statuses = self.named(value, place, key.shape),
                "files" => config.files = self.named(value, place, key.shape),
                "packs" => config.packs = self.open(value, place, Self::texts),
                "overlays" => config.overlays = self.open(value, place, Self::texts),
                "categories" => config.categories = self.texts(value, place).unwrap_or_default(),
                "budgets" => config.budgets = self.budgets(value, place, key.shape),
                "allow" => config.allow = self.allow(value, place),
                "pii" => config.pii = self.open(value, place, Self::switch),
                _ => config.library = self.text(value, place),
            }
            self.at.pop();
        }
        config
    }

    /// The entries of a mapping; none, and no complaint, where nothing is written.
    fn entries<'n>(&mut self, node: &'n Node, place: TextRange) -> &'n [Entry] {
        match &node.value {
            Value::Map(entries) => entries,
            _ if node.is_null() => &[],
            _ => {
                self.wrong(place, "a mapping of keys to values");
                &[]
            }
        }
    }

    fn rules(&mut self, node: &Node, place: TextRange) -> Named<Level> {
        let mut levels = Vec::new();
        for entry in self.entries(node, place) {
            self.at.push(entry.key.clone());
            let secret = entry.key.split('/').next() == Some(SECRET);
            match word(&entry.value).and_then(Level::of_word) {
                None => self.wrong(place_of(entry), "off, hint, warning or error"),
                Some(Level::Off) if secret => {
                    self.wrong(place_of(entry), "hint, warning or error; list what is no secret under `allow`");
                }
                Some(level) if rules::is_known(&entry.key) => {
                    levels.push((entry.key.clone(), level));
                }
                Some(_) => self.unknown(&UNKNOWN_RULE, "rule or group", entry, rules::words()),
            }
            self.at.pop();
        }
        levels
    }

    /// A mapping whose keys come from a list, with texts.
    fn named(&mut self, node: &Node, place: TextRange, shape: Shape) -> Named<Vec<String>> {
        let mut found = Vec::new();
        for (name, entry) in self.known_entries(node, place, shape) {
            self.at.push(name.to_owned());
            if let Some(texts) = self.texts(&entry.value, place_of(entry)) {
                found.push((name.to_owned(), texts));
            }
            self.at.pop();
        }
        found
    }

    fn budgets(&mut self, node: &Node, place: TextRange, shape: Shape) -> Budgets {
        let mut budgets = Budgets::default();
        for (name, entry) in self.known_entries(node, place, shape) {
            self.at.push(name.to_owned());
            let number = self.number(&entry.value, place_of(entry));
            if name == "total" {
                budgets.total = number;
            } else {
                budgets.section = number;
            }
            self.at.pop();
        }
        budgets
    }

    /// The entries whose keys are names of the shape, in any case and with hyphens for spaces.
    fn known_entries<'n>(&mut self, node: &'n Node, place: TextRange, shape: Shape) -> Vec<(&'static str, &'n Entry)> {
        let Shape::Named(names, _) = shape else { return Vec::new() };
        let mut found = Vec::new();
        for entry in self.entries(node, place) {
            let key = entry.key.replace(['-', '_'], " ");
            match names.iter().find(|name| name.eq_ignore_ascii_case(&key)) {
                Some(name) => found.push((*name, entry)),
                None => self.unknown(&UNKNOWN_KEY, "key", entry, names.iter().copied()),
            }
        }
        found
    }

    /// A mapping with keys of any name.
    fn open<T>(
        &mut self,
        node: &Node,
        place: TextRange,
        read: impl Fn(&mut Self, &Node, TextRange) -> Option<T>,
    ) -> Named<T> {
        let mut found = Vec::new();
        for entry in self.entries(node, place) {
            self.at.push(entry.key.clone());
            if let Some(value) = read(self, &entry.value, place_of(entry)) {
                found.push((entry.key.clone(), value));
            }
            self.at.pop();
        }
        found
    }

    fn allow(&mut self, node: &Node, place: TextRange) -> Vec<Allow> {
        let items = match &node.value {
            Value::List(items) => items.as_slice(),
            Value::Map(_) => std::slice::from_ref(node),
            Value::Scalar { .. } if node.is_null() => &[],
            Value::Scalar { .. } => {
                self.wrong(place, "a list of entries with `value` and `reason`");
                &[]
            }
        };
        items.iter().filter_map(|item| self.allowed(item)).collect()
    }

    fn allowed(&mut self, item: &Node) -> Option<Allow> {
        let known = ["value", "reason"];
        for entry in self.entries(item, item.range) {
            if !known.contains(&entry.key.as_str()) {
                self.unknown(&UNKNOWN_KEY, "key", entry, known.into_iter());
            }
        }
        let text = |key| item.get(key).and_then(word).filter(|text| !text.is_empty()).map(str::to_owned);
        let allow = text("value").zip(text("reason")).map(|(value, reason)| Allow { value, reason });
        if allow.is_none() {
            self.wrong(item.range, "a list of entries with a text each for `value` and `reason`");
        }
        allow
    }

    /// A list of texts, or one text.
    fn texts(&mut self, node: &Node, place: TextRange) -> Option<Vec<String>> {
        let items = match &node.value {
            Value::List(items) => items.as_slice(),
            Value::Scalar { .. } if node.is_null() => return None,
            _ => std::slice::from_ref(node),
        };
        let read = |item: &Node| {
            let range = if item.range.is_empty() { place } else { item.range };
            self.text(item, range)
        };
        Some(items.iter().filter_map(read).collect())
    }

    fn text(&mut self, node: &Node, place: TextRange) -> Option<String> {
        let text = word(node).map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
        if text.is_none() {
            self.wrong(place, "a text");
        }
        text
    }

    fn number(&mut self, node: &Node, place: TextRange) -> Option<u32> {
        let plain = matches!(node.value, Value::Scalar { plain: true, .. });
        let number = word(node).filter(|_| plain).and_then(|word| word.parse().ok()).filter(|number| *number > 0);
        if number.is_none() {
            self.wrong(place, "a whole number of bytes above zero");
        }
        number
    }

    fn switch(&mut self, node: &Node, place: TextRange) -> Option<bool> {
        let switch = word(node).and_then(|word| match word {
            "true" | "on" => Some(true),
            "false" | "off" => Some(false),
            _ => None,
        });
        if switch.is_none() {
            self.wrong(place, "true or false");
        }
        switch
    }

    fn wrong(&mut self, range: TextRange, wanted: &str) {
        let name = if self.at.is_empty() { "The configuration".to_owned() } else { format!("`{}`", self.at.join(".")) };
        self.report(&BAD_VALUE, Finding::new(range, format!("{name} has to be {wanted}.")));
    }

    fn unknown<'w>(
        &mut self,
        rule: &'static RuleInfo,
        what: &str,
        entry: &Entry,
        known: impl Iterator<Item = &'w str> + Clone,
    ) {
        let mut at = self.at.clone();
        if at.last() != Some(&entry.key) {
            at.push(entry.key.clone());
        }
        let near = if self.problems.len() < MOST_SUGGESTIONS { nearest(&entry.key, known.clone()) } else { None };
        let advice = near.map_or_else(|| listed(known), |near| format!("Did you mean `{near}`?"));
        let finding = Finding::new(entry.key_range, format!("There is no {what} `{}`. {advice}", at.join(".")));
        let mark = slice(self.text, entry.key_range).chars().next().filter(|mark| matches!(mark, '"' | '\''));
        let mark = mark.map_or(String::new(), String::from);
        let fix =
            near.map(|near| Fix::suggested(format!("Write {near}"), entry.key_range, format!("{mark}{near}{mark}")));
        self.report(rule, fix.into_iter().fold(finding, Finding::fix));
    }

    fn report(&mut self, rule: &'static RuleInfo, finding: Finding) {
        self.problems.push(Problem { rule, finding });
    }
}

/// The text of a single value.
fn word(node: &Node) -> Option<&str> {
    let Value::Scalar { text, .. } = &node.value else { return None };
    Some(text.as_str()).filter(|_| !node.is_null())
}

/// Some known words, where they are few.
fn listed<'w>(known: impl Iterator<Item = &'w str> + Clone) -> String {
    if known.clone().nth(12).is_some() {
        return "See the list of rules.".to_owned();
    }
    format!("Known are {}.", known.collect::<Vec<_>>().join(", "))
}

/// Where to show what is wrong with a value; at its key, where nothing is written.
fn place_of(entry: &Entry) -> TextRange {
    if entry.value.range.is_empty() { entry.key_range } else { entry.value.range }
}
