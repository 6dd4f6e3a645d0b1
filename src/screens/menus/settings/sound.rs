//! The settings of the sound.

use super::rows::Rows;
use crate::settings::Settings;
use messages::texts::settings as words;

pub(super) fn list(rows: &mut Rows, settings: &Settings) {
    rows.group(words::GROUP_SOUND);
    rows.slider(
        "volume",
        (words::VOLUME, words::VOLUME_ABOUT),
        settings.volume,
        |settings, volume| settings.volume = volume,
    );
    rows.slider(
        "dice-volume",
        (words::DICE_VOLUME, words::DICE_VOLUME_ABOUT),
        settings.dice_volume,
        |settings, volume| settings.dice_volume = volume,
    );
    rows.slider(
        "interface-volume",
        (words::INTERFACE_VOLUME, words::INTERFACE_VOLUME_ABOUT),
        settings.interface_volume,
        |settings, volume| settings.interface_volume = volume,
    );
}
