//! The texts of the panels around a card table: whose turn it is, what is due, and how to do it.

use bevy::prelude::*;

use crate::play::skip_bo::card_match::{action, card_view};
use crate::play::skip_bo::hands::acting::CardHands;
use crate::play::skip_bo::hands::choice::{CardChoice, die_is_usable, is_playable};
use crate::play::skip_bo::intents::{CALL, DIE, DISCARD, DISCARDS, DRAW, LOOK, NUMBER, PARTNER, SORT, SPEAK, STOCK};
use crate::screens::hud::words::{FrameWords, KeyHint};
use games::skip_bo::action::CardAction;
use games::skip_bo::game_view::CardGameView;
use games::skip_bo::options::Target;
use games::skip_bo::state::Phase;
use games::skip_bo_mod::die::DieFace;
use host::view::{MatchView, Players};
use messages::Message;
use messages::texts::{skip_bo, skip_bo_mod};
use rules::ids::Viewer;
use rules::options::Enforcement;
use window_kit::input::hint::HintFor;
use window_kit::intents::general::{LET_GO, LOG, RULES, THROW, UNDO};
use window_kit::table::viewer::TableViewer;

/// The keys of all cards that can follow on the die: the hand, the stock pile, the discard piles.
const FOLLOWING: HintFor = HintFor::Each(&[
    HintFor::Family(NUMBER, CARDS),
    HintFor::One(STOCK),
    HintFor::Family(DISCARD, DISCARDS),
]);
/// The cards of a full hand, and the most opponents.
const CARDS: u8 = 5;
/// The building piles.
const BUILDING: u8 = 4;

/// Writes the texts of the panels.
pub(crate) fn write_words(
    (view, players, viewer): (Res<MatchView>, Res<Players>, Res<TableViewer>),
    hands: CardHands,
    mut words: ResMut<FrameWords>,
) {
    let Some(cards) = card_view(&view.view) else { return };
    let (primary, enabled) = primary(&view, cards, &players, &hands);
    words.set_if_neq(FrameWords {
        heading: heading(cards),
        status: status(&view, cards, &players, viewer.0, &hands),
        primary,
        enabled,
        keys: keys(&view, cards, &hands),
    });
}

fn heading(cards: &dyn CardGameView) -> Message {
    let game = if cards.has_die() { "Skip-Bo MOD" } else { "Skip-Bo" };
    match (cards.terms().target, cards.round()) {
        (Target::Round, _) => skip_bo::heading_one_round(game),
        (Target::Points(points), 0) => skip_bo::heading_target(game, points),
        (Target::Points(points), round) => skip_bo::heading_round(game, round, points),
    }
}

/// What the die can be used for.
fn die_use(face: DieFace) -> Message {
    match face {
        DieFace::StandIn { low, high } => skip_bo_mod::use_stand_in(low, high),
        DieFace::SkipBo => skip_bo_mod::USE_WILD,
        DieFace::Discard(cards) => skip_bo_mod::use_discard(cards),
        DieFace::OpponentDraws(_) => skip_bo_mod::USE_OPPONENT_DRAWS,
    }
}

fn status(view: &MatchView, cards: &dyn CardGameView, players: &Players, viewer: Viewer, hands: &CardHands) -> Message {
    if let Some(awaited) = &view.awaited {
        return skip_bo_mod::status_roll(awaited.seat);
    }
    let turn = match (cards.phase(), cards.current()) {
        (Phase::Over, _) => return skip_bo::status_over(cards.winners().iter()),
        (Phase::Gather, _) => return skip_bo::STATUS_GATHERED,
        (Phase::Deal, _) | (_, None) => return skip_bo::STATUS_DEALT,
        (Phase::Roll, Some(turn)) => return skip_bo_mod::status_rolls(turn.player),
        (Phase::Reshuffle { .. } | Phase::ShuffleStock, _) => return skip_bo::STATUS_SHUFFLED,
        (Phase::Act, Some(turn)) => turn,
    };
    // The match is ahead of the screen, which still shows the deal.
    if hands.stage().is_dealing() {
        return skip_bo::STATUS_DEALT;
    }
    let player = turn.player;
    if !players.is_person(player) {
        return match cards.usable_die() {
            Some(DieFace::Discard(cards)) => skip_bo_mod::status_plays_discard(player, cards),
            Some(face) => skip_bo_mod::status_plays(player, die_use(face)),
            None => skip_bo::status_plays(player),
        };
    }
    // While the table is handed over, the view has no hand and no legal actions.
    if viewer == Viewer::Public {
        return skip_bo::status_next(player);
    }
    let legal: Vec<CardAction> = view.legal[player.index()].iter().filter_map(action).copied().collect();
    let due = match *hands.choice {
        _ if turn.filling => skip_bo::DUE_DRAW,
        CardChoice::Die { onto: Some(_) } => skip_bo_mod::DUE_FOLLOWER,
        CardChoice::Die { onto: None } => match cards.usable_die() {
            Some(DieFace::Discard(_)) => skip_bo_mod::DUE_DISCARD,
            Some(DieFace::OpponentDraws(_)) => skip_bo_mod::DUE_OPPONENT,
            _ => skip_bo_mod::DUE_PILE,
        },
        CardChoice::Card { by_die: true, .. } => skip_bo_mod::DUE_DISCARD_PILE,
        CardChoice::Card { .. } => skip_bo::DUE_PLACE,
        CardChoice::None if cards.hand(player).is_empty() => skip_bo::DUE_EMPTY_HAND,
        CardChoice::None => {
            let plays = legal.iter().any(|action| matches!(action, CardAction::Play { .. }));
            let die = cards.usable_die().filter(|_| die_is_usable(&legal));
            match (plays, die) {
                (_, Some(face)) => skip_bo_mod::due_play(die_use(face)),
                (true, None) => skip_bo::DUE_PLAY,
                (false, None) => skip_bo::DUE_DISCARD,
            }
        }
    };
    if cards.interrupted().is_some() {
        skip_bo::status_due_out_of_turn(player, due)
    } else {
        skip_bo::status_due(player, due)
    }
}

/// The text of the large button, and whether the button is enabled.
fn primary(view: &MatchView, cards: &dyn CardGameView, players: &Players, hands: &CardHands) -> (Message, bool) {
    if let Some(awaited) = &view.awaited {
        return (
            skip_bo_mod::BUTTON_ROLL,
            players.is_person(awaited.seat) && hands.is_free(),
        );
    }
    let person_due = view.due.iter().any(|seat| players.is_person(seat));
    match hands.primary() {
        Some(CardAction::Draw) => return (skip_bo::BUTTON_DRAW, true),
        Some(_) => return (skip_bo::BUTTON_END_TURN, true),
        None => {}
    }
    let words = match (cards.phase(), cards.current()) {
        (Phase::Over, _) => skip_bo::BUTTON_OVER,
        (_, Some(turn)) if !person_due || !players.is_person(turn.player) => skip_bo::button_plays(turn.player),
        (Phase::Act, Some(_)) => match *hands.choice {
            CardChoice::None => skip_bo::BUTTON_CHOOSE_CARD,
            CardChoice::Card { .. } => skip_bo::BUTTON_CHOOSE_PLACE,
            CardChoice::Die { .. } => skip_bo_mod::BUTTON_USE,
        },
        _ => skip_bo::BUTTON_DEALT,
    };
    (words, false)
}

/// The hints for the keys that matter now.
fn keys(view: &MatchView, cards: &dyn CardGameView, hands: &CardHands) -> Vec<KeyHint> {
    if view.awaited.is_some() {
        return vec![
            (HintFor::One(THROW), skip_bo_mod::KEY_ROLL),
            (HintFor::Mouse, skip_bo_mod::KEY_SWING),
        ];
    }
    let mut keys: Vec<KeyHint> = Vec::new();
    if !hands.people_who_can(CardAction::CallOut).is_empty() {
        keys.push((HintFor::One(CALL), skip_bo::KEY_CALL));
    }
    if !hands.people_who_can(CardAction::Talk).is_empty() {
        keys.push((
            HintFor::One(SPEAK),
            if hands.seat().is_some() {
                skip_bo::KEY_PARTNER_TALKS
            } else {
                skip_bo::KEY_TALK
            },
        ));
    }
    let Some(seat) = hands.seat() else {
        keys.extend([
            (HintFor::One(LOG), skip_bo::KEY_LOG),
            (HintFor::One(RULES), skip_bo::KEY_RULES),
        ]);
        return keys;
    };
    let legal = hands.legal();
    match *hands.choice {
        CardChoice::None => {
            keys.extend([
                (HintFor::Family(NUMBER, CARDS), skip_bo::KEY_HAND),
                (HintFor::One(STOCK), skip_bo::KEY_STOCK),
                (HintFor::Family(DISCARD, DISCARDS), skip_bo::KEY_DISCARDS),
            ]);
            if die_is_usable(&legal) {
                keys.push((HintFor::One(DIE), skip_bo_mod::KEY_DIE));
            }
            if cards.partner(seat).is_some() {
                keys.push((HintFor::Held(PARTNER), skip_bo::KEY_PARTNERS));
            }
            if cards.terms().enforcement == Enforcement::Table {
                keys.push((HintFor::One(DRAW), skip_bo::KEY_DRAW));
            }
            if hands.can_undo().is_some() {
                keys.push((HintFor::One(UNDO), skip_bo::KEY_TAKE_BACK));
            }
            keys.extend([
                (HintFor::One(LOOK), skip_bo::KEY_LOOK),
                (HintFor::One(SORT), skip_bo::KEY_SORT),
            ]);
        }
        CardChoice::Card { from, by_die, .. } => {
            if is_playable(&legal, from) && !by_die {
                keys.push((HintFor::Family(NUMBER, BUILDING), skip_bo::KEY_PILE));
            }
            if hands
                .ways()
                .iter()
                .any(|way| matches!(way.action, CardAction::Discard { .. } | CardAction::ExtraDiscard { .. }))
            {
                keys.push((
                    HintFor::Family(DISCARD, DISCARDS),
                    if by_die {
                        skip_bo_mod::KEY_DISCARD
                    } else {
                        skip_bo::KEY_DISCARD
                    },
                ));
            }
            keys.push((HintFor::One(LET_GO), skip_bo::KEY_LET_GO));
        }
        CardChoice::Die { onto: Some(_) } => keys.extend([
            (FOLLOWING, skip_bo_mod::KEY_FOLLOWER),
            (HintFor::One(LET_GO), skip_bo::KEY_LET_GO),
        ]),
        CardChoice::Die { onto: None } => {
            let choose = match cards.usable_die() {
                Some(DieFace::OpponentDraws(_)) => (HintFor::Family(NUMBER, CARDS), skip_bo_mod::KEY_OPPONENT),
                Some(DieFace::Discard(_)) => (HintFor::Family(NUMBER, CARDS), skip_bo_mod::KEY_CARD),
                _ => (HintFor::Family(NUMBER, BUILDING), skip_bo_mod::KEY_PILE),
            };
            keys.extend([
                choose,
                (HintFor::Arrows, skip_bo_mod::KEY_GO_THROUGH),
                (HintFor::One(LET_GO), skip_bo::KEY_LET_GO),
            ]);
        }
    }
    keys
}
