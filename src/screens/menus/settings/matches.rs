//! The settings of matches.

use std::path::Path;

use bevy::prelude::*;

use super::rows::Rows;
use messages;
use messages::texts::settings as words;
use system::disk;
use window_kit::settings::{AskFirst, Settings};
use window_kit::ui::field::Typed;

/// The longest path that can be typed, in characters.
const LONGEST_PATH: usize = 400;

/// The field for the folder of saved matches.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct FolderField;

/// Why the typed folder can't be used.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct FolderRefused(Option<messages::Message>);

/// Typed text was accepted or refused.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct TextTaken;

/// Lists the rows; `folder` is the folder of saved matches, if matches are saved.
pub(super) fn list(rows: &mut Rows, settings: &Settings, folder: Option<&Path>, refused: &FolderRefused) {
    rows.group(words::GROUP_MATCHES);
    rows.choice(
        "ask",
        (words::ASK, words::ASK_ABOUT),
        AskFirst::ALL,
        ask_name,
        |settings| &mut settings.ask_first,
    );
    let Some(folder) = folder else { return };
    let about = match &refused.0 {
        Some(why) => why.clone(),
        None => words::folder_about(folder.display().to_string(), rows.keyboard().of_enter()),
    };
    let named = settings.keep_in.as_ref();
    let named = named.map_or_else(String::new, |named| named.display().to_string());
    rows.text("folder", (words::FOLDER, about), &named, LONGEST_PATH, FolderField);
}

const fn ask_name(ask_first: AskFirst) -> messages::Message {
    match ask_first {
        AskFirst::Always => words::ASK_ALWAYS,
        AskFirst::NotKept => words::ASK_NOT_KEPT,
    }
}

/// Enter accepts the typed folder for all matches saved from then on. An empty field means the usual folder. A folder
/// that can't be created is refused.
pub(super) fn take_folder(
    typed: Typed<FolderField>,
    mut settings: ResMut<Settings>,
    mut refused: ResMut<FolderRefused>,
    mut written: MessageWriter<TextTaken>,
) {
    let Some(named) = typed.entered() else { return };
    let before = settings.keep_in.clone();
    settings.keep_in = Some(named.trim()).filter(|named| !named.is_empty()).map(Into::into);
    refused.0 = settings.kept_in().and_then(|folder| {
        let error = disk::create_dir_all(&folder).err()?;
        Some(words::folder_refused(folder.display().to_string(), error.to_string()))
    });
    if refused.0.is_some() {
        settings.keep_in = before;
    }
    written.write(TextTaken);
}
