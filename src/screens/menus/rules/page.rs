//! Parses a rules page into headings, rules, lists, paragraphs and pictures, and searches them for words.

use crate::screens::menus::rules::fold::folded;

/// The words of a piece, in parts: the words of each part, and whether they are the mark of a house rule, a rule that
/// is decided at this table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Passage(Vec<(String, bool)>);

impl Passage {
    /// Reads words of the page, with their signs of emphasis. `mark` is the mark of a house rule as it stands on the
    /// page.
    fn read(words: &str, mark: Option<&str>) -> Self {
        let Some(mark) = mark else {
            return Self(vec![(plain(words), false)]);
        };
        let mut parts = Vec::new();
        for (at, part) in words.split(mark).enumerate() {
            if at > 0 {
                parts.push((plain(mark), true));
            }
            if !part.is_empty() {
                parts.push((plain(part), false));
            }
        }
        Self(parts)
    }

    /// The parts.
    pub(super) fn parts(&self) -> impl Iterator<Item = (&str, bool)> {
        self.0.iter().map(|(words, marked)| (words.as_str(), *marked))
    }

    /// How many marks of house rules it has.
    #[cfg(test)]
    pub(super) fn marks(&self) -> usize {
        self.parts().filter(|(_, marked)| *marked).count()
    }

    /// All words.
    fn words(&self) -> String {
        self.parts().map(|(words, _)| words).collect()
    }
}

/// One piece of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// The title of the page.
    Title(String),
    /// The heading of a section.
    Heading(String),
    /// A rule: its id and its text.
    Rule(String, Passage),
    /// A line of a list.
    Item(Passage),
    /// A paragraph.
    Words(Passage),
    /// A row of a table, cell by cell; `true` for the head of the table.
    Row(Vec<String>, bool),
    /// A picture: its path among the assets, and its description.
    Picture(String, String),
}

impl Piece {
    /// The same piece with its words changed by `said`. Ids and paths stay.
    pub(super) fn with_words(self, said: impl Fn(String) -> String) -> Self {
        let passage = |passage: Passage| {
            Passage(
                passage
                    .0
                    .into_iter()
                    .map(|(words, marked)| (said(words), marked))
                    .collect(),
            )
        };
        match self {
            Self::Title(words) => Self::Title(said(words)),
            Self::Heading(words) => Self::Heading(said(words)),
            Self::Rule(ids, words) => Self::Rule(ids, passage(words)),
            Self::Item(words) => Self::Item(passage(words)),
            Self::Words(words) => Self::Words(passage(words)),
            Self::Row(cells, head) => Self::Row(cells.into_iter().map(said).collect(), head),
            Self::Picture(path, shows) => Self::Picture(path, said(shows)),
        }
    }

    /// Whether it is the rule with this id.
    pub(super) fn is_rule(&self, id: &str) -> bool {
        matches!(self, Self::Rule(ids, _) if names(ids, id))
    }

    /// The path of the picture, if it is one.
    #[cfg(test)]
    pub(super) fn picture(&self) -> Option<&str> {
        match self {
            Self::Picture(path, _) => Some(path),
            _ => None,
        }
    }

    /// Whether it contains these words, which are [`folded`].
    fn says(&self, wanted: &str) -> bool {
        let has = |words: &str| folded(words).contains(wanted);
        match self {
            Self::Rule(ids, words) => has(ids) || has(&words.words()),
            Self::Item(words) | Self::Words(words) => has(&words.words()),
            Self::Title(words) | Self::Heading(words) => has(words),
            Self::Row(cells, head) => !head && cells.iter().any(|cell| has(cell)),
            Self::Picture(..) => false,
        }
    }
}

/// The pieces of a page that contain these words, each under its heading; empty if none does.
pub(super) fn found(page: Vec<Piece>, wanted: &str) -> Vec<Piece> {
    let wanted = folded(wanted.trim());
    let mut found = Vec::new();
    let (mut title, mut heading) = (None, None);
    for piece in page {
        match piece {
            Piece::Title(_) => title = Some(piece),
            Piece::Heading(_) => heading = Some(piece),
            piece if piece.says(&wanted) => {
                found.extend(title.take());
                found.extend(heading.take());
                found.push(piece);
            }
            _ => {}
        }
    }
    found
}

/// Whether a list of ids, as in `K-3, K-4`, contains this one.
pub(super) fn names(ids: &str, id: &str) -> bool {
    ids.split(", ").any(|of| of == id)
}

/// Parses a rules page: headings, rules (lines that start with an id as in `S-4`), lists and paragraphs.
pub(super) fn pieces(page: &str) -> Vec<Piece> {
    let lines = whole_lines(page);
    let mark = lines
        .iter()
        .filter_map(|line| rule(line))
        .find_map(|(_, words)| mark(words));
    let mark = mark.as_deref();
    let mut pieces: Vec<Piece> = Vec::new();
    for line in &lines {
        if let Some((shows, path)) = picture(line) {
            pieces.push(Piece::Picture(path, shows));
        } else if line.starts_with('|') {
            // The line of dashes under the head of a table marks the row above it as the head.
            let cells: Vec<String> = line
                .trim_matches('|')
                .split('|')
                .map(|cell| plain(cell.trim()))
                .collect();
            match pieces.last_mut() {
                Some(Piece::Row(_, head)) if cells.iter().all(|cell| cell == "---") => *head = true,
                _ => pieces.push(Piece::Row(cells, false)),
            }
        } else if let Some(words) = line.strip_prefix("# ") {
            pieces.push(Piece::Title(plain(words)));
        } else if let Some(words) = heading(line) {
            pieces.push(Piece::Heading(plain(words)));
        } else if let Some((id, words)) = rule(line) {
            pieces.push(Piece::Rule(id.to_owned(), Passage::read(words, mark)));
        } else if let Some(words) = bullet(line) {
            pieces.push(Piece::Item(Passage::read(words, mark)));
        } else {
            pieces.push(Piece::Words(Passage::read(line, mark)));
        }
    }
    pieces
}

/// The lines of a page, each with the lines that continue it. A line ends before an empty line, and before a line that
/// begins something else.
fn whole_lines(page: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut open = false;
    for line in page.lines().map(str::trim) {
        if line.is_empty() {
            open = false;
            continue;
        }
        let closed = picture(line).is_some() || line.starts_with(['|', '#']);
        let begins = closed || bullet(line).is_some() || (line.starts_with("**") && rule(line).is_some());
        match lines.last_mut().filter(|_| open && !begins) {
            Some(above) => {
                above.push(' ');
                above.push_str(line);
            }
            None => lines.push(line.to_owned()),
        }
        open = !closed;
    }
    lines
}

/// The mark of house rules on a page, from a rule that begins with it: words in italics with a colon at their end, as
/// in `*House rule:*`. Each language has its own.
fn mark(rule: &str) -> Option<String> {
    let (words, _) = rule.strip_prefix('*')?.split_once('*')?;
    words.ends_with(':').then(|| format!("*{words}*"))
}

/// The words of a heading of a section.
fn heading(line: &str) -> Option<&str> {
    line.strip_prefix('#')?.trim_start_matches('#').strip_prefix(' ')
}

/// The words of a line of a list.
fn bullet(line: &str) -> Option<&str> {
    line.strip_prefix("- ").or_else(|| line.strip_prefix("* "))
}

/// The description of a picture, and its path among the assets: `![What it shows](../../assets/rules/stack.png)`.
/// A page in another language lies one folder deeper.
fn picture(line: &str) -> Option<(String, String)> {
    let (shows, path) = line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")?;
    let path = path.trim_start_matches("../").trim_start_matches("assets/");
    Some((shows.to_owned(), path.to_owned()))
}

/// The id or ids, and the words, of a rule: `- **S-4** Words`, `- **K-3, K-4** Words`, `**S-4.** Words` or `S-4.
/// Words`.
fn rule(line: &str) -> Option<(&str, &str)> {
    let line = line.strip_prefix("- ").unwrap_or(line);
    let (ids, words) = match line.strip_prefix("**") {
        Some(bold) => bold.split_once("**")?,
        None => line.split_once(' ')?,
    };
    let ids = ids.trim_end_matches(['.', ':']);
    let is_id = |id: &str| {
        id.split_once('-').is_some_and(|(letter, number)| {
            letter.len() == 1
                && letter.chars().all(|c| c.is_ascii_uppercase())
                && !number.is_empty()
                && number.chars().all(|c| c.is_ascii_digit())
        })
    };
    let words = words.trim_start_matches(['.', ':', ' ', '-']);
    ids.split(", ").all(is_id).then_some((ids, words))
}

/// The words without emphasis marks.
fn plain(words: &str) -> String {
    words.replace(['*', '`'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    impl From<&str> for Passage {
        fn from(words: &str) -> Self {
            Self(vec![(words.to_owned(), false)])
        }
    }

    #[test]
    fn what_is_looked_for_is_found_under_its_heading_in_any_case() {
        let page = "# Stack\n\n## Turns\n\n- **S-4** Put a die on another.\n\n## End\n\n\
                    - **S-18** A TIE is settled.\n";
        assert_eq!(
            found(pieces(page), " tie"),
            [
                Piece::Title("Stack".into()),
                Piece::Heading("End".into()),
                Piece::Rule("S-18".into(), "A TIE is settled.".into())
            ]
        );
        assert_eq!(found(pieces(page), "s-4").len(), 3);
        assert!(found(pieces(page), "chess").is_empty());
    }

    #[test]
    fn what_is_looked_for_is_found_with_and_without_accents() {
        let page = "- **S-4** *R\u{e8}gle maison\u{a0}:* un d\u{e9}.\n";
        for wanted in ["regle", "R\u{c8}GLE MAISON", "un de"] {
            assert_eq!(found(pieces(page), wanted).len(), 1, "{wanted}");
        }
    }

    #[test]
    fn the_mark_of_house_rules_is_found_in_every_language_and_other_italics_are_not() {
        for mark in [
            "House rule:",
            "Hausregel:",
            "R\u{e8}gle maison\u{a0}:",
            "Regla de la casa:",
        ] {
            let broken = mark.replacen(' ', "\n  ", 1);
            let page = format!("- **S-3** Throw.\n  *{broken}* Again. *Play on:* no.\n- **S-4** *{mark}* Two.\n");
            let rules: Vec<Vec<(String, bool)>> = pieces(&page)
                .into_iter()
                .filter_map(|piece| match piece {
                    Piece::Rule(_, Passage(parts)) => Some(parts),
                    _ => None,
                })
                .collect();
            let settled = |words: &str| (words.to_owned(), false);
            let marked = (mark.to_owned(), true);
            assert_eq!(
                rules,
                [
                    vec![settled("Throw. "), marked.clone(), settled(" Again. Play on: no.")],
                    vec![marked, settled(" Two.")],
                ]
            );
        }
    }

    #[test]
    fn a_page_is_taken_apart_into_headings_rules_and_paragraphs() {
        let page = "# Stack\n\nSome words\nthat go on.\n\n## Turns\n\n- **S-4** Put a die\n  on another.\n\
                    - a point\n- **K-3, K-4** Draw.\n";
        assert_eq!(
            pieces(page),
            [
                Piece::Title("Stack".into()),
                Piece::Words("Some words that go on.".into()),
                Piece::Heading("Turns".into()),
                Piece::Rule("S-4".into(), "Put a die on another.".into()),
                Piece::Item("a point".into()),
                Piece::Rule("K-3, K-4".into(), "Draw.".into()),
            ]
        );
    }

    #[test]
    fn a_table_is_taken_apart_into_its_head_and_its_rows() {
        let page = "| | mouse |\n| --- | --- |\n| throw | flick *it* |\n";
        assert_eq!(
            pieces(page),
            [
                Piece::Row(vec![String::new(), "mouse".into()], true),
                Piece::Row(vec!["throw".into(), "flick it".into()], false),
            ]
        );
        assert_eq!(found(pieces(page), "flick").len(), 1);
    }
}
