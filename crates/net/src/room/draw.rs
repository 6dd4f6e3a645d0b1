//! The draw of a match's seed by the room and the people who play, see [`records::draw`].

use crate::protocol::limits::DRAW_WAITS;
use crate::protocol::lobby::{MemberId, SeatHolder};
use crate::protocol::refusal::RoomRefusal;
use crate::protocol::server_message::{DrawStep, ServerMessage};
use crate::room::room::Room;
use crate::room::seed_draw::{Drawer, RoomDraw};
use records::draw::{Commitment, Number, SeedDraw, commitment};

impl Room {
    /// Begins the draw after which the match begins.
    pub(super) fn draw_seed(&mut self) {
        let secret = (self.random)();
        let mut people: Vec<MemberId> = self.players_here().into_iter().collect();
        people.sort_unstable();
        self.send_draw(DrawStep::Begins {
            secret: commitment(&secret),
            people: people.clone(),
        });
        let drawer = |id| Drawer {
            id,
            commits: None,
            number: None,
        };
        self.draw = Some(RoomDraw {
            secret,
            people: people.into_iter().map(drawer).collect(),
            reveals: false,
            until: self.now + DRAW_WAITS,
        });
    }

    /// Takes the commitment of a person to the draw that began with that of the room. Whatever does not belong to the
    /// current step is ignored: it was on its way when a draw failed.
    pub(super) fn commit(&mut self, who: MemberId, draw: &Commitment, to: Commitment) {
        let drawing = self
            .draw
            .as_mut()
            .filter(|drawing| !drawing.reveals && commitment(&drawing.secret) == *draw);
        let drawer = drawing.and_then(|drawing| drawing.people.iter_mut().find(|person| person.id == who));
        if let Some(drawer) = drawer {
            drawer.commits.get_or_insert(to);
        }
    }

    /// Takes the number of a person. One that does not fit the commitment is ignored, as if the person had not
    /// answered.
    pub(super) fn reveal(&mut self, who: MemberId, draw: &Commitment, number: Number) {
        let drawing = self
            .draw
            .as_mut()
            .filter(|drawing| drawing.reveals && commitment(&drawing.secret) == *draw);
        let drawer = drawing.and_then(|drawing| drawing.people.iter_mut().find(|person| person.id == who));
        if let Some(drawer) = drawer.filter(|drawer| drawer.commits == Some(commitment(&number))) {
            drawer.number = Some(number);
        }
    }

    /// Takes the draw on if everybody has answered, and gives it up if somebody does not.
    pub(super) fn advance_draw(&mut self) {
        while let Some(drawing) = &mut self.draw {
            let people: Vec<MemberId> = drawing.people.iter().map(|person| person.id).collect();
            let awaited = drawing.awaited();
            let (is_late, reveals) = (self.now >= drawing.until, drawing.reveals);
            let gone: Vec<MemberId> = people.into_iter().filter(|id| !self.plays_here(*id)).collect();
            // Somebody who is away may be removed meanwhile; the lobby then says that a seat is empty.
            let is_empty = self.seats.iter().any(|seat| seat.holder == SeatHolder::Nobody);
            if !gone.is_empty() || is_empty {
                return self.give_up_draw(gone);
            }
            if !awaited.is_empty() {
                if is_late {
                    self.give_up_draw(awaited);
                }
                return;
            }
            if reveals {
                return self.finish_draw();
            }
            let Some(drawing) = &mut self.draw else { return };
            drawing.reveals = true;
            drawing.until = self.now + DRAW_WAITS;
            let commitments = drawing.people.iter().filter_map(|person| person.commits).collect();
            self.send_draw(DrawStep::Committed(commitments));
        }
    }

    fn finish_draw(&mut self) {
        let Some(drawing) = self.draw.take() else { return };
        let numbers: Vec<Number> = drawing.people.iter().filter_map(|person| person.number).collect();
        self.send_draw(DrawStep::Revealed(numbers.clone()));
        let secret = drawing.secret;
        // It was checked before the draw, and what it depends on can't change during a draw.
        if self.begin(SeedDraw { secret, numbers }).is_err() {
            self.give_up_draw(Vec::new());
        }
    }

    fn give_up_draw(&mut self, because_of: Vec<MemberId>) {
        self.draw = None;
        self.send_draw(DrawStep::Failed(because_of));
    }

    fn send_draw(&mut self, step: DrawStep) {
        self.send_all(&ServerMessage::Draw(step), false);
    }

    /// Whether a person has a seat and is connected.
    fn plays_here(&self, id: MemberId) -> bool {
        self.is_here(id) && self.seats.iter().any(|seat| seat.holder == SeatHolder::Person(id))
    }

    /// Refuses what would change a match that is about to begin.
    pub(super) const fn between_draws(&self) -> Result<(), RoomRefusal> {
        if self.draw.is_some() {
            Err(RoomRefusal::MatchOn)
        } else {
            Ok(())
        }
    }
}
