//! Finds a table in a page of markdown.

/// The rows of the first table under a heading, without its head: the text of each cell. `None` if there is no such
/// table.
pub fn table_under(page: &str, heading: &str) -> Option<Vec<Vec<String>>> {
    let mut lines = page.lines().map(str::trim);
    lines.find(|line| heading_of(line) == Some(heading))?;
    let rows: Vec<_> = lines
        .take_while(|line| heading_of(line).is_none())
        .skip_while(|line| !line.starts_with('|'))
        .take_while(|line| line.starts_with('|'))
        .skip(2)
        .map(cells)
        .collect();
    (!rows.is_empty()).then_some(rows)
}

/// The words between backticks in a cell.
pub fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

fn heading_of(line: &str) -> Option<&str> {
    let words = line.trim_start_matches('#');
    (words.len() < line.len()).then(|| words.trim())
}

fn cells(line: &str) -> Vec<String> {
    let inside = line.trim_matches('|');
    inside.split('|').map(|cell| cell.trim().to_owned()).collect()
}

#[test]
fn only_the_table_under_the_heading_is_read() {
    let page =
        "# A\n| x |\n|---|\n| 0 |\n## B\nwords\n\n| x | y |\n| --- | --- |\n| `a` `b` | c |\n| d | |\n\n| z |\n# C\n";
    let rows = table_under(page, "B").expect("a table");
    assert_eq!(rows, [["`a` `b`", "c"], ["d", ""]]);
    assert_eq!(quoted(&rows[0][0]).collect::<Vec<_>>(), ["a", "b"]);
    assert_eq!(table_under(page, "C"), None);
}
