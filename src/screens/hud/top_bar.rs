//! The bar along the top: the match, the status line, and the buttons for log, rules and menu.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::frame::FramePart;
use super::notices::StatusNotice;
use super::thinking::long_thinker;
use super::words::FrameWords;
use crate::screens::menus::rules::pages::RulesAt;
use crate::screens::replay::watch::LeaveReplay;
use messages::Message;
use messages::texts::hud;
use window_kit::input::label::Keyboard;
use window_kit::intents::general::{BACK, LOG, RULES};
use window_kit::presentation::frames::Frames;
use window_kit::table::agents::Thoughts;
use window_kit::table::remote::RemoteMatch;
use window_kit::table::replay::state::Replay;
use window_kit::ui::button::{ButtonLook, frame_button, frame_button_width, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{FilledElsewhere, InPlace};
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{AMBER, EDGE, PLATE, TEXT_QUIET};
use window_kit::ui::measure::Face;
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold, bold_coloured, coloured, one_line};
use window_kit::ui::tooltip::Tooltip;
use window_kit::window::state::{GateWaits, LogOpen, OpenOverlay, Overlay, Screen};
use window_kit::window::steps::HudSystems;

/// The distance between the words of the status line and the button with a rule, in logical pixels.
const LINE_GAP: f32 = 10.0;
/// The scale of that button, for `frame_button`.
const RULE_SCALE: f32 = 0.9;

/// The bar.
#[derive(Component, Clone, Copy, Debug)]
struct TopBar;

/// Where the bar names the match.
#[derive(Component, Clone, Copy, Debug)]
struct OfMatch;

/// Where the bar says what is due.
#[derive(Component, Clone, Copy, Debug)]
struct StatusLine;

/// The content of the bar.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    of_match: Message,
    status: Message,
    /// Whether the status line shows a refusal or a hint instead of what is due.
    notice: bool,
    rule: Option<&'static str>,
    /// The room for the words, in pixels of the interface.
    room: Vec2,
    scale: FrameScale,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Match), spawn_bar).add_systems(
        Update,
        (lay_bar, show_bar)
            .chain()
            .in_set(HudSystems::Show)
            .run_if(in_state(Screen::Match)),
    );
}

fn spawn_bar(mut commands: Commands) {
    commands.spawn((
        TopBar,
        FramePart::Bar,
        DespawnOnExit(Screen::Match),
        TabGroup::new(1),
        Node {
            padding: UiRect::horizontal(vmin(1.6)),
            border: UiRect::bottom(px(1)),
            align_items: AlignItems::Center,
            column_gap: vmin(1.6),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(PLATE),
        BorderColor::all(EDGE),
    ));
}

/// What kind of match is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A match on this machine.
    Here,
    /// A match with people at other machines: the menu does not pause it.
    Elsewhere,
    /// A replay.
    Replay,
}

/// Fills the bar, but for the words in it.
fn lay_bar(
    bars: Query<(Entity, Ref<TopBar>)>,
    (scale, frames): (Res<FrameScale>, Res<Frames>),
    keyboard: Res<Keyboard>,
    (replay, remote): (Replay, Option<Res<RemoteMatch>>),
    mut was: Local<Option<Kind>>,
    mut commands: Commands,
) {
    let kind = match remote {
        Some(_) => Kind::Elsewhere,
        None if replay.is_on() => Kind::Replay,
        None => Kind::Here,
    };
    let other = was.replace(kind) != Some(kind);
    for (bar, mark) in &bars {
        if mark.is_added() || scale.is_changed() || frames.is_changed() || keyboard.is_changed() || other {
            commands
                .entity(bar)
                .update_children(|bar| fill_bar(bar, *scale, *frames, &keyboard, kind));
        }
    }
}

fn show_bar(
    places: (
        Query<Entity, With<OfMatch>>,
        Query<(Entity, &ComputedNode), With<StatusLine>>,
    ),
    words: Res<FrameWords>,
    waits: Res<GateWaits>,
    (thoughts, localizer): (Res<Thoughts>, Res<Localizer>),
    notice: Res<StatusNotice>,
    (scale, frames): (Res<FrameScale>, Res<Frames>),
    mut shown: Local<Shown<(Entity, Model)>>,
    mut commands: Commands,
) {
    let (Ok(of_match), Ok((line, own))) = (places.0.single(), places.1.single()) else {
        return;
    };
    let (status, is_notice, rule) = match &notice.0 {
        Some(notice) => (notice.text.clone(), true, notice.rule),
        // By the rules the next round has begun, but the screen does not show it yet.
        None if waits.score => (hud::ROUND_SCORED, false, None),
        None => (status(&words, &thoughts), false, None),
    };
    let model = Model {
        of_match: words.heading.clone(),
        status,
        notice: is_notice,
        rule,
        room: room(own, *scale, *frames),
        scale: *scale,
    };
    let Some((line, model)) = shown.change_unless(!localizer.is_changed(), (line, model)) else {
        return;
    };
    commands.entity(of_match).update_children(|place| {
        place.spawn((
            coloured(model.of_match.clone(), model.scale.text(15.0), TEXT_QUIET),
            one_line(),
        ));
    });
    commands
        .entity(*line)
        .update_children(|line| fill_line(line, model, &localizer));
}

/// What is due, or which player has been thinking for long.
fn status(words: &FrameWords, thoughts: &Thoughts) -> Message {
    match long_thinker(thoughts) {
        Some(seat) => hud::thinking(seat),
        None => words.status.clone(),
    }
}

/// The room of the status line, in pixels of the interface.
fn room(line: &ComputedNode, scale: FrameScale, frames: Frames) -> Vec2 {
    let laid = line.size().x * line.inverse_scale_factor / scale.0;
    // In the first frame there is no layout yet.
    let wide = if laid > 0.0 {
        laid
    } else {
        frames.pixels(Vec2::X * if frames.are_large() { 1.0 } else { 0.77 }).x - 240.0
    };
    let high = frames.pixels(Vec2::Y * frames.bar()).y;
    // Rounded down, so that a change by half a pixel does not build the line again.
    Vec2::new(wide, high).floor()
}

/// The letter size of the status line, in pixels of the interface: a long refusal takes two lines and is not cut off.
fn line_size(words: &str, room: Vec2) -> f32 {
    let holds = |size: f32| {
        let lines = Face::Bold.lines(words, size, room.x);
        lines as f32 * size * 1.25 <= room.y
    };
    [16.0, 15.0, 14.0, 13.0]
        .into_iter()
        .find(|size| holds(*size))
        .unwrap_or(12.0)
}

fn fill_line(line: &mut ChildSpawnerCommands, model: &Model, localizer: &Localizer) {
    let scale = model.scale;
    let beside = model.rule.map_or(0.0, |_| {
        let button = frame_button_width(&localizer.localize(&hud::WHY), RULE_SCALE);
        button + LINE_GAP / scale.0
    });
    let size = line_size(&localizer.localize(&model.status), model.room - Vec2::X * beside);
    if model.notice {
        line.spawn(bold_coloured(model.status.clone(), scale.text(size), AMBER));
    } else {
        line.spawn(bold(model.status.clone(), scale.text(size)));
    }
    if let Some(rule) = model.rule {
        line.spawn((
            FocusName::new("hud.why"),
            frame_button(hud::WHY, ButtonLook::Plain, scale.0 * RULE_SCALE),
            Tooltip(hud::RULE_TIP),
            on_press(
                move |_: On<Activate>,
                      mut at: ResMut<RulesAt>,
                      mut open: MessageWriter<OpenOverlay>,
                      mut focus: ResMut<InputFocus>| {
                    at.0 = Some(rule.to_owned());
                    focus.clear();
                    open.write(OpenOverlay(Overlay::Rules));
                },
            ),
        ));
    }
}

fn fill_bar(bar: &mut ChildSpawnerCommands, scale: FrameScale, frames: Frames, keyboard: &Keyboard, kind: Kind) {
    bar.spawn((
        OfMatch,
        FilledElsewhere,
        Node {
            // With large frames the status line gets this room, and the pause menu names the match.
            display: if frames.are_large() {
                Display::None
            } else {
                Display::Flex
            },
            width: percent(23),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    ));
    bar.spawn((
        StatusLine,
        FilledElsewhere,
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            column_gap: px(LINE_GAP),
            overflow: Overflow::clip(),
            ..default()
        },
        Pickable::IGNORE,
    ));
    bar.spawn((
        Node {
            column_gap: px(6),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|side| {
        side.spawn((
            frame_button(hud::LOG, ButtonLook::Plain, scale.0 * 0.94),
            FocusName::new("hud.log"),
            Tooltip(hud::log_tip(keyboard.of(LOG))),
            on_press(
                |_: On<Activate>, mut log: ResMut<LogOpen>, mut focus: ResMut<InputFocus>| {
                    log.0 = !log.0;
                    focus.clear();
                },
            ),
        ));
        let key = keyboard.of(BACK);
        let (menu, menu_tip) = match kind {
            Kind::Elsewhere => (hud::MENU, hud::menu_tip(key)),
            Kind::Here | Kind::Replay => (hud::PAUSE, hud::pause_tip(key)),
        };
        let replays = kind == Kind::Replay;
        let menus = [
            (
                "hud.rules",
                hud::RULES,
                hud::rules_tip(keyboard.of(RULES)),
                Overlay::Rules,
            ),
            ("hud.pause", menu, menu_tip, Overlay::Pause),
        ];
        // The bar of a replay pauses it, and nothing in the menu applies to it.
        for (name, label, tip, overlay) in menus.into_iter().take(if replays { 1 } else { 2 }) {
            side.spawn((
                frame_button(label, ButtonLook::Plain, scale.0 * 0.94),
                FocusName::new(name),
                Tooltip(tip),
                on_press(
                    move |_: On<Activate>, mut open: MessageWriter<OpenOverlay>, mut focus: ResMut<InputFocus>| {
                        focus.clear();
                        open.write(OpenOverlay(overlay));
                    },
                ),
            ));
        }
        if replays {
            side.spawn((
                frame_button(hud::LEAVE, ButtonLook::Plain, scale.0 * 0.94),
                FocusName::new("hud.leave"),
                Tooltip(hud::leave_tip(keyboard.of(BACK))),
                on_press(|_: On<Activate>, mut leave: MessageWriter<LeaveReplay>| {
                    leave.write(LeaveReplay);
                }),
            ));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_have_no_room_at_once_get_smaller_letters() {
        let room = Vec2::new(640.0, 40.0);
        let sentence = "Ana: place a die or re-roll";
        let longer = "Das geht jetzt nicht: zuerst muss der gew\u{fc}rfelte W\u{fc}rfel \
                      auf einen passenden Stapel gelegt werden";
        assert_eq!(line_size(sentence, room), 16.0);
        assert_eq!(line_size(longer, room), 16.0, "on two lines");
        assert!((13.0..16.0).contains(&line_size(&longer.repeat(2), Vec2::new(740.0, 40.0))));
        assert_eq!(line_size(&longer.repeat(9), room), 12.0);
    }
}
