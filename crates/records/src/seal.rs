//! Seals of a match in progress. A viewer gets one with each change and can tell from them, once the match is over,
//! whether the record handed out is that of the match that was played.
//!
//! Each entry of a record has a head: the BLAKE3 hash of the head before it and of the entry's bytes. The first head is
//! the hash of the options and the seats. A seal is the keyed hash of a head, and the key is a hash of the seed. The
//! heads alone would tell hidden entries to whoever tries all that are possible; who does not know the 256 bits of the
//! seed can try nothing. So only a drawn seed has seals.

use serde::{Deserialize, Serialize};

use crate::record::{Entry, Record};
use rules::rng::Seed;

const KEYS: &[u8; 32] = b"tumbletop key of a match's seals";

/// The seal of a match after some entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seal {
    /// How many entries the record has.
    pub entries: u32,
    /// The first half of the keyed hash.
    pub hash: [u8; 16],
}

/// The heads of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seals {
    key: [u8; 32],
    /// The head before the first entry, and the head after each entry.
    heads: Vec<[u8; 32]>,
}

impl Seals {
    /// Those of a record with all its entries; `None` if its seed was not drawn.
    pub fn of(record: &Record) -> Option<Self> {
        let Seed::Drawn(seed) = record.seed else {
            return None;
        };
        let begins = hash(&(&record.options, &record.seats), &[])?;
        let mut seals = Self {
            key: *blake3::keyed_hash(KEYS, &seed).as_bytes(),
            heads: vec![begins],
        };
        seals.follow(&record.entries)?;
        Some(seals)
    }

    /// Follows the record after its last entry was undone, or after entries were added. `None` if an entry can't be
    /// written, for which there has to be no memory left.
    pub fn follow(&mut self, entries: &[Entry]) -> Option<()> {
        self.heads.truncate(entries.len() + 1);
        while let Some(entry) = entries.get(self.heads.len() - 1) {
            let before = *self.heads.last()?;
            self.heads.push(hash(entry, &before)?);
        }
        Some(())
    }

    /// The seal after all entries.
    pub fn last(&self) -> Seal {
        self.after(self.heads.len() - 1)
    }

    /// Whether this is the seal after that many entries of this record.
    pub fn fits(&self, seal: &Seal) -> bool {
        let entries = seal.entries as usize;
        entries < self.heads.len() && self.after(entries) == *seal
    }

    fn after(&self, entries: usize) -> Seal {
        let sealed = blake3::keyed_hash(&self.key, &self.heads[entries]);
        let (hash, _) = sealed.as_bytes().split_first_chunk().expect("it has twice the bytes");
        Seal {
            entries: entries as u32,
            hash: *hash,
        }
    }
}

/// The hash of the head before and of the bytes of a value.
fn hash(value: &impl Serialize, before: &[u8]) -> Option<[u8; 32]> {
    let bytes = postcard::to_stdvec(value).ok()?;
    let mut hasher = blake3::Hasher::new();
    hasher.update(before);
    hasher.update(&bytes);
    Some(*hasher.finalize().as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::{AnyGame, AnyOptions};
    use rules::game::Turn;
    use rules::ids::Actor;
    use rules::rng::Stream;
    use rules::seats::Seats;

    /// The first entries of a match of Stack.
    fn record(seed: Seed) -> Record {
        let seats = Seats::solo(2).expect("two seats");
        let options = AnyOptions::of_game("stack").expect("a game");
        let mut game = AnyGame::new(&options, &seats, 0).expect("a match");
        let mut record = Record::new(options, seats, seed);
        while record.entries.len() < 12 {
            let chance = &mut seed.at_entry(Stream::Chance, record.entries.len());
            let (who, action) = match game.turn() {
                Turn::Players(seats) => {
                    let seat = seats.iter().next().expect("a seat is due");
                    (Actor::Player(seat), game.legal_actions(seat)[0].clone())
                }
                _ => (Actor::Chance, game.sample_chance(chance)),
            };
            game.apply(who, &action, &mut ()).expect("it is legal");
            record.push(who, action, game.state_hash());
        }
        record
    }

    #[test]
    fn a_seal_fits_its_record_and_no_other() {
        let played = record(Seed::Drawn([5; 32]));
        let mut following = Seals::of(&Record {
            entries: Vec::new(),
            ..played.clone()
        })
        .expect("it is drawn");
        let mut seals = vec![following.last()];
        for entries in 1..=played.entries.len() {
            following.follow(&played.entries[..entries]).expect("there is memory");
            seals.push(following.last());
        }
        let whole = Seals::of(&played).expect("it is drawn");
        assert_eq!(following, whole);
        assert!(seals.iter().all(|seal| whole.fits(seal)));

        let mut changed = played.clone();
        changed.entries[5].state ^= 1;
        let changed = Seals::of(&changed).expect("it is drawn");
        for seal in &seals {
            assert_eq!(changed.fits(seal), seal.entries <= 5, "{seal:?}");
        }
        let mut shorter = played.clone();
        shorter.entries.pop();
        assert!(!Seals::of(&shorter).expect("it is drawn").fits(&seals[12]));
        let other_seed = Record {
            seed: Seed::Drawn([6; 32]),
            ..played
        };
        let other_seed = Seals::of(&other_seed).expect("it is drawn");
        assert!(
            seals.iter().all(|seal| !other_seed.fits(seal)),
            "the seed is sealed too"
        );
    }

    #[test]
    fn an_undone_entry_leaves_no_trace() {
        let played = record(Seed::Drawn([9; 32]));
        let mut seals = Seals::of(&played).expect("it is drawn");
        let (after, entries) = (seals.last(), &played.entries);
        seals.follow(&entries[..11]).expect("there is memory");
        assert_ne!(seals.last(), after);
        seals.follow(entries).expect("there is memory");
        assert_eq!(seals.last(), after);
    }

    #[test]
    fn only_a_drawn_seed_has_seals() {
        assert!(Seals::of(&record(Seed::Number(5))).is_none());
    }
}
