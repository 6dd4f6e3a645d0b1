//! What happened since a person's last turn: a line for each opponent, with what matters most first. It stands where the
//! last lines of the log stand, from the beginning of the person's turn until the person has done something. A key
//! brings it back.

use bevy::prelude::*;

use super::events::{MatchBegan, publish_events};
use games::catalog::AnyEvent;
use host::view::Players;
use messages::Message;
use messages::texts::hud as words;
use rules::game::Brief;
use rules::ids::{SeatId, Viewer};
use window_kit::intents::Intents;
use window_kit::intents::general::SINCE;
use window_kit::table::journal::Journal;
use window_kit::table::replay::state::Replaying;
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::Screen;
use window_kit::window::steps::HudSystems;

/// The most parts of a line; the log has all.
const MOST_PARTS: usize = 8;

/// The lines that are shown now; empty if none are.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct SinceLastTurn(pub Vec<Message>);

/// Whether a person asked for the lines.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Asked(bool);

pub(crate) fn plugin(app: &mut App) {
    closed_by_escape(
        app,
        "since",
        |asked: Res<Asked>| asked.0,
        |mut asked: ResMut<Asked>| asked.0 = false,
    );
    app.init_resource::<SinceLastTurn>()
        .init_resource::<Asked>()
        .add_systems(
            Update,
            (ask, tell)
                .chain()
                .in_set(HudSystems::Read)
                .after(publish_events)
                .run_if(in_state(Screen::Match)),
        );
}

fn ask(intents: Intents, mut began: MessageReader<MatchBegan>, mut asked: ResMut<Asked>) {
    if began.read().count() > 0 {
        asked.set_if_neq(Asked(false));
    }
    if intents.just(SINCE) {
        asked.0 = !asked.0;
    }
}

fn tell(
    (journal, players): (Res<Journal>, Res<Players>),
    asked: Res<Asked>,
    replaying: Option<Res<Replaying>>,
    mut since: ResMut<SinceLastTurn>,
) {
    if !(journal.is_changed() || players.is_changed() || asked.is_changed()) {
        return;
    }
    let events = journal.entries();
    let person = events
        .iter()
        .rev()
        .filter_map(AnyEvent::turn_of)
        .find(|seat| players.is_person(*seat));
    let lines = match person {
        Some(person) if replaying.is_none() && (asked.0 || is_news(events, person)) => {
            lines(events, person, players.0.len(), asked.0)
        }
        _ => Vec::new(),
    };
    since.set_if_neq(SinceLastTurn(lines));
}

/// What an event adds to the summary, as everybody may know it.
fn brief(event: &AnyEvent) -> Option<Brief> {
    event.redact(Viewer::Public)?.brief()
}

/// The index of the event that began the last turn, and whose turn it is.
fn last_turn(events: &[AnyEvent]) -> Option<(usize, SeatId)> {
    events
        .iter()
        .enumerate()
        .rev()
        .find_map(|(index, event)| Some((index, event.turn_of()?)))
}

/// Whether a turn of this player has begun, in which the player has not done anything yet.
fn is_fresh(events: &[AnyEvent], player: SeatId) -> bool {
    last_turn(events).is_some_and(|(began, seat)| {
        let acted = |event: &AnyEvent| brief(event).is_some_and(|brief| brief.who == player);
        seat == player && !events[began..].iter().any(acted)
    })
}

/// Whether a turn of this player has just begun, and somebody has done anything since the last one.
fn is_news(events: &[AnyEvent], player: SeatId) -> bool {
    is_fresh(events, player) && since_turn_of(events, player).iter().any(|event| brief(event).is_some())
}

/// The events since the last turn of this player: up to the present turn, if it is the player's own.
fn since_turn_of(events: &[AnyEvent], player: SeatId) -> &[AnyEvent] {
    let events = match last_turn(events) {
        Some((began, seat)) if seat == player => &events[..began],
        _ => events,
    };
    let own = events.iter().rposition(|event| event.turn_of() == Some(player));
    let after = own.map_or(Some(0), |own| {
        let next = events[own..]
            .iter()
            .position(|event| event.turn_of().is_some_and(|seat| seat != player));
        next.map(|next| own + next)
    });
    &events[after.unwrap_or(events.len())..]
}

/// A line for each opponent, in the order in which they play after this player. Whoever had no turn yet and has done
/// nothing has a line only with `all`.
fn lines(events: &[AnyEvent], player: SeatId, seats: usize, all: bool) -> Vec<Message> {
    let since = since_turn_of(events, player);
    let had_turn = |seat: SeatId| since.iter().any(|event| event.turn_of() == Some(seat));
    let briefs: Vec<Brief> = since.iter().filter_map(brief).collect();
    let opponents = (1..seats).map(|step| SeatId(((player.index() + step) % seats) as u8));
    opponents
        .filter_map(|seat| {
            let of = |leads: bool| {
                let own = briefs
                    .iter()
                    .filter(move |brief| brief.who == seat && brief.leads == leads);
                own.map(|brief| brief.what.clone())
            };
            let mut parts: Vec<Message> = of(true).chain(of(false)).collect();
            if parts.is_empty() {
                return (all || had_turn(seat)).then(|| words::since_nothing(seat));
            }
            if parts.len() > MOST_PARTS {
                let rest = parts.split_off(MOST_PARTS - 1).len();
                parts.push(words::since_more(rest));
            }
            Some(words::since_line(seat, parts))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::skip_bo::action::Source;
    use games::skip_bo::event::CardEvent;
    use rules::card::Card;

    const ANA: SeatId = SeatId(0);
    const BO: SeatId = SeatId(1);
    const CLEO: SeatId = SeatId(2);

    fn turn(player: SeatId) -> AnyEvent {
        AnyEvent::SkipBo(CardEvent::TurnStarted { player })
    }

    fn plays(player: SeatId, from: Source, value: u8) -> AnyEvent {
        AnyEvent::SkipBo(CardEvent::Played {
            player,
            from,
            card: Card(value),
            onto: 0,
            value,
        })
    }

    fn hand(value: u8) -> Source {
        Source::Hand(Card(value))
    }

    fn parts(of: &[AnyEvent], player: SeatId) -> Vec<Message> {
        lines(of, player, 3, true)
    }

    fn stock(value: u8) -> Message {
        messages::texts::skip_bo::brief_stock(value)
    }

    fn played(value: u8) -> Message {
        messages::texts::skip_bo::brief_played(value)
    }

    #[test]
    fn every_opponent_has_a_line_and_the_stock_comes_first() {
        let events = [
            turn(ANA),
            plays(ANA, hand(1), 1),
            turn(BO),
            plays(BO, hand(2), 2),
            plays(BO, Source::Stock(BO), 3),
            turn(CLEO),
            turn(ANA),
        ];
        let told = [words::since_line(BO, [stock(3), played(2)]), words::since_nothing(CLEO)];
        assert_eq!(parts(&events, ANA), told);
        assert!(is_news(&events, ANA));
        assert!(!is_news(&events[..1], ANA), "nobody has played yet");
        // While the others play, it grows.
        assert_eq!(parts(&events[..6], ANA), told);
        assert!(!is_fresh(&events[..6], ANA));
        // Once the person acts, the log is shown again, and the lines can still be asked for.
        let mut later = events.to_vec();
        later.push(plays(ANA, hand(4), 4));
        assert!(!is_fresh(&later, ANA));
        assert_eq!(parts(&later, ANA), told);
        assert_eq!(parts(&events[..2], ANA), [BO, CLEO].map(words::since_nothing));
        // Unasked, nobody is told about who had no turn yet.
        let late = [turn(BO), plays(BO, hand(2), 2), turn(ANA)];
        assert_eq!(lines(&late, ANA, 3, false), [words::since_line(BO, [played(2)])]);
    }

    #[test]
    fn a_long_line_says_how_much_it_leaves_out() {
        let mut events = vec![turn(BO)];
        events.extend((1..=12).map(|value| plays(BO, hand(value), value)));
        let told = parts(&events, ANA);
        let shown = (1..MOST_PARTS as u8).map(played);
        let whole: Vec<Message> = shown.chain([words::since_more(13 - MOST_PARTS)]).collect();
        assert_eq!(told[0], words::since_line(BO, whole));
    }
}
