//! Who of the people whom a person has met is in a room.

use super::store::{People, Person};
use crate::state::State;
use net::protocol::lobby::{Lobby, MemberId, SeatHolder};
use net::protocol::person::PersonKey;
use net::standing::Standing;

/// Who a member of a room is to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation<'a> {
    /// The person themselves.
    You,
    /// Somebody who shows no key, or none that can be checked.
    Unknown,
    /// Somebody whose key was never seen before.
    New,
    /// Somebody one has met, and given no name.
    Met(&'a Person),
    /// Somebody one has given a name.
    Known(&'a Person),
    /// Somebody one has blocked.
    Blocked(&'a Person),
}

/// A member of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Here<'a> {
    /// The member's number.
    pub member: MemberId,
    /// The key that the member has proved.
    pub key: Option<PersonKey>,
    /// Who that is.
    pub relation: Relation<'a>,
}

impl<'a> Relation<'a> {
    /// Who somebody else is to a person who knows these people.
    pub fn of(standing: Standing, people: &'a People) -> Self {
        let Standing::Proven(key) = standing else {
            return Self::Unknown;
        };
        match people.get(&key) {
            None => Self::New,
            Some(person) if person.blocked => Self::Blocked(person),
            Some(person) if person.is_known() => Self::Known(person),
            Some(person) => Self::Met(person),
        }
    }
}

/// Who the members of a room are, in the order of the lobby.
pub fn who_is_here<'a>(lobby: &Lobby, state: &State, people: &'a People) -> Vec<Here<'a>> {
    let here = |member: MemberId| {
        let standing = state.standings.get(&member).copied().unwrap_or_default();
        let relation = match state.you {
            Some(you) if you == member => Relation::You,
            _ => Relation::of(standing, people),
        };
        Here {
            member,
            key: standing.key(),
            relation,
        }
    };
    lobby.members.iter().map(|member| here(member.id)).collect()
}

/// The members whom a host has blocked, and would remove. Nobody if the person does not host the room.
pub fn to_remove(lobby: &Lobby, state: &State, people: &People) -> Vec<MemberId> {
    if state.you.is_none() || lobby.host != state.you {
        return Vec::new();
    }
    let all = who_is_here(lobby, state, people).into_iter();
    let blocked = all.filter(|here| matches!(here.relation, Relation::Blocked(_)));
    blocked.map(|here| here.member).collect()
}

/// Notes that a match begins on this day, counted from the beginning of 1970: everybody else at the table who has
/// proved a key was played with. Blocked people are remembered as they were.
pub fn note_played(lobby: &Lobby, state: &State, people: &mut People, day: u32) {
    let all = who_is_here(lobby, state, people);
    let met = all.iter().filter(|here| {
        let is_other = !matches!(here.relation, Relation::You | Relation::Blocked(_));
        is_other
            && lobby
                .seats
                .iter()
                .any(|seat| seat.holder == SeatHolder::Person(here.member))
    });
    let keys: Vec<(PersonKey, MemberId)> = met.filter_map(|here| Some((here.key?, here.member))).collect();
    for (key, who) in keys {
        let name = lobby.members.iter().find(|member| member.id == who);
        people.played_with(key, name.map_or("", |member| &member.name), day);
    }
}

#[cfg(test)]
mod tests {
    use net::protocol::lobby::{LobbySeat, Member};
    use net::protocol::settings::RoomSettings;

    use super::*;
    use crate::people::store::GivenName;

    fn key(number: u8) -> PersonKey {
        PersonKey::new([number; 32])
    }

    fn room() -> (Lobby, State) {
        let names = ["You", "Ana", "Bo", "Cleo", "Dan", "Emil"];
        let members = (1..).zip(names).map(|(id, name)| Member {
            id: MemberId(id),
            name: name.to_owned(),
            here: true,
            ready: false,
            claims: None,
        });
        let seats = (1..=6).map(|id| LobbySeat {
            holder: SeatHolder::Person(MemberId(id)),
            name: String::new(),
            colour: 0,
            face: 0,
            stand_in: None,
        });
        let lobby = Lobby {
            code: "ABCDEF".parse().expect("a code"),
            settings: RoomSettings::of_game("stack", 6),
            host: Some(MemberId(1)),
            locked: false,
            members: members.collect(),
            seats: seats.collect(),
            matches: 0,
            playing: false,
            paused: false,
            wants_pause: Vec::new(),
            results: None,
            away: Vec::new(),
            free_text: false,
            vacations: Vec::new(),
            offers: Vec::new(),
        };
        let standings = [
            (1, Standing::Proven(key(1))),
            (2, Standing::Proven(key(2))),
            (3, Standing::Proven(key(3))),
            (4, Standing::Unproven),
            (5, Standing::Proven(key(5))),
        ];
        let state = State {
            you: Some(MemberId(1)),
            standings: standings.map(|(who, standing)| (MemberId(who), standing)).into(),
            ..State::default()
        };
        (lobby, state)
    }

    #[test]
    fn each_member_is_who_their_key_says_and_a_host_learns_whom_to_remove() {
        let (mut lobby, state) = room();
        let mut people = People::default();
        people.name(key(2), GivenName::new("My sister"));
        people.block(key(5), true);
        // A key that was only claimed says nothing.
        people.name(key(4), GivenName::new("Somebody"));
        let here = who_is_here(&lobby, &state, &people);
        let kinds: Vec<&str> = here
            .iter()
            .map(|here| match here.relation {
                Relation::You => "you",
                Relation::Unknown => "unknown",
                Relation::New => "new",
                Relation::Met(_) => "met",
                Relation::Known(_) => "known",
                Relation::Blocked(_) => "blocked",
            })
            .collect();
        assert_eq!(kinds, ["you", "known", "new", "unknown", "blocked", "unknown"]);
        assert_eq!(to_remove(&lobby, &state, &people), [MemberId(5)]);
        lobby.host = Some(MemberId(2));
        assert_eq!(to_remove(&lobby, &state, &people), [], "only a host can");
    }

    #[test]
    fn whoever_plays_is_remembered_with_the_day() {
        let (mut lobby, state) = room();
        let mut people = People::default();
        people.block(key(5), true);
        lobby.seats[1].holder = SeatHolder::Nobody;
        note_played(&lobby, &state, &mut people, 20_000);
        let played = |number| people.get(&key(number)).map(|person| (person.name(), person.played));
        assert_eq!(played(1), None, "oneself");
        assert_eq!(played(2), None, "a spectator");
        assert_eq!(played(3), Some(("Bo", Some(20_000))));
        assert_eq!(played(4), None, "not proven");
        assert_eq!(played(5), Some(("?", None)), "blocked");
        let here = who_is_here(&lobby, &state, &people);
        assert!(matches!(here[2].relation, Relation::Met(_)));
    }
}
