//! The tracks of throws, which are too big for etcd: each lies in a file that its checksum names, on the disk of the server
//! that made it, and also where all servers find it if there is such a place. The log has only the name.
//!
//! Nothing that a match needs to go on is lost with a track: the entry says what the dice show and where they lie. A replay
//! then shows the throw without its way, as with throws that were never recorded.

use std::path::{Path, PathBuf};

use records::store::log_entry::{LogEntry, LoggedThrow};
use system::{disk, files};

use crate::error::ClusterError;
use crate::objects::ObjectFolder;

/// The first bytes of a name where a track would be. Those of a track are its version and its length.
const MARK: [u8; 8] = *b"TTTRACK\x01";
/// The bytes of a name: the mark, the lengths of both parts of a track, and the checksum of both.
const NAME: usize = MARK.len() + 4 + 4 + 32;
/// The longest track that is read back.
const MOST_TRACK: u64 = 16 << 20;

/// The folder of tracks.
#[derive(Clone, Debug)]
pub struct TrackStore {
    folder: PathBuf,
    shared: Option<ObjectFolder>,
}

/// Where a track is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// On this server's disk, which takes no time.
    Here,
    /// Also where all servers find it.
    Everywhere,
}

impl TrackStore {
    /// The tracks in this folder, which is made for this user alone if there is none, and in that of all servers.
    ///
    /// # Errors
    /// [`ClusterError::File`].
    pub fn open(folder: &Path, shared: Option<ObjectFolder>) -> Result<Self, ClusterError> {
        files::own_folder(folder).map_err(|error| at(folder, &error))?;
        Ok(Self {
            folder: folder.to_owned(),
            shared,
        })
    }

    fn file(&self, checksum: &[u8]) -> PathBuf {
        self.folder.join(file_name(checksum))
    }

    /// Puts the track of an entry aside; the entry has only its name then.
    ///
    /// # Errors
    /// [`ClusterError::File`]; the entry is then not to be written yet.
    pub fn put_aside(&self, mut entry: LogEntry) -> Result<LogEntry, ClusterError> {
        let LogEntry::Happened { throw: Some(throw), .. } = &mut entry else {
            return Ok(entry);
        };
        if throw.track.0.is_empty() && throw.track.1.is_empty() || is_name(throw) {
            return Ok(entry);
        }
        let (way, effects) = &throw.track;
        let checksum = blake3::hash(&[&way[..], effects].concat());
        let file = self.file(checksum.as_bytes());
        if !disk::exists(&file) {
            let track = [&way[..], effects].concat();
            files::replace_private(&file, &track).map_err(|error| at(&file, &error))?;
            if let Some(shared) = &self.shared {
                shared.put_later(&shared_name(checksum.as_bytes()), track);
            }
        }
        let mut name = MARK.to_vec();
        name.extend((way.len() as u32).to_le_bytes());
        name.extend((effects.len() as u32).to_le_bytes());
        name.extend(checksum.as_bytes());
        throw.track = (name, Vec::new());
        Ok(entry)
    }

    /// Puts the track that an entry names in its place; none if it is not found, or damaged.
    pub fn take_back(&self, mut entry: LogEntry, look: Look) -> LogEntry {
        if let LogEntry::Happened { throw: Some(throw), .. } = &mut entry
            && is_name(throw)
        {
            throw.track = self.read(&throw.track.0, look).unwrap_or_default();
        }
        entry
    }

    fn read(&self, name: &[u8], look: Look) -> Option<(Vec<u8>, Vec<u8>)> {
        let (lengths, checksum) = name.get(MARK.len()..)?.split_first_chunk::<8>()?;
        let way = u32::from_le_bytes(*lengths.first_chunk()?) as usize;
        let effects = u32::from_le_bytes(*lengths.last_chunk()?) as usize;
        let length = way.checked_add(effects)?;
        let fits = |track: &Vec<u8>| track.len() == length && blake3::hash(track).as_bytes() == checksum;
        let here = files::read(&self.file(checksum), MOST_TRACK).ok().filter(fits);
        let mut track = here.or_else(|| self.read_shared(checksum, look).filter(fits))?;
        let effects = track.split_off(way);
        Some((track, effects))
    }

    fn read_shared(&self, checksum: &[u8], look: Look) -> Option<Vec<u8>> {
        let shared = self.shared.as_ref().filter(|_| look == Look::Everywhere)?;
        match shared.get(&shared_name(checksum), MOST_TRACK) {
            Ok(track) => track,
            Err(error) => {
                tracing::warn!(%error, "the way of dice is not found");
                None
            }
        }
    }

    /// Removes the track that an entry names. A file that stays behind does no harm.
    pub fn forget(&self, entry: &LogEntry) {
        if let LogEntry::Happened { throw: Some(throw), .. } = entry
            && is_name(throw)
        {
            let checksum = &throw.track.0[NAME - 32..];
            let _ = disk::remove_file(self.file(checksum));
            if let Some(shared) = &self.shared {
                shared.remove_later(&shared_name(checksum));
            }
        }
    }
}

fn file_name(checksum: &[u8]) -> String {
    let name: String = checksum.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{name}.track")
}

fn shared_name(checksum: &[u8]) -> String {
    format!("tracks/{}", file_name(checksum))
}

/// Whether a throw has the name of a track in its place.
fn is_name(throw: &LoggedThrow) -> bool {
    throw.track.0.len() == NAME && throw.track.0.starts_with(&MARK) && throw.track.1.is_empty()
}

fn at(file: &Path, error: &std::io::Error) -> ClusterError {
    ClusterError::File {
        file: file.display().to_string(),
        why: files::said(error),
    }
}
