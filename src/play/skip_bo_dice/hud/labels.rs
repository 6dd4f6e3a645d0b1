//! The strip above each board: the owner, the score, and whose turn it is.

use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::table::BoardTable;
use crate::play::skip_bo_dice::hud::places::{on_screen, put};
use crate::screens::hud::points::SeatRow;
use crate::screens::hud::portraits::Portraits;
use crate::screens::hud::thinking::seat_face;
use games::catalog::Listed;
use games::skip_bo_dice::state::SkipBoDice;
use host::view::{MatchView, Players, SeatColours};
use messages::Message;
use messages::texts::skip_bo_dice as words;
use rules::ids::SeatId;
use window_kit::presentation::visual::TableCamera;
use window_kit::ui::chip::{badge, chip};
use window_kit::ui::face::Portrait;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{BRASS, PLATE, PLATE_OF_TURN, TEXT_QUIET};
use window_kit::ui::measure::Face;
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold, bold_coloured, coloured, one_line};
use window_kit::window::state::Screen;

/// The letter sizes. Like all lengths here, they are in logical pixels for a window 720 pixels high.
const NAME: f32 = 16.0;
const POINTS: f32 = 19.0;
const QUIET: f32 = 13.0;
/// The letter size of a mark, as in [`badge`], and its total padding and border on both sides.
const MARK: f32 = 12.0;
const BESIDE_MARK: f32 = 12.0;
/// The sizes of the symbol and of a computer player's face.
const CHIP: f32 = 20.0;
const FACE: f32 = 22.0;
/// The gap between two elements, the padding on each side, and the width of the edge that shows whose turn it is.
const GAP: f32 = 8.0;
const PADDING: f32 = 7.0;
const EDGE: f32 = 4.0;

/// The strip of a seat.
#[derive(Component, Clone, Debug)]
pub(crate) struct Label {
    seat: SeatId,
    shown: Shown<(FrameScale, Model)>,
}

/// The contents of a strip.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    colour: u8,
    name: String,
    /// The face of the player.
    portrait: Option<Portrait>,
    points: i32,
    /// What the points consist of, if there is room for it.
    stands: Option<Message>,
    marks: Vec<Message>,
    turn: bool,
}

/// Spawns a strip for each board.
pub(crate) fn spawn_labels(table: Res<BoardTable>, labels: Query<(Entity, &Label)>, mut commands: Commands) {
    let seats: Vec<SeatId> = table.layout.boards.iter().map(|board| board.seat).collect();
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
            SeatRow(seat),
            DespawnOnExit(Screen::Match),
            Node {
                position_type: PositionType::Absolute,
                align_items: AlignItems::Center,
                overflow: Overflow::clip(),
                border: UiRect::left(px(EDGE)),
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
    seat: SeatId,
    players: &Players,
    portraits: &Portraits,
    colours: &SeatColours,
) -> Model {
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
        portrait: portraits.of(seat),
        points: game.points(seat),
        stands: None,
        marks,
        turn: game.active() == seat && view.scores.winners.is_empty(),
    }
}

/// The texts about what the points of a seat consist of, the longer one first.
fn stands(game: &SkipBoDice, seat: SeatId) -> [Message; 2] {
    let (score, sheet) = (game.score(seat), game.sheet(seat));
    let complete = game
        .board()
        .pile_ids()
        .filter(|pile| sheet.pile(*pile).place().is_some())
        .count();
    let stars = score.stars + score.place_stars;
    if game.round() > 1 {
        let before = game.points_before(seat);
        return [
            words::label_points_before(before, stars, score.unused(), complete),
            words::label_before(before, score.total()),
        ];
    }
    [
        words::label_points(stars, score.unused(), complete),
        words::label_piles(complete),
    ]
}

/// The width of a strip's contents without the text about the points, with all gaps.
fn wide(model: &Model, scale: FrameScale, say: &dyn Fn(&Message) -> String) -> f32 {
    let words = |words: &Message, size: f32| Face::Bold.width(&say(words), scale.text(size));
    let marks = model.marks.iter().map(|mark| words(mark, MARK) + BESIDE_MARK * scale.0);
    let all = [
        Some(CHIP * scale.0),
        model.portrait.map(|_| FACE * scale.0),
        Some(words(&Message::verbatim(&model.name), NAME)),
        model.turn.then(|| words(&words::LABEL_PLAYS, QUIET)),
        Some(words(&Message::verbatim(model.points.to_string()), POINTS)),
    ];
    let all: Vec<f32> = all.into_iter().flatten().chain(marks).collect();
    all.iter().sum::<f32>() + (GAP * all.len() as f32 + 2.0 * PADDING) * scale.0 + EDGE
}

/// Updates the contents of each strip.
pub(crate) fn fill_labels(
    (view, players, portraits, colours): (Res<MatchView>, Res<Players>, Portraits, Res<SeatColours>),
    table: Res<BoardTable>,
    (scale, localizer): (Res<FrameScale>, Res<Localizer>),
    mut labels: Query<(Entity, &mut Label, &Node)>,
    mut commands: Commands,
) {
    let Some(game) = SkipBoDice::of_view(&view.view) else {
        return;
    };
    let large = table.large();
    let say = |words: &Message| localizer.localize(words);
    for (entity, mut label, node) in &mut labels {
        let seat = label.seat;
        let mut model = model(&view, game, seat, &players, &portraits, &colours);
        // There is no room before the strip has its position.
        let room = match node.width {
            Val::Px(width) => width - wide(&model, *scale, &say),
            _ => 0.0,
        };
        let fits = |words: &Message| Face::Regular.width(&say(words), scale.text(QUIET)) <= room;
        // A small board has no room for the longer text.
        let most = usize::from(seat != large);
        model.stands = stands(game, seat).into_iter().skip(most).find(fits);
        let Some((scale, model)) = label.bypass_change_detection().shown.change((*scale, model)) else {
            continue;
        };
        let ground = if model.turn { PLATE_OF_TURN } else { PLATE };
        commands
            .entity(entity)
            .insert((
                BackgroundColor(ground),
                BorderColor::all(if model.turn { BRASS } else { Color::NONE }),
            ))
            .update_children(|strip| fill(strip, seat, model, *scale));
    }
}

fn fill(strip: &mut ChildSpawnerCommands, seat: SeatId, model: &Model, scale: FrameScale) {
    strip
        .spawn((
            Node {
                width: percent(100),
                padding: UiRect::horizontal(scale.px(PADDING)),
                align_items: AlignItems::Center,
                column_gap: scale.px(GAP),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn(chip(model.colour, CHIP * scale.0));
            if let Some(portrait) = model.portrait {
                line.spawn(seat_face(seat, portrait, FACE * scale.0));
            }
            line.spawn((bold(Message::verbatim(&model.name), scale.text(NAME)), one_line()));
            if model.turn {
                line.spawn((bold_coloured(words::LABEL_PLAYS, scale.text(QUIET), BRASS), one_line()));
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
            ))
            .with_children(|rest| {
                if let Some(stands) = &model.stands {
                    rest.spawn((coloured(stands.clone(), scale.text(QUIET), TEXT_QUIET), one_line()));
                }
            });
            line.spawn((
                bold(Message::verbatim(model.points.to_string()), scale.text(POINTS)),
                one_line(),
            ));
        });
}

/// Keeps each strip above its board.
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
