//! The rules of a game by chapters, without the signs of the page's format.

/// A chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chapter {
    /// Its heading.
    pub heading: String,
    /// Its lines.
    pub lines: Vec<String>,
}

/// The chapters of a page.
pub(crate) fn chapters(page: &str) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    let mut paragraph = String::new();
    for line in page.lines().chain([""]) {
        let heading = line.starts_with('#').then(|| plain(line.trim_start_matches('#')));
        let begins = line.trim().is_empty() || line.starts_with(['#', '-', '|', '*', '!']);
        if begins && !paragraph.is_empty() {
            let said = plain(&paragraph);
            paragraph.clear();
            if let Some(chapter) = chapters.last_mut().filter(|_| !said.is_empty()) {
                chapter.lines.push(said);
            }
        }
        match heading {
            Some(heading) => chapters.push(Chapter {
                heading,
                lines: Vec::new(),
            }),
            None if line.starts_with("![") || line.trim().is_empty() => {}
            None => {
                if !paragraph.is_empty() {
                    paragraph.push(' ');
                }
                paragraph.push_str(line.trim());
            }
        }
    }
    chapters.retain(|chapter| !chapter.lines.is_empty());
    chapters
}

/// A text without the signs of its format. Of a link only the words stay.
fn plain(text: &str) -> String {
    // A line between the head and the rows of a table.
    if text.chars().all(|sign| "|-: ".contains(sign)) {
        return String::new();
    }
    let mut words = String::new();
    let mut rest = text.trim();
    rest = rest.strip_prefix("- ").unwrap_or(rest);
    while let Some((before, link)) = rest.split_once("](") {
        words.push_str(before);
        rest = link.split_once(')').map_or("", |(_, after)| after);
    }
    words.push_str(rest);
    let words = words.replace(['*', '`', '['], "");
    let cells: Vec<&str> = words
        .split('|')
        .map(str::trim)
        .filter(|cell| !cell.is_empty())
        .collect();
    cells.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_by_chapters_without_signs() {
        let page = "# Game\n\nHello **you**,\nsee [the](a.md) page.\n\n## Next\n\n![picture](a.png)\n\n\
                    - **K-1** One `x`.\n- Two\n  lines.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n";
        let read = chapters(page);
        let headings: Vec<&str> = read.iter().map(|chapter| chapter.heading.as_str()).collect();
        assert_eq!(headings, ["Game", "Next"]);
        assert_eq!(read[0].lines, ["Hello you, see the page."]);
        assert_eq!(read[1].lines, ["K-1 One x.", "Two lines.", "a, b", "1, 2"]);
    }
}
