//! The settings of the sound.

use super::rows::Rows;
use messages::texts::settings as words;

pub(super) fn list(rows: &mut Rows) {
    rows.group(words::GROUP_SOUND);
    rows.slider("volume", (words::VOLUME, words::VOLUME_ABOUT), |settings| {
        &mut settings.volume
    });
    rows.slider(
        "dice-volume",
        (words::DICE_VOLUME, words::DICE_VOLUME_ABOUT),
        |settings| &mut settings.dice_volume,
    );
    rows.slider(
        "interface-volume",
        (words::INTERFACE_VOLUME, words::INTERFACE_VOLUME_ABOUT),
        |settings| &mut settings.interface_volume,
    );
    rows.slider(
        "room-volume",
        (words::ROOM_VOLUME, words::ROOM_VOLUME_ABOUT),
        |settings| &mut settings.room_volume,
    );
    rows.slider(
        "music-volume",
        (words::MUSIC_VOLUME, words::MUSIC_VOLUME_ABOUT),
        |settings| &mut settings.music_volume,
    );
    rows.toggle("mono", (words::MONO, words::MONO_ABOUT), |settings| &mut settings.mono);
    rows.toggle("captions", (words::CAPTIONS, words::CAPTIONS_ABOUT), |settings| {
        &mut settings.captions
    });
}
