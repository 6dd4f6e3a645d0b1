//! The rail on the right: a row for each seat, with everything that all players may see.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ActivateOnPress, ScrollArea, ScrollIntoView};

use crate::screens::hud::frame::FramePart;
use crate::screens::hud::points::SeatRow;
use crate::screens::hud::portraits::Portraits;
use crate::screens::hud::thinking::seat_face;
use games::catalog::{AnyAction, Listed};
use games::stack::action::StackAction;
use games::stack::sizes::owner;
use games::stack::state::Stack;
use host::request::ActionRequest;
use host::view::{MatchView, Players, SeatColours};
use messages;
use messages::texts::{common, stack as words};
use rules::ids::{MAX_SEATS, SeatId};
use window_kit::presentation::frames::Frames;
use window_kit::table::phase::TableGate;
use window_kit::ui::button::{ButtonLook, frame_button, on_press};
use window_kit::ui::chip::{badge, chip};
use window_kit::ui::face::Portrait;
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{InPlace, Key};
use window_kit::ui::look::{BRASS, PLATE, PLATE_OF_TURN, TEXT, TEXT_OFF, TEXT_QUIET};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold, bold_coloured, coloured, one_line, shortening};
use window_kit::ui::tooltip::Tooltip;
use window_kit::window::state::Screen;

/// The rail.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Rail;

/// The row of the player whose turn it is.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct TurnRow;

/// The contents of a row.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    seat: SeatId,
    colour: u8,
    /// The face of the player.
    portrait: Option<Portrait>,
    /// The partner, and the points of both together.
    partner: Option<(SeatId, i32)>,
    total: i32,
    round_points: i32,
    /// How many loose dice show each number, 1 to 6.
    loose: [u8; 6],
    /// How many stacks have this seat's colour on top.
    topped: usize,
    turn: bool,
    out: bool,
    last_turn: bool,
    lost_turn: bool,
    /// Whether a person at this seat can act out of turn (S-13).
    reach_in: bool,
}

/// A person acts out of turn (S-13).
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct ReachIn(pub SeatId);

/// Spawns the rail at the start of a match.
pub(crate) fn spawn_rail(rails: Query<(), With<Rail>>, mut commands: Commands) {
    if !rails.is_empty() {
        return;
    }
    commands.spawn((
        Rail,
        FramePart::Rail,
        DespawnOnExit(Screen::Match),
        TabGroup::new(2),
        Node {
            padding: UiRect::axes(vmin(0.55), vmin(0.4)),
            row_gap: vmin(0.4),
            flex_direction: FlexDirection::Column,
            overflow: Overflow::scroll_y(),
            ..default()
        },
        ScrollArea,
        Pickable::IGNORE,
    ));
}

fn rows(view: &MatchView, players: &Players, portraits: &Portraits, colours: &SeatColours) -> Vec<Row> {
    let Some(stack) = Stack::of_view(&view.view) else {
        return Vec::new();
    };
    stack
        .seats()
        .iter()
        .map(|seat| row(view, stack, seat, players, portraits, colours))
        .collect()
}

fn row(
    view: &MatchView,
    stack: &Stack,
    seat: SeatId,
    players: &Players,
    portraits: &Portraits,
    colours: &SeatColours,
) -> Row {
    let mut loose = [0; 6];
    for die in stack.loose(seat).iter() {
        let face = usize::from(stack.face(die).0);
        if let Some(count) = face.checked_sub(1).and_then(|at| loose.get_mut(at)) {
            *count += 1;
        }
    }
    let partner = stack.seats().iter().find(|other| stack.seats().partners(seat, *other));
    let slip = AnyAction::Stack(StackAction::ActOutOfTurn);
    Row {
        seat,
        colour: colours.of(seat),
        portrait: portraits.of(seat),
        partner: partner.map(|partner| {
            let together = stack.total(seat) + stack.total(partner);
            (partner, together)
        }),
        total: stack.total(seat),
        round_points: stack.round_points(seat),
        loose,
        topped: stack.stacks().iter().filter(|pile| owner(pile.top()) == seat).count(),
        turn: stack.current() == Some(seat),
        out: stack.out().contains(seat),
        last_turn: stack.last_turns().is_some_and(|left| left.contains(seat)),
        lost_turn: stack.lost_turn().contains(seat),
        reach_in: players.is_person(seat) && !view.due.contains(seat) && view.legal[seat.index()].contains(&slip),
    }
}

pub(crate) fn show_rail(
    rails: Query<Entity, With<Rail>>,
    view: Res<MatchView>,
    players: Res<Players>,
    portraits: Portraits,
    colours: Res<SeatColours>,
    (scale, frames, gate): (Res<FrameScale>, Res<Frames>, Res<TableGate>),
    mut shown: Local<Shown<(Entity, Frames, Vec<Row>)>>,
    mut commands: Commands,
) {
    let Ok(rail) = rails.single() else { return };
    // The match is ahead of the screen: a row changes only after the screen has shown the reason.
    let same = |shown: &(Entity, Frames, Vec<Row>)| (shown.0, shown.1) == (rail, *frames);
    if gate.showing && shown.now().is_some_and(same) {
        return;
    }
    let model = (rail, *frames, rows(&view, &players, &portraits, &colours));
    if let Some((rail, frames, rows)) = shown.change(model) {
        commands.entity(*rail).update_children(|rail| {
            for row in rows {
                spawn_row(rail, row, *scale, *frames);
            }
        });
    }
}

/// The row of the player whose turn it is, when the turn or the layout of the row changes.
type ChangedTurnRow = (With<TurnRow>, Or<(Added<TurnRow>, Changed<ComputedNode>)>);

/// Scrolls the rail to the row of the player whose turn it is.
pub(crate) fn keep_turn_in_view(rows: Query<Entity, ChangedTurnRow>, mut commands: Commands) {
    for entity in &rows {
        commands.trigger(ScrollIntoView { entity });
    }
}

/// Whether a row is short. With large panels only the player whose turn it is, and people who can act out of turn,
/// have a full row; for the others the tooltip has the rest.
fn is_short(row: &Row, frames: Frames) -> bool {
    frames.are_large() && !row.turn && !row.reach_in
}

/// The tooltip of a row: what its numbers mean, or what a short row leaves out.
fn about(row: &Row, frames: Frames) -> messages::Message {
    if !is_short(row, frames) {
        return words::RAIL_ABOUT;
    }
    let loose = (1..=6_u8)
        .zip(row.loose)
        .filter(|(_, count)| *count > 0)
        .map(|(number, count)| words::rail_loose(count, number));
    words::rail_about_short(points_words(row), loose)
}

fn spawn_row(rail: &mut ChildSpawnerCommands, row: &Row, scale: FrameScale, frames: Frames) {
    let short = is_short(row, frames);
    // Small, so that eight rows have room at 200 %.
    let above = if short { 1.0 } else { 3.0 };
    let mut spawned = rail.spawn((
        SeatRow(row.seat),
        Key::new(row.seat.0.to_string()),
        Hovered::default(),
        Tooltip(about(row, frames)),
        Node {
            // Each row has the height for eight rows, even if there are only two.
            height: if frames.are_large() {
                auto()
            } else {
                percent(100.0 / MAX_SEATS as f32)
            },
            flex_shrink: if frames.are_large() { 0.0 } else { 1.0 },
            padding: UiRect::new(scale.px(7.0), scale.px(7.0), scale.px(above), scale.px(above)),
            border: UiRect::left(scale.px(4.0)),
            border_radius: BorderRadius::all(px(5)),
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::SpaceBetween,
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(if row.turn { PLATE_OF_TURN } else { PLATE }),
        BorderColor::all(if row.turn { BRASS } else { Color::NONE }),
    ));
    if row.turn {
        spawned.insert(TurnRow);
    }
    spawned.with_children(|plate| {
        spawn_name_line(plate, row, scale);
        if !short {
            spawn_dice_line(plate, row, scale, frames);
            spawn_points_line(plate, row, scale);
        }
    });
}

fn spawn_name_line(plate: &mut ChildSpawnerCommands, row: &Row, scale: FrameScale) {
    plate.spawn((line(scale, 7.0), Pickable::IGNORE)).with_children(|line| {
        line.spawn(chip(row.colour, 21.0 * scale.0));
        if let Some(portrait) = row.portrait {
            line.spawn(seat_face(row.seat, portrait, 22.0 * scale.0));
        }
        line.spawn((
            rest_of_line(),
            Pickable::IGNORE,
            children![(
                bold_coloured(
                    common::seat(row.seat),
                    scale.text(16.0),
                    if row.out { TEXT_OFF } else { TEXT }
                ),
                shortening()
            )],
        ));
        for (is_so, badge_words) in [
            (row.out, words::RAIL_OUT),
            (row.last_turn, words::RAIL_LAST_TURN),
            (row.lost_turn, words::RAIL_LOSES_TURN),
        ] {
            if is_so {
                line.spawn(badge(badge_words, scale, 1.0));
            }
        }
        line.spawn((bold(number_words(row.total), scale.text(19.0)), one_line()));
    });
}

fn spawn_dice_line(plate: &mut ChildSpawnerCommands, row: &Row, scale: FrameScale, frames: Frames) {
    // With large panels, in two rows of three.
    let (wrap, basis) = if frames.are_large() {
        (FlexWrap::Wrap, percent(28))
    } else {
        (FlexWrap::NoWrap, px(0))
    };
    let numbers = Node {
        flex_wrap: wrap,
        row_gap: scale.px(2.0),
        ..line(scale, 4.0)
    };
    plate.spawn((numbers, Pickable::IGNORE)).with_children(|line| {
        for (number, count) in (1..).zip(row.loose) {
            let off = count == 0;
            line.spawn((
                Node {
                    align_items: AlignItems::Center,
                    column_gap: scale.px(3.0),
                    flex_grow: 1.0,
                    flex_basis: basis,
                    ..default()
                },
                Pickable::IGNORE,
                children![
                    (
                        Node {
                            width: scale.px(17.0),
                            height: scale.px(17.0),
                            border: px(1).all(),
                            border_radius: BorderRadius::all(scale.px(4.0)),
                            align_items: AlignItems::Center,
                            justify_content: JustifyContent::Center,
                            ..default()
                        },
                        BorderColor::all(if off { TEXT_OFF.with_alpha(0.4) } else { TEXT_QUIET }),
                        Pickable::IGNORE,
                        children![(
                            coloured(
                                number_words(number),
                                scale.text(12.0),
                                if off { TEXT_OFF } else { TEXT_QUIET }
                            ),
                            one_line()
                        )],
                    ),
                    (
                        bold_coloured(
                            number_words(count.into()),
                            scale.text(15.0),
                            if off { TEXT_OFF } else { TEXT }
                        ),
                        one_line()
                    ),
                ],
            ));
        }
    });
}

/// The text about the points of a row, for example "+12 this round, 3 stacks".
fn points_words(row: &Row) -> messages::Message {
    match row.partner {
        Some((partner, together)) => words::rail_points_of_team(row.round_points, row.topped, partner, together),
        None => words::rail_points(row.round_points, row.topped),
    }
}

/// A number as a message.
fn number_words(number: i32) -> messages::Message {
    messages::Message::verbatim(number.to_string())
}

fn spawn_points_line(plate: &mut ChildSpawnerCommands, row: &Row, scale: FrameScale) {
    plate.spawn((line(scale, 6.0), Pickable::IGNORE)).with_children(|line| {
        line.spawn((
            rest_of_line(),
            Pickable::IGNORE,
            children![(coloured(points_words(row), scale.text(13.0), TEXT_QUIET), shortening())],
        ));
        if row.reach_in {
            let seat = row.seat;
            line.spawn((
                frame_button(words::RAIL_REACH_IN, ButtonLook::Plain, scale.0 * 0.88),
                FocusName::new(format!("hud.reach.{}", seat.0)),
                // Reacts to the press, as the moment may be over before the button is released.
                ActivateOnPress,
                Tooltip(words::RAIL_ABOUT_REACH_IN),
                on_press(move |_: On<Activate>, mut reach: MessageWriter<ReachIn>| {
                    reach.write(ReachIn(seat));
                }),
            ));
        }
    });
}

/// A node for the rest of a line. Text that is too long is cut off at the side, but not above and below, where some
/// scripts have marks.
fn rest_of_line() -> Node {
    Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        overflow: Overflow::clip_x(),
        ..default()
    }
}

fn line(scale: FrameScale, gap: f32) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: scale.px(gap),
        flex_shrink: 0.0,
        ..default()
    }
}

pub(crate) fn reach_in(
    mut reaches: MessageReader<ReachIn>,
    view: Res<MatchView>,
    mut focus: ResMut<InputFocus>,
    mut requests: MessageWriter<ActionRequest>,
) {
    for ReachIn(seat) in reaches.read() {
        requests.write(ActionRequest {
            seat: *seat,
            decision: view.decisions[seat.index()],
            action: AnyAction::Stack(StackAction::ActOutOfTurn),
            gesture: None,
        });
        focus.clear();
    }
}
