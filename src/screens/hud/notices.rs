//! Refusals and hints, shown at the pointer and in the status line.

use std::time::Duration;

use bevy::prelude::*;

use super::events::{MatchBegan, publish_events};
use super::tutorial::shown::LessonPlate;
use games::catalog::AnyAction;
use host::request::{ActionRequest, RefusalReason, RequestRefused, Undone};
use host::view::Players;
use messages::texts::{common, hud};
use messages::{Message, ToMessage};
use rules::error::ApplyError;
use window_kit::ui::beside::Beside;
use window_kit::ui::in_place::update_root;
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{AMBER, PLATE_SOLID};
use window_kit::ui::measure::Face;
use window_kit::ui::scale::FrameScale;
use window_kit::ui::text::bold;
use window_kit::window::intent::{HintedAction, MentionedActions, Notice};
use window_kit::window::next_frame::NextFrame;
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::{Overlay, Screen};
use window_kit::window::steps::HudSystems;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// How long a notice stays; a longer text stays longer.
const STAYS: Duration = Duration::from_secs(4);
/// The additional time for each em of text width, in seconds. One em is about two letters.
const PER_EM_S: f32 = 0.06;
/// The widest notice at the pointer, in logical pixels.
const WIDTH: f32 = 380.0;

/// The notice that the status line shows now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct StatusNotice(pub Option<ShownNotice>);

/// A notice on the screen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ShownNotice {
    /// The text.
    pub text: Message,
    /// The rule behind it.
    pub rule: Option<&'static str>,
    /// The action that it advises, if it is a hint.
    pub hint: Option<AnyAction>,
}

/// The place of hints besides the status line. A game sets it if a plate at the pointer would cover what the hint is
/// about.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum HintPlace {
    /// At the pointer.
    #[default]
    AtPointer,
    /// At a place where nothing lies.
    At(PlatePlacement),
    /// Nowhere: there is no room beside the table.
    StatusLine,
}

/// The plate.
#[derive(Component, Clone, Copy, Debug)]
struct NoticePlate {
    /// Whether it hangs at the place that the game has for hints, and not at the pointer.
    hangs: bool,
}

/// Since when the notice is shown, and how long it stays.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct NoticeTimer {
    since: StartTime,
    lasts: Duration,
}

pub(crate) fn plugin(app: &mut App) {
    closed_by_escape(
        app,
        "hint",
        |status: Res<StatusNotice>| status.0.as_ref().is_some_and(|notice| notice.hint.is_some()),
        |mut status: ResMut<StatusNotice>| status.0 = None,
    );
    app.init_resource::<StatusNotice>()
        .init_resource::<NextFrame>()
        .init_resource::<MentionedActions>()
        .init_resource::<NoticeTimer>()
        .init_resource::<HintPlace>()
        .add_systems(
            Update,
            (tell_refusals, show_notices, move_hung, drop_notice, light_hint)
                .chain()
                // A notice about the new match stays: that it began is read before.
                .after(publish_events)
                .in_set(HudSystems::Read)
                .run_if(in_state(Screen::Match)),
        );
}

/// Turns each refusal of a person's request into a notice.
fn tell_refusals(
    mut refused: MessageReader<RequestRefused>,
    players: Res<Players>,
    mut notices: MessageWriter<Notice>,
) {
    for refused in refused.read() {
        if !players.is_person(refused.request.seat()) {
            continue;
        }
        let (text, rule) = match &refused.reason {
            // A second press before the answer to the first is not a mistake.
            RefusalReason::Stale { .. } => continue,
            RefusalReason::Rules(ApplyError::Illegal { rule, why, .. }) => (why.clone(), Some(rule.as_str())),
            RefusalReason::Rules(ApplyError::NotDue { .. }) => (hud::NOT_YOUR_TURN, None),
            other => (other.message(), None),
        };
        notices.write(Notice {
            text: common::sentence(text),
            rule,
            // A request that breaks a rule already has its own sound.
            refused: rule.is_none(),
        });
    }
}

fn show_notices(
    (mut notices, mut advised): (MessageReader<Notice>, MessageReader<HintedAction>),
    hints: Res<HintPlace>,
    (beside, lesson): (Beside, LessonPlate),
    (scale, overlay, localizer): (Res<FrameScale>, Res<State<Overlay>>, Res<Localizer>),
    plates: Query<Entity, With<NoticePlate>>,
    mut status: ResMut<StatusNotice>,
    mut stays: ResMut<NoticeTimer>,
    mut commands: Commands,
) {
    let hint = advised.read().last().map(|HintedAction(action)| action.clone());
    let is_hint = hint.is_some();
    let Some(notice) = notices.read().last() else { return };
    let words = Face::Regular.width(&localizer.localize(&notice.text), 1.0);
    *stays = NoticeTimer {
        since: StartTime::default(),
        lasts: STAYS + Duration::from_secs_f32(words * PER_EM_S),
    };
    status.0 = Some(ShownNotice {
        text: notice.text.clone(),
        rule: notice.rule,
        hint,
    });
    let at_pointer = || {
        let pointer = beside.pointer()?;
        beside.node_off(pointer, WIDTH * scale.0, lesson.place())
    };
    let hangs = if is_hint { *hints } else { HintPlace::AtPointer };
    let node = match hangs {
        // Under an open menu, or without a pointer over the window (keys alone), only the status line shows it.
        _ if *overlay.get() != Overlay::None => None,
        HintPlace::AtPointer => at_pointer(),
        HintPlace::At(place) => Some(hung(place)),
        HintPlace::StatusLine => None,
    };
    let there = plates.iter().next();
    let Some(node) = node else {
        return there.into_iter().for_each(|plate| commands.entity(plate).despawn());
    };
    let hangs = hangs != HintPlace::AtPointer;
    update_root(&mut commands, there, |commands| {
        spawn_plate(commands, NoticePlate { hangs }, node, &notice.text, *scale)
    });
}

fn spawn_plate(commands: &mut Commands, plate: NoticePlate, node: Node, words: &Message, scale: FrameScale) -> Entity {
    commands
        .spawn((
            plate,
            DespawnOnExit(Screen::Match),
            Node {
                padding: UiRect::axes(scale.px(11.0), scale.px(7.0)),
                border_radius: BorderRadius::all(scale.px(7.0)),
                column_gap: scale.px(8.0),
                align_items: AlignItems::Center,
                ..node
            },
            BackgroundColor(PLATE_SOLID),
            BorderColor::all(AMBER),
            GlobalZIndex(40),
            Pickable::IGNORE,
        ))
        .with_children(|plate| {
            plate.spawn(bold(words.clone(), scale.text(15.0)));
        })
        .id()
}

/// The node of a plate at a fixed place.
fn hung(place: PlatePlacement) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: percent(place.left),
        bottom: percent(place.bottom),
        width: percent(place.width),
        border: px(1).all(),
        ..default()
    }
}

/// A plate that hangs follows its place, as where the log opens or closes beside it; without a place, only the status
/// line shows the hint.
fn move_hung(hints: Res<HintPlace>, mut plates: Query<(Entity, &NoticePlate, &mut Node)>, mut commands: Commands) {
    if !hints.is_changed() {
        return;
    }
    for (plate, _, mut node) in plates.iter_mut().filter(|(_, plate, _)| plate.hangs) {
        if let HintPlace::At(place) = *hints {
            (node.left, node.bottom, node.width) = (percent(place.left), percent(place.bottom), percent(place.width));
        } else {
            commands.entity(plate).try_despawn();
        }
    }
}

/// Drops a notice after its time, in another match, and when a person goes on: what it says is about the position
/// before.
fn drop_notice(
    mut clock: UiClock,
    mut began: MessageReader<MatchBegan>,
    (mut asked, mut undone, players): (MessageReader<ActionRequest>, MessageReader<Undone>, Res<Players>),
    plates: Query<Entity, With<NoticePlate>>,
    mut status: ResMut<StatusNotice>,
    mut stays: ResMut<NoticeTimer>,
    mut commands: Commands,
) {
    let others = began.read().count() > 0;
    let acts = asked.read().filter(|asked| players.is_person(asked.seat)).count() + undone.read().count() > 0;
    // What this action itself has said stays.
    let goes_on = acts && !status.is_changed();
    let lasts = stays.lasts;
    if status.0.is_some() && (others || goes_on || clock.left(&mut stays.since, lasts).is_zero()) {
        status.0 = None;
    }
    if status.0.is_none() {
        for plate in &plates {
            commands.entity(plate).try_despawn();
        }
    }
}

/// Lights on the table what a hint advises, as long as the hint is shown.
fn light_hint(status: Res<StatusNotice>, mut spoken: ResMut<MentionedActions>) {
    let hint = status.0.as_ref().and_then(|notice| notice.hint.as_ref());
    if spoken.hint.as_ref() != hint {
        spoken.hint = hint.cloned();
    }
}

/// The place of a plate, in hundredths of the window, from the left and the bottom, and its width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PlatePlacement {
    /// From the left.
    pub left: f32,
    /// From the bottom.
    pub bottom: f32,
    /// The width.
    pub width: f32,
}
