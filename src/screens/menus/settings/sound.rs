//! How loud things are.

use super::rows::Rows;
use crate::messages::texts::settings as words;
use crate::settings::Settings;

pub(super) fn list(rows: &mut Rows, settings: &Settings) {
    rows.group(words::GROUP_SOUND);
    rows.slider(
        "volume",
        (words::VOLUME, words::VOLUME_ABOUT),
        settings.volume,
        |settings, volume| settings.volume = volume,
    );
}
