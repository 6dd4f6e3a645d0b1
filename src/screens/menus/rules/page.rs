//! Parses a rules page into headings, rules, lists, paragraphs and pictures, and searches them for words.

/// One piece of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// The title of the page.
    Title(String),
    /// The heading of a section.
    Heading(String),
    /// A rule: its id and its text.
    Rule(String, String),
    /// A line of a list.
    Item(String),
    /// A paragraph.
    Words(String),
    /// A row of a table, cell by cell; `true` for the head of the table.
    Row(Vec<String>, bool),
    /// A picture: its path among the assets, and its description.
    Picture(String, String),
}

impl Piece {
    /// Whether it is the rule with this id.
    pub(super) fn is_rule(&self, id: &str) -> bool {
        matches!(self, Self::Rule(ids, _) if names(ids, id))
    }

    /// Whether it contains these words, given in small letters.
    fn says(&self, wanted: &str) -> bool {
        let has = |words: &str| words.to_lowercase().contains(wanted);
        match self {
            Self::Rule(ids, words) => has(ids) || has(words),
            Self::Title(words) | Self::Heading(words) | Self::Item(words) | Self::Words(words) => has(words),
            Self::Row(cells, head) => !head && cells.iter().any(|cell| has(cell)),
            Self::Picture(..) => false,
        }
    }
}

/// The pieces of a page that contain these words, each under its heading; empty if none does.
pub(super) fn found(page: &str, wanted: &str) -> Vec<Piece> {
    let wanted = wanted.trim().to_lowercase();
    let mut found = Vec::new();
    let (mut title, mut heading) = (None, None);
    for piece in pieces(page) {
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
    let mut pieces: Vec<Piece> = Vec::new();
    let mut open = false;
    for line in page.lines() {
        let line = line.trim();
        if line.is_empty() {
            open = false;
            continue;
        }
        if let Some((shows, path)) = picture(line) {
            pieces.push(Piece::Picture(path, shows));
            open = false;
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
            open = false;
        } else if let Some(words) = line.strip_prefix("# ") {
            pieces.push(Piece::Title(plain(words)));
            open = false;
        } else if let Some(words) = line
            .trim_start_matches('#')
            .strip_prefix(' ')
            .filter(|_| line.starts_with('#'))
        {
            pieces.push(Piece::Heading(plain(words)));
            open = false;
        } else if let Some((id, words)) = rule(line) {
            pieces.push(Piece::Rule(id, plain(&words)));
            open = true;
        } else if let Some(words) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
            pieces.push(Piece::Item(plain(words)));
            open = true;
        } else if open {
            // A line that continues the one above.
            if let Some(Piece::Rule(_, words) | Piece::Item(words) | Piece::Words(words)) = pieces.last_mut() {
                words.push(' ');
                words.push_str(&plain(line));
            }
        } else {
            pieces.push(Piece::Words(plain(line)));
            open = true;
        }
    }
    pieces
}

/// The description of a picture, and its path among the assets: `![What it shows](../../assets/rules/stack.png)`.
fn picture(line: &str) -> Option<(String, String)> {
    let (shows, path) = line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")?;
    Some((shows.to_owned(), path.trim_start_matches("../../assets/").to_owned()))
}

/// The id or ids, and the words, of a rule: `- **S-4** Words`, `- **K-3, K-4** Words`, `**S-4.** Words` or `S-4.
/// Words`.
fn rule(line: &str) -> Option<(String, String)> {
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
    ids.split(", ").all(is_id).then(|| (ids.to_owned(), words.to_owned()))
}

/// The words without emphasis marks.
fn plain(words: &str) -> String {
    words.replace(['*', '`'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_for_is_found_under_its_heading_in_any_case() {
        let page = "# Stack\n\n## Turns\n\n- **S-4** Put a die on another.\n\n## End\n\n- **S-18** A TIE is settled.\n";
        assert_eq!(
            found(page, " tie"),
            [
                Piece::Title("Stack".into()),
                Piece::Heading("End".into()),
                Piece::Rule("S-18".into(), "A TIE is settled.".into())
            ]
        );
        assert_eq!(found(page, "s-4").len(), 3);
        assert!(found(page, "chess").is_empty());
    }

    #[test]
    fn a_page_is_taken_apart_into_headings_rules_and_paragraphs() {
        let page = "# Stack\n\nSome words\nthat go on.\n\n## Turns\n\n- **S-4** Put a die\n  on another.\n- a point\n- **K-3, K-4** Draw.\n";
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
        assert_eq!(found(page, "flick").len(), 1);
    }
}
