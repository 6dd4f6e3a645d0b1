//! The strip over each board: the owner, the score, and whose turn it is.

use bevy::prelude::*;

use crate::ai::level::Level;
use crate::catalog::Listed;
use crate::games::skip_bo_dice::state::SkipBoDice;
use crate::messages::Message;
use crate::messages::texts::skip_bo_dice as words;
use crate::play::skip_bo_dice::boards::table::BoardTable;
use crate::play::skip_bo_dice::hud::places::{on_screen, put};
use crate::presentation::visual::TableCamera;
use crate::rules::ids::PlayerId;
use crate::screens::hud::points::RowOf;
use crate::screens::hud::thinking::seat_face;
use crate::table::view::{MatchView, Players, SeatColours};
use crate::ui::chip::{badge, chip};
use crate::ui::look::{BRASS, PLATE, TEXT_QUIET};
use crate::ui::scale::FrameScale;
use crate::ui::shown::Shown;
use crate::ui::text::{bold, bold_coloured, coloured, one_line, shortening};
use crate::window::state::Screen;

/// The strip of a seat.
#[derive(Component, Clone, Debug)]
pub(crate) struct Label {
    seat: PlayerId,
    shown: Shown<(FrameScale, Model)>,
}

/// What a strip says.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    colour: u8,
    name: String,
    /// The level of a computer player.
    level: Option<Level>,
    points: u16,
    stands: Message,
    marks: Vec<Message>,
    turn: bool,
}

/// One strip for each board.
pub(crate) fn spawn_labels(table: Res<BoardTable>, labels: Query<(Entity, &Label)>, mut commands: Commands) {
    let seats: Vec<PlayerId> = table.layout.boards.iter().map(|board| board.seat).collect();
    for (entity, label) in &labels {
        if !seats.contains(&label.seat) {
            commands.entity(entity).despawn();
        }
    }
    for seat in seats {
        if labels.iter().any(|(_, label)| label.seat == seat) {
            continue;
        }
        commands.spawn((
            Label {
                seat,
                shown: Shown::default(),
            },
            RowOf(seat),
            DespawnOnExit(Screen::Match),
            Node {
                position_type: PositionType::Absolute,
                align_items: AlignItems::Center,
                overflow: Overflow::clip(),
                border: UiRect::left(px(4)),
                border_radius: BorderRadius::all(px(5)),
                ..default()
            },
            Pickable::IGNORE,
        ));
    }
}

fn model(
    view: &MatchView,
    game: &SkipBoDice,
    seat: PlayerId,
    players: &Players,
    colours: &SeatColours,
    large: bool,
) -> Model {
    let score = game.score(seat);
    let sheet = game.sheet(seat);
    let complete = game
        .board()
        .pile_ids()
        .filter(|pile| sheet.pile(*pile).place().is_some())
        .count();
    let stars = score.stars + score.place_stars;
    let stands = if large {
        words::label_points(stars, score.unused(), complete)
    } else {
        words::label_piles(complete)
    };
    let mut marks = Vec::new();
    if game.last_turns().is_some_and(|left| left.contains(seat)) {
        marks.push(words::LABEL_LAST_TURN);
    }
    if game.winners().contains(seat) {
        marks.push(words::LABEL_WINS);
    }
    Model {
        colour: colours.of(seat),
        name: players.name(seat).to_owned(),
        level: players.face(seat),
        points: score.total(),
        stands,
        marks,
        turn: game.active() == seat && view.scores.winners.is_empty(),
    }
}

/// Writes what each strip says.
pub(crate) fn fill_labels(
    (view, players, colours): (Res<MatchView>, Res<Players>, Res<SeatColours>),
    table: Res<BoardTable>,
    scale: Res<FrameScale>,
    mut labels: Query<(Entity, &mut Label)>,
    mut commands: Commands,
) {
    let Some(game) = SkipBoDice::of_view(&view.view) else {
        return;
    };
    let large = table.large();
    for (entity, mut label) in &mut labels {
        let model = model(&view, game, label.seat, &players, &colours, large == label.seat);
        let seat = label.seat;
        let Some((scale, model)) = label.bypass_change_detection().shown.change((*scale, model)) else {
            continue;
        };
        let ground = if model.turn {
            Color::srgba(0.20, 0.155, 0.085, 0.94)
        } else {
            PLATE
        };
        commands
            .entity(entity)
            .insert((
                BackgroundColor(ground),
                BorderColor::all(if model.turn { BRASS } else { Color::NONE }),
            ))
            .despawn_related::<Children>()
            .with_children(|strip| fill(strip, seat, model, *scale));
    }
}

fn fill(strip: &mut ChildSpawnerCommands, seat: PlayerId, model: &Model, scale: FrameScale) {
    strip
        .spawn((
            Node {
                width: percent(100),
                padding: UiRect::horizontal(scale.px(7.0)),
                align_items: AlignItems::Center,
                column_gap: scale.px(8.0),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn(chip(model.colour, 20.0 * scale.0));
            if let Some(level) = model.level {
                line.spawn(seat_face(seat, level, 22.0 * scale.0));
            }
            line.spawn((bold(Message::verbatim(&model.name), scale.text(16.0)), one_line()));
            if model.turn {
                line.spawn((bold_coloured(words::LABEL_PLAYS, scale.text(13.0), BRASS), one_line()));
            }
            for mark in &model.marks {
                line.spawn(badge(mark.clone(), scale, 1.0));
            }
            line.spawn((
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    justify_content: JustifyContent::End,
                    overflow: Overflow::clip(),
                    ..default()
                },
                Pickable::IGNORE,
                children![(
                    coloured(model.stands.clone(), scale.text(13.0), TEXT_QUIET),
                    shortening()
                )],
            ));
            line.spawn((
                bold(Message::verbatim(model.points.to_string()), scale.text(19.0)),
                one_line(),
            ));
        });
}

/// Keeps each strip over its board.
pub(crate) fn follow_boards(
    table: Res<BoardTable>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    scale: Res<UiScale>,
    mut labels: Query<(&Label, &mut Node)>,
) {
    for (label, mut node) in &mut labels {
        let Some(board) = table.layout.board(label.seat) else {
            continue;
        };
        if let Some(rect) = on_screen(board.label, &cameras, &scale) {
            put(&mut node, rect.inflate(-1.5));
        }
    }
}
