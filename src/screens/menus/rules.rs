//! The rules pages of all games, in our own words, from `docs/rules`.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;

use super::CloseOverlay;
use crate::app::{Overlay, Screen};
use crate::games::{AnyOptions, NAMES};
use crate::screens::theme::button::{ButtonLook, button, on_press};
use crate::screens::theme::field::field;
use crate::screens::theme::focus::FocusName;
use crate::screens::theme::scroll::{by_keys, scroll_area};
use crate::screens::theme::text::{bold, bold_coloured, coloured, text};
use crate::screens::theme::tooltip::Tooltip;
use crate::screens::theme::{BRASS, ROW, ROW_MARKED, TEXT_QUIET, plate, size};
use crate::table::setup::CurrentMatch;

/// The rule the page opens at, as in `S-4`.
#[derive(Resource, Clone, Debug, Default)]
pub struct RulesAt(pub Option<String>);

/// The rule of what is under the pointer, or looked at by keyboard; the HUD file of the game that is played says so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleHere(pub Option<&'static str>);

/// The game whose page is open, by its name on the command line.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct PageOf(&'static str);

/// The sheet that shows the page.
#[derive(Component, Clone, Copy, Debug)]
struct Sheet;

/// Where the pieces of the page are.
#[derive(Component, Clone, Copy, Debug)]
struct Page;

/// The field for what is looked for.
#[derive(Component, Clone, Copy, Debug)]
struct SearchField;

/// How wide a picture is at most, in logical pixels.
const PICTURE_WIDTH: f32 = 640.0;

/// One piece of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    /// The title of the page.
    Title(String),
    /// The heading of a section.
    Heading(String),
    /// A rule: its id and what it says.
    Rule(String, String),
    /// A line of a list.
    Item(String),
    /// A paragraph.
    Words(String),
    /// A picture, by its path among the assets, and what it shows.
    Picture(String, String),
}

impl Piece {
    fn is_rule(&self, id: &str) -> bool {
        matches!(self, Self::Rule(ids, _) if names(ids, id))
    }

    /// Whether it says these words, given in small letters.
    fn says(&self, wanted: &str) -> bool {
        let has = |words: &str| words.to_lowercase().contains(wanted);
        match self {
            Self::Rule(ids, words) => has(ids) || has(words),
            Self::Title(words) | Self::Heading(words) | Self::Item(words) | Self::Words(words) => has(words),
            Self::Picture(..) => false,
        }
    }
}

/// What of a page says these words, each under its heading; nothing where nothing does.
fn found(page: &str, wanted: &str) -> Vec<Piece> {
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

/// Whether a list of ids, as in `K-3, K-4`, has this one.
fn names(ids: &str, id: &str) -> bool {
    ids.split(", ").any(|of| of == id)
}

/// The rule the page is scrolled to, once it is laid out.
#[derive(Component, Clone, Copy, Debug)]
struct ScrollHere;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesAt>()
        .init_resource::<RuleHere>()
        .insert_resource(PageOf(NAMES[0]))
        .add_systems(OnEnter(Overlay::Rules), open_page)
        .add_systems(
            Update,
            (spawn_page.run_if(resource_changed::<PageOf>), search.after(spawn_page)).run_if(in_state(Overlay::Rules)),
        )
        .add_systems(OnExit(Screen::Match), |mut here: ResMut<RuleHere>| {
            here.set_if_neq(RuleHere::default());
        })
        .add_systems(PostUpdate, scroll_to_rule.after(bevy::ui::UiSystems::Layout));
}

/// Opens the page that has the rule asked for; else that of the match that is on; else the one looked at last.
fn open_page(at: Res<RulesAt>, current: Option<Res<CurrentMatch>>, mut page: ResMut<PageOf>) {
    let of_match = current.map(|current| current.0.options.name());
    let has_rule = |name: &&'static str| at.0.as_ref().is_some_and(|id| has_rule(name, id));
    let game = of_match
        .filter(|name| at.0.is_none() || has_rule(name))
        .or_else(|| NAMES.iter().copied().find(has_rule));
    // Also where it stays the same: the page is made anew.
    page.set_changed();
    if let Some(game) = game {
        page.0 = game;
    }
}

/// Whether the page of a game has a rule.
pub fn has_rule(game: &str, id: &str) -> bool {
    pieces(rules_text(game)).iter().any(|piece| piece.is_rule(id))
}

/// The rules of a game, by its name; nothing where there is no such game.
fn rules_text(name: &str) -> &'static str {
    AnyOptions::of_game(name).map_or("", |options| options.rules_text())
}

/// What a page calls its game.
fn title(name: &str) -> &'static str {
    AnyOptions::of_game(name).map_or("", |options| options.title())
}

fn spawn_page(
    page: Res<PageOf>,
    assets: Res<AssetServer>,
    mut at: ResMut<RulesAt>,
    sheets: Query<Entity, With<Sheet>>,
    mut commands: Commands,
) {
    for sheet in &sheets {
        commands.entity(sheet).despawn();
    }
    let at = at.0.take();
    let shown = page.0;
    commands
        .spawn((plate::overlay_root(), DespawnOnExit(Overlay::Rules), Sheet))
        .with_children(|root| {
            root.spawn(plate::solid_plate(820.0)).with_children(|sheet| {
                sheet.spawn(tabs()).with_children(|tabs| {
                    for game in NAMES.iter().copied() {
                        tabs.spawn((button(title(game), look(game == shown)), on_press(turn_to(game))));
                    }
                    tabs.spawn((
                        coloured("Search", size::SMALL, TEXT_QUIET),
                        Node {
                            align_self: AlignSelf::Center,
                            ..default()
                        },
                    ));
                    tabs.spawn((
                        field("", 170.0, 40, |letter| !letter.is_control()),
                        SearchField,
                        FocusName::new("rules.search"),
                        Tooltip("Search the rules of all games".into()),
                    ));
                });
                let area = scroll_area(
                    sheet,
                    Node {
                        flex_shrink: 1.0,
                        ..default()
                    },
                    7.0,
                    |page| {
                        for piece in pieces(rules_text(shown)) {
                            spawn_piece(page, piece, at.as_deref(), &assets);
                        }
                    },
                );
                sheet.commands().entity(area).insert((Page, by_keys(), AutoFocus));
                sheet.spawn((
                    button("Back", ButtonLook::Primary),
                    on_press(|_: On<Activate>, mut close: MessageWriter<CloseOverlay>| {
                        close.write(CloseOverlay);
                    }),
                ));
            });
        });
}

/// While something is looked for, what says so in all games stands in the place of the page.
fn search(
    fields: Query<&EditableText, (With<SearchField>, Changed<EditableText>)>,
    page: Res<PageOf>,
    assets: Res<AssetServer>,
    areas: Query<Entity, With<Page>>,
    mut looked_for: Local<String>,
    mut commands: Commands,
) {
    let (Ok(field), Ok(area)) = (fields.single(), areas.single()) else {
        return;
    };
    let wanted = field.value().to_string();
    if wanted.trim() == looked_for.trim() {
        return;
    }
    looked_for.clone_from(&wanted);
    let mut area = commands.entity(area);
    area.despawn_related::<Children>().with_children(|list| {
        let shown: Vec<Piece> = if wanted.trim().is_empty() {
            pieces(rules_text(page.0))
        } else {
            NAMES.iter().flat_map(|game| found(rules_text(game), &wanted)).collect()
        };
        if shown.is_empty() {
            list.spawn(text("No rule says so. Try another word.", size::BODY));
        }
        for piece in shown {
            spawn_piece(list, piece, None, &assets);
        }
    });
}

/// The row of the games' names over the page.
fn tabs() -> Node {
    Node {
        column_gap: px(8),
        row_gap: px(6),
        justify_content: JustifyContent::Center,
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        ..default()
    }
}

const fn look(shown: bool) -> ButtonLook {
    if shown { ButtonLook::Plain } else { ButtonLook::Quiet }
}

fn turn_to(game: &'static str) -> impl FnMut(On<Activate>, ResMut<PageOf>) {
    move |_, mut page| {
        page.set_if_neq(PageOf(game));
    }
}

fn spawn_piece(page: &mut ChildSpawnerCommands, piece: Piece, at: Option<&str>, assets: &AssetServer) {
    match piece {
        Piece::Title(words) => {
            page.spawn(plate::heading(words));
        }
        Piece::Heading(words) => {
            page.spawn((
                bold_coloured(words, size::GROUP, BRASS),
                Node {
                    margin: UiRect::top(px(10)),
                    ..default()
                },
            ));
        }
        Piece::Rule(id, words) => {
            let here = at.is_some_and(|at| names(&id, at));
            let mut row = page.spawn((
                Node {
                    padding: UiRect::axes(px(10), px(6)),
                    border_radius: BorderRadius::all(px(6)),
                    column_gap: px(12),
                    flex_shrink: 0.0,
                    ..default()
                },
                BackgroundColor(if here { ROW_MARKED } else { ROW }),
                Pickable::IGNORE,
            ));
            if here {
                row.insert(ScrollHere);
            }
            row.with_children(|row| {
                row.spawn((
                    bold(id, size::BODY),
                    Node {
                        width: px(52),
                        flex_shrink: 0.0,
                        ..default()
                    },
                ));
                row.spawn((text(words, size::BODY), fill()));
            });
        }
        Piece::Item(words) => {
            page.spawn((
                Node {
                    padding: UiRect::left(px(10)),
                    column_gap: px(10),
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|row| {
                row.spawn(text("\u{2022}", size::BODY));
                row.spawn((text(words, size::BODY), fill()));
            });
        }
        Piece::Words(words) => {
            page.spawn(text(words, size::BODY));
        }
        Piece::Picture(path, shows) => {
            page.spawn((
                Node {
                    width: percent(100),
                    max_width: px(PICTURE_WIDTH),
                    aspect_ratio: Some(16.0 / 9.0),
                    border_radius: BorderRadius::all(px(8)),
                    margin: UiRect::vertical(px(6)),
                    align_self: AlignSelf::Center,
                    flex_shrink: 0.0,
                    ..default()
                },
                ImageNode::new(assets.load(path)),
                Pickable::IGNORE,
            ));
            page.spawn((
                coloured(shows, size::SMALL, TEXT_QUIET),
                Node {
                    align_self: AlignSelf::Center,
                    ..default()
                },
            ));
        }
    }
}

/// Takes the rest of a row and wraps in it.
fn fill() -> Node {
    Node {
        flex_basis: px(0),
        flex_grow: 1.0,
        ..default()
    }
}

fn scroll_to_rule(targets: Query<(Entity, &ComputedNode), With<ScrollHere>>, mut commands: Commands) {
    for (entity, node) in &targets {
        if node.size().y > 0.0 {
            commands.trigger(bevy::ui_widgets::ScrollIntoView { entity });
            commands.entity(entity).remove::<ScrollHere>();
        }
    }
}

/// Takes a rules page apart: headings, rules (lines that start with an id as in `S-4`), lists and paragraphs.
fn pieces(page: &str) -> Vec<Piece> {
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
            // A line that goes on with the one above.
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

/// What a picture shows, and its path among the assets: `![What it shows](../../assets/rules/stack.png)`.
fn picture(line: &str) -> Option<(String, String)> {
    let (shows, path) = line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")?;
    Some((shows.to_owned(), path.trim_start_matches("../../assets/").to_owned()))
}

/// The id, or several, and the words of a rule: `- **S-4** Words`, `- **K-3, K-4** Words`, `**S-4.** Words` or
/// `S-4. Words`.
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

/// The words without marks of emphasis.
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
    fn the_page_of_each_game_has_a_title_and_every_rule() {
        let rules = |game| match game {
            "stack" => ('S', 21),
            "skip-bo" => ('K', 16),
            "skip-bo-mod" => ('M', 15),
            "skip-bo-dice" => ('D', 21),
            _ => panic!("a game whose rules are not counted"),
        };
        for game in NAMES {
            assert!(!title(game).is_empty());
            let pictures: Vec<Piece> = pieces(rules_text(game))
                .into_iter()
                .filter(|piece| matches!(piece, Piece::Picture(..)))
                .collect();
            assert!(!pictures.is_empty(), "{game} has no picture");
            for picture in pictures {
                let Piece::Picture(path, _) = picture else { continue };
                let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
                    .join("assets")
                    .join(&path);
                assert!(file.is_file(), "{path} is missing");
            }
            let pieces = pieces(rules_text(game));
            let (letter, count) = rules(*game);
            for number in 1..=count {
                let id = format!("{letter}-{number}");
                assert!(pieces.iter().any(|piece| piece.is_rule(&id)), "{id} is missing");
            }
        }
    }
}
