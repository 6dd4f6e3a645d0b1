//! Reads tables of a page of markdown.

/// The rows of the first table below a heading, without its head: the text of each cell.
pub fn table_under<'a>(page: &'a str, heading: &str) -> Vec<Vec<&'a str>> {
    let is_heading = |line: &&str| line.starts_with('#');
    let mut lines = page.lines();
    lines.find(|line| is_heading(line) && line.trim_start_matches('#').trim() == heading);
    lines
        .take_while(|line| !is_heading(line))
        .skip_while(|line| !line.starts_with('|'))
        .take_while(|line| line.starts_with('|'))
        .skip(2)
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

/// The words between backticks in a cell of a row; none if the row is too short.
pub fn quoted(row: &[&str], column: usize) -> Vec<String> {
    let cell = row.get(column).unwrap_or(&"");
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn only_the_table_under_the_heading_is_read() {
    let page = "# A\n| x |\n|---|\n| 0 |\n## B\nwords\n\n| x | y |\n|---|---|\n| `a` `b` | c |\n| d | |\n\n| z |\n";
    let rows = table_under(page, "B");
    assert_eq!(rows, [["`a` `b`", "c"], ["d", ""]]);
    assert_eq!(quoted(&rows[0], 0), ["a", "b"]);
}
