//! Parses a rules page into headings, rules, lists, paragraphs and pictures, and searches them for words.

use std::mem::take;

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::screens::menus::rules::fold::folded;

/// The words of a piece, in parts: the words of each part, and whether they are the mark of a house rule, a rule that
/// is decided at this table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Passage(Vec<(String, bool)>);

impl Passage {
    /// Adds words: to the last part, or as a part of its own if they are marked differently.
    fn push(&mut self, words: &str, marked: bool) {
        match self.0.last_mut().filter(|(_, last)| *last == marked) {
            Some((last, _)) => last.push_str(words),
            None => self.0.push((words.to_owned(), marked)),
        }
    }

    /// Leaves only those words marked that are this mark.
    fn mark_only(&mut self, mark: Option<&str>) {
        for (words, marked) in take(&mut self.0) {
            self.push(&words, marked && mark == Some(&words));
        }
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

    /// The words of the rule with this id, if it is that rule.
    pub(super) fn rule_words(&self, id: &str) -> Option<String> {
        match self {
            Self::Rule(ids, words) if names(ids, id) => Some(words.words()),
            _ => None,
        }
    }

    /// The path of the picture, if it is one.
    #[cfg(test)]
    pub(super) fn picture(&self) -> Option<&str> {
        match self {
            Self::Picture(path, _) => Some(path),
            _ => None,
        }
    }

    /// The mark of house rules, if it is a rule that begins with it: words in italics with a colon at their end, as in
    /// `*House rule:*`. Each language has its own.
    fn mark(&self) -> Option<String> {
        let Self::Rule(_, Passage(parts)) = self else {
            return None;
        };
        let (words, italic) = parts.first()?;
        (*italic && words.ends_with(':')).then(|| words.clone())
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

/// Parses a rules page: headings, rules (items and paragraphs that start with a bold id as in `**S-4**`), lists,
/// paragraphs, tables and pictures.
pub(super) fn pieces(page: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    // Words in italics are marked until the mark of house rules is known.
    let (mut said, mut is_italic) = (Passage::default(), false);
    let (mut bold, mut is_item) = (String::new(), false);
    let (mut cells, mut path) = (Vec::new(), String::new());
    for event in Parser::new_ext(page, Options::ENABLE_TABLES) {
        match event {
            Event::Text(words) | Event::Code(words) => said.push(&words, is_italic),
            Event::SoftBreak | Event::HardBreak => said.push(" ", is_italic),
            Event::Start(Tag::Emphasis) => is_italic = true,
            Event::End(TagEnd::Emphasis) => is_italic = false,
            Event::Start(Tag::Paragraph) => bold.clear(),
            Event::Start(Tag::Item) => (bold, is_item) = (String::new(), true),
            Event::End(TagEnd::Strong) if bold.is_empty() => bold = said.words(),
            Event::Start(Tag::Image { dest_url, .. }) => path = among_assets(&dest_url),
            Event::End(TagEnd::Image) => pieces.push(Piece::Picture(take(&mut path), take(&mut said).words())),
            Event::End(TagEnd::Heading(HeadingLevel::H1)) => pieces.push(Piece::Title(take(&mut said).words())),
            Event::End(TagEnd::Heading(_)) => pieces.push(Piece::Heading(take(&mut said).words())),
            Event::End(TagEnd::TableCell) => cells.push(take(&mut said).words().trim().to_owned()),
            Event::End(TagEnd::TableHead) => pieces.push(Piece::Row(take(&mut cells), true)),
            Event::End(TagEnd::TableRow) => pieces.push(Piece::Row(take(&mut cells), false)),
            Event::Start(Tag::List(_)) | Event::End(TagEnd::Item | TagEnd::Paragraph | TagEnd::CodeBlock) => {
                pieces.extend(piece(take(&mut said), &bold, take(&mut is_item)));
            }
            _ => {}
        }
    }
    let mark = pieces.iter().find_map(Piece::mark);
    for piece in &mut pieces {
        if let Piece::Rule(_, words) | Piece::Item(words) | Piece::Words(words) = piece {
            words.mark_only(mark.as_deref());
        }
    }
    pieces
}

/// A rule, an item or a paragraph with these words, which may begin with bold ones; `None` without words.
fn piece(mut said: Passage, bold: &str, is_item: bool) -> Option<Piece> {
    let (first, _) = said.0.first_mut()?;
    if let (Some(ids), Some(words)) = (ids(bold), first.strip_prefix(bold)) {
        *first = words.trim_start_matches(['.', ':', ' ', '-']).to_owned();
        said.0.retain(|(words, _)| !words.is_empty());
        return Some(Piece::Rule(ids.to_owned(), said));
    }
    Some(if is_item { Piece::Item(said) } else { Piece::Words(said) })
}

/// The path of a picture among the assets. A page in another language lies one folder deeper.
fn among_assets(path: &str) -> String {
    path.trim_start_matches("../").trim_start_matches("assets/").to_owned()
}

/// The id or ids of a rule in bold words: `S-4`, `K-3, K-4` or `S-4.`.
fn ids(bold: &str) -> Option<&str> {
    let ids = bold.trim_end_matches(['.', ':']);
    let is_id = |id: &str| {
        id.split_once('-').is_some_and(|(letter, number)| {
            letter.len() == 1
                && letter.chars().all(|c| c.is_ascii_uppercase())
                && !number.is_empty()
                && number.chars().all(|c| c.is_ascii_digit())
        })
    };
    ids.split(", ").all(is_id).then_some(ids)
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
    fn escapes_links_and_other_marks_of_markdown_are_read() {
        let page = "Stack\n=====\n\n* __S-4__: Put *one* die, see [the rules](stack.md) &amp; \\*play\\*.\n\n\
                    <!-- note -->\n\n| __S-4__ |\n| :---: |\n| 1 \\| 2 |\n";
        assert_eq!(
            pieces(page),
            [
                Piece::Title("Stack".into()),
                Piece::Rule("S-4".into(), "Put one die, see the rules & *play*.".into()),
                Piece::Row(vec!["S-4".into()], true),
                Piece::Row(vec!["1 | 2".into()], false),
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
