//! The seats around the table.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::super::words::portraits;
use super::chosen::Chosen;
use super::view::LobbyView;
use crate::screens::setup::draft::kinds::kind_name;
use messages;
use messages::texts::together as words;
use net::protocol::lobby::{LobbySeat, SeatHolder};
use window_kit::ui::button::{ButtonLook, control, on_press};
use window_kit::ui::chip::chip;
use window_kit::ui::face::{Portrait, face};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{BRASS, EDGE, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, bold_coloured, coloured, one_line, shortening};

/// The room for the table and its seats, in logical pixels.
const ROOM: Vec2 = Vec2::new(620.0, 330.0);
/// The size of a seat, in logical pixels.
const CHAIR: Vec2 = Vec2::new(182.0, 56.0);
/// How large a face is, in logical pixels.
const FACE: f32 = 34.0;

/// The table with the seats around it. If it is too wide for the window, the seats are below the table in rows.
#[derive(Component)]
pub(super) struct AroundTable;

/// The table itself.
#[derive(Component)]
pub(super) struct TableTop;

/// The height of the table between the seats around it.
const TOP: f32 = ROOM.y - 2.0 * CHAIR.y - 30.0;

/// A seat, and its upper left corner around the table.
#[derive(Component)]
pub(super) struct Chair(Vec2);

pub(super) fn spawn(list: &mut ChildSpawnerCommands, seen: &LobbyView, chosen: Chosen) {
    list.spawn((
        AroundTable,
        Node {
            width: px(ROOM.x),
            height: px(ROOM.y),
            flex_shrink: 0.0,
            align_self: AlignSelf::Center,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(8),
            row_gap: px(8),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|around| {
        spawn_table(around, seen);
        let count = seen.lobby.seats.len();
        let faces = portraits(&seen.lobby.seats);
        for ((at, seat), portrait) in seen.lobby.seats.iter().enumerate().zip(faces) {
            spawn_chair(around, seen, (at, count), (seat, portrait), chosen.0 == Some(at));
        }
    });
}

/// Sets the seats around the table if there is room for that, otherwise in rows.
pub(super) fn set_chairs(
    mut around: Query<(&mut Node, &ChildOf, &Children), With<AroundTable>>,
    mut chairs: Query<(&mut Node, &Chair), Without<AroundTable>>,
    mut tops: Query<&mut Node, (With<TableTop>, Without<AroundTable>, Without<Chair>)>,
    areas: Query<&ComputedNode>,
) {
    for (mut room, parent, children) in &mut around {
        let Ok(area) = areas.get(parent.parent()).map(ComputedNode::content_box) else {
            continue;
        };
        let inverse = areas
            .get(parent.parent())
            .map_or(1.0, ComputedNode::inverse_scale_factor);
        let in_rows = area.width() * inverse < ROOM.x;
        let (wrap, width, height, shown) = if in_rows {
            (FlexWrap::Wrap, percent(100), Val::Auto, PositionType::Relative)
        } else {
            (FlexWrap::NoWrap, px(ROOM.x), px(ROOM.y), PositionType::Absolute)
        };
        room.set_if_neq(Node {
            flex_wrap: wrap,
            width,
            height,
            ..room.clone()
        });
        let mut top = tops.iter_many_mut(children.iter());
        while let Some(mut node) = top.fetch_next() {
            let wanted = Node {
                height: if in_rows { Val::Auto } else { px(TOP) },
                ..node.clone()
            };
            node.set_if_neq(wanted);
        }
        let mut placed = chairs.iter_many_mut(children.iter());
        while let Some((mut node, chair)) = placed.fetch_next() {
            let corner = |at: f32| if in_rows { Val::Auto } else { px(at) };
            let wanted = Node {
                position_type: shown,
                left: corner(chair.0.x),
                top: corner(chair.0.y),
                ..node.clone()
            };
            node.set_if_neq(wanted);
        }
    }
}

/// The table, with the code of the room on it.
fn spawn_table(around: &mut ChildSpawnerCommands, seen: &LobbyView) {
    around
        .spawn((
            TableTop,
            Node {
                width: px(ROOM.x - 2.0 * CHAIR.x - 16.0),
                height: px(TOP),
                border: px(2).all(),
                border_radius: BorderRadius::all(px(80)),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                row_gap: px(4),
                padding: px(8).all(),
                ..default()
            },
            BackgroundColor(Color::srgba(0.06, 0.20, 0.14, 0.9)),
            BorderColor::all(EDGE),
            Pickable::IGNORE,
        ))
        .with_children(|table| {
            table.spawn((bold(words::CODE, size::SMALL), TextLayout::justify(Justify::Center)));
            table.spawn((
                bold_coloured(messages::Message::verbatim(seen.lobby.code.to_string()), 40.0, BRASS),
                one_line(),
            ));
        });
}

/// The middle of a seat: the first one is at the near side, and the others follow clockwise.
fn place((at, count): (usize, usize)) -> Vec2 {
    let angle = TAU * (0.25 + at as f32 / count.max(1) as f32);
    let reach = (ROOM - CHAIR) / 2.0;
    // A table that is closer to a rectangle than to an ellipse keeps the seats apart.
    let (sin, cos) = angle.sin_cos();
    let round = |part: f32| part.signum() * part.abs().sqrt();
    ROOM / 2.0 + reach * Vec2::new(round(cos), round(sin))
}

fn spawn_chair(
    around: &mut ChildSpawnerCommands,
    seen: &LobbyView,
    of: (usize, usize),
    (seat, portrait): (&LobbySeat, Option<Portrait>),
    is_chosen: bool,
) {
    let at = of.0;
    let corner = place(of) - CHAIR / 2.0;
    let look = if is_chosen {
        ButtonLook::Primary
    } else {
        ButtonLook::Plain
    };
    let mut chair = around.spawn((
        control(look, 1.0),
        FocusName::new(format!("lobby.chair.{at}")),
        Chair(corner),
        on_press(move |_: On<Activate>, mut chosen: ResMut<Chosen>| {
            chosen.0 = Some(at);
        }),
    ));
    chair.entry::<Node>().and_modify(move |mut node| {
        node.position_type = PositionType::Absolute;
        node.left = px(corner.x);
        node.top = px(corner.y);
        node.width = px(CHAIR.x);
        node.height = px(CHAIR.y);
        node.padding = UiRect::axes(px(6), px(4));
        node.justify_content = JustifyContent::Start;
        node.column_gap = px(9);
    });
    chair.with_children(|chair| {
        match portrait {
            Some(portrait) => {
                chair.spawn(face(portrait, FACE)).with_child((
                    Node {
                        position_type: PositionType::Absolute,
                        right: px(-6),
                        bottom: px(-5),
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![chip(seat.colour, 19.0)],
                ));
            }
            None => {
                chair.spawn(chip(seat.colour, 26.0));
            }
        }
        chair
            .spawn((
                Node {
                    // Otherwise a line would be as wide as its box, and would never be shortened.
                    align_items: AlignItems::FlexStart,
                    overflow: Overflow::clip(),
                    ..plate::lines(0.0)
                },
                Pickable::IGNORE,
            ))
            .with_children(|lines| {
                let name = match seat.holder {
                    SeatHolder::Nobody => words::CHAIR_FREE,
                    SeatHolder::Person(_) | SeatHolder::Computer(_) => messages::Message::verbatim(&seat.name),
                };
                lines.spawn((bold(name, size::BODY), shortening()));
                lines.spawn((coloured(sits(seen, seat), size::SMALL, TEXT_QUIET), shortening()));
            });
    });
}

/// The words about the player of a seat.
fn sits(seen: &LobbyView, seat: &LobbySeat) -> messages::Message {
    let id = match seat.holder {
        SeatHolder::Nobody => return words::CHAIR_FREE_ABOUT,
        SeatHolder::Computer(level) => return kind_name(Some(level)),
        SeatHolder::Person(id) => id,
    };
    let member = seen.lobby.members.iter().find(|member| member.id == id);
    match member {
        Some(member) if !member.here => words::AWAY,
        _ if seen.lobby.host == Some(id) => words::HOSTS,
        Some(member) if member.ready => words::IS_READY,
        _ if seen.room.you == Some(id) => words::IS_YOU,
        _ => words::NOT_YET,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chairs_stand_apart_inside_their_room() {
        for count in 2..=8 {
            let places: Vec<Vec2> = (0..count).map(|at| place((at, count))).collect();
            for (at, one) in places.iter().enumerate() {
                let inside = Rect::from_corners(CHAIR / 2.0, ROOM - CHAIR / 2.0).inflate(0.1);
                assert!(inside.contains(*one), "{count}: {one}");
                for other in &places[at + 1..] {
                    let apart = (*one - *other).abs();
                    assert!(apart.x >= CHAIR.x || apart.y >= CHAIR.y, "{count}: {one} and {other}");
                }
            }
        }
    }
}
