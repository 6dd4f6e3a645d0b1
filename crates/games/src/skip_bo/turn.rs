//! The effects of a player's action, and whose turn is next (K-4 to K-10).

use super::action::{CardAction, Source};
use super::edition::Edition;
use super::event::CardEvent;
use super::piles::PileId;
use super::stall::Stall;
use super::state::{CardGame, CardTurn, Phase};
use rules::card::Card;
use rules::game::EventSink;
use rules::ids::SeatId;

impl<E: Edition> CardGame<E> {
    /// Does an action that has passed its checks.
    pub(super) fn take_action<S: EventSink<CardEvent>>(&mut self, player: SeatId, action: &CardAction, out: &mut S) {
        use CardAction as A;
        match *action {
            A::Play { from, onto } => self.play(player, from, onto, out),
            A::Discard { card, pile } => {
                self.discard(player, card, pile, false, out);
                self.end_turn(player, out);
            }
            A::EndTurn => {
                out.push(CardEvent::EndedEmpty { player });
                self.end_turn(player, out);
            }
            A::StandIn { onto, then } => self.stand_in(player, onto, then, out),
            A::ExtraDiscard { card, pile } => self.extra_discard(player, card, pile, out),
            A::OpponentDraws { opponent } => self.opponent_draws(player, opponent, out),
            A::Draw => self.draw_by_hand(player, out),
            A::Talk => self.talk(player, out),
            A::ActOutOfTurn => self.act_out_of_turn(player, out),
            A::CallOut => self.call(player, out),
            A::Shuffle { .. } | A::DieRolled { .. } => {}
        }
    }

    /// Plays a card, checks whether that wins the round, and fills the hand if it is empty (K-4, K-9).
    pub fn play<S: EventSink<CardEvent>>(&mut self, player: SeatId, from: Source, onto: u8, out: &mut S) {
        let card = match from {
            Source::Hand(card) => self.hands[player.index()].remove(card).then_some(card),
            Source::Stock(seat) => self.piles.pop(PileId::stock(seat)),
            Source::Discard(seat, pile) => self.piles.pop(PileId::discard(seat, pile)),
        };
        let (Some(card), Some(building)) = (card, self.building.get_mut(usize::from(onto))) else {
            return;
        };
        building.put(card);
        out.push(CardEvent::Played {
            player,
            from,
            card,
            onto,
            value: building.value(),
        });
        self.turn.moved = true;
        self.turn.at_draw = false;
        self.see_complete(onto, out);
        match from {
            Source::Stock(seat) => {
                self.dry = 0;
                self.turn_up(seat, out);
                if self.is_finished(player) {
                    self.end_round(Some(player), out);
                }
            }
            Source::Hand(_) if self.hands[player.index()].is_empty() => self.fill_hand(out),
            Source::Hand(_) | Source::Discard(..) => {}
        }
    }

    /// Sets a building pile aside if it has reached 12 (K-6).
    pub(crate) fn see_complete<S: EventSink<CardEvent>>(&mut self, pile: u8, out: &mut S) {
        if let Some(building) = self.building.get_mut(usize::from(pile))
            && building.is_complete()
        {
            building.set_aside(&mut self.set_aside);
            out.push(CardEvent::PileCompleted { pile });
        }
    }

    /// Pushes the event for the card that is on top of a stock now (K-7).
    pub(super) fn turn_up<S: EventSink<CardEvent>>(&self, seat: SeatId, out: &mut S) {
        if let Some(card) = self.stock_top(seat) {
            out.push(CardEvent::StockTurned { seat, card });
        }
    }

    /// Whether the side of `player` has finished all its stocks (K-9, K-14).
    pub(super) fn is_finished(&self, player: SeatId) -> bool {
        let finished = |seat| self.piles.len(PileId::stock(seat)) == 0;
        finished(player) && self.partner(player).is_none_or(finished)
    }

    /// Puts a hand card on one of the player's discard piles.
    pub fn discard<S: EventSink<CardEvent>>(&mut self, player: SeatId, card: Card, pile: u8, extra: bool, out: &mut S) {
        if self.hands[player.index()].remove(card) {
            self.piles.push(PileId::discard(player, pile), card);
            self.turn.at_draw = false;
            out.push(CardEvent::Discarded {
                player,
                card,
                pile,
                extra,
            });
        }
    }

    /// Ends the turn and starts the next, unless the round has come to a halt (K-11).
    pub(super) fn end_turn<S: EventSink<CardEvent>>(&mut self, player: SeatId, out: &mut S) {
        if let Some(passed_over) = self.kept.take() {
            // A card played before the interruption counts like one played after it (M-13).
            self.turn.moved |= passed_over.moved;
            out.push(CardEvent::OutOfTurnStands { player });
        }
        self.quiet = if self.turn.moved {
            0
        } else {
            self.quiet.saturating_add(1)
        };
        match self.stall() {
            None => self.start_turn(self.terms.seats.after(player), out),
            Some(Stall::Gather) => self.phase = Phase::Gather,
            Some(Stall::Fewest) => {
                out.push(CardEvent::RoundStalled);
                self.end_round(self.fewest_left(), out);
            }
            Some(Stall::Draw) => self.end_round(None, out),
        }
    }

    /// Starts a turn: first the die, if the game has one, then the cards (K-3, M-2).
    pub(super) fn start_turn<S: EventSink<CardEvent>>(&mut self, player: SeatId, out: &mut S) {
        self.turn = CardTurn::of(player);
        out.push(CardEvent::TurnStarted { player });
        if E::DIE {
            self.phase = Phase::Roll;
        } else {
            self.start_drawing(out);
        }
    }

    /// Draws the cards at the start of a turn, except in a regular turn that skips the draw as the penalty for a turn
    /// out of turn (M-13).
    pub(super) fn start_drawing<S: EventSink<CardEvent>>(&mut self, out: &mut S) {
        let player = self.turn.player;
        if self.kept.is_none() && self.skip_draw.contains(player) {
            self.skip_draw.remove(player);
            self.phase = Phase::Act;
            out.push(CardEvent::DrawSkipped { player });
        } else {
            self.fill_hand(out);
        }
    }
}
