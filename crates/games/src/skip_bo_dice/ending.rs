//! The end of a match and its winners (D-18 to D-21).

use crate::skip_bo_dice::event::DiceEvent;
use crate::skip_bo_dice::score::SeatScore;
use crate::skip_bo_dice::sizes::PILES_TO_END;
use crate::skip_bo_dice::state::{Phase, SkipBoDice};
use rules::game::EventSink;
use rules::ids::{SeatId, SeatSet};

impl SkipBoDice {
    /// The score of a player in the current state (D-20).
    pub fn score(&self, player: SeatId) -> SeatScore {
        let sheet = self.sheet(player);
        let mut score = SeatScore {
            free_rerolls: sheet.free_rerolls,
            free_skip_bos: sheet.free_skip_bos,
            rewards: sheet.rewards(&self.board),
            ..SeatScore::default()
        };
        for (pile, stars) in sheet.piles.iter().zip(self.board.stars) {
            let filled = (2_u32 << pile.filled) - 1;
            score.stars += (u32::from(stars & !pile.wild) & filled).count_ones() as u16;
            score.place_stars += u16::from(self.board.place_reward(pile.place));
        }
        score
    }

    /// Starts the last turns if the player has just completed a third pile (D-18, D-19). `in_call` says whether the
    /// pile was completed in the current call. All players who complete their third pile in the call that leads to the
    /// end get no final turn. Later third piles change nothing.
    pub(crate) fn see_end(&mut self, player: SeatId, in_call: bool) {
        if self.sheet(player).complete() != PILES_TO_END {
            return;
        }
        let left = match self.last_turns {
            None => {
                self.call.brought_end = in_call;
                SeatSet::first(self.seats.into())
            }
            Some(left) if in_call && self.call.brought_end => left,
            Some(_) => return,
        };
        self.last_turns = Some(SeatSet(left.0 & !SeatSet::only(player).0));
    }

    /// Pushes the event for the last turns if they have changed since `before`.
    pub(crate) fn tell_last_turns<S: EventSink<DiceEvent>>(&self, before: Option<SeatSet>, out: &mut S) {
        if let Some(left) = self.last_turns
            && before != self.last_turns
        {
            let all = SeatSet::first(self.seats.into());
            out.push(DiceEvent::LastTurns {
                player: self.active,
                by: SeatSet(all.0 & !left.0),
                left,
            });
        }
    }

    /// The players with the highest value of this measure.
    fn best_by<T: Ord>(&self, measure: impl Fn(SeatScore) -> T) -> SeatSet {
        let of = |seat| measure(self.score(seat));
        let best = self.seats().map(of).max();
        self.seats().filter(|seat| Some(of(*seat)) == best).collect()
    }

    /// The leaders: most points, then most unused Skip-Bos and re-rolls (D-20, D-21).
    pub(crate) fn leaders(&self) -> SeatSet {
        self.best_by(|score| (score.total(), score.unused()))
    }

    /// Scores all boards and names the winners (D-20, D-21).
    pub fn end_match<S: EventSink<DiceEvent>>(&mut self, out: &mut S) {
        let winners = self.leaders();
        let tie_broken = winners != self.best_by(|score| score.total());
        for player in self.seats() {
            out.push(DiceEvent::Scored {
                player,
                score: self.score(player),
            });
        }
        self.winners = winners;
        self.phase = Phase::Over;
        out.push(DiceEvent::MatchOver { winners, tie_broken });
    }
}
