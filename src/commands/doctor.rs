//! `tumbletop doctor`: what this machine has, and what to do if the game can't be played on it.
//!
//! It only inspects the machine, with [`window_kit::machine`]; it opens no window and plays no sound.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Serialize, Serializer};

use super::bundle;
use crate::app::embedded_files::EmbeddedFiles;
use cli::error::{CliError, Failure};
use cli::localizer::CliLocalizer;
use games::catalog::RULES_VERSIONS;
use language::Language;
use messages::texts::{cli as words, machine};
use messages::{Message, ToMessage};
use system::output;
use window_kit::machine::display::display;
use window_kit::machine::error::MachineError;
use window_kit::machine::folders;
use window_kit::machine::graphics::{Adapter, adapters, usable_adapter};
use window_kit::machine::sound::sound_device;
use window_kit::settings;

/// The arguments of `doctor`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// Prints one JSON object.
    #[arg(long)]
    pub json: bool,
    /// Packs what a bug report needs into this file: what was found, settings, logs, crash reports.
    #[arg(long, value_name = "FILE.tar.gz", conflicts_with = "json")]
    pub bundle: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Failed`] with the remedy, if the game can't be played on this machine.
pub fn run(args: &Args, localizer: &CliLocalizer) -> Result<(), CliError> {
    let report = Report::of_this_machine();
    if let Some(file) = &args.bundle {
        // The bundle is in English: developers read it.
        let packed = bundle::pack(file, &report.said(|message| Language::english().plain(message)))?;
        localizer.print(&words::doctor_packed(file.display().to_string(), packed))?;
        return Ok(());
    }
    let printed = if args.json {
        output::line(serde_json::to_string_pretty(&report).map_err(Failure::Json)?)
    } else {
        output::text(report.said(|message| localizer.localize(message)))
    };
    // The remedy is reported even if printing fails.
    match report.remedy {
        Some(remedy) => Err(Failure::Said(remedy).into()),
        None => Ok(printed?),
    }
}

/// The engines' versions. A test compares them with `Cargo.lock`.
const ENGINES: &[(&str, &str)] = &[
    ("bevy", "0.19.1"),
    ("bevy_rapier3d", "0.36.0"),
    ("rapier3d", "0.35.0-glamx0.2"),
    ("bevy_kira_audio", "0.26.0"),
];

/// The least width of the column of names.
const NAME_WIDTH: usize = 10;

/// The result of a check: what was found, or why it is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Finding {
    ok: bool,
    #[serde(serialize_with = "in_english")]
    what: Message,
}

/// A folder and whether it exists.
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
    assets: EmbeddedFiles,
    can_play: bool,
    /// What to do if the game can't be played, in one sentence.
    #[serde(serialize_with = "maybe_in_english")]
    remedy: Option<Message>,
}

impl From<Result<Message, MachineError>> for Finding {
    fn from(found: Result<Message, MachineError>) -> Self {
        let ok = found.is_ok();
        let what = found.unwrap_or_else(|why| why.message());
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
            Err(remedy) => Some(remedy.message()),
            Ok(_) if !display.ok => Some(machine::no_display(display.what.clone())),
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
            sound: sound_device().map(Message::verbatim).into(),
            settings: settings::folder().into(),
            data: folders::data().into(),
            assets: EmbeddedFiles::count(),
            can_play: remedy.is_none(),
            remedy,
        }
    }
}

impl Report {
    /// The lines of the report: the name in front, and what was found.
    fn lines(&self) -> Vec<(Message, Message)> {
        let system = words::doctor_program(self.version, &self.system);
        let mut lines = vec![(Message::verbatim("tumbletop"), system)];
        lines.extend(
            self.rules
                .iter()
                .map(|(game, version)| (words::DOCTOR_RULES_NAME, words::doctor_rules(*game, *version))),
        );
        lines.extend(self.engines.iter().map(|(engine, version)| {
            let engine = Message::verbatim(format!("{engine} {version}"));
            (words::DOCTOR_ENGINE_NAME, engine)
        }));
        lines.push((words::DOCTOR_DISPLAY_NAME, self.display.what.clone()));
        if self.graphics.is_none() {
            lines.push((words::DOCTOR_GRAPHICS_NAME, words::DOCTOR_NO_GRAPHICS));
        }
        for adapter in &self.adapters {
            let used = Some(adapter) == self.graphics.as_ref();
            lines.push((words::DOCTOR_GRAPHICS_NAME, of_adapter(adapter, used)));
            lines.extend(adapter.trouble().map(|trouble| (Message::empty(), trouble)));
        }
        let sound = self.sound.what.clone();
        lines.extend([
            (
                words::DOCTOR_SOUND_NAME,
                if self.sound.ok {
                    sound
                } else {
                    words::doctor_silence(sound)
                },
            ),
            (words::DOCTOR_SETTINGS_NAME, self.settings.message()),
            (words::DOCTOR_DATA_NAME, self.data.message()),
            (words::DOCTOR_ASSETS_NAME, self.assets.message()),
            (
                words::DOCTOR_VERDICT_NAME,
                if self.can_play {
                    words::DOCTOR_CAN_PLAY
                } else {
                    words::DOCTOR_CANT_PLAY
                },
            ),
        ]);
        lines
    }

    /// The lines as text, with the names in a column in front.
    fn said(&self, say: impl Fn(&Message) -> String) -> String {
        let lines: Vec<_> = self.lines().iter().map(|(name, what)| (say(name), say(what))).collect();
        let widest = lines.iter().map(|(name, _)| name.chars().count()).max();
        let width = widest.unwrap_or(0).max(NAME_WIDTH);
        let lines = lines.iter().map(|(name, what)| format!("{name:<width$} {what}\n"));
        lines.collect()
    }
}

impl ToMessage for Folder {
    fn message(&self) -> Message {
        match &self.path {
            None => words::DOCTOR_NO_FOLDER,
            Some(path) if self.exists => Message::verbatim(path.display().to_string()),
            Some(path) => words::doctor_folder_missing(path.display().to_string()),
        }
    }
}

/// A graphics adapter, and whether it is the one in use.
fn of_adapter(adapter: &Adapter, used: bool) -> Message {
    let Adapter {
        name, backend, driver, ..
    } = adapter;
    let mut told = if driver.is_empty() {
        words::doctor_adapter(name, backend)
    } else {
        words::doctor_adapter_driver(name, backend, driver)
    };
    if adapter.is_software {
        told = words::doctor_adapter_software(told);
    }
    if used {
        told = words::doctor_adapter_used(told);
    }
    told
}

/// Serializes a message for the JSON: in English, on every machine.
fn in_english<S: Serializer>(message: &Message, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&Language::english().plain(message))
}

/// The same for an optional message.
fn maybe_in_english<S: Serializer>(message: &Option<Message>, to: S) -> Result<S::Ok, S::Error> {
    message
        .as_ref()
        .map(|message| Language::english().plain(message))
        .serialize(to)
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
    fn a_report_says_whether_the_game_can_be_played_and_what_to_do_if_not() {
        let report = Report::of_this_machine();
        assert_eq!(report.can_play, report.remedy.is_none());
        assert!(
            report
                .said(|message| Language::english().plain(message))
                .lines()
                .count()
                > 8
        );
        let json = serde_json::to_value(&report).expect("a report can be written");
        assert_eq!(json["version"], env!("CARGO_PKG_VERSION"));
    }
}
