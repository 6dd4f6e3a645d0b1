//! The byte format of records and tracks, and of the cache files of the statistics: a mark, a format number, the
//! contents, and a checksum of all of these. Logs of matches have a format of their own, see
//! [`crate::store::frame_log`].

use blake3::OUT_LEN;

/// The length of a mark.
const MARK_BYTES: usize = 8;
/// Mark and format number.
const HEADER_BYTES: usize = MARK_BYTES + 2;

/// A kind of file in this format.
#[derive(Clone, Copy, Debug)]
pub struct Container {
    /// The first bytes.
    pub mark: [u8; MARK_BYTES],
    /// The newest format, and the one to write.
    pub format: u16,
    /// The oldest format that the program reads.
    pub oldest: u16,
}

/// Why bytes can't be opened as a container of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContainerError {
    /// The bytes are something else.
    Foreign,
    /// Bytes are missing or changed.
    Damaged,
    /// A newer program wrote the bytes.
    Newer {
        /// Their format.
        found: u16,
        /// The newest format that this program reads.
        known: u16,
    },
    /// An older program wrote the bytes.
    Older {
        /// Their format.
        found: u16,
        /// The newest format that this program reads.
        known: u16,
    },
}

impl Container {
    /// The first bytes of a file: mark and format. The contents follow.
    pub fn begin(&self) -> Vec<u8> {
        let mut bytes = self.mark.to_vec();
        bytes.extend(self.format.to_le_bytes());
        bytes
    }

    /// Appends the checksum of all bytes.
    pub fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
        let checksum = blake3::hash(&bytes);
        bytes.extend(checksum.as_bytes());
        bytes
    }

    /// The format and the contents of sealed bytes.
    ///
    /// # Errors
    /// [`ContainerError`] if the bytes are no container of this kind, or damaged.
    pub fn open<'a>(&self, bytes: &'a [u8]) -> Result<(u16, &'a [u8]), ContainerError> {
        let after_mark = bytes.strip_prefix(&self.mark).ok_or(ContainerError::Foreign)?;
        let format = after_mark.first_chunk().copied().map(u16::from_le_bytes);
        let (found, known) = (format.ok_or(ContainerError::Damaged)?, self.format);
        if found < self.oldest {
            return Err(ContainerError::Older { found, known });
        } else if found > known {
            return Err(ContainerError::Newer { found, known });
        }
        let (signed, checksum) = bytes.split_last_chunk::<OUT_LEN>().ok_or(ContainerError::Damaged)?;
        if blake3::hash(signed) != *checksum {
            return Err(ContainerError::Damaged);
        }
        let contents = signed.get(HEADER_BYTES..).ok_or(ContainerError::Damaged)?;
        Ok((found, contents))
    }
}
