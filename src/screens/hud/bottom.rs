//! The strip along the bottom: what the keys do now, a hint, and the large button.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::frame::FramePart;
use super::gate::ThrowNow;
use super::press_key::can_be_clicked;
use super::words::{FrameWords, KeyHint};
use crate::input::gamepad::place::{LastUsed, Where};
use crate::messages::Message;
use crate::messages::texts::common;
use crate::presentation::frames::Frames;
use crate::rules::ids::PlayerId;
use crate::table::replay::state::Replay;
use crate::table::request::{DecisionId, Undo};
use crate::table::view::{MatchView, Players};
use crate::ui::button::{ButtonLook, control, frame_button, on_press};
use crate::ui::focus::FocusName;
use crate::ui::look::{CONTROL, EDGE, PLATE, TEXT_QUIET};
use crate::ui::said::Spoken;
use crate::ui::scale::FrameScale;
use crate::ui::shown::Shown;
use crate::ui::text::{bold, coloured, one_line, shortening};
use crate::ui::tooltip::Tooltip;
use crate::window::intent::AskHint;
use crate::window::intent::PrimaryPressed;
use crate::window::state::GateWaits;
use crate::window::state::Screen;
use crate::window::steps::HudSystems;

/// The width of the large button with large frames, as a part of the window.
const LARGE_PRIMARY: f32 = 0.34;

/// The strip.
#[derive(Component, Clone, Copy, Debug)]
struct Strip;

/// What the strip says.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    scale: FrameScale,
    frames: Frames,
    words: FrameWords,
    /// The keys or buttons that matter now.
    keys: Vec<KeyHint>,
    /// Whether they are buttons of a gamepad.
    pad: bool,
    hint: bool,
    /// Who can take the last act back.
    undo: Option<(PlayerId, DecisionId)>,
    throw: bool,
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

/// The place along the bottom, for any content, with this gap.
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

/// At a replay the bar of the replay takes this place.
fn make_room(replay: Replay, mut strips: Query<&mut Node, With<Strip>>) {
    let display = if replay.is_on() { Display::None } else { Display::Flex };
    for mut strip in &mut strips {
        if strip.display != display {
            strip.display = display;
        }
    }
}

fn show_strip(
    strips: Query<Entity, With<Strip>>,
    (view, players, words): (Res<MatchView>, Res<Players>, Res<FrameWords>),
    waits: Res<GateWaits>,
    (scale, frames): (Res<FrameScale>, Res<Frames>),
    (last, at, spoken): (Res<LastUsed>, Where, Res<Spoken>),
    mut shown: Local<Shown<(Entity, Model)>>,
    mut commands: Commands,
) {
    let Ok(strip) = strips.single() else { return };
    let words = if waits.score { at_the_score() } else { words.clone() };
    let model = Model {
        scale: *scale,
        frames: *frames,
        keys: match (*last, at.table()) {
            (LastUsed::Pad(_), Some(table)) => table.hints(&words.keys),
            _ => words.keys.clone(),
        },
        pad: matches!(*last, LastUsed::Pad(_)),
        words,
        hint: !waits.throw && !waits.score && view.due.iter().any(|seat| players.is_person(seat)),
        undo: view
            .undo
            .filter(|seat| players.is_person(*seat) && !waits.score)
            .map(|seat| (seat, view.decisions[seat.index()])),
        throw: waits.throw,
    };
    if let Some((strip, model)) = shown.change((strip, model)) {
        commands
            .entity(*strip)
            .despawn_related::<Children>()
            .with_children(|strip| fill_strip(strip, model, &spoken));
    }
}

/// While a score sheet is shown, the next round has begun by the rules but not yet on the screen.
fn at_the_score() -> FrameWords {
    FrameWords {
        primary: "Read the score".into(),
        keys: vec![("Enter", "go on".into())],
        ..default()
    }
}

fn fill_strip(strip: &mut ChildSpawnerCommands, model: &Model, spoken: &Spoken) {
    let scale = model.scale;
    let button = scale.0 * if model.frames.are_large() { 1.0 } else { 1.1 };
    strip
        .spawn((
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                align_items: AlignItems::Center,
                column_gap: scale.px(16.0),
                row_gap: scale.px(3.0),
                flex_wrap: FlexWrap::Wrap,
                overflow: Overflow::clip(),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|hints| {
            let keys = &model.keys;
            let shown = shown_keys(keys, spoken, model.frames, model.undo.is_some());
            for (key, words) in &keys[..shown] {
                let mut hint = hints.spawn(key_hint(key, words.clone(), scale));
                if !model.pad {
                    can_be_clicked(&mut hint, key);
                }
            }
            if shown < keys.len() {
                let all = keys.iter().map(|(key, does)| common::key_hint(*key, does.clone()));
                hints.spawn((
                    Hovered::default(),
                    Tooltip(common::lines(all)),
                    key_hint("\u{2026}", Message::empty(), scale),
                ));
            }
        });
    // Only if there is something to take back: at Stack nothing can be taken back after a die is released.
    if let Some((seat, decision)) = model.undo {
        strip.spawn((
            frame_button("Take back", ButtonLook::Plain, button),
            FocusName::new("hud.take-back"),
            Tooltip("Undo your last act: nothing new was revealed since (U)".into()),
            on_press(
                move |_: On<Activate>, mut take: MessageWriter<Undo>, mut focus: ResMut<InputFocus>| {
                    take.write(Undo { seat, decision });
                    focus.clear();
                },
            ),
        ));
    }
    let mut hint = strip.spawn((
        frame_button("Hint", ButtonLook::Plain, button),
        FocusName::new("hud.hint"),
        Tooltip("What the strongest computer player would do, and why (H)".into()),
        on_press(
            |_: On<Activate>, mut ask: MessageWriter<AskHint>, mut focus: ResMut<InputFocus>| {
                ask.write(AskHint);
                focus.clear();
            },
        ),
    ));
    if !model.hint {
        hint.insert(InteractionDisabled);
    }
    let throws = model.throw;
    let (wide, size) = match model.frames.are_large() {
        false => (0.25, 20.0),
        true if spoken.say(&model.words.primary).chars().count() <= 14 => (LARGE_PRIMARY, 20.0),
        true => (LARGE_PRIMARY, 17.0),
    };
    let mut primary = strip.spawn((
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

/// How many keys have room; the tooltip has the others.
fn shown_keys(keys: &[KeyHint], spoken: &Spoken, frames: Frames, undo: bool) -> usize {
    if !frames.are_large() {
        return keys.len();
    }
    // Beside the buttons, in one row, with three dots at the end.
    let buttons = if undo { 230.0 } else { 110.0 };
    let room = frames.pixels(Vec2::X * (1.0 - LARGE_PRIMARY)).x - buttons - 40.0;
    let mut used = 0.0;
    keys.iter()
        .take_while(|(key, words)| {
            used += key.chars().count().max(2) as f32 * 9.0 + spoken.say(words).chars().count() as f32 * 8.2 + 36.0;
            used <= room
        })
        .count()
}

/// A key cap and what the key does.
fn key_hint(key: &str, words: Message, scale: FrameScale) -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Center,
            column_gap: scale.px(6.0),
            padding: UiRect::right(scale.px(3.0)),
            border_radius: BorderRadius::all(scale.px(4.0)),
            ..default()
        },
        Pickable::IGNORE,
        children![
            key_cap(key, scale),
            (coloured(words, scale.text(15.0), TEXT_QUIET), one_line()),
        ],
    )
}

/// A key cap.
pub(crate) fn key_cap(key: &str, scale: FrameScale) -> impl Bundle {
    (
        Node {
            min_width: scale.px(24.0),
            padding: UiRect::axes(scale.px(6.0), scale.px(2.0)),
            border: UiRect::new(px(1), px(1), px(1), px(3)),
            border_radius: BorderRadius::all(scale.px(4.0)),
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(CONTROL),
        BorderColor::all(EDGE),
        Pickable::IGNORE,
        children![(bold(key, scale.text(14.0)), one_line())],
    )
}
