//! A plate for each player: symbol, name, hand, score, turn, and the marks of penalties; by Table rules also the
//! buttons to make a slip and to call one out.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ActivateOnPress};

use crate::play::skip_bo::card_match::card_view;
use crate::play::skip_bo::hands::acting::CardHands;
use crate::play::skip_bo::hands::choice;
use crate::play::skip_bo::hands::choice::CardChoice;
use crate::play::skip_bo::hud::places::OnTable;
use crate::play::skip_bo::table::layout::CardLayout;
use crate::screens::hud::bottom::key_cap;
use crate::screens::hud::points::SeatRow;
use crate::screens::hud::portraits::Portraits;
use crate::screens::hud::thinking::seat_face;
use games::skip_bo::action::CardAction;
use games::skip_bo::game_view::CardGameView;
use games::skip_bo::options::Target;
use host::view::{MatchView, SeatColours};
use messages::Message;
use messages::texts::{common, skip_bo};
use rules::ids::SeatId;
use tabletop::pile::PilePlace;
use window_kit::presentation::cards::laid::CardTable;
use window_kit::presentation::cards::stage::CardStage;
use window_kit::presentation::frames::Frames;
use window_kit::ui::button::{ButtonLook, frame_button, frame_button_width, on_press};
use window_kit::ui::chip::{badge, chip};
use window_kit::ui::face::Portrait;
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::update_root;
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{BRASS, PLATE, PLATE_OF_TURN, TEXT_QUIET};
use window_kit::ui::measure::Face;
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold, coloured, one_line, shortening};
use window_kit::ui::tooltip::Tooltip;
use window_kit::window::state::Screen;

/// The letter sizes. Like all lengths here, they are in logical pixels for a window 720 pixels high. The player's own
/// plate is larger.
const NAME: f32 = 15.0;
const TOTAL: f32 = 16.0;
const HAND: f32 = 13.0;
const PARTNER: f32 = 12.0;
/// The height of a line of text, in letter sizes.
const LINE: f32 = 1.25;
/// The letter size of a mark, as in [`badge`], and its total padding on both sides.
const MARK: f32 = 12.0;
const BESIDE_MARK: f32 = 10.0;
/// The sizes of the symbol, of a computer player's face and of a key.
const CHIP: f32 = 18.0;
const FACE: f32 = 20.0;
const KEY: f32 = 26.0;
/// The scale of the buttons for slips.
const SLIP_BUTTON: f32 = 0.80;
/// The gap between two elements, the padding on each side, and the width of the edge that shows whose turn it is.
const GAP: f32 = 6.0;
const PADDING: f32 = 6.0;
const EDGE: f32 = 4.0;
/// How much wider letters may become on the screen, where they are rounded to whole pixels.
const SLACK: f32 = 6.0;
/// The least room for a name that is longer; with less, it would be unreadable.
const LEAST_NAME: f32 = 72.0;
/// The least factor of a name's letters.
const LEAST_NAME_SCALE: f32 = 0.7;

/// A person makes a slip or calls one out, for a seat.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Slip {
    seat: SeatId,
    action: CardAction,
}

/// The plate of a player.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct SeatPlate;

/// The contents of a plate.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Model {
    seat: SeatId,
    area: Rect,
    own: bool,
    colour: u8,
    /// The face of the player.
    portrait: Option<Portrait>,
    partner: Option<SeatId>,
    /// The number of cards in another player's hand, if there is room for it.
    hand: Option<usize>,
    /// The total, if the match is played for points.
    total: Option<i32>,
    turn: bool,
    skips_draw: bool,
    out_of_turn: bool,
    /// Whether each mark is a single sign, for lack of room.
    short_marks: bool,
    /// The slips that this person can make or call out (M-13).
    slips: Vec<CardAction>,
    /// The factor of the name's letters: smaller where there is no other room.
    name_scale: f32,
    /// The number key that makes this player draw (M-10).
    key: Option<usize>,
}

pub(crate) fn show_plates(
    layout: Res<CardLayout>,
    stage: Res<CardStage>,
    (view, portraits, colours): (Res<MatchView>, Portraits, Res<SeatColours>),
    hands: CardHands,
    table: OnTable,
    (scale, frames, localizer): (Res<FrameScale>, Res<Frames>, Res<Localizer>),
    plates: Query<(Entity, &SeatRow), With<SeatPlate>>,
    mut shown: Local<Shown<(Vec<Model>, FrameScale)>>,
    mut commands: Commands,
) {
    let Some(cards) = card_view(&view.view) else { return };
    let act_out = hands.people_who_can(CardAction::ActOutOfTurn);
    let call = hands.people_who_can(CardAction::CallOut);
    let drawers = match *hands.choice {
        CardChoice::Die { onto: None } => choice::drawers(&hands.legal()),
        _ => Vec::new(),
    };
    let words = |message: &Message| localizer.localize(message);
    let models: Vec<Model> = layout
        .seats()
        .filter_map(|seat| {
            let area = table.area(layout.plate(seat))?;
            let mut model = model(*frames, seat, area, cards, &layout, &stage, &portraits, &colours);
            if act_out.contains(&seat) && !view.due.contains(seat) {
                model.slips.push(CardAction::ActOutOfTurn);
            }
            if call.contains(&seat) {
                model.slips.push(CardAction::CallOut);
            }
            let number = layout.opponents().position(|opponent| opponent == seat);
            model.key = number.filter(|_| drawers.contains(&seat)).map(|number| number + 1);
            model.give_way(model.fitting(*scale), &words);
            Some(model)
        })
        .collect();
    let there = plates.iter().len() == models.len();
    if let Some((models, scale)) = shown.change_unless(there, (models, *scale)) {
        for (plate, of) in &plates {
            if !models.iter().any(|model| model.seat == of.0) {
                commands.entity(plate).despawn();
            }
        }
        for model in models {
            let there = plates.iter().find(|(_, of)| of.0 == model.seat);
            update_root(&mut commands, there.map(|(plate, _)| plate), |commands| {
                spawn(model, *scale, commands)
            });
        }
    }
}

impl Model {
    /// The scale of the contents: smaller than that of the panels if the plate is too low.
    fn fitting(&self, scale: FrameScale) -> FrameScale {
        let high = LINE * TOTAL * self.large() * scale.0;
        FrameScale(scale.0 * (self.area.height() / high).min(1.0))
    }

    /// The factor by which the plate is larger than those of the others.
    const fn large(&self) -> f32 {
        if self.own { 1.1 } else { 1.0 }
    }

    fn marks(&self) -> impl Iterator<Item = Message> {
        let marks = [
            (self.skips_draw, skip_bo::PLATE_NO_DRAW),
            (self.out_of_turn, skip_bo::PLATE_OUT_OF_TURN),
        ];
        let marks = marks.into_iter().filter(|(there, _)| *there);
        marks.map(|(_, words)| {
            if self.short_marks {
                Message::verbatim("!")
            } else {
                words
            }
        })
    }

    /// The texts about the partner and about the number of cards in the hand.
    fn quiet_words(&self) -> [Option<Message>; 2] {
        // On the player's own plate, buttons replace the partner.
        let partner = self.partner.filter(|_| !self.own || self.slips.is_empty());
        let with = if self.own {
            skip_bo::plate_with
        } else {
            skip_bo::plate_and
        };
        [partner.map(with), self.hand.map(skip_bo::plate_hand)]
    }

    /// Leaves out elements that are also shown elsewhere, until there is room for the name.
    fn give_way(&mut self, scale: FrameScale, say: &dyn Fn(&Message) -> String) {
        let name = Face::Bold.width(&say(&common::seat(self.seat)), scale.text(NAME * self.large()));
        let leave_out: [fn(&mut Self); 3] = [
            |model| model.portrait = None,
            |model| model.partner = None,
            |model| model.hand = None,
        ];
        for leave_out in leave_out {
            if self.room_for_name(scale, say) >= name {
                return;
            }
            leave_out(self);
        }
        self.name_scale = (self.room_for_name(scale, say) / name).clamp(LEAST_NAME_SCALE, 1.0);
        let name = name * self.name_scale;
        let least = name.min(LEAST_NAME * scale.0);
        self.short_marks = self.room_for_name(scale, say) < least;
        if self.room_for_name(scale, say) < least {
            self.total = None;
        }
    }

    /// The width that is left for the name.
    fn room_for_name(&self, scale: FrameScale, say: &dyn Fn(&Message) -> String) -> f32 {
        let wide = |face: Face, words: &Message, size: f32| face.width(&say(words), scale.text(size));
        let marks = self
            .marks()
            .map(|mark| wide(Face::Bold, &mark, MARK) + BESIDE_MARK * scale.0);
        let slips = self
            .slips
            .iter()
            .map(|slip| frame_button_width(&say(&slip_label(*slip)), scale.0 * SLIP_BUTTON));
        let [partner, hand] = self.quiet_words();
        let others = [
            Some(CHIP * self.large() * scale.0),
            self.portrait.map(|_| FACE * scale.0),
            self.key.map(|_| KEY * scale.0),
            partner.map(|words| wide(Face::Regular, &words, PARTNER)),
            hand.map(|words| wide(Face::Regular, &words, HAND)),
            self.total
                .map(|total| wide(Face::Bold, &Message::verbatim(total.to_string()), TOTAL * self.large())),
        ];
        let all: Vec<f32> = others.into_iter().flatten().chain(marks).chain(slips).collect();
        let gaps = GAP * all.len() as f32 + EDGE + 2.0 * PADDING + SLACK;
        self.area.width() - all.iter().sum::<f32>() - gaps * scale.0
    }
}

fn model(
    frames: Frames,
    seat: SeatId,
    area: Rect,
    cards: &dyn CardGameView,
    layout: &CardLayout,
    stage: &CardStage,
    portraits: &Portraits,
    colours: &SeatColours,
) -> Model {
    let turn = cards.current().is_some_and(|turn| turn.player == seat);
    Model {
        seat,
        area: Rect::from_corners(area.min.round(), area.max.round()),
        own: seat == layout.bottom(),
        colour: colours.of(seat),
        // With large panels there is only room for the name, the marks and the total; the face and the hand are shown
        // elsewhere.
        portrait: portraits.of(seat).filter(|_| !frames.are_large()),
        partner: cards.partner(seat).filter(|_| !frames.are_large()),
        hand: (seat != layout.bottom() && !frames.are_large()).then(|| stage.count(PilePlace::Hand(seat))),
        total: matches!(cards.terms().target, Target::Points(_)).then(|| cards.total(seat)),
        turn,
        skips_draw: cards.skips_draw().contains(seat),
        out_of_turn: turn && cards.interrupted().is_some(),
        short_marks: false,
        name_scale: 1.0,
        slips: Vec::new(),
        key: None,
    }
}

fn spawn(model: &Model, frames: FrameScale, commands: &mut Commands) -> Entity {
    let scale = model.fitting(frames);
    let size = model.area.size();
    let large = model.large();
    commands
        .spawn((
            SeatPlate,
            SeatRow(model.seat),
            DespawnOnExit(Screen::Match),
            Node {
                position_type: PositionType::Absolute,
                left: px(model.area.min.x),
                top: px(model.area.min.y),
                width: px(size.x),
                height: px(size.y),
                padding: UiRect::horizontal(scale.px(PADDING)),
                border: UiRect::left(scale.px(EDGE)),
                border_radius: BorderRadius::all(px(5)),
                align_items: AlignItems::Center,
                column_gap: scale.px(GAP),
                overflow: Overflow::clip(),
                ..default()
            },
            BackgroundColor(if model.turn { PLATE_OF_TURN } else { PLATE }),
            BorderColor::all(if model.turn { BRASS } else { Color::NONE }),
            Pickable::IGNORE,
        ))
        .with_children(|plate| {
            plate.spawn(chip(model.colour, CHIP * scale.0 * large));
            if let Some(portrait) = model.portrait {
                plate.spawn(seat_face(model.seat, portrait, FACE * scale.0));
            }
            plate.spawn((
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    overflow: Overflow::clip_x(),
                    column_gap: scale.px(8.0),
                    align_items: AlignItems::Center,
                    ..default()
                },
                Pickable::IGNORE,
                children![(
                    bold(common::seat(model.seat), scale.text(NAME * large * model.name_scale)),
                    shortening()
                )],
            ));
            if let Some(key) = model.key {
                plate.spawn(key_cap(messages::Message::verbatim(key.to_string()), scale));
            }
            for mark in model.marks() {
                plate.spawn(badge(mark, scale, 0.0));
            }
            for action in &model.slips {
                plate.spawn(slip_button(model.seat, *action, scale));
            }
            for (words, size) in model.quiet_words().into_iter().zip([PARTNER, HAND]) {
                if let Some(words) = words {
                    plate.spawn((coloured(words, scale.text(size), TEXT_QUIET), one_line()));
                }
            }
            if let Some(total) = model.total {
                plate.spawn((
                    bold(Message::verbatim(total.to_string()), scale.text(TOTAL * large)),
                    one_line(),
                ));
            }
        })
        .id()
}

const fn slip_label(action: CardAction) -> Message {
    match action {
        CardAction::CallOut => skip_bo::PLATE_CALL,
        _ => skip_bo::PLATE_REACH_IN,
    }
}

fn slip_button(seat: SeatId, action: CardAction, scale: FrameScale) -> impl Bundle {
    let (name, about) = match action {
        CardAction::CallOut => ("call", skip_bo::PLATE_CALL_ABOUT),
        _ => ("reach", skip_bo::PLATE_REACH_IN_ABOUT),
    };
    (
        frame_button(slip_label(action), ButtonLook::Plain, scale.0 * SLIP_BUTTON),
        FocusName::new(format!("hud.slip.{}.{name}", seat.0)),
        // Reacts to the press, as the moment may be over before the button is released.
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
