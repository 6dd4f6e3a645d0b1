//! `tumbletop doctor`: what this machine has, and what to do if the game can't be played on it.
//!
//! Only looks, with [`crate::machine`]; opens no window and plays no sound.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

use serde::Serialize;

use crate::app::carried::Carried;
use crate::catalog::RULES_VERSIONS;
use crate::cli::bundle;
use crate::cli::error::{CliError, Failure};
use crate::machine::display::{display, no_display};
use crate::machine::error::MachineError;
use crate::machine::folders;
use crate::machine::graphics::{Adapter, adapters, usable_adapter};
use crate::machine::sound::sound_device;
use crate::settings;

/// The arguments of `doctor`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// Prints one JSON object.
    #[arg(long)]
    pub json: bool,
    /// Packs what a bug report needs into this file: what was found, settings, logs, reports of crashes.
    #[arg(long, value_name = "FILE.tar.gz", conflicts_with = "json")]
    pub bundle: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Failed`] with the remedy, if the game can't be played on this machine.
pub fn run(args: &Args) -> Result<(), CliError> {
    let report = Report::of_this_machine();
    if let Some(file) = &args.bundle {
        let packed = bundle::pack(file, &report.to_string())?;
        println!(
            "{} holds {packed} files; have a look at them before you send it",
            file.display()
        );
        return Ok(());
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report).map_err(Failure::Json)?);
    } else {
        print!("{report}");
    }
    report
        .remedy
        .map_or(Ok(()), |remedy| Err(Failure::Remedy(remedy).into()))
}

/// The engines' versions. A test compares them with `Cargo.lock`.
const ENGINES: &[(&str, &str)] = &[
    ("bevy", "0.19.1"),
    ("bevy_rapier3d", "0.36.0"),
    ("rapier3d", "0.35.0-glamx0.2"),
    ("bevy_kira_audio", "0.26.0"),
];

/// Something looked for: its description, or why it is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Finding {
    ok: bool,
    what: String,
}

/// A folder and whether it is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Folder {
    path: Option<PathBuf>,
    exists: bool,
}

/// All findings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Report {
    version: &'static str,
    system: String,
    rules: BTreeMap<&'static str, u32>,
    engines: BTreeMap<&'static str, &'static str>,
    display: Finding,
    graphics: Option<Adapter>,
    adapters: Vec<Adapter>,
    sound: Finding,
    settings: Folder,
    data: Folder,
    assets: Carried,
    can_play: bool,
    /// What to do if the game can't be played, in one sentence.
    remedy: Option<String>,
}

impl From<Result<String, MachineError>> for Finding {
    fn from(found: Result<String, MachineError>) -> Self {
        let ok = found.is_ok();
        let what = found.unwrap_or_else(|why| why.to_string());
        Self { ok, what }
    }
}

impl From<Option<PathBuf>> for Folder {
    fn from(path: Option<PathBuf>) -> Self {
        let exists = path.as_ref().is_some_and(|path| path.is_dir());
        Self { path, exists }
    }
}

impl Report {
    fn of_this_machine() -> Self {
        let graphics = usable_adapter();
        let display = Finding::from(display());
        let remedy = match &graphics {
            Err(remedy) => Some(remedy.to_string()),
            Ok(_) if !display.ok => Some(no_display(&display.what)),
            Ok(_) => None,
        };
        Self {
            version: env!("CARGO_PKG_VERSION"),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            rules: RULES_VERSIONS.iter().copied().collect(),
            engines: ENGINES.iter().copied().collect(),
            display,
            graphics: graphics.ok(),
            adapters: adapters(),
            sound: sound_device().into(),
            settings: settings::folder().into(),
            data: folders::data().into(),
            assets: Carried::count(),
            can_play: remedy.is_none(),
            remedy,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |name: &str, what: &dyn fmt::Display| writeln!(out, "{name:<10} {what}");
        line("tumbletop", &format_args!("{} on {}", self.version, self.system))?;
        for (game, version) in &self.rules {
            line("rules", &format_args!("{game}, version {version}"))?;
        }
        for (engine, version) in &self.engines {
            line("engine", &format_args!("{engine} {version}"))?;
        }
        line("display", &self.display)?;
        if self.graphics.is_none() {
            line("graphics", &"none")?;
        }
        for adapter in &self.adapters {
            let used = if Some(adapter) == self.graphics.as_ref() {
                ", used"
            } else {
                ""
            };
            line("graphics", &format_args!("{adapter}{used}"))?;
            if let Some(trouble) = adapter.trouble() {
                line("", &trouble)?;
            }
        }
        if self.sound.ok {
            line("sound", &self.sound)?;
        } else {
            line(
                "sound",
                &format_args!("{}: the game is played in silence", self.sound.what),
            )?;
        }
        line("settings", &self.settings)?;
        line("data", &self.data)?;
        line(
            "assets",
            &crate::language::Language::english().plain(&self.assets.message()),
        )?;
        line(
            "verdict",
            &if self.can_play {
                "it can be played here"
            } else {
                "it can't be played here"
            },
        )
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.what)
    }
}

impl fmt::Display for Folder {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.path {
            None => out.write_str("the system names none"),
            Some(path) if self.exists => write!(out, "{}", path.display()),
            Some(path) => write!(out, "{} (not there yet)", path.display()),
        }
    }
}

impl fmt::Display for Adapter {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} ({}", self.name, self.backend)?;
        if !self.driver.is_empty() {
            write!(out, ", {}", self.driver)?;
        }
        out.write_str(")")?;
        if self.is_software {
            out.write_str(", draws on the processor: slow")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engines_versions_are_those_that_are_built_in() {
        let lock = include_str!("../../Cargo.lock").replace("\r\n", "\n");
        for (name, version) in ENGINES {
            let entry = format!("name = \"{name}\"\nversion = \"{version}\"\n");
            assert!(lock.contains(&entry), "{name} is not at {version}");
        }
    }

    #[test]
    fn a_report_says_whether_it_can_be_played_and_what_to_do_if_not() {
        let report = Report::of_this_machine();
        assert_eq!(report.can_play, report.remedy.is_none());
        assert!(report.to_string().lines().count() > 8);
        let json = serde_json::to_value(&report).expect("a report can be written");
        assert_eq!(json["version"], env!("CARGO_PKG_VERSION"));
    }
}
