//! One rule of a rulebook by its id.

use serde::Serialize;

/// A rule in our own words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Rule<'a> {
    /// Its id, as `KB-5.9`.
    pub id: &'a str,
    /// Its paragraphs, without the id, in Markdown.
    pub text: &'a str,
}

/// The rules of a rulebook in their order: a rule begins with its id in bold and goes on to the next rule or heading.
pub fn rules_of(rulebook: &str) -> Vec<Rule<'_>> {
    let mut starts: Vec<(usize, Option<&str>)> = Vec::new();
    let mut at = 0;
    for line in rulebook.split_inclusive('\n') {
        if let Some(id) = bold_id(line) {
            starts.push((at, Some(id)));
        } else if line.starts_with('#') {
            starts.push((at, None));
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).map(|(at, _)| *at);
    let ends: Vec<usize> = ends.chain([rulebook.len()]).collect();
    starts
        .iter()
        .zip(ends)
        .filter_map(|(&(start, id), end)| {
            let id = id?;
            let after = rulebook[start..end].split_once("**")?.1.split_once("**")?.1;
            Some(Rule {
                id,
                text: after.trim_start_matches([':', '.']).trim(),
            })
        })
        .collect()
}

/// The id in bold with which a line begins, also in a list: `**KB-5.9**` or `- **KB-5.9.**`.
fn bold_id(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let line = line.strip_prefix("- ").unwrap_or(line).trim_start();
    let (id, _) = line.strip_prefix("**")?.split_once("**")?;
    let id = id.trim_end_matches(['.', ':']);
    is_id(id).then_some(id)
}

/// Two capitals or more, a hyphen, and a number somewhere after it.
fn is_id(word: &str) -> bool {
    let (prefix, rest) = word.split_once('-').unwrap_or((word, ""));
    prefix.len() >= 2
        && prefix.bytes().all(|byte| byte.is_ascii_uppercase())
        && rest.bytes().any(|byte| byte.is_ascii_digit())
        && rest
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_go_from_their_id_to_the_next_one() {
        let book = "# Title\nWords.\n\n**XX-1.1** First.\nMore.\n\n- **XX-1.2.** Second **bold**.\n\n## Next\nText.\n\n**XX-2.1a**: Third.";
        let rules = rules_of(book);
        let ids: Vec<&str> = rules.iter().map(|rule| rule.id).collect();
        assert_eq!(ids, ["XX-1.1", "XX-1.2", "XX-2.1a"]);
        assert_eq!(rules[0].text, "First.\nMore.");
        assert_eq!(rules[1].text, "Second **bold**.");
    }
}
