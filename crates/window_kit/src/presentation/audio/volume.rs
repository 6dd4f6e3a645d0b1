//! How loud the settings make a sound, and where it is heard.

use crate::presentation::audio::background::layers::Part;
use crate::presentation::audio::library::SoundKind;
use crate::presentation::audio::request::PlaySound;
use crate::settings::Settings;

/// The volume setting of a kind of sound, 0 to 1.
pub(super) const fn volume_of(kind: SoundKind, settings: &Settings) -> f32 {
    let part = match kind {
        SoundKind::Dice => settings.dice_volume,
        SoundKind::Table => 1.0,
        SoundKind::Interface => settings.interface_volume,
        SoundKind::Room => return volume_of_part(Part::Room, settings),
    };
    settings.volume * part
}

/// The volume setting of a part of what is heard all the time, 0 to 1.
pub(super) const fn volume_of_part(part: Part, settings: &Settings) -> f32 {
    settings.volume
        * match part {
            Part::Room => settings.room_volume,
            Part::Music => settings.music_volume,
        }
}

/// Where a sound is heard, from -1 on the left to 1 on the right; with the setting for mono, all are in the middle.
pub(super) const fn pan_of(request: &PlaySound, settings: &Settings) -> f32 {
    if settings.mono {
        0.0
    } else {
        request.pan.clamp(-1.0, 1.0)
    }
}

/// The volume setting, 0 to 1, as decibels; `None` is silence. Half the setting sounds about half as loud.
pub(super) fn loudness_db(volume: f32) -> Option<f32> {
    (volume > 0.01).then(|| 40.0 * volume.min(1.0).log10())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::audio::library::Sound;

    #[test]
    fn dice_and_buttons_are_turned_down_apart_and_all_together() {
        let settings = Settings {
            volume: 0.5,
            dice_volume: 0.5,
            interface_volume: 0.0,
            ..Settings::default()
        };
        let volume = |sound: Sound| volume_of(sound.kind(), &settings);
        assert_eq!(volume(Sound::Click), 0.25);
        assert_eq!(volume(Sound::Card), 0.5);
        assert_eq!(volume(Sound::Pop), 0.2);
        assert_eq!(loudness_db(volume(Sound::Button)), None);
        let silent = Settings {
            volume: 0.0,
            ..Settings::default()
        };
        assert_eq!(loudness_db(volume_of(SoundKind::Table, &silent)), None);
    }

    #[test]
    fn in_mono_a_hit_on_the_right_is_heard_on_both_sides_alike() {
        let hit = PlaySound {
            pan: 0.4,
            ..PlaySound::plain(Sound::Wood)
        };
        let stereo = Settings::default();
        assert_eq!(pan_of(&hit, &stereo), 0.4);
        let mono = Settings { mono: true, ..stereo };
        assert_eq!(pan_of(&hit, &mono), 0.0);
        assert_eq!(volume_of(hit.sound.kind(), &mono), 0.8, "it is as loud as before");
    }

    #[test]
    fn the_volume_setting_goes_from_silence_to_full() {
        assert_eq!(loudness_db(0.0), None);
        assert_eq!(loudness_db(1.0), Some(0.0));
        assert!(loudness_db(0.5).is_some_and(|db| (-13.0..-11.0).contains(&db)));
    }
}
