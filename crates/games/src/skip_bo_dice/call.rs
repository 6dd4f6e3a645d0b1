//! Calls: the other players use the value of a Bonus roll, all at the same time (D-8 to D-10).

use super::event::DiceEvent;
use super::state::{Call, Choice, Phase, SkipBoDice};
use rules::game::EventSink;
use rules::ids::SeatId;

impl SkipBoDice {
    /// Opens a call after the Bonus Die was rolled: asks only the players who can use its value (D-8).
    pub(super) fn open_call<S: EventSink<DiceEvent>>(&mut self, out: &mut S) {
        self.call = Call::default();
        let asked = self.can_claim();
        out.push(DiceEvent::Called {
            player: self.active,
            value: self.called(),
            asked,
        });
        self.phase = if asked.is_empty() {
            Phase::Turn
        } else {
            Phase::Call { due: asked }
        };
    }

    /// Stores a player's choice at a call or at the write. After the last choice all choices are carried out.
    pub(super) fn choose<S: EventSink<DiceEvent>>(&mut self, player: SeatId, choice: Choice, out: &mut S) {
        self.choices[player.index()] = choice;
        if let Phase::Call { due } | Phase::Write { due } = &mut self.phase {
            due.remove(player);
        }
        if !self.due().is_empty() {
            out.push(DiceEvent::Chose { player });
            return;
        }
        let choices = std::mem::take(&mut self.choices);
        if matches!(self.phase, Phase::Call { .. }) {
            self.reveal_claims(&choices, out);
        } else {
            self.reveal_writes(&choices, out);
        }
    }

    /// Carries out all claims at the same time (D-8): players who complete the same pile share one place (D-16).
    fn reveal_claims<S: EventSink<DiceEvent>>(&mut self, choices: &[Choice], out: &mut S) {
        let before = self.last_turns;
        let value = self.called();
        for player in self.seats_after(self.active) {
            match choices[player.index()] {
                Choice::Claim(pile) => {
                    out.push(DiceEvent::Claimed {
                        player,
                        pile,
                        bubble: self.sheet(player).pile(pile).filled() + 1,
                        value,
                    });
                    self.write_bubble(player, pile, value, true, out);
                }
                Choice::Pass | Choice::Hidden => out.push(DiceEvent::Passed { player }),
                Choice::Write(..) | Choice::None => {}
            }
        }
        self.tell_last_turns(before, out);
        self.phase = Phase::Turn;
    }
}
