//! Packs what a bug report needs into one file: what the machine has, settings, logs, crash reports.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use cli::error::{CliError, Failure};
use system::files;
use window_kit::machine::crash::without_home;
use window_kit::machine::folders;
use window_kit::settings;

/// The most bytes of a file in the bundle; the log of a day has some thousands.
const MOST_BYTES: u64 = 64 << 20;
/// The folder in the bundle.
const TOP: &str = "tumbletop-report";

/// Packs all files that can be read; returns their number.
///
/// # Errors
/// [`CliError::Failed`] if the bundle can't be written.
pub fn pack(file: &Path, machine: &str) -> Result<usize, CliError> {
    let mut from = vec![("settings", settings::folder())];
    from.extend([("logs", folders::logs()), ("crashes", folders::crashes())]);
    let from: Vec<_> = from
        .into_iter()
        .filter_map(|(name, folder)| Some((name, folder?)))
        .collect();
    Ok(write(file, machine, &from).map_err(Failure::write(file))?)
}

fn write(file: &Path, machine: &str, folders: &[(&str, PathBuf)]) -> io::Result<usize> {
    let mut out = tar::Builder::new(GzEncoder::new(files::create_private(file)?, Compression::default()));
    let mut count = 0;
    let mut add = |name: String, bytes: &[u8]| -> io::Result<()> {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        header.set_cksum();
        count += 1;
        out.append_data(&mut header, format!("{TOP}/{name}"), bytes)
    };
    add("machine.txt".to_owned(), without_home(machine).as_bytes())?;
    for (name, folder) in folders {
        for file in all_in(folder) {
            let (Ok(bytes), Some(file_name)) = (files::read(&file, MOST_BYTES), file.file_name()) else {
                continue;
            };
            let name = format!("{name}/{}", file_name.to_string_lossy());
            match String::from_utf8(bytes) {
                Ok(text) => add(name, without_home(&text).as_bytes())?,
                Err(other) => add(name, other.as_bytes())?,
            }
        }
    }
    out.into_inner()?.finish()?;
    Ok(count)
}

/// The files of a folder, sorted by name; none if the folder does not exist.
fn all_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn the_bundle_has_all_files_but_no_name_of_the_home_folder() {
        let folder = std::env::temp_dir().join(format!("tumbletop-bundle-{}", std::process::id()));
        let logs = folder.join("logs");
        fs::create_dir_all(&logs).expect("a folder");
        let home = std::env::home_dir().unwrap_or_else(|| PathBuf::from("/home/ana"));
        let said = format!("WARN {}/tumbletop is full", home.display());
        fs::write(logs.join("tumbletop.log"), &said).expect("a log");
        fs::write(logs.join("crash.match"), [0xff, 0x00]).expect("a match");
        let file = folder.join("report.tar.gz");
        let sources = [("logs", logs.clone()), ("crashes", folder.join("crashes"))];
        assert_eq!(write(&file, "graphics none", &sources).expect("it can be written"), 3);
        let mut found = Vec::new();
        let mut archive = tar::Archive::new(GzDecoder::new(fs::File::open(&file).expect("a bundle")));
        for entry in archive.entries().expect("entries") {
            let mut entry = entry.expect("an entry");
            let path = entry.path().expect("a path").display().to_string();
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).expect("its bytes");
            found.push((path, bytes));
        }
        let names: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(
            names,
            [
                "tumbletop-report/machine.txt",
                "tumbletop-report/logs/crash.match",
                "tumbletop-report/logs/tumbletop.log"
            ]
        );
        assert_eq!(found[0].1, b"graphics none");
        assert_eq!(found[1].1, [0xff, 0x00]);
        assert_eq!(found[2].1, b"WARN ~/tumbletop is full");
        let _ = fs::remove_dir_all(&folder);
    }
}
