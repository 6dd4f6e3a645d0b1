//! A saved room, and how it resumes after a restart of the server.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::protocol::code::RoomCode;
use crate::protocol::limits::HOST_AWAITED;
use crate::protocol::lobby::SeatHolder;
use crate::protocol::lobby::{LobbySeat, MemberId};
use crate::protocol::notice::NoticeAddress;
use crate::protocol::settings::RoomSettings;
use crate::protocol::wire::{decode, encode};
use crate::room::absences::Absences;
use crate::room::member::Person;
use crate::room::room::{Random, Room};
use crate::room::running_match::RunningMatch;
use crate::room::slow::SavedTimes;
use host::match_host::MatchHost;
use host::sandbox_table::SandboxTable;
use host::view::SeatControl;
use records::store::error::StoreError;
use records::store::saved_match::SavedMatch;
use rules::game::Scores;
use rules::ids::SeatId;

/// The first bytes of a saved room, so that nothing else is taken for one.
const NAME: [u8; 4] = *b"TTRM";
/// The same with the format, which counts up.
const MARK: [u8; 5] = *b"TTRM\x04";
/// Those of rooms that earlier versions saved, and what these lack at the end: no times, no free text, no addresses for
/// notices, and nothing of the six parts of absences.
const EARLIER: [([u8; 5], &[u8]); 3] = [
    (*b"TTRM\x01", &[0; 9]),
    (*b"TTRM\x02", &[0; 8]),
    (*b"TTRM\x03", &[0; 7]),
];

/// A room as it is saved, without its match, which has a log of its own.
#[derive(Debug, Serialize, Deserialize)]
pub struct SavedRoom {
    mark: [u8; 5],
    code: RoomCode,
    settings: RoomSettings,
    host: Option<MemberId>,
    locked: bool,
    persons: Vec<Person>,
    seats: Vec<LobbySeat>,
    next_member: u16,
    matches: u32,
    results: Option<Scores>,
    times: Option<SavedTimes>,
    free_text: bool,
    notices: Vec<(MemberId, NoticeAddress)>,
    absences: Absences,
}

impl SavedRoom {
    /// Reads a saved room.
    ///
    /// # Errors
    /// [`StoreError::Newer`] if a newer program has saved it, [`StoreError::Damaged`] if the bytes are not a saved room.
    pub fn read(bytes: &[u8]) -> Result<Self, StoreError> {
        let format = bytes.strip_prefix(&NAME).and_then(|rest| rest.first());
        if let Some(found) = format.filter(|found| **found > MARK[4]) {
            return Err(StoreError::Newer {
                found: u16::from(*found),
                known: u16::from(MARK[4]),
            });
        }
        let earlier = EARLIER
            .iter()
            .find_map(|(mark, lacking)| Some([&MARK, bytes.strip_prefix(mark)?, lacking].concat()));
        let kept: Self = decode(earlier.as_deref().unwrap_or(bytes)).map_err(|_| StoreError::Damaged)?;
        if kept.mark != MARK || kept.settings.checked().is_err() || kept.seats.len() != usize::from(kept.settings.seats)
        {
            return Err(StoreError::Damaged);
        }
        Ok(kept)
    }

    /// The code of the room.
    pub const fn code(&self) -> RoomCode {
        self.code
    }

    /// The number of its last match; `None` if no match was begun.
    pub const fn match_number(&self) -> Option<u32> {
        if self.matches == 0 { None } else { Some(self.matches) }
    }

    /// The number of seats that nobody has.
    pub fn free_seats(&self) -> usize {
        let free = self.seats.iter().filter(|seat| seat.holder == SeatHolder::Nobody);
        free.count()
    }

    /// The number of the match that is on; `None` if there is none.
    pub fn match_on(&self) -> Option<u32> {
        self.match_number().filter(|_| self.results.is_none())
    }

    /// The room, with its last match, at this time of the server and this time since 1970.
    ///
    /// # Errors
    /// [`StoreError`] if the match does not follow the rules.
    pub fn restored(
        self,
        story: Option<SavedMatch>,
        mut random: Random,
        now: Duration,
        since_1970: Duration,
    ) -> Result<Room, StoreError> {
        let mut epoch = [0; 8];
        epoch.copy_from_slice(&random()[..8]);
        let playing = match story {
            Some(story) => {
                let table = SandboxTable::taken_up(&story, true)?;
                Some(RunningMatch::new(
                    MatchHost::resume(story, 0)?,
                    self.settings.clone(),
                    table,
                    u64::from_le_bytes(epoch),
                ))
            }
            None => None,
        };
        let mut room = Room {
            host: self.host,
            locked: self.locked,
            persons: self.persons,
            seats: self.seats,
            next_member: self.next_member,
            matches: self.matches,
            results: self.results,
            free_text: self.free_text,
            host_until: now + HOST_AWAITED,
            ..Room::empty(self.code, self.settings, random, now)
        };
        room.persons.iter_mut().for_each(|person| person.away_since = now);
        if let Some(mut playing) = playing {
            if room.onlookers_delay() > Duration::ZERO {
                playing.delayed.hold(now + room.onlookers_delay());
            }
            room.take_match(playing);
        }
        room.set_time_of_day(since_1970);
        if let Some(times) = &self.times {
            room.take_up_times(times, since_1970);
        }
        if let Some(playing) = &mut room.playing {
            playing.clocks.hold(&self.absences.held);
        }
        room.absences = self.absences;
        room.agree_about_seats();
        room.take_up_notices(self.notices);
        room.settle();
        Ok(room)
    }
}

impl Room {
    /// The room as bytes, without its match.
    pub(super) fn kept(&self) -> Vec<u8> {
        encode(&SavedRoom {
            mark: MARK,
            code: self.code,
            settings: self.settings.clone(),
            host: self.host,
            locked: self.locked,
            persons: self.persons.clone(),
            seats: self.seats.clone(),
            next_member: self.next_member,
            matches: self.matches,
            results: self.results,
            times: self.saved_times(),
            free_text: self.free_text,
            notices: self.notices(),
            absences: self.saved_absences(),
        })
    }

    /// Makes room and match agree about who plays. They are saved one after the other, and the server may be killed
    /// in between. The match decides whether a computer player stands in for a person; the room decides that a
    /// computer player has taken over a seat.
    fn agree_about_seats(&mut self) {
        let Some(playing) = RunningMatch::on(&mut self.playing) else {
            return;
        };
        for (at, seat) in self.seats.iter_mut().enumerate() {
            let id = SeatId(at as u8);
            let level = playing.host.players().level(id);
            match (seat.holder, level) {
                (SeatHolder::Person(_), None) => {
                    // A substitute may have sat down just before the server was killed.
                    playing.host.seat_person(id, &seat.name);
                    seat.stand_in = None;
                }
                (SeatHolder::Person(_), level) => seat.stand_in = level,
                (SeatHolder::Computer(level), None) => {
                    playing.host.change_seat(id, SeatControl::Agent(level));
                }
                (SeatHolder::Computer(_) | SeatHolder::Nobody, _) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_of_earlier_versions_are_read_and_their_people_do_not_write() {
        let code = "ABCDEF".parse().expect("a code");
        let random: Random = Box::new(|| [7; 32]);
        let settings = RoomSettings::of_game("stack", 2);
        let mut room = Room::open(code, settings, random, Duration::ZERO).expect("a room");
        room.free_text = true;
        let now = room.kept();
        assert!(SavedRoom::read(&now).expect("a room").free_text);
        let nothing = [0; 7];
        let last = [&[0, 1], &nothing[..]].concat();
        assert_eq!(
            now[now.len() - 9..],
            last,
            "no times, then free text, then nothing more"
        );
        for (mark, lacking) in EARLIER {
            let earlier = [&mark, &now[MARK.len()..now.len() - lacking.len()]].concat();
            let read = SavedRoom::read(&earlier).expect("a room");
            assert!(read.times.is_none());
            assert_eq!(read.free_text, lacking.len() == nothing.len());
            assert!(SavedRoom::read(&earlier[..earlier.len() - 1]).is_err());
            let more = [&earlier[..], &[0]].concat();
            assert!(SavedRoom::read(&more).is_err(), "bytes that do not belong to it");
        }
        for damaged in [&now[..now.len() - 1], &MARK[..], &NAME[..], &[]] {
            assert_eq!(SavedRoom::read(damaged).err(), Some(StoreError::Damaged));
        }
        // What a newer program adds is not understood here, and not taken for damage.
        let newer = [&NAME[..], &[MARK[4] + 1], &now[MARK.len()..], &[9]].concat();
        let error = StoreError::Newer { found: 5, known: 4 };
        assert_eq!(SavedRoom::read(&newer).err(), Some(error));
    }
}
