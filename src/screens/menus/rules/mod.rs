//! The rules pages of all games, in our own words, from `docs/rules`, and that of the controls: opened at a rule, turned,
//! searched.

mod page;
mod pieces;
mod place;
mod search;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use self::place::{Page, StandHere, tail};
use super::CloseOverlay;
use crate::app::{Overlay, Screen};
use crate::catalog::{AnyOptions, NAMES};
use crate::table::setup::CurrentMatch;
use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::plate;
use crate::ui::scroll::{by_keys, scroll_area};

/// The rule the page opens at, as in `S-4`.
#[derive(Resource, Clone, Debug, Default)]
pub struct RulesAt(pub Option<String>);

/// The rule of what is under the pointer, or looked at by keyboard; the HUD file of the game that is played says so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleHere(pub Option<&'static str>);

/// The page that is open: a game's, by its name on the command line, or that of the controls.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct PageOf(&'static str);

/// The sheet that shows the page.
#[derive(Component, Clone, Copy, Debug)]
struct Sheet;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesAt>()
        .init_resource::<RuleHere>()
        .insert_resource(PageOf(NAMES[0]))
        .add_plugins((place::plugin, search::plugin))
        .add_systems(OnEnter(Overlay::Rules), open_page)
        .add_systems(
            Update,
            (
                spawn_page.run_if(resource_changed::<PageOf>),
                search::systems().after(spawn_page),
            )
                .run_if(in_state(Overlay::Rules)),
        )
        .add_systems(OnExit(Screen::Match), |mut here: ResMut<RuleHere>| {
            here.set_if_neq(RuleHere::default());
        });
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
    page::pieces(page_text(game)).iter().any(|piece| piece.is_rule(id))
}

/// The page that tells what mouse, keys and buttons do.
const CONTROLS: &str = "controls";

/// All pages, in the order of their names over the page.
fn pages() -> impl Iterator<Item = &'static str> {
    NAMES.iter().copied().chain([CONTROLS])
}

/// The page of this name; nothing where there is none.
fn page_text(name: &str) -> &'static str {
    if name == CONTROLS {
        return include_str!("../../../../docs/controls.md");
    }
    AnyOptions::of_game(name).map_or("", |options| options.rules_text())
}

/// What a page is called.
fn title(name: &str) -> &'static str {
    if name == CONTROLS {
        return "Controls";
    }
    AnyOptions::of_game(name).map_or("", |options| options.title())
}

fn spawn_page(
    page: Res<PageOf>,
    assets: Res<AssetServer>,
    mut at: ResMut<RulesAt>,
    mut looked_for: ResMut<search::LookedFor>,
    sheets: Query<Entity, With<Sheet>>,
    mut commands: Commands,
) {
    for sheet in &sheets {
        commands.entity(sheet).despawn();
    }
    *looked_for = default();
    let at = at.0.take();
    let shown = page.0;
    commands
        .spawn((plate::overlay_root(), DespawnOnExit(Overlay::Rules), Sheet))
        .with_children(|root| {
            root.spawn(plate::solid_plate(820.0)).with_children(|sheet| {
                sheet.spawn(tabs()).with_children(|tabs| {
                    for game in pages() {
                        tabs.spawn((button(title(game), look(game == shown)), on_press(turn_to(game))));
                    }
                });
                let area = scroll_area(
                    sheet,
                    Node {
                        flex_shrink: 1.0,
                        ..default()
                    },
                    7.0,
                    |page| spawn_pieces(page, shown, at.as_deref(), &assets),
                );
                sheet.commands().entity(area).insert((Page, by_keys(), AutoFocus));
                sheet.spawn(along_the_bottom()).with_children(|row| {
                    search::spawn(row);
                    let mut back = row.spawn((
                        button("Back", ButtonLook::Primary),
                        on_press(|_: On<Activate>, mut close: MessageWriter<CloseOverlay>| {
                            close.write(CloseOverlay);
                        }),
                    ));
                    back.entry::<Node>().and_modify(|mut node| node.flex_grow = 1.0);
                });
            });
        });
}

/// The page of a game. The rule `at` is marked and comes to where the eye is.
fn spawn_pieces(list: &mut ChildSpawnerCommands, game: &str, at: Option<&str>, assets: &AssetServer) {
    for piece in page::pieces(page_text(game)) {
        let here = at.is_some_and(|at| piece.is_rule(at));
        let drawn = pieces::spawn_piece(list, piece, at, assets);
        if let Some(drawn) = drawn.filter(|_| here) {
            list.commands_mut().entity(drawn).insert(StandHere);
        }
    }
    list.spawn(tail());
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

/// The row of the search and the way back under the page.
fn along_the_bottom() -> Node {
    Node {
        column_gap: px(8),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    }
}

const fn look(shown: bool) -> ButtonLook {
    if shown { ButtonLook::Plain } else { ButtonLook::Quiet }
}

fn turn_to(game: &'static str) -> impl FnMut(On<Activate>, ResMut<PageOf>) {
    move |_, mut page| {
        // Also where it is open: then what was looked for gives way to it.
        *page = PageOf(game);
    }
}

#[cfg(test)]
mod tests {
    use super::page::{Piece, pieces};
    use super::*;

    #[test]
    fn the_pages_speak_to_players_and_not_to_who_makes_the_program() {
        for game in NAMES {
            for word in ["`", "settled)", "the tests", "the code", "toml"] {
                assert!(!page_text(game).contains(word), "{game}: {word}");
            }
        }
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
            let pictures: Vec<Piece> = pieces(page_text(game))
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
            let pieces = pieces(page_text(game));
            let (letter, count) = rules(*game);
            for number in 1..=count {
                let id = format!("{letter}-{number}");
                assert!(pieces.iter().any(|piece| piece.is_rule(&id)), "{id} is missing");
            }
        }
    }
}
