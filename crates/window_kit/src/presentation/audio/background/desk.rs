//! How loud each layer is: what the settings, the mood and chance make of it.

use std::time::Duration;

use bevy::prelude::*;

use super::coming::Coming;
use super::layers::{COUNT, Layer, Part};
use super::mood::Mood;
use crate::presentation::audio::volume::{loudness_db, volume_of_part};
use crate::settings::Settings;

/// The level of a layer that goes on without being heard, in decibels. All layers of the music go on together, so that
/// they keep their time.
pub(super) const SILENT_DB: f32 = -60.0;

/// How long a change takes, by its cause.
const BY_SETTING: Duration = Duration::from_millis(150);
const BY_MENU: Duration = Duration::from_millis(800);
const BY_MOMENT: Duration = Duration::from_millis(3_500);
const BY_CHANCE: Duration = Duration::from_secs(6);

/// What the device has to play.
#[derive(Resource, Clone, Debug, PartialEq)]
pub(super) struct Desk {
    /// The loudness of each layer, in decibels; `None` for a layer that stands still.
    pub levels_db: [Option<f32>; COUNT],
    /// How long the change to these levels takes.
    pub fade: Duration,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            levels_db: [None; COUNT],
            fade: BY_MOMENT,
        }
    }
}

/// The loudness of each layer, in decibels. `there` says which of the layers that come and go are there.
fn levels_db(mood: Mood, there: [bool; COUNT], settings: &Settings) -> [Option<f32>; COUNT] {
    let mut levels_db = [None; COUNT];
    for ((layer, there), level_db) in Layer::ALL.into_iter().zip(there).zip(&mut levels_db) {
        // Without its volume a part stands still and costs nothing.
        *level_db = loudness_db(volume_of_part(layer.part(), settings)).map(|volume_db| {
            let heard = mood.level_db(layer, there);
            heard.map_or(SILENT_DB, |heard_db| {
                (volume_db + layer.level_db() + heard_db).max(SILENT_DB)
            })
        });
    }
    levels_db
}

/// Sets the levels. Changes the desk only if a level changes.
pub(super) fn set(
    mood: Res<Mood>,
    coming: Res<Coming>,
    settings: Res<Settings>,
    mut before: Local<Option<([f32; 2], Mood)>>,
    mut desk: ResMut<Desk>,
) {
    let levels_db = levels_db(*mood, coming.there, &settings);
    let volumes = [Part::Room, Part::Music].map(|part| volume_of_part(part, &settings));
    let before = before.replace((volumes, *mood));
    if desk.levels_db == levels_db {
        return;
    }
    let fade = match before {
        None => BY_MOMENT,
        Some((before, _)) if before != volumes => BY_SETTING,
        Some((_, before)) if before.waits != mood.waits => BY_MENU,
        Some((_, before)) if before != *mood => BY_MOMENT,
        Some(_) => BY_CHANCE,
    };
    *desk = Desk { levels_db, fade };
}

#[cfg(test)]
mod tests {
    use super::super::course::Course;
    use super::super::mood::Moment;
    use super::*;

    fn loud() -> Settings {
        Settings {
            volume: 1.0,
            room_volume: 1.0,
            music_volume: 1.0,
            ..Settings::default()
        }
    }

    #[test]
    fn a_part_that_is_turned_off_stands_still_and_the_other_does_not() {
        let still = |settings: Settings| {
            let levels = levels_db(Mood::default(), [true; COUNT], &settings);
            let still = Layer::ALL.into_iter().zip(levels).filter(|(_, level)| level.is_none());
            still.map(|(layer, _)| layer.part()).collect::<Vec<_>>()
        };
        assert_eq!(still(loud()), []);
        let no_music = Settings {
            music_volume: 0.0,
            ..loud()
        };
        assert_eq!(still(no_music), [Part::Music; 5]);
        let no_room = Settings {
            room_volume: 0.0,
            ..loud()
        };
        assert_eq!(still(no_room), [Part::Room; 4]);
        let silent = Settings { volume: 0.0, ..loud() };
        assert_eq!(still(silent).len(), COUNT);
    }

    #[test]
    fn a_layer_that_is_not_heard_goes_on_in_silence_to_keep_its_time() {
        let level = |moment| {
            let levels = levels_db(Mood { moment, waits: false }, [false; COUNT], &loud());
            levels[Layer::ALL
                .iter()
                .position(|layer| *layer == Layer::Pulse)
                .expect("a layer")]
        };
        assert_eq!(level(Moment::Menus), Some(SILENT_DB));
        assert!(level(Moment::Play(Course::LastTurns)) > Some(SILENT_DB));
    }

    /// The fade of the last frame, if the desk changed in it.
    #[derive(Resource, Default)]
    struct Seen(Option<Duration>);

    fn look(desk: Res<Desk>, mut seen: ResMut<Seen>) {
        seen.0 = desk.is_changed().then_some(desk.fade);
    }

    #[test]
    fn each_cause_has_its_own_fade_and_without_a_cause_nothing_changes() {
        let mut app = App::new();
        app.insert_resource(loud())
            .init_resource::<Mood>()
            .init_resource::<Coming>()
            .init_resource::<Desk>()
            .init_resource::<Seen>()
            .add_systems(Update, (set, look).chain());
        let mut fade = |change: &dyn Fn(&mut World)| {
            change(app.world_mut());
            app.update();
            app.world().resource::<Seen>().0
        };
        assert_eq!(fade(&|_| ()), Some(BY_MOMENT), "it begins");
        assert_eq!(fade(&|_| ()), None);
        assert_eq!(
            fade(&|world| world.resource_mut::<Settings>().music_volume = 0.5),
            Some(BY_SETTING)
        );
        assert_eq!(fade(&|world| world.resource_mut::<Mood>().waits = true), Some(BY_MENU));
        let moment = Moment::Play(Course::LastTurns);
        assert_eq!(
            fade(&|world| world.resource_mut::<Mood>().moment = moment),
            Some(BY_MOMENT)
        );
        assert_eq!(fade(&|_| ()), None);
        assert_eq!(
            fade(&|world| world.resource_mut::<Mood>().moment = Moment::Menus),
            Some(BY_MOMENT)
        );
        let come = |world: &mut World| {
            let mut coming = world.resource_mut::<Coming>();
            coming.there = coming.there.map(|there| !there);
        };
        assert_eq!(fade(&come), Some(BY_CHANCE));
    }
}
