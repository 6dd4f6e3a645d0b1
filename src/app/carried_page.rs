//! The page that the packages carry beside the program, for tables that are hosted at home.

use std::env;
use std::path::PathBuf;

use system::disk;
use window_kit::machine::folders;

/// Names the folder of the page, in place of the one that was installed.
const FOLDER_VARIABLE: &str = "TUMBLETOP_PAGE";

/// Where the packages have it, from the folder of the program on.
const PLACE: &str = if cfg!(windows) {
    "tumbletop-page"
} else if cfg!(target_os = "macos") {
    "../Resources/page"
} else {
    "../share/tumbletop/page"
};

/// What every page in a package has.
const INDEX: &str = "index.html.gz";

/// The folder of the page; `None` if this program carries none.
pub(super) fn folder() -> Option<PathBuf> {
    if let Some(named) = env::var_os(FOLDER_VARIABLE) {
        return Some(PathBuf::from(named)).filter(|named| !named.as_os_str().is_empty());
    }
    // The program may be started by a link to it.
    let program = env::current_exe().ok();
    let program = program.map(|program| program.canonicalize().unwrap_or(program));
    let beside = program.and_then(|program| Some(program.parent()?.join(PLACE)));
    // `install.sh` puts it where the person keeps what programs share.
    let shared = folders::data().map(|data| data.join("page"));
    [beside, shared]
        .into_iter()
        .flatten()
        .find(|page| disk::exists(&page.join(INDEX)))
}
