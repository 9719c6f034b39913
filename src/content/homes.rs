//! Login names in the paths of home folders.

use crate::source::TextRange;

/// A home folder in a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Home {
    /// The login name.
    pub login: TextRange,
    /// The path up to the login name, where `~` could stand for it.
    pub folder: Option<TextRange>,
}

/// Accounts of machines and images, and words that stand for a name. In lower case.
const NOBODY: [&str; 38] = [
    "admin",
    "administrator",
    "agent",
    "all",
    "app",
    "appuser",
    "azureuser",
    "circleci",
    "coder",
    "codespace",
    "containeradministrator",
    "default",
    "deno",
    "dev",
    "developer",
    "docker",
    "ec2-user",
    "git",
    "gitpod",
    "jenkins",
    "jovyan",
    "linuxbrew",
    "me",
    "node",
    "public",
    "root",
    "runner",
    "runneradmin",
    "sandbox",
    "shared",
    "travis",
    "ubuntu",
    "user",
    "username",
    "vagrant",
    "vscode",
    "you",
    "yourname",
];

/// The home folders of people, the first of each line.
///
/// ```
/// use handoff_lint::content::homes::homes;
/// let text = "see /home/jroe/a.ts";
/// assert_eq!(&text[homes(text)[0].login.start..homes(text)[0].login.end], "jroe");
/// assert!(homes("/home/runner/work /root/a https://example.com/home/news").is_empty());
/// ```
pub fn homes(text: &str) -> Vec<Home> {
    let bytes = text.as_bytes();
    let mut found: Vec<Home> = Vec::new();
    let mut at = 0;
    while let Some(skip) = bytes.get(at..).and_then(|rest| rest.iter().position(|byte| matches!(byte, b'/' | b'\\'))) {
        at += skip;
        let Some(home) = home_at(text, at) else {
            at += 1;
            continue;
        };
        found.push(home);
        let rest = bytes.get(home.login.end..).unwrap_or_default();
        at = home.login.end + rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
    }
    found
}

/// The home folder whose parent's separator stands at `at`.
fn home_at(text: &str, at: usize) -> Option<Home> {
    let rest = text.as_bytes().get(at..)?;
    let (parent, windows) = parent(rest)?;
    let start = at + parent;
    let login = TextRange::new(start, start + login_length(text.get(start..)?, windows));
    let root = root(text, at, windows)?;
    let name = text.get(login.start..login.end)?;
    let goes_on = matches!(text.as_bytes().get(login.end), Some(b'/' | b'\\'));
    let named = is_name(name) && (goes_on || root.drive);
    named.then_some(Home { login, folder: root.plain.then_some(TextRange::new(root.start, login.end)) })
}

/// The length of `/home/`, `/Users/` or `\Users\` at the start of `rest`, and whether it may be that of Windows.
fn parent(rest: &[u8]) -> Option<(usize, bool)> {
    let is = |name: &[u8]| {
        let separators = matches!(rest.get(name.len() + 1), Some(b'/' | b'\\'));
        let doubled = rest.starts_with(b"\\\\") && rest.get(2..).is_some_and(|rest| rest.starts_with(name));
        (separators && rest.get(1..).is_some_and(|rest| rest.starts_with(name)), doubled)
    };
    if is(b"home").0 {
        return Some((6, false));
    }
    if is(b"Users").0 || is(b"users").0 {
        return Some((7, true));
    }
    // As in JSON: `C:\\Users\\jane`.
    let doubled = is(b"Users").1 && rest.get(7..9) == Some(b"\\\\");
    doubled.then_some((9, true))
}

/// Names on Windows may have spaces in them, where a separator still follows.
fn login_length(rest: &str, windows: bool) -> usize {
    let name = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '@' | '+');
    let plain = rest.find(|c| !name(c)).unwrap_or(rest.len());
    let spaced = rest.find(|c| !(name(c) || c == ' ')).unwrap_or(rest.len());
    let backslash = rest.as_bytes().get(spaced) == Some(&b'\\');
    if windows && backslash && spaced <= 40 { spaced } else { plain }
}

fn is_name(name: &str) -> bool {
    let letters = name.starts_with(|c: char| c.is_alphanumeric() || c == '_') && name.contains(char::is_alphabetic);
    let first = name.split(' ').next().unwrap_or_default().to_lowercase();
    letters && !name.ends_with("...") && !NOBODY.contains(&first.as_str()) && !first.starts_with("your-")
}

/// Where a path starts.
struct Root {
    start: usize,
    drive: bool,
    /// Whether it is a path on its own, with no scheme or host before it.
    plain: bool,
}

/// Longest part of a path in front of `/home` that is looked at.
const LOOK_BACK: usize = 80;

/// What stands in front of the separator at `at`, if a home folder can stand behind it.
fn root(text: &str, at: usize, windows: bool) -> Option<Root> {
    let from = at.saturating_sub(LOOK_BACK);
    let before = text.as_bytes().get(from..at)?;
    let path = |byte: &u8| byte.is_ascii_alphanumeric() || !byte.is_ascii() || b"._-~/\\:+%@$}*".contains(byte);
    let length = before.iter().rev().take_while(|byte| path(byte)).count();
    let start = at - length;
    let head = text.get(start..at).filter(|_| length < LOOK_BACK)?;
    let tail = head.len().checked_sub(2).and_then(|two| head.get(two..)).unwrap_or_default();
    let drive = windows && tail.ends_with(':') && tail.starts_with(|c: char| c.is_ascii_alphabetic());
    let alone = !head.get(..head.len().saturating_sub(2)).is_some_and(|rest| rest.ends_with(char::is_alphanumeric));
    if drive && alone {
        let plain = head.len() == 2;
        return Some(Root { start, drive, plain });
    }
    if head.is_empty() || head.ends_with([':', '@']) && !head.contains('/') {
        return Some(Root { start: at, drive: false, plain: head.is_empty() });
    }
    let scheme = head.find("://").is_some() && !head.starts_with("http");
    let mounted = windows && (head.len() == 2 || head.starts_with("/mnt/") && head.len() == 6);
    let linux = head.starts_with(r"\\wsl");
    (scheme || mounted || linux).then_some(Root { start, drive: false, plain: false })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::slice;

    fn logins(text: &str) -> Vec<&str> {
        homes(text).into_iter().map(|home| slice(text, home.login)).collect()
    }

    #[test]
    fn home_paths_of_every_system() {
        let cases = [
            (r"C:\Users\jane.roe\work\app", "jane.roe"),
            (r"c:/Users/jroe/app", "jroe"),
            (r"C:\Users\jroe", "jroe"),
            (r"C:\Users\Jane Roe\app", "Jane Roe"),
            (r#"{"cwd":"C:\\Users\\jroe\\app"}"#, "jroe"),
            ("`/home/jroe/a.ts`", "jroe"),
            ("(/Users/jroe/a)", "jroe"),
            ("file:///Users/jroe/a", "jroe"),
            ("vscode-remote://ssh-remote+box/home/jroe/a", "jroe"),
            ("/mnt/c/Users/jroe/a", "jroe"),
            ("/c/Users/jroe/a", "jroe"),
            (r"\\wsl$\Ubuntu\home\jroe\a", "jroe"),
            ("PATH=/home/jroe/bin", "jroe"),
            ("scp box:/home/jroe/a .", "jroe"),
            ("/home/josé/a", "josé"),
        ];
        for (text, login) in cases {
            assert_eq!(logins(text), [login], "{text}");
        }
    }

    #[test]
    fn machines_placeholders_and_routes_are_nobody() {
        let cases = [
            "/home/runner/work/a /Users/runner/a /home/node/app /root/a",
            r"C:\Users\Public\a C:\Users\runneradmin\a C:\Users\Default User\a",
            "/Users/Shared/a",
            "/home/user/a /home/<user>/a /home/$USER/a /home/{name}/a /home/*/a /home/.../a",
            r"C:\Users\%USERNAME%\a",
            "https://example.com/home/news/today and GET /api/Users/42/roles",
            "the routes /home/settings and /Users/jane",
            "src/home/jroe/a.ts and ./home/jroe/a",
            "~/home/jroe/a",
            "/Users/42/roles",
        ];
        for text in cases {
            assert_eq!(logins(text), [""; 0], "{text}");
        }
    }

    #[test]
    fn one_for_each_line_and_a_folder_where_it_stands_alone() {
        let text = "cp /home/jroe/a /home/jroe/b\nfile:///home/jroe/c\n";
        let found = homes(text);
        let folders: Vec<_> = found.iter().map(|home| home.folder.map(|folder| slice(text, folder))).collect();
        assert_eq!(folders, [Some("/home/jroe"), None]);
    }
}
