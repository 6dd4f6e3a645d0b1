//! Banners under the top bar: mishaps, penalties and turning points, for three seconds or until clicked.

use bevy::picking::events::{Click, Pointer};
use bevy::prelude::*;

use super::HudSystems;
use super::told::{MatchBegan, Told};
use crate::app::Screen;
use crate::games::stack::event::{PenaltyCause, StackEvent, TurnLost};
use crate::games::stack::{narrate, owner};
use crate::physics::throw::{AgainReason, ThrownAgain};
use crate::rules::ids::PlayerId;
use crate::screens::theme::scale::FrameScale;
use crate::screens::theme::text::{bold_coloured, coloured};
use crate::screens::theme::{AMBER, EDGE, GREY, INK, TEXT, TEXT_QUIET};
use crate::table::agents::RoundEndAnnounced;
use crate::table::view::Players;

/// How long a banner stays, in seconds.
const STAYS_S: f32 = 3.0;
/// How long the call of the next player stays, in seconds.
const TURN_STAYS_S: f32 = 1.6;
/// How many are on the screen at most.
const MOST: usize = 3;

/// Where banners hang.
#[derive(Component, Clone, Copy, Debug)]
struct BannerPlace;

/// A banner, with the seconds it has left.
#[derive(Component, Clone, Debug)]
struct Banner {
    tone: Tone,
    text: String,
    left_s: f32,
}

/// What a banner is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tone {
    /// Something was lost.
    Amber,
    /// Nothing was.
    Grey,
    /// The next player is called; the call before it goes.
    Turn,
}

impl Tone {
    const fn stays_s(self) -> f32 {
        match self {
            Self::Amber | Self::Grey => STAYS_S,
            Self::Turn => TURN_STAYS_S,
        }
    }
}

/// Something to be said in a banner.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Say {
    tone: Tone,
    text: String,
    rule: Option<&'static str>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Match), spawn_place).add_systems(
        Update,
        (age_banners, raise_banners)
            .chain()
            .in_set(HudSystems::Show)
            .run_if(in_state(Screen::Match)),
    );
}

fn spawn_place(mut commands: Commands) {
    commands.spawn((
        BannerPlace,
        DespawnOnExit(Screen::Match),
        Node {
            position_type: PositionType::Absolute,
            top: percent(6.6),
            width: percent(79.7),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(5),
            ..default()
        },
        Pickable::IGNORE,
    ));
}

fn raise_banners(
    mut told: MessageReader<Told>,
    mut again: Option<MessageReader<ThrownAgain>>,
    mut announced: Option<MessageReader<RoundEndAnnounced>>,
    players: Res<Players>,
    scale: Res<FrameScale>,
    places: Query<(Entity, Option<&Children>), With<BannerPlace>>,
    banners: Query<&Banner>,
    mut commands: Commands,
) {
    let mut says: Vec<Say> = Vec::new();
    for Told(event) in told.read() {
        says.extend(say(event, &players));
    }
    let thrown: Vec<ThrownAgain> = again.iter_mut().flat_map(|again| again.read()).copied().collect();
    says.extend(say_again(&thrown, &players));
    for RoundEndAnnounced { seat } in announced.iter_mut().flat_map(|announced| announced.read()) {
        says.push(Say {
            tone: Tone::Amber,
            text: format!(
                "{} is about to place the last loose die: that ends the round",
                players.name(*seat)
            ),
            rule: Some("S-14"),
        });
    }
    let Ok((place, hanging)) = places.single() else { return };
    let mut hanging: Vec<Entity> = hanging.into_iter().flatten().copied().collect();
    for say in says {
        // The same thing again only stays longer; a call takes the place of the one before.
        let former = hanging.iter().position(|entity| {
            banners
                .get(*entity)
                .is_ok_and(|banner| banner.text == say.text || banner.tone == say.tone && say.tone == Tone::Turn)
        });
        if let Some(former) = former {
            commands.entity(hanging.remove(former)).try_despawn();
        }
        if hanging.len() >= MOST {
            commands.entity(hanging.remove(0)).try_despawn();
        }
        let banner = spawn_banner(&mut commands, say, *scale);
        commands.entity(place).add_child(banner);
        hanging.push(banner);
    }
}

fn spawn_banner(commands: &mut Commands, say: Say, scale: FrameScale) -> Entity {
    let (ground, ink, quiet) = match say.tone {
        Tone::Amber => (AMBER, INK, INK),
        Tone::Grey | Tone::Turn => (GREY, TEXT, TEXT_QUIET),
    };
    commands
        .spawn((
            Banner {
                tone: say.tone,
                text: say.text.clone(),
                left_s: say.tone.stays_s(),
            },
            Node {
                max_width: percent(92),
                padding: UiRect::axes(scale.px(16.0), scale.px(7.0)),
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
            banner.spawn(bold_coloured(say.text, scale.text(17.0), ink));
            if let Some(rule) = say.rule {
                banner.spawn(coloured(rule, scale.text(13.0), quiet));
            }
        })
        .id()
}

fn age_banners(
    time: Res<Time<Real>>,
    mut began: MessageReader<MatchBegan>,
    mut banners: Query<(Entity, &mut Banner)>,
    mut commands: Commands,
) {
    let over = began.read().count() > 0;
    for (entity, mut banner) in &mut banners {
        banner.left_s -= time.delta_secs();
        if over || banner.left_s <= 0.0 {
            commands.entity(entity).try_despawn();
        }
    }
}

/// What is said of an event; nothing of most.
fn say(event: &StackEvent, players: &Players) -> Option<Say> {
    use StackEvent as E;
    let name = |seat: PlayerId| players.name(seat).to_owned();
    let (tone, text) = match event {
        E::Fell { player, dice, .. } => (
            Tone::Amber,
            format!("{} knocked over a stack of {dice}: -{dice}", name(*player)),
        ),
        E::Penalty {
            player,
            points,
            cause: PenaltyCause::Floor,
        } => (Tone::Amber, format!("{}: dice on the floor, -{points}", name(*player))),
        E::Captured { player, points, .. } => (
            Tone::Grey,
            format!(
                "{} captures a stack worth {points} at the end of the round",
                name(*player)
            ),
        ),
        // Where several people share the machine, the next one is called.
        E::TurnStarted { player, .. } if players.is_person(*player) && people(players) > 1 => {
            (Tone::Turn, format!("{}, it is your turn", name(*player)))
        }
        E::Pushed { .. } => (Tone::Grey, "Moved, still standing: no penalty".into()),
        E::TurnedBack { die, face } => (
            Tone::Grey,
            format!("A die of {} was turned over: restored to {}", name(owner(*die)), face.0),
        ),
        E::TurnLost {
            player,
            cause: TurnLost::OpponentsDie,
        } => (Tone::Amber, format!("{} loses the rest of the turn", name(*player))),
        E::TurnLost {
            player,
            cause: TurnLost::OutOfTurn,
        } => (Tone::Amber, format!("{} misses this turn", name(*player))),
        E::ActedOutOfTurn { player } => (
            Tone::Amber,
            format!("{} acted out of turn: undone, and the next turn is lost", name(*player)),
        ),
        E::OpponentsDieTaken { player, die } => (
            Tone::Amber,
            format!("{} took a die of {}: it goes back", name(*player), name(owner(*die))),
        ),
        E::LastTurns { .. } | E::FirstTied { .. } | E::FirstPlayer { .. } => {
            let tone = if matches!(event, E::LastTurns { .. }) {
                Tone::Amber
            } else {
                Tone::Grey
            };
            (tone, narrate::line(event, &name)?)
        }
        _ => return None,
    };
    Some(Say {
        tone,
        text,
        rule: narrate::rule(event),
    })
}

/// How many people play at this machine.
fn people(players: &Players) -> usize {
    let seats = (0..players.0.len() as u8).map(PlayerId);
    seats.filter(|seat| players.is_person(*seat)).count()
}

/// What is said of dice that are thrown again in one moment.
fn say_again(thrown: &[ThrownAgain], players: &Players) -> Vec<Say> {
    let count = |why: AgainReason| thrown.iter().filter(|thrown| thrown.why == why).count();
    let mut says = Vec::new();
    let mut grey = |text: String, rule| {
        says.push(Say {
            tone: Tone::Grey,
            text,
            rule: Some(rule),
        });
    };
    match count(AgainReason::Cocked) {
        0 => {}
        1 => grey("Cocked: thrown again, free".into(), "G-3"),
        dice => grey(format!("{dice} dice are cocked: thrown again, free"), "G-3"),
    }
    if count(AgainReason::Restless) > 0 {
        grey("A die would not come to rest: thrown again, free".into(), "G-3");
    }
    let mut fallen = thrown.iter().filter(|thrown| thrown.why == AgainReason::Floor);
    match (fallen.next(), fallen.count()) {
        (Some(one), 0) => {
            let whose = players.name(owner(one.die));
            grey(
                format!("A die of {whose} fell off the table: brought back, thrown again"),
                "S-10",
            );
        }
        (Some(_), more) => grey(
            format!("{} dice fell off the table: brought back, thrown again", more + 1),
            "S-10",
        ),
        (None, _) => {}
    }
    says
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::die::DieId;

    #[test]
    fn many_cocked_dice_at_once_are_said_in_one_banner_g_3() {
        let thrown: Vec<ThrownAgain> = (0..7)
            .map(|die| ThrownAgain {
                die: DieId(die),
                why: AgainReason::Cocked,
            })
            .collect();
        let says = say_again(&thrown, &Players::default());
        assert_eq!(says.len(), 1);
        assert_eq!(says[0].text, "7 dice are cocked: thrown again, free");
    }
}
