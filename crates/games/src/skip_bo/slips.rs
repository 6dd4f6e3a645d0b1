//! Table rules: the slips that players can make, and what they cost (M-12 to M-15).

use super::action::CardAction;
use super::edition::Edition;
use super::event::CardEvent;
use super::legal::ONLY_TABLE_RULES;
use super::state::{CardGame, Phase};
use crate::skip_bo::sizes::HAND;
use messages::texts::skip_bo as words;
use rules::error::RuleRefusal;
use rules::game::EventSink;
use rules::ids::SeatId;

/// The number of cards that talking costs; fewer if fewer are left (M-14).
const TALK_COSTS: usize = 2;

impl<E: Edition> CardGame<E> {
    /// Whether the player whose turn it is may draw a card by hand, either a needed one or one too many (K-3, M-12).
    pub(super) fn check_draw(&self, player: SeatId) -> Result<(), RuleRefusal> {
        if !self.by_table_rules() {
            return Err(RuleRefusal::new("G-4", words::REFUSED_DRAWN_FOR_YOU));
        }
        if self.turn.filling {
            return Ok(());
        }
        if !self.can_draw() {
            Err(RuleRefusal::new("K-10", words::REFUSED_NOTHING_TO_DRAW))
        } else if self.turn.at_draw && self.hands[player.index()].len() == HAND {
            Ok(())
        } else {
            Err(RuleRefusal::new("K-4", words::REFUSED_NO_DRAW_NOW))
        }
    }

    /// Draws a card by hand. One card too many goes unseen into the player's own stock (M-12).
    pub(super) fn draw_by_hand<S: EventSink<CardEvent>>(&mut self, player: SeatId, out: &mut S) {
        if self.turn.filling {
            self.turn.at_draw = true;
            self.draw_hand(1, out);
            self.see_filled(out);
        } else {
            out.push(CardEvent::DrewTooMany { player });
            self.draw_to_stock(player, 1, true, out);
        }
    }

    /// Whether `player` can talk against the rule of silence (M-14). Only the partner of the player whose turn it is
    /// must be silent: the player whose turn it is may ask for a play, which is not an action of the game.
    pub(super) fn check_talk(&self, player: SeatId) -> Result<(), RuleRefusal> {
        if !self.by_table_rules() {
            Err(ONLY_TABLE_RULES)
        } else if !self.terms.partners {
            Err(RuleRefusal::new("M-14", words::REFUSED_TALK_ALONE))
        } else if player == self.turn.player {
            Err(RuleRefusal::new("M-14", words::REFUSED_TALK_ON_TURN))
        } else if self.partner(self.turn.player) != Some(player) {
            Err(RuleRefusal::new("M-14", words::REFUSED_TALK_OFF_SIDE))
        } else if self.turn.talked.contains(player) {
            Err(RuleRefusal::new("M-14", words::REFUSED_TALK_PAID))
        } else {
            Ok(())
        }
    }

    /// Two cards (fewer if fewer are left) go unseen to the bottom of the player's own stock (M-14).
    pub(super) fn talk<S: EventSink<CardEvent>>(&mut self, player: SeatId, out: &mut S) {
        self.turn.talked.insert(player);
        self.turn.at_draw = false;
        let cards = TALK_COSTS.min(self.draw.len() + self.set_aside.total()) as u8;
        out.push(CardEvent::Talked { player, cards });
        self.draw_to_stock(player, TALK_COSTS as u8, false, out);
    }

    /// Whether `player` may begin a turn out of turn (M-13).
    pub(super) fn check_out_of_turn(&self, player: SeatId) -> Result<(), RuleRefusal> {
        if player == self.turn.player {
            Err(RuleRefusal::new("M-13", words::REFUSED_OWN_TURN))
        } else if !self.by_table_rules() {
            Err(ONLY_TABLE_RULES)
        } else if self.kept.is_some() {
            Err(RuleRefusal::new("M-13", words::REFUSED_CALL_FIRST))
        } else {
            Ok(())
        }
    }

    /// Begins a turn out of turn and stores the interrupted turn (M-13).
    pub(super) fn act_out_of_turn<S: EventSink<CardEvent>>(&mut self, player: SeatId, out: &mut S) {
        let rightful = self.turn.player;
        self.kept = Some(self.turn);
        out.push(CardEvent::ActedOutOfTurn { player, rightful });
        self.start_turn(player, out);
    }

    /// Whether `player` may call out a turn out of turn (M-13).
    pub(super) fn check_call(&self, player: SeatId) -> Result<(), RuleRefusal> {
        if !self.by_table_rules() {
            Err(ONLY_TABLE_RULES)
        } else if self.kept.is_none() {
            Err(RuleRefusal::new("M-13", words::REFUSED_NOTHING_TO_CALL))
        } else if player == self.turn.player {
            Err(RuleRefusal::new("M-13", words::REFUSED_CALL_ONESELF))
        } else {
            Ok(())
        }
    }

    /// Stops the turn out of turn and resumes the interrupted turn where it was (M-13).
    pub(super) fn call<S: EventSink<CardEvent>>(&mut self, by: SeatId, out: &mut S) {
        let Some(kept) = self.kept.take() else { return };
        let player = self.turn.player;
        self.skip_draw.insert(player);
        let (side, moved) = (self.turn.side, self.turn.moved);
        self.turn = kept;
        self.turn.moved |= moved;
        out.push(CardEvent::CalledOut {
            by,
            player,
            rightful: kept.player,
        });
        if kept.side != side {
            out.push(CardEvent::DieTurnedBack { side: kept.side });
        }
        // A hand that still has to be filled may now have no card left to draw.
        self.see_filled(out);
    }

    /// Appends the slips that `who` can make or call out now.
    pub(super) fn push_slips(&self, who: SeatId, out: &mut Vec<CardAction>) {
        debug_assert!(self.phase == Phase::Act, "slips are made in turns only");
        if who == self.turn.player && self.check_draw(who).is_ok() {
            out.push(CardAction::Draw);
        }
        let slips = [
            (CardAction::Talk, self.check_talk(who)),
            (CardAction::ActOutOfTurn, self.check_out_of_turn(who)),
            (CardAction::CallOut, self.check_call(who)),
        ];
        out.extend(
            slips
                .into_iter()
                .filter(|(_, answer)| answer.is_ok())
                .map(|(slip, _)| slip),
        );
    }
}
