//! The log of a match in etcd.
//!
//! Its frames are those of a file ([`frame_log`]), with the same chain of checksums; the values of all its keys, one after
//! the other, are the bytes of a file after its mark. What is appended at once is one value, so it is there as a whole or
//! not at all, however many frames it has.
//!
//! An append is one transaction. It writes if this server owns the room and if the log has no frame from this one on.
//! Otherwise it reads, at the same moment, why: so an append whose answer was lost is asked for again, and finds itself.

use crate::claim::{Claim, value};
use crate::engine::{Engine, MOST_REQUEST};
use crate::error::ClusterError;
use crate::keys;
use etcd_client::{Compare, CompareOp, GetOptions, Txn, TxnOp, TxnOpResponse, TxnResponse};
use net::protocol::code::RoomCode;
use records::store::frame_log::{self, ChainHash};
use records::store::log::{AppendError, MatchLog};

/// How often an append that finds something else in its place is tried again. Only late appends of this server can be
/// there, of which one is enough.
const TRIES: u32 = 8;

/// The log of a match, of which this server writes as long as it owns the room.
#[derive(Debug)]
pub struct EtcdLog {
    claim: Claim,
    /// The beginning of the keys.
    log: String,
    state: State,
}

/// Where the next frame goes.
#[derive(Clone, Copy, Debug)]
struct State {
    /// Its number.
    next: u64,
    /// The number of the first frame of the value before it, and the revision of that; `None` at the beginning.
    last: Option<(u64, i64)>,
    /// The checksum that it depends on.
    link: ChainHash,
    /// Whether something that was given up may be in its place, or may come there late.
    unsettled: bool,
}

/// The log of a match as the bytes of a file, and where it goes on.
#[derive(Debug)]
pub struct ReadLog {
    /// The bytes, as [`frame_log::read`] reads them.
    pub bytes: Vec<u8>,
    /// The number of frames.
    pub frames: u64,
    /// The number of the first frame of the last value, and the revision of that.
    last: (u64, i64),
    link: ChainHash,
}

impl EtcdLog {
    /// Begins the log of the match with this number. A log that exists already belongs to a match that was never
    /// announced, and is replaced.
    ///
    /// # Errors
    /// [`ClusterError`].
    pub fn begin(claim: &Claim, number: u32, head: &[u8]) -> Result<Self, ClusterError> {
        let (_, link) = frame_log::begin();
        let mut log = Self {
            claim: claim.clone(),
            log: keys::log(claim.code(), number),
            state: State {
                next: 0,
                last: None,
                link,
                unsettled: false,
            },
        };
        let forgetful = claim.clone();
        claim.engine().wait(async move { forgetful.forget_log(number).await })?;
        log.write(&[head])?;
        Ok(log)
    }

    /// Goes on with the log of the match with this number. All frames that any server has acknowledged are in it.
    ///
    /// # Errors
    /// [`ClusterError`]; [`ClusterError::Damaged`] if there is no such log.
    pub fn resume(claim: &Claim, number: u32) -> Result<(Self, ReadLog), ClusterError> {
        let (engine, code) = (claim.engine().clone(), claim.code());
        let read = claim
            .engine()
            .wait(async move { ReadLog::of_room(&engine, code, number).await })?;
        let log = Self {
            claim: claim.clone(),
            log: keys::log(claim.code(), number),
            state: State {
                next: read.frames,
                last: Some(read.last),
                link: read.link,
                unsettled: false,
            },
        };
        Ok((log, read))
    }

    /// The number of frames.
    pub const fn frames(&self) -> u64 {
        self.state.next
    }

    fn write(&mut self, bodies: &[impl AsRef<[u8]>]) -> Result<(), ClusterError> {
        let (mut bytes, mut link) = (Vec::new(), self.state.link);
        for body in bodies {
            let (frame, next) = link.frame(body.as_ref())?;
            bytes.extend(frame);
            link = next;
        }
        if bytes.is_empty() {
            return Ok(());
        }
        if bytes.len() > MOST_REQUEST {
            return Err(ClusterError::TooLarge);
        }
        let (claim, log, state) = (self.claim.clone(), self.log.clone(), self.state);
        let written = self
            .claim
            .engine()
            .wait(async move { append(&claim, &log, state, bytes).await });
        match &written {
            Ok(revision) => {
                self.state = State {
                    next: self.state.next + bodies.len() as u64,
                    last: Some((self.state.next, *revision)),
                    link,
                    unsettled: false,
                }
            }
            // It was not done, but what was given up before may still come.
            Err(error) => self.state.unsettled |= matches!(error, ClusterError::Unreachable(_)),
        }
        written.map(drop)
    }
}

/// Appends bytes of frames; returns the revision of what is written.
async fn append(claim: &Claim, log: &str, state: State, bytes: Vec<u8>) -> Result<i64, ClusterError> {
    let place = keys::frames(log, state.next);
    // The revision of what may be overwritten; 0 for nothing.
    let mut overwrites = 0;
    for _ in 0..TRIES {
        let mut when = vec![
            claim.holds(),
            Compare::mod_revision(place.clone(), CompareOp::Equal, overwrites),
            // Nothing comes after it.
            Compare::create_revision([place.as_bytes(), &[0]].concat(), CompareOp::Equal, 0)
                .with_range(keys::after(log)),
        ];
        if let Some((last, revision)) = state.last {
            // What comes before it is what this server knows.
            when.push(Compare::mod_revision(
                keys::frames(log, last),
                CompareOp::Equal,
                revision,
            ));
        }
        let found = GetOptions::new().with_range(keys::after(log)).with_limit(2);
        let transaction = Txn::new()
            .when(when)
            .and_then(vec![TxnOp::put(place.clone(), bytes.clone(), None)])
            .or_else(vec![
                claim.look(),
                TxnOp::get(place.clone(), Some(found)),
                TxnOp::get(place.clone(), None),
            ]);
        let answer = claim.engine().transact(transaction).await?;
        if answer.succeeded() {
            return Ok(answer.header().map_or(0, |header| header.revision()));
        }
        if !claim.held(&answer, 0) {
            return Err(ClusterError::Deposed);
        }
        let (here, from_here_on) = (value(&answer, 2), count(&answer, 1));
        match here {
            // Only the owner writes, so it is from here: the answer to it was lost.
            Some((there, revision)) if there == bytes && from_here_on == 1 => return Ok(revision),
            // Somebody here has given it up, so nobody was told of it. Once it is overwritten, it can't come again.
            Some((_, revision)) if state.unsettled && from_here_on == 1 => overwrites = revision,
            None if state.unsettled && from_here_on == 0 && overwrites != 0 => overwrites = 0,
            _ => break,
        }
    }
    Err(ClusterError::Damaged(format!(
        "the log goes on at frame {} without its owner, or was removed",
        state.next
    )))
}

/// How many keys this step of a transaction has read.
fn count(answer: &TxnResponse, step: usize) -> usize {
    match answer.op_responses().into_iter().nth(step) {
        Some(TxnOpResponse::Get(found)) => found.kvs().len(),
        _ => 0,
    }
}

impl ReadLog {
    /// Reads the log of the match with this number of a room, whoever owns that, and checks it: the numbers of the keys
    /// and the chain of checksums.
    ///
    /// # Errors
    /// [`ClusterError`]; [`ClusterError::Damaged`] if there is a gap, a double or a wrong checksum, or no log.
    pub async fn of_room(engine: &Engine, code: RoomCode, number: u32) -> Result<Self, ClusterError> {
        let log = keys::log(code, number);
        let (pairs, _) = engine.read_all(&log).await?;
        let firsts: Option<Vec<u64>> = pairs.iter().map(|pair| keys::first_frame(&log, pair.key())).collect();
        let firsts = firsts.ok_or_else(|| ClusterError::Damaged("a key that is none of a log".to_owned()))?;
        let revision = pairs.last().map_or(0, |pair| pair.mod_revision());
        Self::of(&firsts, pairs.iter().map(|pair| pair.value()), revision)
    }

    /// The log of these values, each with the number of its first frame.
    fn of<'a>(firsts: &[u64], values: impl Iterator<Item = &'a [u8]>, revision: i64) -> Result<Self, ClusterError> {
        let (mut bytes, _) = frame_log::begin();
        let mut begins = Vec::new();
        for value in values {
            begins.push(bytes.len());
            bytes.extend(value);
        }
        let intact = frame_log::read(&bytes)?;
        let (frames, link) = (intact.bodies.len() as u64, intact.link);
        if intact.length != bytes.len() {
            return Err(ClusterError::Damaged(format!("frame {frames} has a wrong checksum")));
        }
        let numbers = intact.begins();
        for (first, begin) in firsts.iter().zip(begins) {
            let number = numbers.binary_search(&begin).map(|number| number as u64);
            if number != Ok(*first) {
                return Err(ClusterError::Damaged(format!("frame {first} lies in the wrong place")));
            }
        }
        let last = (firsts.last().copied().unwrap_or_default(), revision);
        Ok(Self {
            bytes,
            frames,
            last,
            link,
        })
    }
}

impl MatchLog for EtcdLog {
    fn append(&mut self, body: &[u8]) -> Result<(), AppendError> {
        Ok(self.write(&[body])?)
    }

    fn append_all(&mut self, bodies: &[Vec<u8>]) -> Result<(), AppendError> {
        Ok(self.write(bodies)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values of a log with these bodies, one value for each list.
    fn values(lists: &[&[&[u8]]]) -> Vec<Vec<u8>> {
        let (_, mut link) = frame_log::begin();
        let mut values = Vec::new();
        for bodies in lists {
            let mut value = Vec::new();
            for body in *bodies {
                let (frame, next) = link.frame(body).expect("it is short");
                value.extend(frame);
                link = next;
            }
            values.push(value);
        }
        values
    }

    fn read(firsts: &[u64], values: &[Vec<u8>]) -> Result<u64, ClusterError> {
        ReadLog::of(firsts, values.iter().map(Vec::as_slice), 1).map(|log| log.frames)
    }

    #[test]
    fn a_log_is_read_whole_or_not_at_all() {
        let mut all = values(&[&[b"head"], &[b"one", b""], &[b"three"]]);
        assert_eq!(read(&[0, 1, 3], &all), Ok(4));
        for wrong in [[0, 1, 2], [0, 2, 3], [1, 2, 4]] {
            assert!(matches!(read(&wrong, &all), Err(ClusterError::Damaged(_))), "{wrong:?}");
        }
        let gap = [all[0].clone(), all[2].clone()];
        assert!(matches!(read(&[0, 3], &gap), Err(ClusterError::Damaged(_))));
        let double = [all[0].clone(), all[1].clone(), all[1].clone(), all[2].clone()];
        assert!(matches!(read(&[0, 1, 3, 5], &double), Err(ClusterError::Damaged(_))));
        all[1][40] ^= 1;
        assert!(matches!(read(&[0, 1, 3], &all), Err(ClusterError::Damaged(_))));
        assert!(read(&[], &[]).is_err());
    }
}
