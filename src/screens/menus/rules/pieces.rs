//! Draws the pieces of a rules page.

use bevy::prelude::*;

use super::page::{Passage, Piece, names};
use super::place::{StandHere, tail};
use messages::Message;
use window_kit::ui::look::{BRASS, ROW, ROW_MARKED, TEXT, TEXT_QUIET, size};
use window_kit::ui::pictures::address;
use window_kit::ui::text::{bold, bold_coloured, coloured};
use window_kit::ui::{fonts, plate};

/// How wide a picture is at most, in logical pixels.
const PICTURE_WIDTH: f32 = 640.0;

/// A piece that the search found, and its number among the others.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found(pub(super) usize);

/// Draws a piece. `at` is the rule that is marked.
///
/// Returns the entity that the search can mark.
pub(super) fn spawn_piece(
    page: &mut ChildSpawnerCommands,
    piece: Piece,
    at: Option<&str>,
    assets: &AssetServer,
) -> Option<Entity> {
    match piece {
        Piece::Title(words) => {
            page.spawn(plate::heading(Message::verbatim(words)));
            None
        }
        Piece::Heading(words) => {
            page.spawn((
                bold_coloured(Message::verbatim(words), size::GROUP, BRASS),
                Node {
                    margin: UiRect::top(px(10)),
                    ..default()
                },
            ));
            None
        }
        Piece::Rule(id, said) => {
            let marked = at.is_some_and(|at| names(&id, at));
            let mut drawn = page.spawn((row(), BackgroundColor(ROW), Pickable::IGNORE));
            if marked {
                drawn.insert(mark(true));
            }
            drawn.with_children(|row| {
                row.spawn((
                    bold(Message::verbatim(id), size::BODY),
                    Node {
                        width: px(52),
                        flex_shrink: 0.0,
                        ..default()
                    },
                ));
                words(row, &said);
            });
            Some(drawn.id())
        }
        Piece::Item(said) => {
            let mut drawn = page.spawn((row(), Pickable::IGNORE));
            drawn.with_children(|row| {
                row.spawn(bold(Message::verbatim("\u{2022}"), size::BODY));
                words(row, &said);
            });
            Some(drawn.id())
        }
        Piece::Words(said) => {
            let mut drawn = page.spawn((row(), Pickable::IGNORE));
            drawn.with_children(|row| words(row, &said));
            Some(drawn.id())
        }
        Piece::Row(cells, head) => {
            let ground = if head { Color::NONE } else { ROW };
            let mut drawn = page.spawn((row(), BackgroundColor(ground), Pickable::IGNORE));
            drawn.with_children(|row| {
                for (at, cell) in cells.into_iter().map(Message::verbatim).enumerate() {
                    let mut cell = match (head, at) {
                        (true, _) => row.spawn(coloured(cell, size::SMALL, TEXT_QUIET)),
                        (false, 0) => row.spawn(bold(cell, size::BODY)),
                        (false, _) => row.spawn(coloured(cell, size::BODY, TEXT)),
                    };
                    cell.insert(share());
                }
            });
            (!head).then_some(drawn.id())
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
                ImageNode::new(assets.load(address(&path))),
                Pickable::IGNORE,
            ));
            page.spawn((
                coloured(Message::verbatim(shows), size::SMALL, TEXT_QUIET),
                Node {
                    align_self: AlignSelf::Center,
                    ..default()
                },
            ));
            None
        }
    }
}

/// The look of a found piece: a brass edge and another background if it is marked.
pub(super) fn mark(marked: bool) -> impl Bundle {
    (
        BackgroundColor(if marked { ROW_MARKED } else { ROW }),
        BorderColor::all(if marked { BRASS } else { Color::NONE }),
    )
}

fn row() -> Node {
    Node {
        padding: UiRect::axes(px(8), px(5)),
        // Room for the edge of a marked piece.
        border: UiRect::left(px(3)),
        border_radius: BorderRadius::all(px(6)),
        column_gap: px(12),
        flex_shrink: 0.0,
        ..default()
    }
}

/// A node that takes its share of the free room in a row, and wraps in it.
fn share() -> Node {
    Node {
        flex_basis: px(0),
        flex_grow: 1.0,
        ..default()
    }
}

/// The words of a piece, in the rest of its row; a house rule stands out.
fn words(row: &mut ChildSpawnerCommands, said: &Passage) {
    row.spawn((coloured(Message::empty(), size::BODY, TEXT), share()))
        .with_children(|line| {
            for (words, marked) in said.parts() {
                let plain = TextFont::from_font_size(size::BODY);
                let (font, ink) = if marked {
                    (plain.with_font(fonts::BOLD), BRASS)
                } else {
                    (plain, TEXT)
                };
                line.spawn((TextSpan::new(words), font, TextColor(ink)));
            }
        });
}

/// A page with this text. The rule `at` is marked and scrolled into the upper part of the page.
pub(crate) fn spawn_pieces(list: &mut ChildSpawnerCommands, page: Vec<Piece>, at: Option<&str>, assets: &AssetServer) {
    for piece in page {
        let here = at.is_some_and(|at| piece.is_rule(at));
        let drawn = spawn_piece(list, piece, at, assets);
        if let Some(drawn) = drawn.filter(|_| here) {
            list.commands_mut().entity(drawn).insert(StandHere);
        }
    }
    list.spawn(tail());
}
