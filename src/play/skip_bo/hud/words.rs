//! The words of the frames around a card table: whose turn it is, what is due, and how to do it.

use bevy::prelude::*;

use crate::games::skip_bo::action::CardAction;
use crate::games::skip_bo::options::Target;
use crate::games::skip_bo::seen::Seen;
use crate::games::skip_bo::state::Phase;
use crate::games::skip_bo_mod::die::DieFace;
use crate::input::label::Keys;
use crate::play::skip_bo::hands::acting::CardHands;
use crate::play::skip_bo::hands::choice::{CardChoice, die_is_usable, is_playable};
use crate::play::skip_bo::seen::{action, seen};
use crate::rules::ids::Viewer;
use crate::rules::options::Enforcement;
use crate::screens::hud::words::{FrameWords, KeyHint};
use crate::screens::results;
use crate::table::view::{MatchView, Players};
use crate::table::viewer::TableViewer;

/// The keys of the discard piles.
const DISCARDS: Keys = Keys::Each(&[
    Keys::One(KeyCode::KeyQ),
    Keys::One(KeyCode::KeyW),
    Keys::One(KeyCode::KeyE),
    Keys::One(KeyCode::KeyR),
]);
/// The keys of all cards that can follow on the die: the hand, the stock, the discard piles.
const FOLLOWING: Keys = Keys::Each(&[
    Keys::Range(KeyCode::Digit1, KeyCode::Digit5),
    Keys::One(KeyCode::KeyS),
    Keys::Range(KeyCode::KeyQ, KeyCode::KeyR),
]);

/// Writes the words of the frames.
pub(crate) fn write_words(
    (view, players, viewer): (Res<MatchView>, Res<Players>, Res<TableViewer>),
    hands: CardHands,
    mut words: ResMut<FrameWords>,
) {
    let Some(cards) = seen(&view.view) else { return };
    let (primary, enabled) = primary(&view, cards, &players, &hands);
    words.set_if_neq(FrameWords {
        heading: heading(cards).into(),
        status: status(&view, cards, &players, viewer.0, &hands).into(),
        primary: primary.into(),
        enabled,
        keys: keys(&view, cards, &hands),
    });
}

fn heading(cards: &dyn Seen) -> String {
    let game = if cards.has_die() { "Skip-Bo MOD" } else { "Skip-Bo" };
    match (cards.terms().target, cards.round()) {
        (Target::Round, _) => format!("{game}  \u{00b7}  one round"),
        (Target::Points(points), 0) => format!("{game}  \u{00b7}  to {points}"),
        (Target::Points(points), round) => format!("{game}  \u{00b7}  round {round}  \u{00b7}  to {points}"),
    }
}

/// What the die shows, in words.
fn die_words(face: DieFace) -> String {
    match face {
        DieFace::StandIn { low, high } => format!("it stands in for {low} to {high}"),
        DieFace::SkipBo => "it stands in for any number".into(),
        DieFace::Discard(1) => "discard a card, and your turn goes on".into(),
        DieFace::Discard(cards) => format!("discard up to {cards} cards, and your turn goes on"),
        DieFace::OpponentDraws(_) => "make an opponent draw".into(),
    }
}

fn status(view: &MatchView, cards: &dyn Seen, players: &Players, viewer: Viewer, hands: &CardHands) -> String {
    if let Some(awaited) = &view.awaited {
        return format!("{}: roll the die", players.name(awaited.seat));
    }
    let turn = match (cards.phase(), cards.current()) {
        (Phase::Over, _) => {
            let winners: Vec<_> = cards.winners().iter().collect();
            let verb = if winners.len() == 1 { "wins" } else { "win" };
            return format!("{} {verb} the match", results::names(&winners, players));
        }
        (Phase::Gather, _) => return "The discards are shuffled into a new draw pile".into(),
        (Phase::Deal, _) | (_, None) => return "The cards are dealt".into(),
        (Phase::Roll, Some(turn)) => return format!("{}: the die rolls", players.name(turn.player)),
        (Phase::Reshuffle { .. } | Phase::ShuffleStock, _) => return "Cards are shuffled".into(),
        (Phase::Act, Some(turn)) => turn,
    };
    // The rules are ahead of the screen.
    if hands.stage().is_dealing() {
        return "The cards are dealt".into();
    }
    let name = players.name(turn.player);
    if !players.is_person(turn.player) {
        return match cards.usable_die() {
            Some(DieFace::Discard(cards)) => format!("{name} plays, and can discard {cards} more by the die"),
            Some(face) => format!("{name} plays, the die: {}", die_words(face)),
            None => format!("{name} plays"),
        };
    }
    // While the table is handed over, no hand is known here, and so no legal action either.
    if viewer == Viewer::Public {
        return format!("{name} is next");
    }
    let legal: Vec<CardAction> = view.legal[turn.player.index()]
        .iter()
        .filter_map(action)
        .copied()
        .collect();
    let due = match *hands.choice {
        _ if turn.filling => "draw until you hold five".into(),
        CardChoice::Die { onto: Some(_) } => "choose the card that follows on the die".into(),
        CardChoice::Die { onto: None } => match cards.usable_die() {
            Some(DieFace::Discard(_)) => "choose a card of your hand to discard; your turn goes on".into(),
            Some(DieFace::OpponentDraws(_)) => "choose who draws: a stock, or the key at a name".into(),
            _ => "choose the pile the die stands in on".into(),
        },
        CardChoice::Card { by_die: true, .. } => "choose a discard pile; your turn goes on".into(),
        CardChoice::Card { .. } => "choose where it goes".into(),
        CardChoice::None if cards.hand(turn.player).is_empty() => {
            "play on from stock and piles, or end the turn".into()
        }
        CardChoice::None => {
            let plays = legal.iter().any(|action| matches!(action, CardAction::Play { .. }));
            let die = cards.usable_die().filter(|_| die_is_usable(&legal));
            match (plays, die) {
                (_, Some(face)) => format!("play or discard; the die: {}", die_words(face)),
                (true, None) => "play, or end your turn with a discard".into(),
                (false, None) => "nothing fits: end your turn with a discard".into(),
            }
        }
    };
    let aside = if cards.interrupted().is_some() {
        " (out of turn)"
    } else {
        ""
    };
    format!("{name}: {due}{aside}")
}

/// What the large button says, and whether it can be pressed.
fn primary(view: &MatchView, cards: &dyn Seen, players: &Players, hands: &CardHands) -> (String, bool) {
    if let Some(awaited) = &view.awaited {
        return (
            "Roll the die".into(),
            players.is_person(awaited.seat) && hands.is_free(),
        );
    }
    let person_due = view.due.iter().any(|seat| players.is_person(seat));
    match hands.primary() {
        Some(CardAction::Draw) => return ("Draw a card".into(), true),
        Some(_) => return ("End turn".into(), true),
        None => {}
    }
    let words = match (cards.phase(), cards.current()) {
        (Phase::Over, _) => "The match is over".into(),
        (_, Some(turn)) if !person_due || !players.is_person(turn.player) => {
            format!("{} plays", players.name(turn.player))
        }
        (Phase::Act, Some(_)) => match *hands.choice {
            CardChoice::None => "Choose a card".into(),
            CardChoice::Card { .. } => "Choose where it goes".into(),
            CardChoice::Die { .. } => "Use the die".into(),
        },
        _ => "Cards are dealt".into(),
    };
    (words, false)
}

/// The keys that matter now.
fn keys(view: &MatchView, cards: &dyn Seen, hands: &CardHands) -> Vec<KeyHint> {
    if view.awaited.is_some() {
        return vec![
            (Keys::SPACE, "roll the die".into()),
            (Keys::Mouse, "swing over the tray and let go, or click it".into()),
        ];
    }
    let mut keys: Vec<KeyHint> = Vec::new();
    if !hands.people_who_can(CardAction::CallOut).is_empty() {
        keys.push((Keys::One(KeyCode::KeyC), "call it".into()));
    }
    if !hands.people_who_can(CardAction::Talk).is_empty() {
        keys.push((
            Keys::One(KeyCode::KeyP),
            if hands.seat().is_some() {
                "partner talks".into()
            } else {
                "talk".into()
            },
        ));
    }
    let Some(seat) = hands.seat() else {
        keys.extend([
            (Keys::One(KeyCode::KeyL), "log".into()),
            (Keys::One(KeyCode::F1), "rules".into()),
        ]);
        return keys;
    };
    let legal = hands.legal();
    match *hands.choice {
        CardChoice::None => {
            keys.extend([
                (Keys::Range(KeyCode::Digit1, KeyCode::Digit5), "hand".into()),
                (Keys::One(KeyCode::KeyS), "stock".into()),
                (DISCARDS, "discards".into()),
            ]);
            if die_is_usable(&legal) {
                keys.push((Keys::One(KeyCode::KeyD), "die".into()));
            }
            if cards.partner(seat).is_some() {
                keys.push((Keys::SHIFT, "partner's".into()));
            }
            if cards.terms().enforcement == Enforcement::Table {
                keys.push((Keys::One(KeyCode::KeyG), "draw".into()));
            }
            if hands.can_undo().is_some() {
                keys.push((Keys::One(KeyCode::KeyU), "take back".into()));
            }
            keys.extend([
                (Keys::One(KeyCode::KeyV), "look at discards".into()),
                (Keys::One(KeyCode::KeyZ), "sort".into()),
            ]);
        }
        CardChoice::Card { from, by_die, .. } => {
            if is_playable(&legal, from) && !by_die {
                keys.push((Keys::Range(KeyCode::Digit1, KeyCode::Digit4), "pile".into()));
            }
            if hands
                .ways()
                .iter()
                .any(|way| matches!(way.action, CardAction::Discard { .. } | CardAction::ExtraDiscard { .. }))
            {
                keys.push((
                    DISCARDS,
                    if by_die {
                        "discard, go on".into()
                    } else {
                        "discard, end turn".into()
                    },
                ));
            }
            keys.push((Keys::BACKSPACE, "let go".into()));
        }
        CardChoice::Die { onto: Some(_) } => {
            keys.extend([(FOLLOWING, "what follows".into()), (Keys::BACKSPACE, "let go".into())])
        }
        CardChoice::Die { onto: None } => {
            let choose = match cards.usable_die() {
                Some(DieFace::OpponentDraws(_)) => (
                    Keys::Range(KeyCode::Digit1, KeyCode::Digit5),
                    "who draws, as numbered".into(),
                ),
                Some(DieFace::Discard(_)) => (Keys::Range(KeyCode::Digit1, KeyCode::Digit5), "the card".into()),
                _ => (Keys::Range(KeyCode::Digit1, KeyCode::Digit4), "the pile".into()),
            };
            keys.extend([
                choose,
                (Keys::Arrows, "go through".into()),
                (Keys::BACKSPACE, "let go".into()),
            ]);
        }
    }
    keys
}
