//! The banners of a match of Stack: mishaps, penalties, turning points.

use bevy::prelude::*;

use crate::catalog::Listed;
use crate::games::stack::event::{PenaltyCause, StackEvent, TurnLost};
use crate::games::stack::narrate;
use crate::games::stack::sizes::owner;
use crate::games::stack::state::Stack;
use crate::physics::throw::{AgainReason, ThrownAgain};
use crate::rules::ids::PlayerId;
use crate::screens::hud::banner::{Say, Tone};
use crate::screens::hud::points::PointsLost;
use crate::screens::hud::told::Told;
use crate::table::agents::RoundEndAnnounced;
use crate::table::view::Players;

/// Shows banners for what happened, and lets lost points fly.
pub(crate) fn say_what_happened(
    mut told: MessageReader<Told>,
    mut again: Option<MessageReader<ThrownAgain>>,
    mut announced: Option<MessageReader<RoundEndAnnounced>>,
    players: Res<Players>,
    mut says: MessageWriter<Say>,
    mut lost: MessageWriter<PointsLost>,
) {
    for event in told.read().filter_map(|Told(event)| Stack::of_event(event)) {
        if let StackEvent::Penalty { player, points, .. } = event {
            lost.write(PointsLost {
                seat: *player,
                points: *points,
            });
        }
        says.write_batch(say(event, &players));
    }
    let thrown: Vec<ThrownAgain> = again.iter_mut().flat_map(|again| again.read()).copied().collect();
    says.write_batch(say_again(&thrown, &players));
    for RoundEndAnnounced { seat } in announced.iter_mut().flat_map(|announced| announced.read()) {
        says.write(Say {
            tone: Tone::Amber,
            text: format!(
                "{} is about to place the last loose die: that ends the round",
                players.name(*seat)
            )
            .into(),
            rule: Some("S-14"),
        });
    }
}

/// The banner of an event; most events have none.
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
                "{} captures a stack: it will count {points} when the round is scored",
                name(*player)
            ),
        ),
        // If several people share the machine, the banner calls the next one.
        E::TurnStarted { player, .. } if players.is_person(*player) && players.people() > 1 => {
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
        text: text.into(),
        rule: narrate::rule(event),
    })
}

/// The banners for dice that are thrown again in the same moment.
fn say_again(thrown: &[ThrownAgain], players: &Players) -> Vec<Say> {
    let count = |why: AgainReason| thrown.iter().filter(|thrown| thrown.why == why).count();
    let mut says = Vec::new();
    let mut grey = |text: String, rule| {
        says.push(Say {
            tone: Tone::Grey,
            text: text.into(),
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
        assert_eq!(says[0].text, "7 dice are cocked: thrown again, free".into());
    }
}
