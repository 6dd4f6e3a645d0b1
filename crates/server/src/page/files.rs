//! The files of the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use tokio_tungstenite::tungstenite::Bytes;

use crate::error::ServeError;
use messages::texts::net as words;
use system::files;

/// The most files of a page, and the most bytes of one of them.
const MOST_FILES: usize = 256;
const MOST_BYTES: u64 = 256 << 20;

/// The file that is given out for `/` and for the code of a table.
const INDEX: &str = "index.html";
/// The endings of compressed files, and the names of their formats in HTTP; the best first.
const COMPRESSED: [(&str, &str); 2] = [(".br", "br"), (".gz", "gzip")];

/// A file of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PageFile {
    /// As it is; `None` if only compressed forms are carried.
    pub plain: Option<Bytes>,
    /// Its compressed forms: the name of the format, and the bytes.
    pub compressed: Vec<(&'static str, Bytes)>,
    /// The media type.
    pub kind: &'static str,
    /// Whether its name changes with its content, so that it can be kept for ever.
    pub is_hashed: bool,
}

/// The files of the page, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PageFiles(BTreeMap<String, PageFile>);

impl PageFiles {
    /// Reads the files of a folder. Folders in it are left out. Of a file, one compressed form is enough.
    ///
    /// # Errors
    /// [`ServeError::Page`] if a file can't be read, or if there is no page.
    pub fn read(folder: &Path) -> Result<Self, ServeError> {
        let failed = |why: messages::Message| ServeError::Page(folder.to_owned(), why);
        let of_system = |error: std::io::Error| failed(files::said(&error));
        let mut all: BTreeMap<String, Bytes> = BTreeMap::new();
        for entry in fs::read_dir(folder).map_err(of_system)? {
            let entry = entry.map_err(of_system)?;
            // Names that are no text are of no page of ours.
            let Ok(name) = entry.file_name().into_string() else {
                continue;
            };
            if entry.path().is_dir() {
                continue;
            }
            if all.len() == MOST_FILES {
                return Err(failed(words::page_too_many(MOST_FILES)));
            }
            let bytes = files::read(&entry.path(), MOST_BYTES).map_err(of_system)?;
            all.insert(name, bytes.into());
        }
        let names: BTreeSet<&str> = all.keys().map(|name| uncompressed(name)).collect();
        if !names.contains(INDEX) {
            return Err(failed(words::page_missing(INDEX)));
        }
        let files = names.into_iter().map(|name| {
            let compressed = COMPRESSED
                .iter()
                .filter_map(|(ending, format)| Some((*format, all.get(&format!("{name}{ending}"))?.clone())))
                .collect();
            let file = PageFile {
                plain: all.get(name).cloned(),
                compressed,
                kind: kind(name),
                is_hashed: is_hashed(name),
            };
            (name.to_owned(), file)
        });
        Ok(Self(files.collect()))
    }

    /// The file that a path asks for; `None` if there is none.
    pub fn at(&self, path: &str) -> Option<&PageFile> {
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let name = path.strip_prefix('/')?;
        // A name without an ending is the code of a table, or something that looks like it.
        let leads_in = !name.contains(['.', '/']);
        let index = || leads_in.then(|| self.0.get(INDEX)).flatten();
        self.0.get(name).or_else(index)
    }
}

/// The name of a file without the ending of its compressed form.
fn uncompressed(name: &str) -> &str {
    let found = COMPRESSED.iter().find_map(|(ending, _)| name.strip_suffix(ending));
    found.unwrap_or(name)
}

/// The media type of a file.
fn kind(name: &str) -> &'static str {
    match PathBuf::from(name).extension().and_then(|ending| ending.to_str()) {
        Some("css") => "text/css; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("txt") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Whether a name ends in twelve hexadecimal digits before its ending, as in `style-0123456789ab.css`.
fn is_hashed(name: &str) -> bool {
    const DIGITS: usize = 12;
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    stem.rsplit_once('-')
        .is_some_and(|(_, hash)| hash.len() == DIGITS && hash.bytes().all(|digit| digit.is_ascii_hexdigit()))
}
