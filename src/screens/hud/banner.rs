//! Banners under the top bar: mishaps, penalties and turning points, for three seconds or until clicked.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::picking::events::{Click, Pointer};
use bevy::prelude::*;

use super::events::MatchBegan;
use super::frame::FramePart;
use super::notices::PlatePlacement;
use crate::screens::menus::rules::pages::RuleTold;
use host::request::Undone;
use messages;
use window_kit::presentation::frames::Frames;
use window_kit::table::phase::TableGate;
use window_kit::table::replay::state::Replay;
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{AMBER, EDGE, GREY, INK, TEXT, size};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::text::bold_coloured;
use window_kit::window::next_frame::NextFrame;
use window_kit::window::state::{LogOpen, Screen};
use window_kit::window::steps::HudSystems;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// How long a banner stays.
const STAYS: Duration = Duration::from_secs(3);
/// How long the announcement of the next player stays.
const TURN_STAYS: Duration = Duration::from_millis(1600);
/// How long a banner of each kind stays at least while another one waits. There is only one row of banners: a second
/// one would cover the playing pieces.
const AT_LEAST: Duration = Duration::from_millis(2000);
const TURN_AT_LEAST: Duration = Duration::from_millis(1200);
/// How many banners wait at most; the log has all events.
const MOST_WAIT: usize = 3;

/// The container of the banners.
#[derive(Component, Clone, Copy, Debug)]
struct BannerPlace;

/// A banner, and since when it is shown.
#[derive(Component, Clone, Debug)]
struct Banner {
    tone: Tone,
    text: messages::Message,
    /// The rule behind it.
    rule: Option<&'static str>,
    since: StartTime,
}

/// The kind of a banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Something was lost.
    Amber,
    /// Nothing was lost.
    Grey,
    /// Announces the next player, once the screen has shown what happened before. It replaces an earlier announcement.
    Turn,
}

impl Tone {
    const fn stays(self) -> Duration {
        match self {
            Self::Amber | Self::Grey => STAYS,
            Self::Turn => TURN_STAYS,
        }
    }

    const fn at_least(self) -> Duration {
        match self {
            Self::Amber => AT_LEAST,
            Self::Grey | Self::Turn => TURN_AT_LEAST,
        }
    }
}

/// A request to show a banner.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(crate) struct ShowBanner {
    /// The kind.
    pub tone: Tone,
    /// One plain sentence, without a full stop.
    pub text: messages::Message,
    /// The id of the rule behind it, such as `S-4`.
    pub rule: Option<&'static str>,
}

/// The place of the banners, if it is not under the bar. A game sets it if its table reaches up to the bar.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct BannersHang(pub Option<PlatePlacement>);

/// The banners that wait until those before them have been read.
#[derive(Resource, Clone, Debug, Default)]
struct Waiting(VecDeque<ShowBanner>);

impl Waiting {
    /// Adds a banner at the end. The same banner no longer waits at its earlier position; an announcement also
    /// replaces the announcement before it. If too many wait, the first one that is not about a loss is removed, or
    /// else the first.
    fn add(&mut self, say: &ShowBanner, is_same: impl Fn(&messages::Message) -> bool) {
        self.0
            .retain(|known| !is_same(&known.text) && (known.tone != Tone::Turn || say.tone != Tone::Turn));
        self.0.push_back(say.clone());
        if self.0.len() > MOST_WAIT {
            let least = self.0.iter().position(|known| known.tone != Tone::Amber);
            self.0.remove(least.unwrap_or_default());
        }
    }
}

/// A request to show this banner now.
#[derive(Message, Clone, Debug)]
struct RaiseBanner(ShowBanner);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NextFrame>()
        .init_resource::<BannersHang>()
        .init_resource::<Waiting>()
        .init_resource::<LogOpen>()
        .init_resource::<RuleTold>()
        .add_message::<ShowBanner>()
        .add_message::<RaiseBanner>()
        .add_systems(OnEnter(Screen::Match), spawn_place)
        .add_systems(
            Update,
            (hang, age_banners, call_in_time, raise_banners, tell_rule)
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

/// Passes banners on at once, except the announcement of the next player: it waits until the screen has caught up with
/// the rules.
fn call_in_time(
    mut said: MessageReader<ShowBanner>,
    mut began: MessageReader<MatchBegan>,
    gate: Res<TableGate>,
    mut call: Local<Option<ShowBanner>>,
    mut raises: MessageWriter<RaiseBanner>,
) {
    if began.read().count() > 0 {
        *call = None;
    }
    for say in said.read() {
        if say.tone == Tone::Turn {
            *call = Some(say.clone());
        } else {
            raises.write(RaiseBanner(say.clone()));
        }
    }
    if !gate.showing
        && let Some(say) = call.take()
    {
        raises.write(RaiseBanner(say));
    }
}

fn raise_banners(
    mut says: MessageReader<RaiseBanner>,
    replay: Replay,
    (scale, frames, localizer): (Res<FrameScale>, Res<Frames>, Res<Localizer>),
    places: Query<Entity, With<BannerPlace>>,
    mut banners: Query<(Entity, &mut Banner)>,
    mut waiting: ResMut<Waiting>,
    mut clock: UiClock,
    mut commands: Commands,
) {
    let Ok(place) = places.single() else { return };
    if replay.is_skipping() {
        says.clear();
        return;
    }
    for RaiseBanner(say) in says.read() {
        let words = localizer.localize(&say.text);
        // If the same banner comes again, the one on the screen only stays longer.
        let known = banners
            .iter_mut()
            .find(|(_, banner)| localizer.localize(&banner.text) == words);
        if let Some((_, mut known)) = known {
            known.since = StartTime::default();
        } else {
            waiting.add(say, |known| localizer.localize(known) == words);
        }
    }
    let Some(next) = waiting.0.front() else { return };
    for (entity, mut banner) in &mut banners {
        let replaced = banner.tone == next.tone && next.tone == Tone::Turn;
        let at_least = banner.tone.at_least();
        if !replaced && !clock.left(&mut banner.since, at_least).is_zero() {
            return;
        }
        commands.entity(entity).try_despawn();
    }
    if let Some(say) = waiting.0.pop_front() {
        let mut since = StartTime::default();
        clock.age(&mut since);
        let banner = spawn_banner(&mut commands, (say, since), *scale, *frames);
        commands.entity(place).add_child(banner);
    }
}

/// Places the banners where the game wants them, beside the open log.
fn hang(
    wanted: Res<BannersHang>,
    (frames, log): (Res<Frames>, Res<LogOpen>),
    mut places: Query<(Entity, &mut Node, Ref<BannerPlace>)>,
    mut commands: Commands,
) {
    for (place, mut node, mark) in &mut places {
        if !(wanted.is_changed() || frames.is_changed() || log.is_changed() || mark.is_added()) {
            continue;
        }
        let Some(PlatePlacement { left, bottom, width }) = wanted.0 else {
            node.bottom = auto();
            commands.entity(place).insert(FramePart::Banners);
            continue;
        };
        let left = if log.0 { left.max(frames.drawer() * 100.0) } else { left };
        commands.entity(place).remove::<FramePart>();
        (node.left, node.bottom) = (percent(left), percent(bottom));
        (node.top, node.height) = (auto(), auto());
        node.width = percent(width.min(100.0 - left));
        node.position_type = PositionType::Absolute;
    }
}

fn spawn_banner(
    commands: &mut Commands,
    (say, since): (ShowBanner, StartTime),
    scale: FrameScale,
    frames: Frames,
) -> Entity {
    let aside = if frames.are_large() { 7.0 } else { 16.0 };
    let (ground, ink) = match say.tone {
        Tone::Amber => (AMBER, INK),
        Tone::Grey | Tone::Turn => (GREY, TEXT),
    };
    commands
        .spawn((
            Banner {
                tone: say.tone,
                text: say.text.clone(),
                rule: say.rule,
                since,
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
        })
        .id()
}

/// Tells which rule the newest banner follows from.
fn tell_rule(banners: Query<&Banner>, mut told: ResMut<RuleTold>) {
    let rule = banners.iter().filter_map(|banner| banner.rule).last();
    if told.banner != rule {
        told.banner = rule;
    }
}

fn age_banners(
    mut clock: UiClock,
    (mut began, mut undone): (MessageReader<MatchBegan>, MessageReader<Undone>),
    mut banners: Query<(Entity, &mut Banner)>,
    mut waiting: ResMut<Waiting>,
    mut commands: Commands,
) {
    // In a new match or after an undo, the banners are no longer true.
    let over = began.read().count() + undone.read().count() > 0;
    if over {
        waiting.0.clear();
    }
    for (entity, mut banner) in &mut banners {
        let stays = banner.tone.stays();
        if over || clock.left(&mut banner.since, stays).is_zero() {
            commands.entity(entity).try_despawn();
        }
    }
}
