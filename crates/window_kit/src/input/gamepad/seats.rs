//! Whose gamepad it is. With one person at the machine every gamepad is theirs. With several, each gamepad gets the
//! seat of a person: of the one who is due when it is first pressed, or the one that somebody chooses on the list of
//! players. It is kept for the match, also while the gamepad is disconnected.
//!
//! A gamepad that is the only one with a seat is passed around: it counts for whoever is due, until a second gamepad
//! gets a seat, or somebody has chosen its seat.

use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, gamepad_event_processing_system};
use bevy::prelude::*;

use super::maker::Maker;
use crate::table::current_match::CurrentMatch;
use crate::window::intent::Notice;
use host::view::{Players, SeatControl};
use messages::texts::pause as words;
use rules::ids::SeatId;

/// The most gamepads that are known; a further one belongs to nobody.
const MOST_PADS: usize = 16;
/// The most letters of a gamepad's name that are kept.
const LONGEST_NAME: usize = 60;

/// What the system tells of a gamepad: the same for all of a kind, and again when it comes back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PadModel {
    name: String,
    vendor: Option<u16>,
    product: Option<u16>,
}

impl PadModel {
    /// What a gamepad tells of itself. Only the beginning of a very long name is kept.
    pub fn new(name: &str, vendor: Option<u16>, product: Option<u16>) -> Self {
        let letters = name.chars().filter(|letter| !letter.is_control());
        let name = letters.take(LONGEST_NAME).collect();
        Self { name, vendor, product }
    }

    /// The name that the system gives it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whose gamepads have their buttons named like this one.
    pub fn maker(&self) -> Maker {
        Maker::of(self.vendor, &self.name)
    }
}

/// A gamepad that is connected, or was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPad {
    /// Its entity; it may get another one when it comes back.
    pub pad: Entity,
    /// Whether it is connected.
    pub connected: bool,
    /// What it is.
    pub model: PadModel,
    /// Whose it is.
    pub seat: Option<SeatId>,
    /// Whether somebody chose the seat on the list of players.
    chosen: bool,
    /// Whether it also played for others while it was the only one with a seat.
    passed_around: bool,
    /// Whether the table waits for it, or for another one in its place.
    awaited: bool,
}

impl KnownPad {
    /// Whether its seat counts for others: it can be used now, or is waited for.
    fn holds(&self) -> Option<SeatId> {
        self.seat.filter(|_| self.connected || self.awaited)
    }
}

/// What a gamepad without a seat got by a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// This seat.
    Got(SeatId),
    /// Nothing: it is not clear whose it is.
    Nothing,
}

/// The gamepads and whose they are.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PadSeats {
    pads: Vec<KnownPad>,
    /// The people at this machine, by seat.
    people: Vec<(SeatId, String)>,
}

impl PadSeats {
    /// All gamepads, in the order in which they came.
    pub fn pads(&self) -> &[KnownPad] {
        &self.pads
    }

    /// The number of a gamepad for people, from 1.
    pub fn number(&self, pad: Entity) -> Option<usize> {
        self.pads.iter().position(|known| known.pad == pad).map(|at| at + 1)
    }

    /// The seats of the people at this machine.
    pub fn people(&self) -> impl Iterator<Item = SeatId> {
        self.people.iter().map(|(seat, _)| *seat)
    }

    /// Whether gamepads belong to seats at all: there are several people.
    pub fn are_shared_out(&self) -> bool {
        self.people.len() > 1
    }

    fn known(&self, pad: Entity) -> Option<&KnownPad> {
        self.pads.iter().find(|known| known.pad == pad)
    }

    fn known_mut(&mut self, pad: Entity) -> Option<&mut KnownPad> {
        self.pads.iter_mut().find(|known| known.pad == pad)
    }

    /// What a gamepad is.
    pub fn model(&self, pad: Entity) -> Option<&PadModel> {
        self.known(pad).map(|known| &known.model)
    }

    /// The seat of a gamepad, if it has one.
    pub fn seat(&self, pad: Entity) -> Option<SeatId> {
        self.known(pad)?.seat.filter(|_| self.are_shared_out())
    }

    /// The seat that a gamepad plays for and for no other; `None` if it has none, or is passed around.
    pub fn own_seat(&self, pad: Entity) -> Option<SeatId> {
        let seat = self.seat(pad)?;
        let chosen = self.known(pad).is_some_and(|known| known.chosen);
        (chosen || self.pads.iter().filter_map(KnownPad::holds).count() > 1).then_some(seat)
    }

    /// The gamepad that plays for this seat and for no other, if one is connected.
    pub fn own_pad(&self, seat: SeatId) -> Option<&KnownPad> {
        let mut pads = self.pads.iter().filter(|known| known.connected);
        pads.find(|known| self.own_seat(known.pad) == Some(seat))
    }

    /// The seat whose gamepad is waited for.
    pub fn awaited(&self) -> Option<(SeatId, &KnownPad)> {
        let mut pads = self.pads.iter().filter(|known| known.awaited);
        pads.find_map(|known| Some((known.seat?, known)))
    }

    /// A gamepad without a seat is pressed while these people are due, the first first. It gets the seat of one of them
    /// that has no gamepad; or of the only person without one.
    pub fn claim(&mut self, pad: Entity, due: &[SeatId]) -> Claim {
        let has_pad = |seat: SeatId| {
            let mut pads = self.pads.iter();
            // A gamepad that was passed around may be anybody's.
            pads.any(|known| known.holds() == Some(seat) && !known.passed_around)
        };
        let due_without = due.iter().copied().find(|seat| !has_pad(*seat));
        let without: Vec<SeatId> = self.people().filter(|seat| !has_pad(*seat)).collect();
        let only_without = match without.as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        let Some(seat) = due_without.or(only_without) else {
            return Claim::Nothing;
        };
        if self.known(pad).is_none() {
            return Claim::Nothing;
        }
        for known in &mut self.pads {
            if known.pad != pad && known.seat == Some(seat) {
                known.seat = None;
            }
            known.passed_around = false;
        }
        self.give(pad, Some(seat), false);
        Claim::Got(seat)
    }

    /// A gamepad that is passed around plays for one of these people.
    pub fn plays_for(&mut self, pad: Entity, due: &[SeatId]) {
        if let Some(known) = self.known_mut(pad)
            && known.seat.is_some_and(|seat| !due.contains(&seat))
        {
            known.passed_around = true;
        }
    }

    /// Somebody chooses on the list of players whose a gamepad is, or that it is nobody's.
    pub fn choose(&mut self, pad: Entity, seat: Option<SeatId>) {
        self.give(pad, seat, seat.is_some());
    }

    fn give(&mut self, pad: Entity, seat: Option<SeatId>, chosen: bool) {
        if let Some(known) = self.known_mut(pad) {
            known.seat = seat;
            known.chosen = chosen;
            known.passed_around = false;
            known.awaited = false;
        }
    }

    /// A gamepad takes the place of the one that is waited for. Returns whose it is now.
    pub fn replace_awaited(&mut self, pad: Entity) -> Option<SeatId> {
        self.known(pad)?;
        let gone = self.pads.iter_mut().find(|known| known.awaited && known.pad != pad)?;
        let (seat, chosen) = (gone.seat.take(), gone.chosen);
        gone.awaited = false;
        self.give(pad, seat, chosen);
        seat
    }

    /// The people go on without the gamepad that is waited for. When it comes back, it has its seat again.
    pub fn go_on_without(&mut self) {
        if let Some(gone) = self.pads.iter_mut().find(|known| known.awaited) {
            gone.awaited = false;
        }
    }

    /// A gamepad is connected, perhaps again. Returns whose it is, if it was waited for.
    pub fn connect(&mut self, pad: Entity, model: PadModel) -> Option<SeatId> {
        // Another gamepad may get the entity of one that is gone.
        for known in &mut self.pads {
            if known.pad == pad && !known.connected && known.model != model {
                known.pad = Entity::PLACEHOLDER;
            }
        }
        let gone = |(at, known): (usize, &KnownPad)| (!known.connected && known.model == model).then_some(at);
        let gone: Vec<usize> = self.pads.iter().enumerate().filter_map(gone).collect();
        let find = |wanted: &dyn Fn(&KnownPad) -> bool| gone.iter().copied().find(|at| wanted(&self.pads[*at]));
        let at = find(&|known| known.pad == pad)
            .or_else(|| find(&|known| known.seat.is_some()))
            .or(gone.first().copied());
        let here = self.pads.iter().position(|known| known.pad == pad);
        match (at, here) {
            (Some(at), _) => {
                let known = &mut self.pads[at];
                let awaited = known.awaited;
                (known.pad, known.connected, known.awaited) = (pad, true, false);
                return known.seat.filter(|_| awaited);
            }
            (None, Some(here)) => self.pads[here].model = model,
            (None, None) => {
                if self.pads.len() >= MOST_PADS
                    && let Some(gone) = self.pads.iter().position(|known| !known.connected && !known.awaited)
                {
                    self.pads.remove(gone);
                }
                if self.pads.len() < MOST_PADS {
                    self.pads.push(KnownPad {
                        pad,
                        connected: true,
                        model,
                        seat: None,
                        chosen: false,
                        passed_around: false,
                        awaited: false,
                    });
                }
            }
        }
        None
    }

    /// A gamepad is disconnected. If it has a seat and there is a table, it is waited for.
    pub fn disconnect(&mut self, pad: Entity, at_a_table: bool) {
        let has_seat = self.seat(pad).is_some();
        if let Some(known) = self.known_mut(pad) {
            known.connected = false;
            known.awaited = has_seat && at_a_table;
        }
    }

    /// Other people sit at the table: no gamepad has a seat, and those that are gone are forgotten. The seat of a
    /// person who left it has no gamepad.
    fn seat_people(&mut self, people: Vec<(SeatId, String)>, others: bool) {
        if others {
            self.pads.retain(|known| known.connected);
        }
        for known in &mut self.pads {
            let stays = |seat: SeatId| !others && people.iter().any(|(person, _)| *person == seat);
            if known.seat.is_some_and(|seat| !stays(seat)) {
                known.seat = None;
                known.awaited = false;
                known.chosen = false;
                known.passed_around = false;
            }
        }
        self.people = people;
    }
}

/// The people among these players, by seat.
fn people_of<'a>(players: impl IntoIterator<Item = &'a host::view::SeatPlayer>) -> Vec<(SeatId, String)> {
    let seats = (0..).map(SeatId).zip(players);
    let people = seats.filter(|(_, player)| player.control == SeatControl::Person);
    people.map(|(seat, player)| (seat, player.name.clone())).collect()
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PadSeats>()
        .add_message::<GamepadConnectionEvent>()
        .add_message::<Notice>()
        .add_systems(
            PreUpdate,
            // A button that is pressed in the same frame finds its gamepad.
            connect
                .in_set(bevy::input::InputSystems)
                .before(gamepad_event_processing_system),
        )
        .add_systems(Update, follow_people.run_if(resource_exists::<Players>));
}

fn connect(
    mut changes: MessageReader<GamepadConnectionEvent>,
    current: Option<Res<CurrentMatch>>,
    mut seats: ResMut<PadSeats>,
    mut notices: MessageWriter<Notice>,
) {
    for change in changes.read() {
        match &change.connection {
            GamepadConnection::Connected {
                name,
                vendor_id,
                product_id,
            } => {
                let model = PadModel::new(name, *vendor_id, *product_id);
                if let Some(seat) = seats.connect(change.gamepad, model) {
                    notices.write(Notice {
                        text: words::pad_back(seat),
                        rule: None,
                        refused: false,
                    });
                }
            }
            GamepadConnection::Disconnected => seats.disconnect(change.gamepad, current.is_some()),
        }
    }
}

/// A rematch of the same people keeps the seats of the gamepads.
fn follow_people(
    players: Res<Players>,
    current: Option<Res<CurrentMatch>>,
    mut began: Local<Vec<(SeatId, String)>>,
    mut seats: ResMut<PadSeats>,
) {
    let first = current.as_ref().filter(|current| current.is_changed());
    let others = first.is_some_and(|current| {
        let people = people_of(&current.players);
        let others = *began != people;
        *began = people;
        others
    });
    if others || players.is_changed() {
        seats.seat_people(people_of(&players.0), others);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: SeatId = SeatId(0);
    const BEN: SeatId = SeatId(1);
    const CLEO: SeatId = SeatId(2);

    fn pad(number: u32) -> Entity {
        Entity::from_raw_u32(number).expect("a small number")
    }

    /// Ana, Ben and Cleo, as many of them as sit there, and this many gamepads of one kind.
    fn table(people: u8, pads: u32) -> PadSeats {
        let mut seats = PadSeats::default();
        for number in 1..=pads {
            seats.connect(pad(number), PadModel::new("a gamepad", Some(1), Some(2)));
        }
        let people = (0..people).map(|seat| (SeatId(seat), format!("person {seat}")));
        seats.seat_people(people.collect(), true);
        seats
    }

    #[test]
    fn a_single_person_has_all_gamepads_and_needs_no_seat_for_them() {
        let mut seats = table(1, 2);
        assert_eq!(seats.claim(pad(1), &[ANA]), Claim::Got(ANA));
        assert_eq!((seats.seat(pad(1)), seats.own_seat(pad(1))), (None, None));
    }

    #[test]
    fn a_gamepad_gets_the_seat_of_the_person_who_is_due() {
        let mut seats = table(3, 3);
        assert_eq!(seats.claim(pad(2), &[BEN]), Claim::Got(BEN));
        assert_eq!(seats.claim(pad(1), &[CLEO]), Claim::Got(CLEO));
        assert_eq!(seats.own_seat(pad(2)), Some(BEN));
        assert_eq!(
            seats.claim(pad(3), &[BEN]),
            Claim::Got(ANA),
            "the only one without a gamepad"
        );
        assert_eq!(seats.own_pad(ANA).map(|known| known.pad), Some(pad(3)));
    }

    #[test]
    fn nobody_guesses_whose_a_gamepad_is() {
        let mut seats = table(3, 3);
        seats.claim(pad(1), &[ANA]);
        assert_eq!(seats.claim(pad(2), &[ANA]), Claim::Nothing, "of Ben or of Cleo");
        assert_eq!(seats.claim(pad(2), &[ANA, CLEO]), Claim::Got(CLEO));
    }

    #[test]
    fn the_only_gamepad_with_a_seat_is_passed_around() {
        let mut seats = table(2, 2);
        seats.claim(pad(1), &[ANA]);
        assert_eq!((seats.seat(pad(1)), seats.own_seat(pad(1))), (Some(ANA), None));
        // Ana and Ben shared it. Now one of them has another one.
        seats.plays_for(pad(1), &[BEN]);
        assert_eq!(seats.claim(pad(2), &[ANA]), Claim::Got(ANA));
        assert_eq!(seats.seat(pad(1)), None);
        assert_eq!(seats.claim(pad(1), &[ANA]), Claim::Got(BEN));
        assert_eq!(seats.own_seat(pad(1)), Some(BEN));
    }

    #[test]
    fn a_chosen_seat_counts_also_for_a_single_gamepad() {
        let mut seats = table(2, 1);
        seats.choose(pad(1), Some(BEN));
        assert_eq!(seats.own_seat(pad(1)), Some(BEN));
        seats.choose(pad(1), None);
        assert_eq!((seats.seat(pad(1)), seats.own_seat(pad(1))), (None, None));
    }

    #[test]
    fn a_gamepad_that_comes_back_has_its_seat_again() {
        let mut seats = table(2, 2);
        seats.claim(pad(1), &[ANA]);
        seats.claim(pad(2), &[BEN]);
        seats.disconnect(pad(2), true);
        assert_eq!(seats.awaited().map(|(seat, _)| seat), Some(BEN));
        assert_eq!(seats.own_seat(pad(1)), Some(ANA), "the other one is still Ana's alone");
        let other = PadModel::new("another gamepad", Some(1), Some(2));
        assert_eq!(seats.connect(pad(3), other), None);
        let same = PadModel::new("a gamepad", Some(1), Some(2));
        assert_eq!(seats.connect(pad(4), same), Some(BEN), "with another entity");
        assert_eq!(seats.own_seat(pad(4)), Some(BEN));
        assert_eq!(seats.awaited(), None);
    }

    #[test]
    fn another_gamepad_can_take_the_place_of_a_lost_one() {
        let mut seats = table(2, 3);
        seats.claim(pad(1), &[ANA]);
        seats.claim(pad(2), &[BEN]);
        seats.disconnect(pad(2), true);
        assert_eq!(seats.replace_awaited(pad(3)), Some(BEN));
        assert_eq!(seats.own_seat(pad(3)), Some(BEN));
        assert_eq!(seats.awaited(), None);
        let same = PadModel::new("a gamepad", Some(1), Some(2));
        assert_eq!(seats.connect(pad(2), same), None);
        assert_eq!(seats.seat(pad(2)), None);
    }

    #[test]
    fn without_the_lost_gamepad_the_other_one_is_passed_around() {
        let mut seats = table(2, 2);
        seats.claim(pad(1), &[ANA]);
        seats.claim(pad(2), &[BEN]);
        seats.disconnect(pad(2), true);
        seats.go_on_without();
        assert_eq!((seats.awaited(), seats.own_seat(pad(1))), (None, None));
        seats.connect(pad(2), PadModel::new("a gamepad", Some(1), Some(2)));
        assert_eq!(seats.own_seat(pad(2)), Some(BEN));
    }

    #[test]
    fn a_person_who_leaves_a_seat_takes_no_gamepad_along() {
        let mut seats = table(3, 2);
        seats.claim(pad(1), &[ANA]);
        seats.claim(pad(2), &[BEN]);
        let left = [(ANA, "person 0".to_owned()), (CLEO, "person 2".to_owned())];
        seats.seat_people(left.into(), false);
        assert_eq!((seats.seat(pad(1)), seats.seat(pad(2))), (Some(ANA), None));
    }

    #[test]
    fn however_many_gamepads_come_and_go_few_are_kept() {
        let mut seats = table(2, 0);
        for number in 1..200 {
            seats.connect(pad(number), PadModel::new(&"x".repeat(500), None, Some(number as u16)));
            seats.disconnect(pad(number), true);
        }
        assert!(seats.pads().len() <= MOST_PADS);
        assert!(
            seats
                .pads()
                .iter()
                .all(|known| known.model.name().len() <= LONGEST_NAME)
        );
    }
}
