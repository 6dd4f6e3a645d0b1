//! Draws the chart: a panel for each height and each way of hitting, a line for each power.

use std::fmt::Write;

use physics::params::{LEAST_POWER, STANDARD_POWER};

use super::measure::{ASIDE_EDGES, DISTANCES_EDGES, HEIGHTS, POWERS, Point};

/// The sizes of a panel and of the space around it, in pixels.
const PANEL: (f64, f64) = (240.0, 170.0);
const GAP: (f64, f64) = (36.0, 62.0);
const MARGIN: (f64, f64) = (62.0, 96.0);
/// The colour of each power's line, pale to dark; the standard throw stands out.
const COLOURS: [&str; 4] = ["#a9b8c6", "#c4452f", "#5f86ad", "#1f3a5f"];

/// The whole picture, as SVG.
pub fn draw(points: &[Point], throws: u64) -> String {
    let (columns, rows) = (HEIGHTS.len() as f64, ASIDE_EDGES.len() as f64);
    let width = MARGIN.0 + columns * PANEL.0 + (columns - 1.0) * GAP.0 + 24.0;
    let height = MARGIN.1 + rows * PANEL.1 + (rows - 1.0) * GAP.1 + 56.0;
    let mut out = Svg(String::new());
    out.line(format_args!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12" fill="#222">"##
    ));
    out.line(format_args!(
        r##"<rect width="{width}" height="{height}" fill="#fff"/>"##
    ));
    out.text(
        MARGIN.0,
        26.0,
        "start",
        r#"font-size="16" font-weight="bold""#,
        "How often a throw fells a stack",
    );
    let subtitle = format!("{throws} throws a point; the upright lines hold the true share in 95 of 100 cases");
    out.text(MARGIN.0, 44.0, "start", r##"fill="#666""##, &subtitle);
    legend(&mut out);
    for (row, aside) in ASIDE_EDGES.into_iter().enumerate() {
        for (column, height) in HEIGHTS.into_iter().enumerate() {
            let corner = (
                MARGIN.0 + column as f64 * (PANEL.0 + GAP.0),
                MARGIN.1 + row as f64 * (PANEL.1 + GAP.1),
            );
            let way = if aside == 0.0 {
                "hit squarely".into()
            } else {
                format!("{aside} edges beside its middle")
            };
            out.text(corner.0, corner.1 - 8.0, "start", "", &format!("{height} high, {way}"));
            panel(&mut out, corner, column == 0);
            for (power, colour) in POWERS.into_iter().zip(COLOURS) {
                let line: Vec<_> = points
                    .iter()
                    .filter(|point| point.height == height && point.aside == aside && point.power == power)
                    .collect();
                curve(&mut out, corner, &line, throws, colour);
            }
        }
    }
    let middle = MARGIN.0 + (columns * PANEL.0 + (columns - 1.0) * GAP.0) / 2.0;
    out.text(
        middle,
        height - 14.0,
        "middle",
        "",
        "from the hand to the stack, in die edges",
    );
    out.line(format_args!("</svg>"));
    out.0
}

/// The text of the picture, one line an element.
struct Svg(String);

impl Svg {
    fn line(&mut self, element: std::fmt::Arguments) {
        // Writing to a string does not fail.
        let _ = writeln!(self.0, "{element}");
    }

    fn text(&mut self, x: f64, y: f64, anchor: &str, style: &str, text: &str) {
        self.line(format_args!(
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" {style}>{text}</text>"#
        ));
    }
}

fn legend(out: &mut Svg) {
    let mut x = MARGIN.0;
    for (power, colour) in POWERS.into_iter().zip(COLOURS) {
        let percent = format!("{:.0} %", 100.0 * power);
        let name = if power == LEAST_POWER {
            format!("{percent} power, the least")
        } else if power == STANDARD_POWER {
            format!("{percent}, the standard throw")
        } else {
            percent
        };
        out.line(format_args!(
            r#"<line x1="{x:.1}" y1="62" x2="{:.1}" y2="62" stroke="{colour}" stroke-width="3"/>"#,
            x + 22.0
        ));
        out.text(x + 28.0, 66.0, "start", "", &name);
        x += 58.0 + 6.6 * name.len() as f64;
    }
}

/// The position of a distance and a share in a panel.
fn place(corner: (f64, f64), distance: f32, share: f64) -> (f64, f64) {
    let (first, last) = (DISTANCES_EDGES[0], DISTANCES_EDGES[DISTANCES_EDGES.len() - 1]);
    let along = f64::from((distance - first) / (last - first));
    (corner.0 + along * PANEL.0, corner.1 + (1.0 - share) * PANEL.1)
}

/// The grid of a panel, and its numbers.
fn panel(out: &mut Svg, corner: (f64, f64), shares: bool) {
    for percent in [0, 25, 50, 75, 100] {
        let (x, y) = place(corner, DISTANCES_EDGES[0], f64::from(percent) / 100.0);
        out.line(format_args!(
            r##"<line x1="{x:.1}" y1="{y:.1}" x2="{:.1}" y2="{y:.1}" stroke="#ddd"/>"##,
            x + PANEL.0
        ));
        if shares {
            out.text(x - 8.0, y + 4.0, "end", r##"fill="#666""##, &format!("{percent} %"));
        }
    }
    for distance in DISTANCES_EDGES.into_iter().step_by(2) {
        let (x, y) = place(corner, distance, 0.0);
        out.text(x, y + 17.0, "middle", r##"fill="#666""##, &format!("{distance}"));
    }
}

/// A line, with the confidence interval of the true share at each point.
fn curve(out: &mut Svg, corner: (f64, f64), line: &[&Point], throws: u64, colour: &str) {
    let mut path = Vec::new();
    for point in line {
        let (x, y) = place(corner, point.distance, point.fell);
        path.push(format!("{x:.1},{y:.1}"));
        let (low, high) = wilson(point.fell, throws);
        let (bottom, top) = (
            place(corner, point.distance, low).1,
            place(corner, point.distance, high).1,
        );
        out.line(format_args!(
            r#"<line x1="{x:.1}" y1="{bottom:.1}" x2="{x:.1}" y2="{top:.1}" stroke="{colour}"/>"#
        ));
    }
    out.line(format_args!(
        r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="2" stroke-linejoin="round"/>"#,
        path.join(" ")
    ));
}

/// Wilson's interval of a share, at 95 %.
fn wilson(share: f64, throws: u64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let n = throws as f64;
    let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}
