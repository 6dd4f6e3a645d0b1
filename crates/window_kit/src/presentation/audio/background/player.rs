//! Plays the layers on the device, as the desk says. The device fades them.

use std::io::Cursor;

use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioControl, AudioInstance, AudioTween, Decibels, StaticSoundData};
use bevy_kira_audio::{Audio, AudioSource};

use super::desk::{Desk, SILENT_DB};
use super::layers::{COUNT, Layer};
use crate::settings::Settings;

/// The layers that go on.
#[derive(Resource, Debug, Default)]
pub(super) struct Layers([Option<Going>; COUNT]);

/// A layer that goes on.
#[derive(Clone, Debug, PartialEq)]
struct Going {
    instance: Handle<AudioInstance>,
    level_db: f32,
    pan: f32,
}

/// Starts, fades and stops layers where they differ from what the desk says. All layers of a part start in one frame,
/// so they keep their time together.
pub(super) fn play(
    (desk, settings): (Res<Desk>, Res<Settings>),
    audio: Res<Audio>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut layers: ResMut<Layers>,
) {
    let fade = || AudioTween::linear(desk.fade);
    for ((layer, level_db), going) in Layer::ALL.into_iter().zip(desk.levels_db).zip(&mut layers.0) {
        let pan = if settings.mono { 0.0 } else { layer.pan() };
        match (level_db, going.as_mut()) {
            (None, None) => {}
            (Some(level_db), None) => {
                *going = start(layer, level_db, pan, &audio, &mut sources, fade());
            }
            (Some(level_db), Some(now)) => {
                if (now.level_db, now.pan) == (level_db, pan) {
                    continue;
                }
                // The device has not begun it yet: the next frame tries again.
                let Some(mut instance) = instances.get_mut(&now.instance) else {
                    continue;
                };
                instance.set_decibels(level_db, fade());
                instance.set_panning(pan, fade());
                (now.level_db, now.pan) = (level_db, pan);
            }
            (None, Some(now)) => {
                if let Some(mut instance) = instances.get_mut(&now.instance) {
                    instance.stop(fade());
                    *going = None;
                }
            }
        }
    }
}

/// Starts a layer. It is decoded now, as most of the time nobody needs it.
fn start(
    layer: Layer,
    level_db: f32,
    pan: f32,
    audio: &Audio,
    sources: &mut Assets<AudioSource>,
    fade: AudioTween,
) -> Option<Going> {
    let sound = StaticSoundData::from_cursor(Cursor::new(layer.file().bytes()))
        .inspect_err(|error| warn!("the layer {layer:?} can't be read: {error}"))
        .ok()?;
    let instance = audio
        .play(sources.add(AudioSource { sound }))
        .looped()
        .with_volume(Decibels(level_db.max(SILENT_DB)))
        .with_panning(pan)
        .fade_in(fade)
        .handle();
    Some(Going {
        instance,
        level_db,
        pan,
    })
}
