//! The banners of a match of Stack: mishaps, penalties and important events.

use bevy::prelude::*;

use crate::screens::hud::banner::{ShowBanner, Tone};
use crate::screens::hud::events::HudEvent;
use crate::screens::hud::points::PointsLost;
use games::catalog::Listed;
use games::stack::event::{PenaltyCause, StackEvent, TurnLost};
use games::stack::narrate;
use games::stack::sizes::owner;
use games::stack::state::Stack;
use host::view::Players;
use messages::texts::stack as words;
use tabletop::throw::{DieRethrown, RethrowReason};
use window_kit::table::agents::RoundEndAnnounced;

/// Shows banners for events, and the animation of lost points.
pub(crate) fn say_what_happened(
    mut told: MessageReader<HudEvent>,
    mut again: Option<MessageReader<DieRethrown>>,
    mut announced: Option<MessageReader<RoundEndAnnounced>>,
    players: Res<Players>,
    mut says: MessageWriter<ShowBanner>,
    mut lost: MessageWriter<PointsLost>,
) {
    for event in told.read().filter_map(|HudEvent(event)| Stack::of_event(event)) {
        if let StackEvent::Penalty { player, points, .. } = event {
            lost.write(PointsLost {
                seat: *player,
                points: *points,
            });
        }
        says.write_batch(say(event, &players));
    }
    let thrown: Vec<DieRethrown> = again.iter_mut().flat_map(|again| again.read()).copied().collect();
    says.write_batch(say_again(&thrown));
    for RoundEndAnnounced { seat } in announced.iter_mut().flat_map(|announced| announced.read()) {
        says.write(ShowBanner {
            tone: Tone::Amber,
            text: words::banner_last_die(*seat),
            rule: Some("S-14"),
        });
    }
}

/// The banner of an event; most events have none.
fn say(event: &StackEvent, players: &Players) -> Option<ShowBanner> {
    use StackEvent as E;
    let (tone, text) = match event {
        E::Fell { player, dice, .. } => (Tone::Amber, words::banner_fell(*player, *dice)),
        E::Penalty {
            player,
            points,
            cause: PenaltyCause::Floor,
        } => (Tone::Amber, words::banner_floor(*player, *points)),
        E::Captured { player, points, .. } => (Tone::Grey, words::banner_captures(*player, *points)),
        // If several people share the machine, the banner calls the next person.
        E::TurnStarted { player, .. } if players.shares_machine(*player) => {
            (Tone::Turn, words::banner_your_turn(*player))
        }
        E::Pushed { .. } => (Tone::Grey, words::BANNER_PUSHED),
        E::TurnedBack { die, face } => (Tone::Grey, words::banner_turned_back(owner(*die), face.0)),
        E::TurnLost {
            player,
            cause: TurnLost::OpponentsDie,
        } => (Tone::Amber, words::banner_loses_rest(*player)),
        E::TurnLost {
            player,
            cause: TurnLost::OutOfTurn,
        } => (Tone::Amber, words::banner_misses_turn(*player)),
        E::ActedOutOfTurn { player } => (Tone::Amber, words::banner_out_of_turn(*player)),
        E::OpponentsDieTaken { player, die } => (Tone::Amber, words::banner_took_others(*player, owner(*die))),
        E::LastTurns { .. } => (Tone::Amber, narrate::line(event)?),
        E::FirstTied { .. } | E::FirstPlayer { .. } => (Tone::Grey, narrate::line(event)?),
        _ => return None,
    };
    Some(ShowBanner {
        tone,
        text,
        rule: narrate::rule(event),
    })
}

/// The banners for dice that are thrown again at the same moment.
fn say_again(thrown: &[DieRethrown]) -> Vec<ShowBanner> {
    let count = |why: RethrowReason| thrown.iter().filter(|thrown| thrown.why == why).count();
    let mut says = Vec::new();
    let mut grey = |text, rule| {
        says.push(ShowBanner {
            tone: Tone::Grey,
            text,
            rule: Some(rule),
        });
    };
    let cocked = count(RethrowReason::Cocked);
    if cocked > 0 {
        grey(words::banner_cocked(cocked), "G-3");
    }
    if count(RethrowReason::Restless) > 0 {
        grey(words::BANNER_RESTLESS, "G-3");
    }
    let mut fallen = thrown.iter().filter(|thrown| thrown.why == RethrowReason::Floor);
    match (fallen.next(), fallen.count()) {
        (Some(one), 0) => grey(words::banner_off_table(owner(one.die)), "S-10"),
        (Some(_), more) => grey(words::banner_several_off_table(more + 1), "S-10"),
        (None, _) => {}
    }
    says
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::die::DieId;

    #[test]
    fn many_cocked_dice_at_once_are_said_in_one_banner_g_3() {
        let thrown: Vec<DieRethrown> = (0..7)
            .map(|die| DieRethrown {
                die: DieId(die),
                why: RethrowReason::Cocked,
            })
            .collect();
        let says = say_again(&thrown);
        assert_eq!(says.len(), 1);
        assert_eq!(says[0].text, words::banner_cocked(7));
    }
}
