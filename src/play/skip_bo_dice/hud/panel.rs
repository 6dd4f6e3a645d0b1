//! The panel on the right. At a call and at the write: the possible answers of everybody who is asked, and who has
//! answered. Otherwise: how each player answers calls automatically, and the last lines of the log.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ActivateOnPress, ScrollArea};

use crate::play::skip_bo_dice::boards::table::BoardTable;
use crate::play::skip_bo_dice::hands::answers::{
    Agreed, Answer, Answered, CallAnswer, Drafts, TimeLeft, answers_of, asked, offers, options,
};
use crate::play::skip_bo_dice::hands::offered::Offered;
use crate::play::skip_bo_dice::hud::places::{on_screen, put};
use crate::screens::hud::log::LogLines;
use games::catalog::Listed;
use games::skip_bo_dice::action::DiceAction;
use games::skip_bo_dice::state::{Choice, Phase, SkipBoDice};
use games::skip_bo_dice::value::Value;
use host::view::{MatchView, Players, SeatColours};
use messages::Message;
use messages::texts::skip_bo_dice as words;
use rules::ids::SeatId;
use window_kit::input::gamepad::PadSeats;
use window_kit::input::label::Keyboard;
use window_kit::intents::general::ANSWER;
use window_kit::presentation::frames::Frames;
use window_kit::presentation::palette;
use window_kit::presentation::visual::TableCamera;
use window_kit::settings::TIMES_TO_ANSWER_S;
use window_kit::ui::button::{ButtonLook, control, on_press};
use window_kit::ui::chip::{chip, star};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{InPlace, Key};
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{AMBER, BRASS, CONTROL_PRESSED, EDGE, PLATE, TEXT_OFF, TEXT_QUIET, size};
use window_kit::ui::measure::Face;
use window_kit::ui::pad_signs::label;
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold, bold_coloured, coloured, one_line, shortening, text};
use window_kit::ui::tooltip::Tooltip;
use window_kit::window::state::Screen;

/// How many lines of the log there is room for while nobody is asked, by the number of people who play.
const LINES: [usize; 5] = [6, 5, 3, 1, 0];

/// The height of a row. It is the same for every content, so that no row moves when another one changes; only buttons
/// for fingers are higher. Like all lengths here, it is in logical pixels for a window 720 pixels high.
const ROW: f32 = 28.0;
/// The width of a name, and of the symbol before it.
const NAME: (f32, f32) = (54.0, 19.0);
/// The gap between the elements of a row, and the gap along the edge of the whole panel.
const GAP: (f32, f32) = (6.0, 9.0);
/// In a button: the padding on each side, the gap between its key and its text, the edges of the key, and a star.
const PADDING: f32 = 6.0;
const KEY_GAP: f32 = 5.0;
const KEY_EDGE: f32 = 8.0;
const STAR: f32 = 13.0;
/// The letter sizes of the text before the offers, of the text of a button and of its key.
const ABOUT: f32 = 14.0;
const WORDS: f32 = 15.0;
const KEY_LABEL: f32 = 13.0;
/// The total width of the border lines of a button and its key.
const LINES_OF_A_KEY: f32 = 4.0;
/// The smallest scale of a row.
const LEAST: f32 = 0.7;

/// The panel.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Panel;

/// The contents of the panel.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Model {
    scale: FrameScale,
    for_fingers: bool,
    title: Message,
    /// The seconds that are left to answer.
    left_s: Option<u8>,
    limit_s: Option<u8>,
    rows: Vec<Row>,
    lines: Vec<Message>,
}

/// The row of a seat.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    seat: SeatId,
    colour: u8,
    name: String,
    says: LabelKind,
    /// The scale of its contents in the player's language: see [`fitting`].
    fit: f32,
}

#[derive(Clone, Debug, PartialEq)]
enum LabelKind {
    /// A text before the offers, if one is needed, and the offers that the seat can answer with.
    Asks(Option<Message>, Vec<Offer>),
    /// The seat has answered.
    Chosen,
    /// A computer player is thinking.
    Thinks,
    /// How the seat answers calls automatically; a person can change it.
    OfItself(CallAnswer),
}

/// A possible answer.
#[derive(Clone, Debug, PartialEq)]
struct Offer {
    key: Message,
    words: Message,
    /// Whether this answer collects a star.
    star: bool,
    /// Whether the button is at the end of the row, apart from the others: passing or going back.
    apart: bool,
    look: ButtonLook,
    answer: Answer,
}

impl Offer {
    /// The width of its button, in logical pixels for a window 720 pixels high.
    fn width(&self, localizer: &Localizer) -> f32 {
        let star = if self.star { STAR + KEY_GAP } else { 0.0 };
        let words = Face::Bold.width(&localizer.localize(&self.words), WORDS);
        let key = Face::Bold.width(&localizer.localize(&self.key), KEY_LABEL);
        2.0 * (PADDING + 1.0) + KEY_EDGE + key + KEY_GAP + words + star
    }
}

pub(crate) fn spawn_panel(panels: Query<(), With<Panel>>, mut commands: Commands) {
    if !panels.is_empty() {
        return;
    }
    commands.spawn((
        Panel,
        DespawnOnExit(Screen::Match),
        TabGroup::new(2),
        // The rule of the panel's question is shown while the pointer is on the panel.
        Hovered::default(),
        Node {
            position_type: PositionType::Absolute,
            flex_direction: FlexDirection::Column,
            padding: UiRect::axes(px(8), px(4)),
            row_gap: px(2),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(7)),
            overflow: Overflow::scroll_y(),
            ..default()
        },
        ScrollArea,
        BackgroundColor(PLATE),
        BorderColor::all(EDGE),
    ));
}

/// A value as short as on a die; it is the same in all languages.
fn short(value: Value) -> String {
    if value.is_skip_bo() {
        "S".to_owned()
    } else {
        value.to_string()
    }
}

/// The possible answers of a seat that is asked. While several people choose, it does not show what one has chosen so
/// far (D-8, D-13).
fn asks(
    view: &MatchView,
    game: &SkipBoDice,
    (players, pads, keyboard): (&Players, &PadSeats, &Keyboard),
    (drafts, offered): (&Drafts, &Offered),
    seat: SeatId,
) -> LabelKind {
    let Some(own) = answers_of(players, seat) else {
        return LabelKind::Thinks;
    };
    // A person with a gamepad of their own reads its buttons, and everybody else the keys.
    let pad = pads.own_pad(seat).map(|pad| pad.model.maker());
    let key = |number: u8| match pad {
        Some(maker) => keyboard.on_pad(ANSWER.nth(number), maker),
        None => keyboard.short(own.nth(number)),
    };
    let claims = options(view, seat);
    let draft = drafts.of(seat);
    // The text, whether a star is collected, and whether the button is apart from the others.
    let button = |answer: Answer| match answer {
        Answer::Option(at) => match claims.get(at) {
            Some(DiceAction::Claim { pile }) => {
                let bubble = game.sheet(seat).pile(*pile).filled() + 1;
                (
                    Message::verbatim(format!("{}{bubble}", pile.letter())),
                    game.board().has_star(*pile, bubble),
                    false,
                )
            }
            _ => (words::PANEL_PASS, false, true),
        },
        Answer::Suggested => {
            let suggested = draft.map(|draft| draft.suggested);
            let words = suggested.map(|(value, pile)| words::panel_suggested(short(value), pile.numeral()));
            (words.unwrap_or_default(), false, false)
        }
        Answer::Into(stockpile) => (Message::verbatim(stockpile.numeral()), false, false),
        Answer::Value(value) | Answer::Write(value, _) => (Message::verbatim(short(value)), false, false),
        Answer::Back => (words::PANEL_BACK, false, true),
    };
    let about = draft.and_then(|draft| draft.into).map(|into| {
        if asked(view, players).count() == 1 {
            words::panel_into(into.numeral())
        } else {
            words::PANEL_VALUE
        }
    });
    let offers = offers(view, drafts, seat).into_iter().map(|(at, answer)| {
        let (words, star, apart) = button(answer);
        let look = match answer {
            Answer::Suggested => ButtonLook::Primary,
            Answer::Option(at) if offered.of(view, seat) == Some(at) => ButtonLook::Primary,
            _ => ButtonLook::Plain,
        };
        Offer {
            key: key(at as u8 + 1),
            words,
            star,
            apart,
            look,
            answer,
        }
    });
    LabelKind::Asks(about, offers.collect())
}

/// The scale of a row in a panel of width `panel`: below 1 if the row would not fit. `frames` has the interface size;
/// rows of a large panel may shrink to the same smallest size as those of a usual one.
fn fitting(says: &LabelKind, panel: f32, scale: FrameScale, frames: Frames, localizer: &Localizer) -> f32 {
    let LabelKind::Asks(about, offers) = says else {
        return 1.0;
    };
    // Border lines and the panel's edge do not scale with the panels.
    let lines = 1.0 / scale.0;
    let room = panel - 2.0 * GAP.1 * lines - NAME.0 - NAME.1 - 2.0 * GAP.0;
    let about = about
        .as_ref()
        .map_or(0.0, |about| Face::Regular.width(&localizer.localize(about), ABOUT));
    let wide: f32 = offers
        .iter()
        .map(|offer| offer.width(localizer) + LINES_OF_A_KEY * (lines - 1.0) + GAP.0)
        .sum();
    (room / (about + wide + GAP.0)).clamp(LEAST / frames.size(), 1.0)
}

fn model(
    view: &MatchView,
    game: &SkipBoDice,
    (players, pads, colours): (&Players, &PadSeats, &SeatColours),
    (drafts, offered): (&Drafts, &Offered),
    left: TimeLeft,
    agreed: Agreed,
    log: &LogLines,
    (scale, frames, width): (FrameScale, Frames, f32),
    (localizer, keyboard): (&Localizer, &Keyboard),
) -> Model {
    let row = |seat: SeatId, says: LabelKind| Row {
        seat,
        colour: colours.of(seat),
        name: players.name(seat).to_owned(),
        fit: fitting(&says, width, scale, frames, localizer),
        says,
    };
    let asking = matches!(game.phase(), Phase::Call { .. } | Phase::Write { .. });
    let rows = game.seats().filter_map(|seat| {
        let person = players.is_person(seat);
        Some(match (asking, view.due.contains(seat)) {
            (true, true) if person => row(
                seat,
                asks(view, game, (players, pads, keyboard), (drafts, offered), seat),
            ),
            (true, true) => row(seat, LabelKind::Thinks),
            (true, false) if game.choice(seat) != Choice::None => row(seat, LabelKind::Chosen),
            (true, false) => return None,
            (false, _) if person => {
                let answer = agreed.calls.get(seat.index()).copied().unwrap_or_default();
                row(seat, LabelKind::OfItself(answer))
            }
            (false, _) => return None,
        })
    });
    let rows: Vec<Row> = rows.collect();
    let lines = if asking {
        Vec::new()
    } else {
        let room = LINES.get(rows.len()).copied().unwrap_or_default();
        log.last(room).cloned().collect()
    };
    Model {
        scale,
        for_fingers: frames.are_for_fingers(),
        title: match game.phase() {
            Phase::Call { .. } => words::panel_call(game.called()),
            Phase::Write { .. } => words::PANEL_WRITE,
            _ => words::PANEL_AT_CALLS,
        },
        left_s: left.0.filter(|_| asking).map(|seconds| seconds.ceil() as u8),
        // If only computer players play, or in a replay, there is no time limit.
        limit_s: (players.people() > 0).then_some(agreed.within_s),
        rows,
        lines,
    }
}

/// Updates the contents of the panel.
pub(crate) fn fill_panel(
    (view, players, pads, colours): (Res<MatchView>, Res<Players>, Res<PadSeats>, Res<SeatColours>),
    (drafts, offered, left): (Res<Drafts>, Res<Offered>, Res<TimeLeft>),
    (agreed, log): (Res<Agreed>, Res<LogLines>),
    (scale, frames): (Res<FrameScale>, Res<Frames>),
    (localizer, keyboard): (Res<Localizer>, Res<Keyboard>),
    panels: Query<(Entity, &Node), With<Panel>>,
    mut shown: Local<Shown<(Entity, Model)>>,
    mut commands: Commands,
) {
    let (Ok((panel, node)), Some(game)) = (panels.single(), SkipBoDice::of_view(&view.view)) else {
        return;
    };
    // The panel is invisible before it has its position.
    let Val::Px(width) = node.width else { return };
    let model = model(
        &view,
        game,
        (&players, &pads, &colours),
        (&drafts, &offered),
        *left,
        *agreed,
        &log,
        (*scale, *frames, (width / scale.0).round()),
        (&localizer, &keyboard),
    );
    if let Some((panel, model)) = shown.change((panel, model)) {
        commands.entity(*panel).update_children(|panel| fill(panel, model));
    }
}

fn line(scale: FrameScale) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: scale.px(8.0),
        flex_shrink: 0.0,
        ..default()
    }
}

fn fill(panel: &mut ChildSpawnerCommands, model: &Model) {
    let scale = model.scale;
    panel.spawn((line(scale), Pickable::IGNORE)).with_children(|head| {
        head.spawn((
            Node {
                flex_grow: 1.0,
                ..default()
            },
            Pickable::IGNORE,
            children![(bold(model.title.clone(), scale.text(size::BODY)), one_line())],
        ));
        if let Some(left) = model.left_s {
            head.spawn((
                bold_coloured(words::panel_left(left), scale.text(size::BODY), AMBER),
                one_line(),
            ));
        }
        let Some(limit_s) = model.limit_s else { return };
        let words = match limit_s {
            0 => words::PANEL_NO_LIMIT,
            limit => words::panel_limit(limit),
        };
        small_button(head, words, scale, "panel.limit", set_limit)
            .insert((Hovered::default(), Tooltip(words::PANEL_LIMIT_WHAT)));
    });
    for row in &model.rows {
        let small = FrameScale(scale.0 * row.fit);
        let node = Node {
            min_height: scale.px(ROW),
            // Buttons for fingers are higher than a row.
            height: if model.for_fingers { Val::Auto } else { scale.px(ROW) },
            column_gap: scale.px(GAP.0),
            ..line(scale)
        };
        panel
            .spawn((Key::new(row.seat.0.to_string()), node, Pickable::IGNORE))
            .with_children(|line| fill_row(line, row, scale, small));
    }
    for line in &model.lines {
        panel.spawn((text(line.clone(), scale.text(12.0)), shortening()));
    }
}

fn set_limit(_: On<Activate>, mut agreed: ResMut<Agreed>, mut focus: ResMut<InputFocus>) {
    let at = TIMES_TO_ANSWER_S.iter().position(|limit| *limit == agreed.within_s);
    agreed.within_s = TIMES_TO_ANSWER_S[at.map_or(0, |at| (at + 1) % TIMES_TO_ANSWER_S.len())];
    focus.clear();
}

fn fill_row(line: &mut ChildSpawnerCommands, row: &Row, scale: FrameScale, small: FrameScale) {
    line.spawn(chip(row.colour, NAME.1 * scale.0));
    line.spawn((
        Node {
            width: scale.px(NAME.0),
            flex_shrink: 0.0,
            overflow: Overflow::clip_x(),
            ..default()
        },
        Pickable::IGNORE,
        children![(bold(Message::verbatim(&row.name), scale.text(15.0)), shortening())],
    ));
    let seat = row.seat;
    match &row.says {
        LabelKind::Asks(about, offers) => {
            if let Some(about) = about {
                line.spawn((coloured(about.clone(), small.text(ABOUT), TEXT_QUIET), one_line()));
            }
            for (at, offer) in offers.iter().enumerate() {
                offer_button(line, seat, at, offer, (scale, small));
            }
        }
        LabelKind::Chosen => {
            line.spawn((bold_coloured(words::PANEL_CHOSEN, scale.text(14.0), BRASS), one_line()));
        }
        LabelKind::Thinks => {
            line.spawn((coloured(words::PANEL_THINKS, scale.text(14.0), TEXT_OFF), one_line()));
        }
        LabelKind::OfItself(answer) => {
            let words = match answer {
                CallAnswer::Ask => words::PANEL_IS_ASKED,
                CallAnswer::TakeIfOne => words::PANEL_TAKES,
                CallAnswer::Pass => words::PANEL_PASSES,
            };
            small_button(
                line,
                words,
                scale,
                &format!("panel.calls.{}", seat.0),
                move |_: On<Activate>, mut agreed: ResMut<Agreed>, mut focus: ResMut<InputFocus>| {
                    if let Some(answer) = agreed.calls.get_mut(seat.index()) {
                        *answer = answer.next();
                    }
                    focus.clear();
                },
            )
            .insert((Hovered::default(), Tooltip(words::PANEL_CALLS_WHAT)));
        }
    }
}

/// The button of an answer: its key and the text of the answer.
fn offer_button(
    line: &mut ChildSpawnerCommands,
    seat: SeatId,
    at: usize,
    offer: &Offer,
    (full, scale): (FrameScale, FrameScale),
) {
    let answer = offer.answer;
    let mut button = line.spawn((
        control(offer.look, full.0 * ROW / size::CONTROL),
        FocusName::new(format!("panel.{}.{at}", seat.0)),
        // Reacts to the press, as the moment may be over before the button is released.
        ActivateOnPress,
        on_press(
            move |_: On<Activate>, mut answers: MessageWriter<Answered>, mut focus: ResMut<InputFocus>| {
                answers.write(Answered { seat, answer });
                focus.clear();
            },
        ),
    ));
    let apart = offer.apart;
    button.entry::<Node>().and_modify(move |mut node| {
        node.padding = UiRect::horizontal(scale.px(PADDING));
        node.column_gap = scale.px(KEY_GAP);
        if apart {
            node.margin = UiRect::left(Val::Auto);
        }
    });
    if answer == Answer::Suggested {
        button.insert((Hovered::default(), Tooltip(words::PANEL_SUGGESTED_WHAT)));
    }
    button.with_children(|content| {
        content.spawn((
            Node {
                padding: UiRect::horizontal(scale.px(KEY_EDGE * 0.5 - 1.0)),
                border: UiRect::new(px(1), px(1), px(1), px(2)),
                border_radius: BorderRadius::all(scale.px(3.0)),
                ..default()
            },
            BackgroundColor(CONTROL_PRESSED),
            BorderColor::all(EDGE),
            Pickable::IGNORE,
            children![label(offer.key.clone(), scale.text(KEY_LABEL), BRASS)],
        ));
        content.spawn((
            bold_coloured(offer.words.clone(), scale.text(WORDS), Color::WHITE),
            one_line(),
        ));
        if offer.star {
            content.spawn(star(STAR * scale.0, palette::BOARD_STAR));
        }
    });
}

/// A button that changes what the people have agreed on.
fn small_button<'a, M: Send + Sync + 'static>(
    line: &'a mut ChildSpawnerCommands,
    words: Message,
    scale: FrameScale,
    name: &str,
    pressed: impl bevy::ecs::system::IntoObserverSystem<Activate, (), M> + Sync,
) -> EntityCommands<'a> {
    let mut button = line.spawn((
        control(ButtonLook::Plain, scale.0 * ROW / size::CONTROL),
        FocusName::new(name.to_owned()),
        // Reacts to the press, as the moment may be over before the button is released.
        ActivateOnPress,
        on_press(pressed),
    ));
    button.with_children(|content| {
        content.spawn((coloured(words, scale.text(14.0), TEXT_QUIET), one_line()));
    });
    button
}

/// Keeps the panel at its position on the table.
pub(crate) fn follow_table(
    table: Res<BoardTable>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    scale: Res<UiScale>,
    mut panels: Query<&mut Node, With<Panel>>,
) {
    let Some(rect) = on_screen(table.layout.panel, &cameras, &scale) else {
        return;
    };
    for mut panel in &mut panels {
        put(&mut panel, rect);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::play::skip_bo_dice::boards::layout::PANEL_WIDTH;
    use crate::play::skip_bo_dice::intents::{ANSWERS, ANSWERS_EACH, INTENTS};
    use games::skip_bo_dice::value::StockpileId;
    use language::{Language, Locale};
    use window_kit::intents::{Bindings, Intent};

    fn offer(intent: Intent, words: Message, star: bool, answer: Answer) -> Offer {
        let mut bindings = Bindings::general();
        bindings.define_game("skip-bo-dice", &INTENTS);
        Offer {
            key: Keyboard::american().with(bindings).short(intent),
            words,
            star,
            apart: false,
            look: ButtonLook::Plain,
            answer,
        }
    }

    #[test]
    fn the_widest_rows_fit_into_the_narrowest_panel_in_every_language() {
        let keys: Vec<Intent> = ANSWERS[3].family(ANSWERS_EACH).collect();
        let mut call: Vec<Offer> = (0..4)
            .map(|at| offer(keys[at], Message::verbatim("A10"), true, Answer::Option(at)))
            .collect();
        call.push(offer(keys[4], words::PANEL_PASS, false, Answer::Option(4)));
        let suggested = words::panel_suggested("10", "III");
        let mut write = vec![offer(keys[0], suggested, false, Answer::Suggested)];
        let stockpiles = (0..4).map(StockpileId);
        write.extend(stockpiles.map(|pile| {
            let key = keys[1 + pile.index()];
            offer(key, Message::verbatim(pile.numeral()), false, Answer::Into(pile))
        }));
        let mut values: Vec<Offer> = ["1", "3", "8", "10", "S"]
            .iter()
            .zip(&keys)
            .map(|(value, key)| offer(*key, Message::verbatim(*value), false, Answer::Value(Value(1))))
            .collect();
        values.push(offer(keys[5], words::PANEL_BACK, false, Answer::Back));
        let all = [
            LabelKind::Asks(None, call),
            LabelKind::Asks(None, write),
            LabelKind::Asks(Some(words::panel_into("III")), values.clone()),
            LabelKind::Asks(Some(words::PANEL_VALUE), values),
        ];
        for tongue in Locale::OFFERED {
            let mut localizer = Localizer::default();
            localizer.set_language(Arc::new(Language::carried(tongue)));
            for says in &all {
                let scale = fitting(says, PANEL_WIDTH, FrameScale(1.0), Frames::default(), &localizer);
                assert!(scale > LEAST, "{tongue:?}: {scale}: {says:?}");
            }
        }
    }
}
