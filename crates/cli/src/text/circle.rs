//! The people whom the person at the terminal knows.

use std::io;
use std::path::{Path, PathBuf};

use crate::error::Failure;
use client::people::file;
use client::people::here::{Relation, note_played, who_is_here};
use client::people::own_key::own_key;
use client::people::store::People;
use client::state::State;
use messages::Message;
use messages::texts::text as words;
use net::identity::Identity;
use net::protocol::lobby::{Lobby, MemberId};
use net::standing::Circle;
use system::clock;

/// The folder of the person's key and of the people whom they know; without one they show no key and know nobody.
#[derive(Debug, Default)]
pub(super) struct KnownPeople {
    folder: Option<PathBuf>,
    people: People,
}

impl KnownPeople {
    /// Reads the folder. Returns the key too, and what is to be said.
    pub(super) fn read(folder: Option<&Path>) -> Result<(Self, Option<Identity>, Vec<Message>), Failure> {
        let Some(folder) = folder else {
            return Ok((Self::default(), None, Vec::new()));
        };
        let failed = |error: io::Error| Failure::Read {
            file: folder.to_owned(),
            error,
        };
        let (own, found) = (own_key(folder).map_err(failed)?, file::load(folder).map_err(failed)?);
        let at = |aside: Option<PathBuf>| aside.map(|aside| aside.display().to_string());
        let said = [
            at(own.aside).map(words::room_key_aside),
            at(found.aside).map(words::room_people_aside),
        ];
        let known = Self {
            folder: Some(folder.to_owned()),
            people: found.people,
        };
        Ok((known, Some(own.identity), said.into_iter().flatten().collect()))
    }

    /// What a session has to know of them.
    pub(super) fn circle(&self) -> Circle {
        self.people.circle()
    }

    /// The name that the person has given to a member, if they know them.
    pub(super) fn name_of(&self, who: MemberId, state: &State) -> Option<&str> {
        let key = state.standings.get(&who)?.key()?;
        self.people
            .get(&key)
            .filter(|person| person.is_known())
            .map(|person| person.name())
    }

    /// Those in the room whom the person knows, with their own names where these differ.
    pub(super) fn known_here(&self, lobby: &Lobby, state: &State) -> Vec<Message> {
        let all = who_is_here(lobby, state, &self.people).into_iter();
        let names = all.filter_map(|here| match here.relation {
            Relation::Known(person) => {
                let used = lobby.members.iter().find(|member| member.id == here.member)?;
                Some(match person.name() == used.name {
                    true => used.name.clone(),
                    false => format!("{} ({})", person.name(), used.name),
                })
            }
            _ => None,
        });
        names.map(Message::verbatim).collect()
    }

    /// Notes with whom the person plays.
    pub(super) fn note_played(&mut self, lobby: &Lobby, state: &State) {
        let Some(folder) = &self.folder else { return };
        // A list that can't be written is no reason to end a match.
        if let Ok(found) = file::change(folder, |people| note_played(lobby, state, people, clock::today())) {
            self.people = found.people;
        }
    }
}
