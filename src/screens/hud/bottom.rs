//! The strip along the bottom: what the keys do now, a hint, and the large button.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::Activate;

use super::frame::FramePart;
use super::gate::ThrowNow;
use super::press_key::can_be_clicked;
use super::words::FrameWords;
use host::request::{DecisionId, Undo};
use host::view::{MatchView, Players};
use messages::Message;
use messages::texts::{common, hud, input as words_of_pads};
use rules::ids::SeatId;
use window_kit::input::gamepad::PadSeats;
use window_kit::input::gamepad::asked::PadsAsked;
use window_kit::input::gamepad::place::{LastUsed, Where};
use window_kit::input::hint::HintFor;
use window_kit::input::hints::{ShownHint, on_keyboard, on_pad, on_touch};
use window_kit::input::label::Keyboard;
use window_kit::intents::general::{CONFIRM, HINT, UNDO};
use window_kit::presentation::frames::Frames;
use window_kit::table::replay::state::Replay;
use window_kit::ui::button::{ButtonLook, beside_label, control, frame_button, frame_button_width, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{CONTROL, EDGE, PLATE, TEXT, TEXT_QUIET};
use window_kit::ui::measure::Face;
use window_kit::ui::pad_signs::label;
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold, coloured, one_line, shortening};
use window_kit::ui::tooltip::Tooltip;
use window_kit::window::intent::PrimaryPressed;
use window_kit::window::intent::RequestHint;
use window_kit::window::state::GateWaits;
use window_kit::window::state::Screen;
use window_kit::window::steps::HudSystems;

/// The width of the large button with large frames, as a fraction of the window.
const LARGE_PRIMARY: f32 = 0.34;
/// The same with frames of the usual size.
const PRIMARY: f32 = 0.25;
/// The gap between the parts of the strip, in pixels of the interface.
const STRIP_GAP: f32 = 12.0;
/// The width of everything else beside the hints: the edges of the strip, a gap and the three dots.
const BESIDE_HINTS: f32 = 75.0;
/// The letter sizes of a key cap and of the words for what the key does.
const CAP_LETTERS: f32 = 14.0;
const HINT_LETTERS: f32 = 15.0;
/// The smallest width of a key cap, and the padding left and right of its label.
const CAP_LEAST: f32 = 24.0;
const CAP_PADDING: f32 = 6.0;
/// The gap after a key cap, the padding after a hint, and the gap between two hints.
const CAP_GAP: f32 = 6.0;
const HINT_PADDING: f32 = 3.0;
const HINT_GAP: f32 = 16.0;
/// The padding left and right of the words on a chip for fingers, and the gap between two chips.
const CHIP_PADDING: f32 = 10.0;
const CHIP_GAP: f32 = 8.0;

/// The strip.
#[derive(Component, Clone, Copy, Debug)]
struct Strip;

/// The large button.
#[derive(Component, Clone, Copy, Debug)]
struct Primary;

/// The content of the strip.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    scale: FrameScale,
    frames: Frames,
    words: FrameWords,
    /// The keys or buttons that matter now.
    keys: Vec<ShownHint>,
    hint: bool,
    /// The seat that can undo the last action, and the decision that is due from it.
    undo: Option<(SeatId, DecisionId)>,
    throw: bool,
    /// The people whose gamepads are asked, where each has one alone.
    asked: Vec<SeatId>,
    keyboard: Keyboard,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Match), spawn_strip).add_systems(
        Update,
        (make_room, show_strip)
            .chain()
            .in_set(HudSystems::Show)
            .run_if(in_state(Screen::Match)),
    );
}

fn spawn_strip(mut commands: Commands) {
    commands.spawn((Strip, strip(vmin(1.6))));
}

/// A strip along the bottom for any content, with this gap between its parts.
pub(crate) fn strip(gap: Val) -> impl Bundle {
    (
        FramePart::Strip,
        DespawnOnExit(Screen::Match),
        TabGroup::new(3),
        Node {
            padding: UiRect::axes(vmin(1.6), vmin(0.7)),
            border: UiRect::top(px(1)),
            align_items: AlignItems::Center,
            column_gap: gap,
            ..default()
        },
        BackgroundColor(PLATE),
        BorderColor::all(EDGE),
    )
}

/// Hides the strip during a replay, because the bar of the replay takes its place.
fn make_room(replay: Replay, mut strips: Query<&mut Node, With<Strip>>) {
    let display = if replay.is_on() { Display::None } else { Display::Flex };
    for mut strip in &mut strips {
        if strip.display != display {
            strip.display = display;
        }
    }
}

fn show_strip(
    (strips, pressed): (
        Query<Entity, With<Strip>>,
        Query<Entity, (With<Primary>, With<Pressed>)>,
    ),
    (view, players, words): (Res<MatchView>, Res<Players>, Res<FrameWords>),
    (waits, keyboard): (Res<GateWaits>, Res<Keyboard>),
    (scale, frames): (Res<FrameScale>, Res<Frames>),
    (last, at, localizer): (Res<LastUsed>, Where, Res<Localizer>),
    (pads, asks): (Res<PadSeats>, PadsAsked),
    mut shown: Local<Shown<(Entity, Model)>>,
    mut commands: Commands,
) {
    let Ok(strip) = strips.single() else { return };
    let words = if waits.score { at_the_score() } else { words.clone() };
    let model = Model {
        scale: *scale,
        frames: *frames,
        keys: match (*last, at.table()) {
            (LastUsed::Pad(_), Some(table)) => on_pad(&words.keys, &keyboard, table),
            (LastUsed::Touch, _) => on_touch(&words.keys),
            _ => on_keyboard(&words.keys, &keyboard),
        },
        words,
        hint: !waits.throw && !waits.score && view.due.iter().any(|seat| players.is_person(seat)),
        undo: view
            .undo
            .filter(|seat| players.is_person(*seat) && !waits.score)
            .map(|seat| (seat, view.decisions[seat.index()])),
        throw: waits.throw,
        asked: match *last {
            LastUsed::Pad(_) => asks.pads_of(&pads),
            LastUsed::Keys | LastUsed::Touch => Vec::new(),
        },
        keyboard: keyboard.clone(),
    };
    // A press that began when the button meant something else does not count.
    if shown.now().is_some_and(|(_, before)| before.means() != model.means()) {
        for button in &pressed {
            commands.entity(button).try_remove::<Pressed>();
        }
    }
    if let Some((strip, model)) = shown.change_unless(!localizer.is_changed(), (strip, model)) {
        commands
            .entity(*strip)
            .update_children(|strip| fill_strip(strip, model, &localizer));
    }
}

impl Model {
    /// Whether the hints are chips for fingers.
    fn for_fingers(&self) -> bool {
        self.frames.are_for_fingers()
    }

    /// The gap between two hints.
    fn hint_gap(&self) -> f32 {
        if self.for_fingers() { CHIP_GAP } else { HINT_GAP }
    }

    /// What the large button does.
    fn means(&self) -> (bool, &Message) {
        (self.throw, &self.words.primary)
    }
}

/// The words while a score sheet is shown: by the rules the next round has begun, but the screen does not show it yet.
fn at_the_score() -> FrameWords {
    FrameWords {
        primary: hud::READ_SCORE,
        keys: vec![(HintFor::One(CONFIRM), hud::KEY_GO_ON)],
        ..default()
    }
}

fn fill_strip(strip: &mut ChildSpawnerCommands, model: &Model, localizer: &Localizer) {
    let scale = model.scale;
    let button = if model.frames.are_large() { 1.0 } else { 1.1 };
    strip
        .spawn((
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                align_items: AlignItems::Center,
                column_gap: scale.px(model.hint_gap()),
                row_gap: scale.px(3.0),
                // Two rows of hints for fingers have no room.
                flex_wrap: if model.for_fingers() {
                    FlexWrap::NoWrap
                } else {
                    FlexWrap::Wrap
                },
                overflow: Overflow::clip(),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|hints| {
            if !model.asked.is_empty() {
                let asked = words_of_pads::pads_asked(model.asked.iter().copied());
                hints.spawn((bold(asked, scale.text(HINT_LETTERS)), one_line()));
            }
            let keys = &model.keys;
            let shown = shown_keys(model, localizer, button);
            for key in &keys[..shown] {
                let mut hint = if model.for_fingers() {
                    hints.spawn(chip(key.does.clone(), scale))
                } else {
                    hints.spawn(key_hint(key.key.clone(), key.does.clone(), scale))
                };
                if let Some(intent) = key.means {
                    can_be_clicked(&mut hint, intent);
                }
            }
            if shown < keys.len() {
                let all = keys.iter().map(|key| {
                    if model.for_fingers() {
                        key.does.clone()
                    } else {
                        common::key_hint(key.key.clone(), key.does.clone())
                    }
                });
                hints.spawn((
                    Hovered::default(),
                    Tooltip(common::lines(all)),
                    key_hint(Message::verbatim("\u{2026}"), Message::empty(), scale),
                ));
            }
        });
    // Only if there is something to undo: in Stack nothing can be undone after a die is released.
    if let Some((seat, decision)) = model.undo {
        strip.spawn((
            frame_button(hud::TAKE_BACK, ButtonLook::Plain, scale.0 * button),
            FocusName::new("hud.take-back"),
            Tooltip(hud::take_back_tip(model.keyboard.of(UNDO))),
            on_press(
                move |_: On<Activate>, mut take: MessageWriter<Undo>, mut focus: ResMut<InputFocus>| {
                    take.write(Undo { seat, decision });
                    focus.clear();
                },
            ),
        ));
    }
    let mut hint = strip.spawn((
        frame_button(hud::ASK_HINT, ButtonLook::Plain, scale.0 * button),
        FocusName::new("hud.hint"),
        Tooltip(hud::ask_hint_tip(model.keyboard.of(HINT))),
        on_press(
            |_: On<Activate>, mut ask: MessageWriter<RequestHint>, mut focus: ResMut<InputFocus>| {
                ask.write(RequestHint);
                focus.clear();
            },
        ),
    ));
    if !model.hint {
        hint.insert(InteractionDisabled);
    }
    let throws = model.throw;
    let wide = if model.frames.are_large() {
        LARGE_PRIMARY
    } else {
        PRIMARY
    };
    let size = primary_size(
        &localizer.localize(&model.words.primary),
        model.frames.pixels(Vec2::X * wide).x,
    );
    let mut primary = strip.spawn((
        Primary,
        control(ButtonLook::Primary, scale.0),
        FocusName::new("hud.primary"),
        on_press(
            move |_: On<Activate>,
                  mut pressed: MessageWriter<PrimaryPressed>,
                  mut throw: MessageWriter<ThrowNow>,
                  mut focus: ResMut<InputFocus>| {
                if throws {
                    throw.write(ThrowNow);
                } else {
                    pressed.write(PrimaryPressed);
                }
                // Gives the keys back to the table.
                focus.clear();
            },
        ),
        children![(bold(model.words.primary.clone(), scale.text(size)), shortening())],
    ));
    primary.entry::<Node>().and_modify(move |mut node| {
        node.width = percent(wide * 100.0);
        node.height = percent(100);
    });
    if !model.words.enabled {
        primary.insert(InteractionDisabled);
    }
}

/// The letter size of the large button of this width, for these words.
fn primary_size(words: &str, wide: f32) -> f32 {
    let room = wide - beside_label(1.0);
    [19.0, 16.0, 15.0]
        .into_iter()
        .find(|size| Face::Bold.width(words, *size) <= room)
        .unwrap_or(13.0)
}

/// How many keys have room; the tooltip shows all of them. `button` is the scale of the buttons beside them.
fn shown_keys(model: &Model, localizer: &Localizer, button: f32) -> usize {
    let large = model.frames.are_large();
    if !large && !model.for_fingers() {
        return model.keys.len();
    }
    // The keys are in one row with the buttons, with three dots at the end.
    let labels = [Some(hud::ASK_HINT), model.undo.map(|_| hud::TAKE_BACK)];
    let buttons: f32 = labels
        .iter()
        .flatten()
        .map(|label| frame_button_width(&localizer.localize(label), button) + STRIP_GAP)
        .sum();
    let primary = if large { LARGE_PRIMARY } else { PRIMARY };
    let room = model.frames.pixels(Vec2::X * (1.0 - primary)).x - buttons - BESIDE_HINTS;
    let mut used = match model.asked.as_slice() {
        [] => 0.0,
        asked => {
            let words = localizer.localize(&words_of_pads::pads_asked(asked.iter().copied()));
            Face::Bold.width(&words, HINT_LETTERS) + HINT_GAP
        }
    };
    model
        .keys
        .iter()
        .take_while(|key| {
            let does = localizer.localize(&key.does);
            used += if model.for_fingers() {
                chip_width(&does)
            } else {
                hint_width(&localizer.localize(&key.key), &does)
            };
            used <= room
        })
        .count()
}

/// The width of a key and what it does, with the gap to the next one, in pixels of the interface.
fn hint_width(key: &str, does: &str) -> f32 {
    let cap = (Face::Bold.width(key, CAP_LETTERS) + CAP_PADDING * 2.0 + 2.0).max(CAP_LEAST);
    cap + CAP_GAP + Face::Regular.width(does, HINT_LETTERS) + HINT_PADDING + HINT_GAP
}

/// The width of a chip for fingers, with the gap to the next one, in pixels of the interface.
fn chip_width(does: &str) -> f32 {
    Face::Bold.width(does, HINT_LETTERS) + 2.0 * (CHIP_PADDING + 1.0) + CHIP_GAP
}

/// What a tap on it does: it looks like a button, and has no key.
fn chip(does: Message, scale: FrameScale) -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            padding: UiRect::horizontal(scale.px(CHIP_PADDING)),
            border: px(1).all(),
            border_radius: BorderRadius::all(scale.px(6.0)),
            flex_shrink: 0.0,
            ..default()
        },
        BorderColor::all(EDGE),
        Pickable::IGNORE,
        children![(bold(does, scale.text(HINT_LETTERS)), one_line())],
    )
}

/// A key cap and what the key does.
fn key_hint(key: Message, words: Message, scale: FrameScale) -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Center,
            column_gap: scale.px(CAP_GAP),
            padding: UiRect::right(scale.px(HINT_PADDING)),
            border_radius: BorderRadius::all(scale.px(4.0)),
            ..default()
        },
        Pickable::IGNORE,
        children![
            key_cap(key, scale),
            (coloured(words, scale.text(HINT_LETTERS), TEXT_QUIET), one_line()),
        ],
    )
}

/// A key cap.
pub(crate) fn key_cap(key: Message, scale: FrameScale) -> impl Bundle {
    (
        Node {
            min_width: scale.px(CAP_LEAST),
            padding: UiRect::axes(scale.px(CAP_PADDING), scale.px(2.0)),
            border: UiRect::new(px(1), px(1), px(1), px(3)),
            border_radius: BorderRadius::all(scale.px(4.0)),
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(CONTROL),
        BorderColor::all(EDGE),
        Pickable::IGNORE,
        children![label(key, scale.text(CAP_LETTERS), TEXT)],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_large_button_has_the_largest_letters_that_fit() {
        assert_eq!(primary_size("Pass", 217.0), 19.0);
        let longer = primary_size("Diesen W\u{fc}rfel werfen", 217.0);
        assert!((15.0..19.0).contains(&longer), "{longer}");
        assert_eq!(primary_size(&"Alle W\u{fc}rfel werfen".repeat(3), 217.0), 13.0);
    }
}
