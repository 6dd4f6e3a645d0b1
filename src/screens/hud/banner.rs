//! Banners under the top bar: mishaps, penalties and turning points, for three seconds or until clicked.

use std::time::Duration;

use bevy::picking::events::{Click, Pointer};
use bevy::prelude::*;

use super::frame::FramePart;
use super::told::MatchBegan;
use crate::host::request::Undone;
use crate::messages;
use crate::presentation::frames::Frames;
use crate::table::phase::TableGate;
use crate::table::replay::state::Replay;
use crate::ui::look::{AMBER, EDGE, GREY, INK, TEXT, TEXT_QUIET, size};
use crate::ui::said::Spoken;
use crate::ui::scale::FrameScale;
use crate::ui::text::{bold_coloured, coloured};
use crate::window::since::{Clock, Since};
use crate::window::state::Screen;
use crate::window::steps::HudSystems;
use crate::window::wake::Wake;

/// How long a banner stays.
const STAYS: Duration = Duration::from_secs(3);
/// How long the call of the next player stays.
const TURN_STAYS: Duration = Duration::from_millis(1600);
/// How many banners are on the screen at most.
const MOST: usize = 3;

/// Where banners hang.
#[derive(Component, Clone, Copy, Debug)]
struct BannerPlace;

/// A banner, and since when it is shown.
#[derive(Component, Clone, Debug)]
struct Banner {
    tone: Tone,
    text: messages::Message,
    since: Since,
}

/// The kind of a banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Something was lost.
    Amber,
    /// Nothing was lost.
    Grey,
    /// The next player is called, once the screen has shown what happened before. It replaces an earlier call.
    Turn,
}

impl Tone {
    const fn stays(self) -> Duration {
        match self {
            Self::Amber | Self::Grey => STAYS,
            Self::Turn => TURN_STAYS,
        }
    }
}

/// A request to show a banner.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Say {
    /// The kind.
    pub tone: Tone,
    /// One plain sentence, without full stop.
    pub text: messages::Message,
    /// The rule behind it, as in `S-4`.
    pub rule: Option<&'static str>,
}

/// The time has come to show this banner.
#[derive(Message, Clone, Debug)]
struct Raise(Say);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Wake>()
        .add_message::<Say>()
        .add_message::<Raise>()
        .add_systems(OnEnter(Screen::Match), spawn_place)
        .add_systems(
            Update,
            (age_banners, call_in_time, raise_banners)
                .chain()
                .in_set(HudSystems::Show)
                .run_if(in_state(Screen::Match)),
        );
}

fn spawn_place(mut commands: Commands) {
    commands.spawn((
        BannerPlace,
        FramePart::Banners,
        DespawnOnExit(Screen::Match),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(5),
            ..default()
        },
        Pickable::IGNORE,
    ));
}

/// Shows banners at once, except the call of the next player: it waits until the screen has caught up with the rules.
fn call_in_time(
    mut said: MessageReader<Say>,
    mut began: MessageReader<MatchBegan>,
    gate: Res<TableGate>,
    mut call: Local<Option<Say>>,
    mut raises: MessageWriter<Raise>,
) {
    if began.read().count() > 0 {
        *call = None;
    }
    for say in said.read() {
        if say.tone == Tone::Turn {
            *call = Some(say.clone());
        } else {
            raises.write(Raise(say.clone()));
        }
    }
    if !gate.showing
        && let Some(say) = call.take()
    {
        raises.write(Raise(say));
    }
}

fn raise_banners(
    mut says: MessageReader<Raise>,
    replay: Replay,
    (scale, frames, spoken): (Res<FrameScale>, Res<Frames>, Res<Spoken>),
    places: Query<(Entity, Option<&Children>), With<BannerPlace>>,
    banners: Query<&Banner>,
    mut commands: Commands,
) {
    let Ok((place, hanging)) = places.single() else { return };
    if replay.is_skipping() {
        says.clear();
        return;
    }
    let hanging = hanging.into_iter().flatten();
    let mut hanging: Vec<(Entity, Tone, String)> = hanging
        .filter_map(|entity| {
            let banner = banners.get(*entity).ok()?;
            Some((*entity, banner.tone, spoken.say(&banner.text)))
        })
        .collect();
    for Raise(say) in says.read().cloned() {
        let (tone, words) = (say.tone, spoken.say(&say.text));
        // The same banner again only stays longer; a call replaces the call before it.
        let former = hanging
            .iter()
            .position(|(_, known, said)| *said == words || *known == tone && tone == Tone::Turn);
        if let Some(former) = former {
            commands.entity(hanging.remove(former).0).try_despawn();
        }
        // Large ones would reach down to what lies at the bottom.
        let most = if frames.are_large() { 1 } else { MOST };
        if hanging.len() >= most {
            commands.entity(hanging.remove(0).0).try_despawn();
        }
        let banner = spawn_banner(&mut commands, say, *scale, *frames);
        commands.entity(place).add_child(banner);
        hanging.push((banner, tone, words));
    }
}

fn spawn_banner(commands: &mut Commands, say: Say, scale: FrameScale, frames: Frames) -> Entity {
    // A large banner has room only for the words, above all beside an open drawer; the log has the rule.
    let narrow = frames.are_large();
    let aside = if narrow { 7.0 } else { 16.0 };
    let (ground, ink, quiet) = match say.tone {
        Tone::Amber => (AMBER, INK, INK),
        Tone::Grey | Tone::Turn => (GREY, TEXT, TEXT_QUIET),
    };
    commands
        .spawn((
            Banner {
                tone: say.tone,
                text: say.text.clone(),
                since: Since::default(),
            },
            Node {
                max_width: percent(92),
                padding: UiRect::axes(scale.px(aside), scale.px(7.0)),
                border: px(1).all(),
                border_radius: BorderRadius::all(scale.px(8.0)),
                column_gap: scale.px(12.0),
                align_items: AlignItems::Center,
                ..default()
            },
            BackgroundColor(ground),
            BorderColor::all(EDGE),
            GlobalZIndex(20),
        ))
        .observe(|click: On<Pointer<Click>>, mut commands: Commands| {
            commands.entity(click.entity).try_despawn();
        })
        .with_children(|banner| {
            banner.spawn(bold_coloured(say.text, scale.text(size::BODY), ink));
            if let Some(rule) = say.rule.filter(|_| !narrow) {
                banner.spawn(coloured(messages::Message::verbatim(rule), scale.text(13.0), quiet));
            }
        })
        .id()
}

fn age_banners(
    mut clock: Clock,
    (mut began, mut undone): (MessageReader<MatchBegan>, MessageReader<Undone>),
    mut banners: Query<(Entity, &mut Banner)>,
    mut commands: Commands,
) {
    // After an act is taken back, its banners are no longer true.
    let over = began.read().count() + undone.read().count() > 0;
    for (entity, mut banner) in &mut banners {
        let stays = banner.tone.stays();
        if over || clock.left(&mut banner.since, stays).is_zero() {
            commands.entity(entity).try_despawn();
        }
    }
}
