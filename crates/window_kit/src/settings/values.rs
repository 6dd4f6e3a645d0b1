//! All settings, with their defaults and limits.

use std::path::PathBuf;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::choices::{
    AskFirst, CardBack, ColourVision, DiceMarks, DiceSet, HandOver, LogDetail, Quality, Repeat, Rumble, Speed,
    TableTheme,
};
use super::files::{folder, load};
use language::Locale;

/// The file of [`Settings`] in the settings folder.
pub const FILE: &str = "settings.toml";

/// The settings.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` for the computer's language.
    pub language: Option<Locale>,
    /// Whether the pages of the first start were shown.
    pub welcomed: bool,
    /// The volume of all sounds, 0 to 1.
    pub volume: f32,
    /// The volume of dice, 0 to 1, multiplied by `volume`.
    pub dice_volume: f32,
    /// The volume of buttons and notices, 0 to 1, multiplied by `volume`.
    pub interface_volume: f32,
    /// The volume of the room around the table, 0 to 1, multiplied by `volume`.
    pub room_volume: f32,
    /// The volume of the music, 0 to 1, multiplied by `volume`.
    pub music_volume: f32,
    /// Whether all sounds are heard on both sides alike, wherever they come from.
    pub mono: bool,
    /// Whether a line on the screen tells of each sound that tells something.
    pub captions: bool,
    /// Whether computer players say a line now and then.
    pub banter: bool,
    /// Borderless fullscreen.
    pub fullscreen: bool,
    /// How fast things move.
    pub speed: Speed,
    /// The table.
    pub table_theme: TableTheme,
    /// What dice are made of.
    pub dice_set: DiceSet,
    /// What is printed on the backs of cards.
    pub card_back: CardBack,
    /// How dice show their owners.
    pub dice_marks: DiceMarks,
    /// When one person hands the table over to another.
    pub hand_over: HandOver,
    /// Whether the program asks before a match is left or started over.
    pub ask_first: AskFirst,
    /// What the match log shows.
    pub log: LogDetail,
    /// The time limit for people who are asked at the same time, for new matches, in seconds; 0 is no limit.
    pub answer_within_s: u8,
    /// The camera cuts instead of panning and does not sway when idle.
    pub reduced_motion: bool,
    /// Stronger contrast between texts and their backgrounds.
    pub strong_contrast: bool,
    /// The colour vision that the window simulates.
    pub colour_vision: ColourVision,
    /// The size of the interface, 0.8 to 2.0.
    pub ui_scale: f32,
    /// The picture quality; `None` lets the program choose.
    pub quality: Option<Quality>,
    /// The quality that the program found to be fast enough on this computer, if it had to search.
    pub found_quality: Option<Quality>,
    /// Whether what counts as long as it is held is turned on by one press and off by the next.
    pub toggle_held: bool,
    /// How far the left stick must be pushed to count as a direction, 0.3 to 0.9.
    pub stick_push: f32,
    /// How far the right stick must be pulled to aim, 0.1 to 0.6: less is its dead zone.
    pub stick_pull: f32,
    /// How a direction of a gamepad repeats while it is held.
    pub repeat: Repeat,
    /// How hard a gesture throws, 0.5 to 2; 1 is the usual strength.
    pub throw_strength: f32,
    /// How strongly gamepads shake.
    pub rumble: Rumble,
    /// The folder in which matches are saved, if it is not the default one.
    pub keep_in: Option<PathBuf>,
    /// Whether tables in the same network are looked for, and hosted tables are announced there.
    pub near_by: bool,
    /// Whether the desktop tells when one's turn comes at a table that takes its time.
    pub turn_notices: bool,
    /// The address of the server for playing together, as typed; empty for none.
    pub server: String,
    /// The address of the relay at which people in other homes find tables of this program, as typed; empty for the
    /// public ones.
    pub relay: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            welcomed: false,
            volume: 0.8,
            dice_volume: 1.0,
            interface_volume: 1.0,
            room_volume: 0.4,
            music_volume: 0.4,
            mono: false,
            captions: false,
            banter: true,
            fullscreen: false,
            speed: Speed::Normal,
            table_theme: TableTheme::Evening,
            dice_set: DiceSet::Resin,
            card_back: CardBack::Lattice,
            dice_marks: DiceMarks::Pips,
            hand_over: HandOver::HiddenHands,
            ask_first: AskFirst::NotKept,
            log: LogDetail::Everything,
            answer_within_s: 0,
            reduced_motion: false,
            strong_contrast: false,
            colour_vision: ColourVision::Usual,
            ui_scale: 1.0,
            quality: None,
            found_quality: None,
            toggle_held: false,
            stick_push: 0.6,
            stick_pull: 0.3,
            repeat: Repeat::Normal,
            throw_strength: 1.0,
            rumble: Rumble::Full,
            keep_in: None,
            near_by: true,
            turn_notices: false,
            server: String::new(),
            relay: String::new(),
        }
    }
}

impl Settings {
    /// The saved settings, or the defaults if there are none. Values out of range are clamped.
    pub fn load() -> Self {
        load::<Self>(FILE).within_limits()
    }

    /// The same with all values within their limits.
    pub(super) fn within_limits(self) -> Self {
        let mut settings = self;
        settings.volume = within(settings.volume, 0.0, 1.0, 0.8);
        settings.dice_volume = within(settings.dice_volume, 0.0, 1.0, 1.0);
        settings.interface_volume = within(settings.interface_volume, 0.0, 1.0, 1.0);
        settings.room_volume = within(settings.room_volume, 0.0, 1.0, 0.4);
        settings.music_volume = within(settings.music_volume, 0.0, 1.0, 0.4);
        settings.ui_scale = within(settings.ui_scale, 0.8, 2.0, 1.0);
        settings.stick_push = within(settings.stick_push, 0.3, 0.9, 0.6);
        settings.stick_pull = within(settings.stick_pull, 0.1, 0.6, 0.3);
        settings.throw_strength = within(settings.throw_strength, 0.5, 2.0, 1.0);
        settings
    }

    /// The default settings, but with the chosen language. Also unchanged are values that no page of the settings
    /// screen has: the folder of saved matches, the server, the relay, and the quality that the program found for this
    /// computer.
    pub fn reset(&self) -> Self {
        Self {
            language: self.language,
            welcomed: self.welcomed,
            found_quality: self.found_quality,
            keep_in: self.keep_in.clone(),
            server: self.server.clone(),
            relay: self.relay.clone(),
            ..Self::default()
        }
    }

    /// The folder that `keep_in` names, if it names one. A relative path starts at the settings folder.
    pub fn kept_in(&self) -> Option<PathBuf> {
        let named = self.keep_in.as_ref().filter(|named| !named.as_os_str().is_empty())?;
        Some(folder().map_or_else(|| named.clone(), |folder| folder.join(named)))
    }
}

fn within(value: f32, least: f32, most: f32, otherwise: f32) -> f32 {
    if value.is_finite() {
        value.clamp(least, most)
    } else {
        otherwise
    }
}
