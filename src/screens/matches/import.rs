//! Importing a match file from another folder: the files of the usual folders are offered, and a path can be typed.
//!
//! The program has its own file chooser, because not every system has one that it could use: it lists match files, and
//! takes a path of a file or a folder. A background task reads the folders.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use directories::UserDirs;

use super::exchange::choose_files;
use super::library::{ReloadLibrary, ShownMatch, key, name_of};
use super::notices::ResumeFailure;
use messages::texts::matches as words;
use messages::{self, ToMessage};
use records::store::library::{self, MatchSummary};
use system::clock::SystemTime;
use system::disk;
use window_kit::table::saving::MatchFolder;
use window_kit::ui::focus::FocusWish;
use window_kit::window::next_frame::{LOOK_AGAIN_S, NextFrame};
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::Overlay;

/// The largest number of files that are offered.
pub(super) const MOST_OFFERED: usize = 40;
/// The largest file that is read before the user chooses it, in bytes.
const LARGEST: u64 = 32 << 20;

/// The folders that are searched for match files.
#[derive(Resource, Clone, Debug)]
pub(crate) struct UsualFolders(pub Vec<PathBuf>);

impl Default for UsualFolders {
    /// Where browsers and messengers put files, and where this program puts its copies.
    fn default() -> Self {
        let Some(user) = UserDirs::new() else {
            return Self(Vec::new());
        };
        let home = user.home_dir();
        let named = |dir: Option<&Path>, name: &str| dir.map_or_else(|| home.join(name), Path::to_owned);
        Self(vec![
            named(user.download_dir(), "Downloads"),
            named(user.desktop_dir(), "Desktop"),
            named(user.document_dir(), "Documents"),
            home.to_owned(),
        ])
    }
}

/// A match file that can be imported.
#[derive(Clone, Debug)]
pub(crate) struct Offer {
    pub file: PathBuf,
    /// The match in the file, or why the file can't be read.
    pub holds: Result<ShownMatch, messages::Message>,
}

/// Whether the page offers files.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Importing(pub bool);

/// The offered files.
#[derive(Resource, Debug, Default)]
pub(crate) struct Offered {
    /// The files, the newest first; `None` during the search.
    pub offers: Option<Vec<Offer>>,
    /// How many more files there are.
    pub more: usize,
    /// The folder that the user typed; `None` for the usual ones.
    pub folder: Option<PathBuf>,
    /// Why the last choice failed.
    pub trouble: Option<messages::Message>,
    looking: Option<Task<(Vec<Offer>, usize)>>,
}

impl Offered {
    fn look(&mut self, folders: Vec<PathBuf>, own: Option<PathBuf>) {
        self.offers = None;
        self.looking = Some(AsyncComputeTaskPool::get().spawn(async move { find(&folders, own.as_deref()) }));
    }
}

/// A request from the page.
#[derive(Message, Clone, Debug)]
pub(crate) enum Import {
    /// Offers the files of the usual folders, or lets the browser of a page ask for files.
    Begin,
    /// Imports the file with this path, or offers the files of the folder with this path, as the user typed it.
    Written(String),
    /// Imports this file.
    Take(PathBuf),
    /// Cancels the import.
    Not,
}

pub(super) fn plugin(app: &mut App) {
    closed_by_escape(
        app,
        "import",
        |importing: Res<Importing>, overlay: Res<State<Overlay>>| importing.0 && *overlay.get() == Overlay::Matches,
        |mut imports: MessageWriter<Import>| {
            imports.write(Import::Not);
        },
    );
    app.init_resource::<UsualFolders>()
        .init_resource::<Importing>()
        .init_resource::<Offered>()
        .add_message::<Import>()
        .add_systems(OnExit(Overlay::Matches), |mut importing: ResMut<Importing>| {
            importing.0 = false;
        })
        .add_systems(Update, (import, finish).chain());
}

fn import(
    mut asked: MessageReader<Import>,
    (folder, usual): (Option<Res<MatchFolder>>, Res<UsualFolders>),
    (mut importing, mut offered): (ResMut<Importing>, ResMut<Offered>),
    mut trouble: ResMut<ResumeFailure>,
    mut wish: ResMut<FocusWish>,
    mut read: MessageWriter<ReloadLibrary>,
) {
    let own = || folder.as_ref().map(|folder| folder.0.clone());
    for import in asked.read() {
        offered.trouble = None;
        let taken = match import {
            Import::Begin if choose_files() => continue,
            Import::Begin => {
                importing.0 = true;
                offered.folder = None;
                offered.look(usual.0.clone(), own());
                wish.set("matches.offer.0");
                continue;
            }
            Import::Not => {
                importing.0 = false;
                offered.looking = None;
                wish.set("matches.import");
                continue;
            }
            Import::Written(written) => {
                let path = path_of(written);
                if disk::is_dir(&path) {
                    offered.folder = Some(path.clone());
                    // The user may type the folder of the saved matches too.
                    offered.look(vec![path], None);
                    wish.set("matches.offer.0");
                    continue;
                }
                path
            }
            Import::Take(file) => file.clone(),
        };
        let Some(folder) = own() else { continue };
        match import_match(&taken, &folder) {
            Ok((kept, said)) => {
                trouble.0 = Some(said);
                importing.0 = false;
                wish.set(format!("matches.{}.watch", key(&kept)));
                read.write(ReloadLibrary);
            }
            Err(said) => offered.trouble = Some(said),
        }
    }
}

/// Imports a file into the folder of the saved matches. Returns the saved match and the message about it, or the
/// message why it failed.
pub(super) fn import_match(file: &Path, folder: &Path) -> Result<(PathBuf, messages::Message), messages::Message> {
    // Only a regular file: reading anything else may never end.
    if !disk::metadata(file).is_ok_and(|data| data.is_file()) {
        return Err(words::no_file(file.display().to_string()));
    }
    match library::import(file, folder) {
        Ok(kept) => Ok((kept, words::imported(name_of(file)))),
        Err(error) => Err(words::not_imported(name_of(file), error.why())),
    }
}

/// The path that the user typed, or copied from a file manager: perhaps in quotes, as a link, or with `~` for the home
/// folder.
fn path_of(written: &str) -> PathBuf {
    let written = written.trim();
    let unquoted = ['"', '\'']
        .into_iter()
        .find_map(|quote| written.strip_prefix(quote)?.strip_suffix(quote))
        .unwrap_or(written);
    if let Some(link) = unquoted.strip_prefix("file://") {
        return PathBuf::from(decoded(link));
    }
    match (unquoted.strip_prefix('~'), UserDirs::new()) {
        (Some(rest), Some(user)) if rest.is_empty() || rest.starts_with(['/', '\\']) => {
            user.home_dir().join(rest.trim_start_matches(['/', '\\']))
        }
        _ => PathBuf::from(unquoted),
    }
}

/// The decoded text of a link, in which `%20` is a space.
fn decoded(link: &str) -> String {
    let mut bytes = Vec::with_capacity(link.len());
    let mut rest = link.as_bytes();
    while let Some((first, others)) = rest.split_first() {
        let number = others.get(..2).and_then(|digits| {
            let digits = std::str::from_utf8(digits).ok()?;
            u8::from_str_radix(digits, 16).ok()
        });
        match number.filter(|_| *first == b'%') {
            Some(byte) => {
                bytes.push(byte);
                rest = &others[2..];
            }
            None => {
                bytes.push(*first);
                rest = others;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The match files of these folders, the newest first, at most [`MOST_OFFERED`], and how many more there are. The
/// folder `own` is left out, because its matches are saved already.
fn find(folders: &[PathBuf], own: Option<&Path>) -> (Vec<Offer>, usize) {
    let own = own.and_then(|own| own.canonicalize().ok());
    let mut seen = BTreeSet::new();
    let mut found: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
    for folder in folders.iter().filter_map(|folder| folder.canonicalize().ok()) {
        if own.as_ref() == Some(&folder) || !seen.insert(folder.clone()) {
            continue;
        }
        for file in library::files(&folder).unwrap_or_default() {
            if let Ok(data) = disk::metadata(&file)
                && data.is_file()
            {
                found.push((data.modified().unwrap_or(SystemTime::UNIX_EPOCH), data.len(), file));
            }
        }
    }
    found.sort_by(|a, b| b.0.cmp(&a.0).then(a.2.cmp(&b.2)));
    let more = found.len().saturating_sub(MOST_OFFERED);
    let offer = |(_, length, file): (SystemTime, u64, PathBuf)| {
        let holds = if length > LARGEST {
            Err(words::TOO_LARGE)
        } else {
            MatchSummary::read(&file)
                .map(|volume| ShownMatch::of(&volume))
                .map_err(|error| error.message())
        };
        Offer { file, holds }
    };
    (found.into_iter().take(MOST_OFFERED).map(offer).collect(), more)
}

fn finish(mut offered: ResMut<Offered>, mut next_frame: ResMut<NextFrame>) {
    if offered.looking.is_some() {
        next_frame.within(LOOK_AGAIN_S);
    }
    let Some((offers, more)) = offered.bypass_change_detection().looking.as_mut().and_then(check_ready) else {
        return;
    };
    offered.looking = None;
    offered.offers = Some(offers);
    offered.more = more;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_may_be_written_in_quotes_as_a_link_and_from_the_own_folder_on() {
        for written in [
            "/a b/c.match",
            " \"/a b/c.match\" ",
            "'/a b/c.match'",
            "file:///a%20b/c.match",
        ] {
            assert_eq!(path_of(written), Path::new("/a b/c.match"), "{written}");
        }
        assert_eq!(decoded("100%"), "100%", "not everything is a number");
        if let Some(user) = UserDirs::new() {
            assert_eq!(path_of("~/c.match"), user.home_dir().join("c.match"));
            assert_eq!(path_of("~c.match"), Path::new("~c.match"));
        }
    }
}
