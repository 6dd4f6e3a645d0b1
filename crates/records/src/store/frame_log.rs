//! The byte format of a log: a mark, a format number, and frames. A frame is the length of its body, a checksum and
//! the body. The checksum covers the checksum before it and this frame, so that no frame can be left out, moved or
//! repeated.

use blake3::{Hash, Hasher, OUT_LEN};

use crate::store::error::StoreError;

/// The first bytes of a log.
const MARK: [u8; 8] = *b"TMBLLOG\n";
/// The format that the program writes, and the newest one that it reads.
pub const FORMAT: u16 = 2;
/// The oldest format that it reads.
const OLDEST: u16 = 1;
/// The length of the mark and the format number.
const HEADER_BYTES: usize = MARK.len() + 2;
/// The length of a frame without its body.
const FRAME_BYTES: usize = 4 + OUT_LEN;
/// The longest body. The throw of all dice of the largest match takes less than a tenth of it.
pub const LONGEST_BODY: usize = 16 << 20;

/// The checksum up to a frame; the checksum of the next frame depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainHash(Hash);

/// The beginning of a log: its first bytes, and the checksum that its first frame depends on.
pub fn begin() -> (Vec<u8>, ChainHash) {
    begin_as(FORMAT)
}

fn begin_as(format: u16) -> (Vec<u8>, ChainHash) {
    let mut bytes = MARK.to_vec();
    bytes.extend(format.to_le_bytes());
    let link = ChainHash(blake3::hash(&bytes));
    (bytes, link)
}

impl ChainHash {
    /// The bytes of the next frame, and the checksum that the frame after it depends on.
    ///
    /// # Errors
    /// [`StoreError::TooLong`] for a body of more than [`LONGEST_BODY`] bytes.
    pub fn frame(self, body: &[u8]) -> Result<(Vec<u8>, Self), StoreError> {
        let length = u32::try_from(body.len()).ok().filter(|_| body.len() <= LONGEST_BODY);
        let length = length.ok_or(StoreError::TooLong)?;
        let next = self.over(length, body);
        let mut bytes = Vec::with_capacity(FRAME_BYTES + body.len());
        bytes.extend(length.to_le_bytes());
        bytes.extend(next.0.as_bytes());
        bytes.extend(body);
        Ok((bytes, next))
    }

    fn over(self, length: u32, body: &[u8]) -> Self {
        let mut hasher = Hasher::new();
        hasher.update(self.0.as_bytes());
        hasher.update(&length.to_le_bytes());
        hasher.update(body);
        Self(hasher.finalize())
    }
}

/// The whole frames of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntactLog<'a> {
    /// The format.
    pub format: u16,
    /// The bodies of the frames; at least one.
    pub bodies: Vec<&'a [u8]>,
    /// The number of bytes up to the end of the last whole frame.
    pub length: usize,
    /// The checksum that the next frame depends on.
    pub link: ChainHash,
}

impl IntactLog<'_> {
    /// Where each frame begins in the bytes that were read.
    pub fn begins(&self) -> Vec<usize> {
        let begin = |at: &mut usize, body: &&[u8]| {
            let begins = *at;
            *at += FRAME_BYTES + body.len();
            Some(begins)
        };
        self.bodies.iter().scan(HEADER_BYTES, begin).collect()
    }
}

/// Reads a log up to its last whole frame. The bytes after it were being written when the program or the computer
/// stopped, or were damaged later.
///
/// # Errors
/// [`StoreError::Foreign`], [`StoreError::Newer`], or [`StoreError::Damaged`] if not even the first frame is whole.
pub fn read(bytes: &[u8]) -> Result<IntactLog<'_>, StoreError> {
    // A file that holds no more than the mark was just begun by this program, so it is not foreign.
    if MARK.starts_with(bytes) {
        return Err(StoreError::Damaged);
    }
    let after_mark = bytes.strip_prefix(&MARK).ok_or(StoreError::Foreign)?;
    let format = after_mark.first_chunk().copied().map(u16::from_le_bytes);
    let found = format.ok_or(StoreError::Damaged)?;
    if found > FORMAT {
        return Err(StoreError::Newer { found, known: FORMAT });
    }
    if found < OLDEST {
        return Err(StoreError::Damaged);
    }
    let (_, link) = begin_as(found);
    let mut log = IntactLog {
        format: found,
        bodies: Vec::new(),
        length: HEADER_BYTES,
        link,
    };
    while let Some((body, next)) = bytes.get(log.length..).and_then(|rest| first(rest, log.link)) {
        log.bodies.push(body);
        log.length += FRAME_BYTES + body.len();
        log.link = next;
    }
    if log.bodies.is_empty() {
        return Err(StoreError::Damaged);
    }
    Ok(log)
}

/// The first frame of these bytes; `None` if it is not whole.
fn first(bytes: &[u8], link: ChainHash) -> Option<(&[u8], ChainHash)> {
    let (length, rest) = bytes.split_first_chunk()?;
    let length = u32::from_le_bytes(*length);
    let (checksum, rest) = rest.split_first_chunk::<OUT_LEN>()?;
    let body = rest.get(..usize::try_from(length).ok()?)?;
    let next = link.over(length, body);
    (next.0 == *checksum).then_some((body, next))
}

/// Whether the bytes after the last whole frame are the beginning of one more that was not fully written. Otherwise
/// some of the bytes are damaged, and whole frames may follow.
pub fn is_unfinished(bytes: &[u8], link: ChainHash) -> bool {
    let Some((length, rest)) = bytes.split_first_chunk() else {
        return true;
    };
    let declared = u32::from_le_bytes(*length);
    let ends = |length: u32| rest.len().saturating_sub(OUT_LEN) >= length as usize;
    if declared as usize > LONGEST_BODY || (rest.len() >= OUT_LEN && ends(declared)) {
        return false;
    }
    // A damaged bit in the length can make a whole frame look longer than the file.
    let Some((checksum, rest)) = rest.split_first_chunk::<OUT_LEN>() else {
        return true;
    };
    (0..u32::BITS).map(|bit| declared ^ (1 << bit)).all(|length| {
        let body = rest.get(..length as usize);
        body.is_none_or(|body| link.over(length, body).0 != *checksum)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(bodies: &[&[u8]]) -> Vec<u8> {
        let (mut bytes, mut link) = begin();
        for body in bodies {
            let (frame, next) = link.frame(body).expect("it is short");
            bytes.extend(frame);
            link = next;
        }
        bytes
    }

    const BODIES: [&[u8]; 4] = [b"head", b"", b"one", b"a longer one with more in it"];

    #[test]
    fn every_cut_gives_back_the_whole_frames_before_it() {
        let bytes = log(&BODIES);
        let mut ends = vec![HEADER_BYTES];
        ends.extend(BODIES.iter().scan(HEADER_BYTES, |end, body| {
            *end += FRAME_BYTES + body.len();
            Some(*end)
        }));
        for length in 0..=bytes.len() {
            let whole = ends.iter().filter(|end| **end <= length).count().saturating_sub(1);
            match read(&bytes[..length]) {
                Ok(read) => {
                    assert_eq!(read.bodies, BODIES[..whole]);
                    assert_eq!(read.length, ends[whole]);
                }
                Err(error) => assert!(
                    whole == 0 && matches!(error, StoreError::Damaged | StoreError::Foreign),
                    "{length}: {error:?}"
                ),
            }
        }
    }

    #[test]
    fn every_changed_bit_is_found_and_what_lies_before_it_is_kept() {
        let bytes = log(&BODIES);
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut changed = bytes.clone();
                changed[at] ^= 1 << bit;
                match read(&changed) {
                    Ok(read) => {
                        assert!(read.bodies.len() < BODIES.len(), "{at}: {bit}");
                        assert_eq!(read.bodies, BODIES[..read.bodies.len()]);
                        assert!(read.length <= at, "{at}: {bit}");
                    }
                    Err(StoreError::Foreign) => assert!(at < MARK.len()),
                    Err(StoreError::Newer { .. }) => assert!((MARK.len()..HEADER_BYTES).contains(&at)),
                    Err(error) => assert_eq!(error, StoreError::Damaged),
                }
            }
        }
    }

    #[test]
    fn an_end_that_was_not_written_is_told_from_one_that_was_damaged() {
        let bytes = log(&BODIES);
        for length in HEADER_BYTES + FRAME_BYTES + BODIES[0].len()..bytes.len() {
            let whole = read(&bytes[..length]).expect("the head is whole");
            assert!(is_unfinished(&bytes[whole.length..length], whole.link), "{length}");
        }
        let second = HEADER_BYTES + FRAME_BYTES + BODIES[0].len();
        for at in second..bytes.len() {
            for bit in 0..8 {
                let mut changed = bytes.clone();
                changed[at] ^= 1 << bit;
                let whole = read(&changed).expect("the head is whole");
                assert!(!is_unfinished(&changed[whole.length..], whole.link), "{at}: {bit}");
            }
        }
    }

    #[test]
    fn frames_that_change_places_are_no_log() {
        let (one, two) = (log(&[b"head", b"one", b"two"]), log(&[b"head", b"two", b"one"]));
        let length = FRAME_BYTES + 3;
        let mut mixed = one[..one.len() - 2 * length].to_vec();
        mixed.extend(&one[one.len() - length..]);
        mixed.extend(&one[one.len() - 2 * length..one.len() - length]);
        assert_eq!(read(&mixed).expect("the head is whole").bodies, [b"head"]);
        assert_eq!(read(&two).expect("whole").bodies.len(), 3);
    }
}
