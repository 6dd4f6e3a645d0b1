//! A plate for each player: symbol, name, hand, score, turn, and the marks of penalties; by Table rules also the
//! buttons to make a slip and to call one.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ActivateOnPress};

use crate::ai::level::Level;
use crate::games::skip_bo::action::CardAction;
use crate::games::skip_bo::options::Target;
use crate::games::skip_bo::seen::Seen;
use crate::messages::Message;
use crate::messages::texts::{common, skip_bo};
use crate::play::skip_bo::hands::acting::CardHands;
use crate::play::skip_bo::hands::choice;
use crate::play::skip_bo::hands::choice::CardChoice;
use crate::play::skip_bo::hud::places::OnTable;
use crate::play::skip_bo::seen::seen;
use crate::play::skip_bo::table::layout::CardLayout;
use crate::presentation::cards::laid::CardTable;
use crate::presentation::cards::stage::CardStage;
use crate::presentation::frames::Frames;
use crate::rules::ids::PlayerId;
use crate::screens::hud::bottom::key_cap;
use crate::screens::hud::points::RowOf;
use crate::screens::hud::thinking::seat_face;
use crate::table::view::{MatchView, Players, SeatColours};
use crate::tabletop::pile::PilePlace;
use crate::ui::button::{ButtonLook, frame_button, on_press};
use crate::ui::chip::{badge, chip};
use crate::ui::focus::FocusName;
use crate::ui::look::{BRASS, PLATE, TEXT_QUIET};
use crate::ui::scale::FrameScale;
use crate::ui::shown::Shown;
use crate::ui::text::{bold, coloured, one_line, shortening};
use crate::ui::tooltip::Tooltip;
use crate::window::state::Screen;

/// A person makes a slip, or calls one, for a seat.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Slip {
    seat: PlayerId,
    action: CardAction,
}

/// The plate of a player.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct SeatPlate;

/// What a plate says.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Model {
    seat: PlayerId,
    area: Rect,
    own: bool,
    colour: u8,
    /// The level of a computer player.
    level: Option<Level>,
    partner: Option<PlayerId>,
    /// How many cards another player's hand has, if there is room to say so.
    hand: Option<usize>,
    /// The total, if totals count.
    total: Option<i32>,
    turn: bool,
    skips_draw: bool,
    out_of_turn: bool,
    /// The ways in which this person can act out of turn, or call it out (M-13).
    slips: Vec<CardAction>,
    /// The number key that makes this player draw (M-10).
    key: Option<usize>,
}

pub(crate) fn show_plates(
    layout: Res<CardLayout>,
    stage: Res<CardStage>,
    (view, players, colours): (Res<MatchView>, Res<Players>, Res<SeatColours>),
    hands: CardHands,
    table: OnTable,
    (scale, frames): (Res<FrameScale>, Res<Frames>),
    plates: Query<Entity, With<SeatPlate>>,
    mut shown: Local<Shown<(Vec<Model>, FrameScale)>>,
    mut commands: Commands,
) {
    let Some(cards) = seen(&view.view) else { return };
    let act_out = hands.people_who_can(CardAction::ActOutOfTurn);
    let call = hands.people_who_can(CardAction::CallOut);
    let drawers = match *hands.choice {
        CardChoice::Die { onto: None } => choice::drawers(&hands.legal()),
        _ => Vec::new(),
    };
    let models: Vec<Model> = layout
        .seats()
        .filter_map(|seat| {
            let area = table.area(layout.plate(seat))?;
            let mut model = model(*frames, seat, area, cards, &layout, &stage, &players, &colours);
            if act_out.contains(&seat) && !view.due.contains(seat) {
                model.slips.push(CardAction::ActOutOfTurn);
            }
            if call.contains(&seat) {
                model.slips.push(CardAction::CallOut);
            }
            let number = layout.opponents().position(|opponent| opponent == seat);
            model.key = number.filter(|_| drawers.contains(&seat)).map(|number| number + 1);
            Some(model)
        })
        .collect();
    let there = plates.iter().len() == models.len();
    if let Some((models, scale)) = shown.change_unless(there, (models, *scale)) {
        for plate in &plates {
            commands.entity(plate).despawn();
        }
        for model in models {
            spawn(model, *scale, &mut commands);
        }
    }
}

fn model(
    frames: Frames,
    seat: PlayerId,
    area: Rect,
    cards: &dyn Seen,
    layout: &CardLayout,
    stage: &CardStage,
    players: &Players,
    colours: &SeatColours,
) -> Model {
    let turn = cards.current().is_some_and(|turn| turn.player == seat);
    Model {
        seat,
        area: Rect::from_corners(area.min.round(), area.max.round()),
        own: seat == layout.bottom(),
        colour: colours.of(seat),
        // A large plate has room for the name, the marks and the total; the face and the hand can be seen elsewhere.
        level: players.face(seat).filter(|_| !frames.are_large()),
        partner: cards.partner(seat).filter(|_| !frames.are_large()),
        hand: (seat != layout.bottom() && !frames.are_large()).then(|| stage.count(PilePlace::Hand(seat))),
        total: matches!(cards.terms().target, Target::Points(_)).then(|| cards.total(seat)),
        turn,
        skips_draw: cards.skips_draw().contains(seat),
        out_of_turn: turn && cards.interrupted().is_some(),
        slips: Vec::new(),
        key: None,
    }
}

fn spawn(model: &Model, scale: FrameScale, commands: &mut Commands) {
    let size = model.area.size();
    let large = if model.own { 1.1 } else { 1.0 };
    commands
        .spawn((
            SeatPlate,
            RowOf(model.seat),
            DespawnOnExit(Screen::Match),
            Node {
                position_type: PositionType::Absolute,
                left: px(model.area.min.x),
                top: px(model.area.min.y),
                width: px(size.x),
                height: px(size.y),
                padding: UiRect::horizontal(scale.px(6.0)),
                border: UiRect::left(scale.px(4.0)),
                border_radius: BorderRadius::all(px(5)),
                align_items: AlignItems::Center,
                column_gap: scale.px(6.0),
                overflow: Overflow::clip(),
                ..default()
            },
            BackgroundColor(if model.turn {
                Color::srgba(0.20, 0.155, 0.085, 0.94)
            } else {
                PLATE
            }),
            BorderColor::all(if model.turn { BRASS } else { Color::NONE }),
            Pickable::IGNORE,
        ))
        .with_children(|plate| {
            plate.spawn(chip(model.colour, 18.0 * scale.0 * large));
            if let Some(level) = model.level {
                plate.spawn(seat_face(model.seat, level, 20.0 * scale.0));
            }
            plate.spawn((
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    overflow: Overflow::clip(),
                    column_gap: scale.px(8.0),
                    align_items: AlignItems::Center,
                    ..default()
                },
                Pickable::IGNORE,
                children![(bold(common::seat(model.seat), scale.text(15.0 * large)), shortening())],
            ));
            if let Some(key) = model.key {
                plate.spawn(key_cap(&key.to_string(), scale));
            }
            for (mark, words) in [
                (model.skips_draw, skip_bo::PLATE_NO_DRAW),
                (model.out_of_turn, skip_bo::PLATE_OUT_OF_TURN),
            ] {
                if mark {
                    plate.spawn(badge(words, scale, 0.0));
                }
            }
            for action in &model.slips {
                plate.spawn(slip_button(model.seat, *action, scale));
            }
            if let Some(partner) = model.partner.filter(|_| !model.own || model.slips.is_empty()) {
                let words = if model.own {
                    skip_bo::plate_with(partner)
                } else {
                    skip_bo::plate_and(partner)
                };
                plate.spawn((coloured(words, scale.text(12.0), TEXT_QUIET), one_line()));
            }
            if let Some(hand) = model.hand {
                plate.spawn((
                    coloured(skip_bo::plate_hand(hand), scale.text(13.0), TEXT_QUIET),
                    one_line(),
                ));
            }
            if let Some(total) = model.total {
                plate.spawn((
                    bold(Message::verbatim(total.to_string()), scale.text(16.0 * large)),
                    one_line(),
                ));
            }
        });
}

fn slip_button(seat: PlayerId, action: CardAction, scale: FrameScale) -> impl Bundle {
    let (name, label, about) = match action {
        CardAction::CallOut => ("call", skip_bo::PLATE_CALL, skip_bo::PLATE_CALL_ABOUT),
        _ => ("reach", skip_bo::PLATE_REACH_IN, skip_bo::PLATE_REACH_IN_ABOUT),
    };
    (
        frame_button(label, ButtonLook::Plain, scale.0 * 0.80),
        FocusName::new(format!("hud.slip.{}.{name}", seat.0)),
        // React to the press: the plate may be built anew before the button is released.
        ActivateOnPress,
        Tooltip(about),
        on_press(move |_: On<Activate>, mut slips: MessageWriter<Slip>| {
            slips.write(Slip { seat, action });
        }),
    )
}

pub(crate) fn make_slips(mut slips: MessageReader<Slip>, mut focus: ResMut<InputFocus>, mut hands: CardHands) {
    for Slip { seat, action } in slips.read() {
        hands.ask_for(*seat, *action);
        focus.clear();
    }
}
