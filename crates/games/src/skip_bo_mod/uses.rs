//! The uses of the die (M-4 to M-10).

use super::die::{DieFace, following};
use crate::skip_bo::action::{CardAction, Source};
use crate::skip_bo::card::is_wild;
use crate::skip_bo::edition::Edition;
use crate::skip_bo::event::CardEvent;
use crate::skip_bo::fits::Fits;
use crate::skip_bo::legal::{EXTRA, Playable};
use crate::skip_bo::state::CardGame;
use messages::Message;
use messages::texts::skip_bo_mod as words;
use rules::card::Card;
use rules::error::RuleRefusal;
use rules::game::EventSink;
use rules::ids::SeatId;

impl<E: Edition> CardGame<E> {
    /// The face of the die if it can still be used in this turn.
    pub fn usable_die(&self) -> Option<DieFace> {
        self.die().filter(|_| self.turn.uses > 0)
    }

    /// Why the die can't be used in this way.
    fn no_use(&self, rule: &'static str, why: Message) -> RuleRefusal {
        if self.turn.uses == 0 {
            RuleRefusal::new("M-2", words::REFUSED_USED_UP)
        } else {
            RuleRefusal::new(rule, why)
        }
    }

    /// Whether the die may stand in on this pile, followed by this card (M-4 to M-6).
    pub(crate) fn check_stand_in(&self, player: SeatId, onto: u8, then: Source) -> Result<(), RuleRefusal> {
        let range = self.usable_die().and_then(DieFace::range);
        let (low, high) = range.ok_or_else(|| self.no_use("M-3", words::REFUSED_NO_STAND_IN))?;
        let number = self.check_pile(onto)?.next();
        if !(low..=high).contains(&number) {
            return Err(RuleRefusal::new("M-4", words::REFUSED_OTHER_NUMBER));
        }
        let card = self.card_at(player, then)?;
        if is_wild(card) || card.0 == following(number) {
            Ok(())
        } else {
            Err(RuleRefusal::new("M-4", words::REFUSED_NO_FOLLOWER))
        }
    }

    /// The die takes a place in the pile, and the card follows. If the die brings the pile to 12, the pile is set
    /// aside, and the card starts the next pile in the same place (M-6).
    pub fn stand_in<S: EventSink<CardEvent>>(&mut self, player: SeatId, onto: u8, then: Source, out: &mut S) {
        if let Some(pile) = self.building.get_mut(usize::from(onto)) {
            pile.put_die();
            out.push(CardEvent::StoodIn {
                player,
                onto,
                value: pile.value(),
            });
        }
        self.turn.uses = 0;
        self.see_complete(onto, out);
        self.play(player, then, onto, out);
    }

    /// Whether a player may discard a card in addition to the ending discard (M-9).
    pub(crate) fn check_extra_discard(&self, player: SeatId, card: Card, pile: u8) -> Result<(), RuleRefusal> {
        match self.usable_die() {
            Some(DieFace::Discard(_)) => self.check_discard(player, card, pile),
            _ => Err(self.no_use("M-9", words::REFUSED_NO_DISCARD)),
        }
    }

    /// Discards a card and continues the turn; a hand that becomes empty by this is not filled (M-9).
    pub(crate) fn extra_discard<S: EventSink<CardEvent>>(&mut self, player: SeatId, card: Card, pile: u8, out: &mut S) {
        self.turn.uses = self.turn.uses.saturating_sub(1);
        self.discard(player, card, pile, true, out);
    }

    /// Whether the player can make this opponent draw (M-10).
    pub(crate) fn check_opponent_draws(&self, player: SeatId, opponent: SeatId) -> Result<(), RuleRefusal> {
        if !matches!(self.usable_die(), Some(DieFace::OpponentDraws(_))) {
            return Err(self.no_use("M-10", words::REFUSED_NO_OPPONENT_DRAWS));
        }
        if !self.sits(opponent) || !self.opponents(player).contains(opponent) {
            return Err(RuleRefusal::new("M-10", words::REFUSED_NO_OPPONENT));
        }
        if self.stock_len(opponent) == 0 {
            return Err(RuleRefusal::new("M-10", words::REFUSED_FINISHED_STOCK));
        }
        Ok(())
    }

    /// Moves cards unseen from the draw pile to the bottom of an opponent's stock (M-10).
    pub(crate) fn opponent_draws<S: EventSink<CardEvent>>(&mut self, player: SeatId, opponent: SeatId, out: &mut S) {
        let Some(DieFace::OpponentDraws(cards)) = self.usable_die() else {
            return;
        };
        self.turn.uses = 0;
        self.turn.at_draw = false;
        out.push(CardEvent::MadeDraw { player, opponent });
        self.draw_to_stock(opponent, cards, false, out);
    }

    /// Appends the legal uses of the die.
    pub(crate) fn push_die_uses(&self, who: SeatId, playable: &Playable, out: &mut Vec<CardAction>) {
        let Some(face) = self.usable_die() else { return };
        if let Some((low, high)) = face.range() {
            let fits = Fits::of(&self.building, |next| {
                (low..=high).contains(&next).then_some(following(next))
            });
            return playable.push(&fits, |then, onto| CardAction::StandIn { onto, then }, out);
        }
        match face {
            DieFace::Discard(_) => playable.push_discards(&EXTRA, out),
            DieFace::OpponentDraws(_) => {
                let opponents = self.opponents(who).iter().filter(|seat| self.stock_len(*seat) > 0);
                out.extend(opponents.map(|opponent| CardAction::OpponentDraws { opponent }));
            }
            DieFace::StandIn { .. } | DieFace::SkipBo => {}
        }
    }
}
