//! Applying fixes.

use super::{Edit, Fix};
use crate::source::TextRange;

/// `text` with the fixes applied, in order of their places. A fix is applied whole or not at all: one that touches what an
/// earlier one of the list has changed is left out.
///
/// ```
/// use handoff_lint::diagnostic::{Fix, apply_fixes};
/// use handoff_lint::source::TextRange;
/// let fixes = [
///     Fix::safe("Capitals", TextRange::new(0, 4), "PASS"),
///     Fix::safe("Other capitals", TextRange::new(2, 4), "SS"),
///     Fix::safe("Full stop", TextRange::empty(4), "."),
/// ];
/// assert_eq!(apply_fixes("pass", &fixes), "PASS.");
/// ```
pub fn apply_fixes<'f>(text: &str, fixes: impl IntoIterator<Item = &'f Fix>) -> String {
    let fits = |edit: &Edit| text.get(edit.range.start..edit.range.end).is_some();
    let mut out = String::with_capacity(text.len());
    let mut from = 0;
    for edit in choose_edits(fixes, fits) {
        out.push_str(text.get(from..edit.range.start).unwrap_or_default());
        out.push_str(&edit.new_text);
        from = edit.range.end;
    }
    out.push_str(text.get(from..).unwrap_or_default());
    out
}

/// The edits of the fixes that can be applied together, sorted. `fits` says whether an edit lies in the text.
///
/// Two insertions at one place are a conflict: their order would be a guess.
pub(crate) fn choose_edits<'f>(
    fixes: impl IntoIterator<Item = &'f Fix>,
    fits: impl Fn(&Edit) -> bool,
) -> Vec<&'f Edit> {
    let mut chosen: Vec<&Edit> = Vec::new();
    for fix in fixes {
        if fix.edits.iter().all(|edit| fits(edit) && is_free(&chosen, edit.range)) {
            for edit in &fix.edits {
                chosen.insert(place_of(&chosen, edit.range), edit);
            }
        }
    }
    chosen
}

/// Where an edit of `range` stands among the sorted edits.
fn place_of(chosen: &[&Edit], range: TextRange) -> usize {
    chosen.partition_point(|edit| edit.range < range)
}

fn is_free(chosen: &[&Edit], range: TextRange) -> bool {
    let at = place_of(chosen, range);
    let before = at.checked_sub(1).and_then(|at| chosen.get(at));
    before.is_none_or(|edit| edit.range.end <= range.start)
        && chosen.get(at).is_none_or(|edit| range.end <= edit.range.start && edit.range != range)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fix(edits: &[(usize, usize, &str)]) -> Fix {
        let edit = |(start, end, text): &(usize, usize, &str)| Edit {
            range: TextRange::new(*start, *end),
            new_text: (*text).into(),
        };
        Fix { title: "t".into(), edits: edits.iter().map(edit).collect(), preferred: true, safe: true }
    }

    #[test]
    fn edits_are_sorted_and_a_fix_is_whole_or_nothing() {
        let fixes = [fix(&[(6, 7, "G")]), fix(&[(0, 1, "A"), (6, 8, "x")]), fix(&[(2, 3, "")])];
        assert_eq!(apply_fixes("abcdefgh", &fixes), "abdefGh");
    }

    #[test]
    fn what_does_not_fit_is_left_out() {
        let fixes = [fix(&[(1, 2, "x")]), fix(&[(0, 99, "")])];
        assert_eq!(apply_fixes("é", &fixes), "é");
    }

    #[test]
    fn an_insertion_beside_a_replacement_is_no_conflict() {
        assert_eq!(apply_fixes("abc", &[fix(&[(1, 2, "B")]), fix(&[(1, 1, "<")]), fix(&[(2, 2, ">")])]), "a<B>c");
    }

    #[test]
    fn two_insertions_at_one_place_are_a_conflict() {
        assert_eq!(apply_fixes("ab", &[fix(&[(1, 1, "1")]), fix(&[(1, 1, "2")])]), "a1b");
    }
}
