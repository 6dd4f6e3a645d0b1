//! Captions: a short line for each sound that tells something, whether or not it can be heard, in a row of its own
//! under the bar.
//!
//! The row has a few places. A caption keeps its place until its time is over; when the same is heard again, its
//! caption counts. So nothing jumps, and there are never more lines than places.

use std::time::Duration;

use bevy::prelude::*;

use super::events::MatchBegan;
use super::frame::FramePart;
use messages::Message as Words;
use messages::texts::{captions as words, common};
use rules::ids::SeatId;
use tabletop::throw::ThrowSettled;
use window_kit::presentation::audio::library::Sound;
use window_kit::presentation::audio::request::PlaySound;
use window_kit::presentation::frames::Frames;
use window_kit::settings::Settings;
use window_kit::table::phase::MatchSystems;
use window_kit::ui::in_place::{InPlace, Key};
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{EDGE, PLATE};
use window_kit::ui::measure::Face;
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold, shortening};
use window_kit::window::next_frame::NextFrame;
use window_kit::window::state::{Overlay, Screen};
use window_kit::window::ui_clock::{StartTime, UiClock};

/// How long a caption stays; a longer one stays longer.
const STAYS: Duration = Duration::from_secs(3);
/// The additional time for each em of text width, in seconds.
const PER_EM_S: f32 = 0.06;
/// How many captions have room side by side, and how many in large frames.
const PLACES: usize = 3;
const PLACES_LARGE: usize = 2;
/// Hits or strokes that follow each other more closely than this are one noise, in seconds of the table's time.
const ONE_NOISE_S: f32 = 0.7;
/// How far from the middle a sound comes from a side, as the mean of its positions.
const ASIDE: f32 = 0.12;
/// The size of the letters.
const LETTERS: f32 = 15.0;

/// How much a caption matters when there is no free place, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    /// Many sounds together are one noise: dice that roll, cards that are dealt.
    Noise,
    /// One sound.
    Single,
    /// The program announces something.
    Call,
}

/// A caption on the screen.
#[derive(Clone, Debug, PartialEq)]
struct Caption {
    what: Words,
    whose: Option<SeatId>,
    weight: Weight,
    /// How often it was heard.
    times: u32,
    /// The sum of the positions of the sounds of this noise, -1 to 1 each, and how many there were.
    positions: (f32, u16),
    /// When it was heard last, in seconds of the table's time.
    heard_s: f32,
    /// The number of the sound that was heard last, over all captions.
    number: u64,
    since: StartTime,
}

impl Caption {
    /// Adds the side that it comes from, if that is not the middle.
    fn at_its_side(&self, text: Words) -> Words {
        // As if two more sounds came from the middle: the first hit of a die alone does not decide the side.
        let mean = self.positions.0 / (f32::from(self.positions.1) + 2.0);
        if mean < -ASIDE {
            words::left(text)
        } else if mean > ASIDE {
            words::right(text)
        } else {
            text
        }
    }

    /// The text.
    fn text(&self) -> Words {
        let mut text = self.what.clone();
        if let Some(seat) = self.whose {
            text = words::of(seat, text);
        }
        text = self.at_its_side(text);
        if self.times > 1 {
            text = words::times(text, self.times);
        }
        common::sentence(text)
    }
}

/// The captions, each in its place.
#[derive(Resource, Clone, Debug, Default)]
struct Captions {
    places: [Option<Caption>; PLACES],
    /// How many sounds had captions.
    heard: u64,
}

impl Captions {
    /// Adds a sound: to its caption, if that is on the screen, or else as a new one. Without a free place it replaces
    /// what matters least, the oldest first, and is left out if all others matter more.
    fn hear(&mut self, sound: &PlaySound, now_s: f32, places: usize) {
        let Some((what, weight)) = telling(sound.sound) else {
            return;
        };
        self.heard += 1;
        let number = self.heard;
        let known = self
            .places
            .iter_mut()
            .flatten()
            .find(|known| known.what == what && known.whose == sound.whose);
        if let Some(known) = known {
            if weight != Weight::Noise || now_s - known.heard_s > ONE_NOISE_S {
                known.times = known.times.saturating_add(1);
                known.positions = (0.0, 0);
            }
            known.positions.0 += sound.pan;
            known.positions.1 = known.positions.1.saturating_add(1);
            (known.heard_s, known.number, known.since) = (now_s, number, StartTime::default());
            return;
        }
        let new = Caption {
            what,
            whose: sound.whose,
            weight,
            times: 1,
            positions: (sound.pan, 1),
            heard_s: now_s,
            number,
            since: StartTime::default(),
        };
        let is_still = |place: &Option<Caption>| place.as_ref().is_some_and(|known| known.what == words::STILL);
        let places = &mut self.places[..places];
        // Dice that roll again are where it said that they lie still.
        let again = places.iter().position(is_still).filter(|_| new.what == words::DICE);
        let free = || places.iter().position(Option::is_none);
        let least = || {
            let taken = places.iter().enumerate();
            let (place, least) = taken
                .filter_map(|(place, known)| Some((place, known.as_ref()?)))
                .min_by_key(|(_, known)| (known.weight, known.number))?;
            (least.weight <= new.weight).then_some(place)
        };
        if let Some(place) = again.or_else(free).or_else(least) {
            places[place] = Some(new);
        }
    }

    /// The dice lie still: that takes the place of their noise.
    fn settle(&mut self) {
        for rolled in self.places.iter_mut().flatten() {
            if rolled.what == words::DICE {
                *rolled = Caption {
                    what: words::STILL,
                    weight: Weight::Single,
                    times: 1,
                    positions: (0.0, 0),
                    since: StartTime::default(),
                    ..rolled.clone()
                };
            }
        }
    }
}

/// What a sound tells; `None` for the sounds of a person's own hand.
fn telling(sound: Sound) -> Option<(Words, Weight)> {
    use Weight::{Call, Noise, Single};
    Some(match sound {
        Sound::Felt | Sound::Click | Sound::Wood => (words::DICE, Noise),
        Sound::Floor => (words::FLOOR, Single),
        Sound::Place => (words::PLACED, Single),
        Sound::Rebuild => (words::REBUILT, Single),
        Sound::Capture => (words::CAPTURED, Single),
        Sound::Complete => (words::COMPLETE, Single),
        Sound::Sweep => (words::SWEPT, Single),
        Sound::Reward => (words::REWARD, Single),
        Sound::KnockOver => (words::FELL, Call),
        Sound::Refuse => (words::REFUSED, Single),
        Sound::YourTurn => (words::YOUR_TURN, Call),
        Sound::Asked => (words::ASKED, Call),
        Sound::Penalty => (words::PENALTY, Call),
        Sound::RoundEnd => (words::ROUND_END, Call),
        Sound::LastTurns => (words::LAST_TURNS, Call),
        Sound::Win => (words::WIN, Call),
        Sound::Lose => (words::LOSE, Call),
        Sound::Emptied => (words::EMPTIED, Single),
        Sound::Chain => (words::CHAIN, Single),
        Sound::Call => (words::CALL, Call),
        Sound::OutOfTurn => (words::OUT_OF_TURN, Call),
        Sound::Pen => (words::PEN, Noise),
        Sound::Card | Sound::CardOnFelt => (words::CARD, Single),
        Sound::Deal => (words::DEAL, Noise),
        Sound::Flip => (words::FLIP, Single),
        Sound::Shuffle => (words::SHUFFLE, Single),
        Sound::PickUp | Sound::Button => return None,
        // The room tells nothing.
        Sound::Pop | Sound::Log | Sound::Creak | Sound::Car | Sound::Gust => return None,
    })
}

/// The row.
#[derive(Component, Clone, Copy, Debug)]
struct Row;

/// The content of the row: the text in each place.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    texts: Vec<Option<Words>>,
    scale: FrameScale,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Captions>()
        .init_resource::<NextFrame>()
        .add_message::<PlaySound>()
        .add_message::<ThrowSettled>()
        .add_systems(
            Update,
            (
                // Everywhere, so that no sound from before a match counts as new in it.
                hear,
                (lay_row, age, show_row).chain().run_if(in_state(Screen::Match)),
            )
                .chain()
                .after(MatchSystems::Present),
        );
}

/// How many places there are.
fn places(frames: Frames) -> usize {
    if frames.are_large() { PLACES_LARGE } else { PLACES }
}

fn hear(
    time: Res<Time>,
    (mut sounds, mut settled): (MessageReader<PlaySound>, MessageReader<ThrowSettled>),
    mut began: MessageReader<MatchBegan>,
    (settings, frames, screen): (Res<Settings>, Res<Frames>, Res<State<Screen>>),
    mut captions: ResMut<Captions>,
) {
    let is_new = began.read().count() > 0;
    if is_new || !settings.captions || *screen.get() != Screen::Match {
        captions.places = default();
        sounds.clear();
        settled.clear();
        return;
    }
    for sound in sounds.read() {
        captions.hear(sound, time.elapsed_secs(), places(*frames));
    }
    if settled.read().count() > 0 {
        captions.settle();
    }
}

/// Spawns the row while there are captions.
fn lay_row(settings: Res<Settings>, rows: Query<Entity, With<Row>>, mut commands: Commands) {
    if settings.captions != rows.is_empty() {
        return;
    }
    for row in &rows {
        commands.entity(row).despawn();
    }
    if settings.captions {
        commands.spawn((
            Row,
            FramePart::Captions,
            DespawnOnExit(Screen::Match),
            Node {
                border: UiRect::bottom(px(1)),
                ..default()
            },
            BackgroundColor(PLATE),
            BorderColor::all(EDGE),
            Pickable::IGNORE,
        ));
    }
}

/// Removes captions whose time is over. It counts only while nothing lies over the row.
fn age(
    mut clock: UiClock,
    (overlay, frames, localizer): (Res<State<Overlay>>, Res<Frames>, Res<Localizer>),
    mut captions: ResMut<Captions>,
) {
    let covered = *overlay.get() != Overlay::None;
    let places = places(*frames);
    for (place, slot) in captions.bypass_change_detection().places.iter_mut().enumerate() {
        let Some(caption) = slot else { continue };
        if covered {
            caption.since = StartTime::default();
            continue;
        }
        let wide = Face::Bold.width(&localizer.localize(&caption.text()), 1.0);
        let lasts = STAYS + Duration::from_secs_f32(wide * PER_EM_S);
        if place >= places || clock.left(&mut caption.since, lasts).is_zero() {
            *slot = None;
        }
    }
}

fn show_row(
    rows: Query<Entity, With<Row>>,
    (captions, scale, frames): (Res<Captions>, Res<FrameScale>, Res<Frames>),
    mut shown: Local<Shown<(Entity, Model)>>,
    mut commands: Commands,
) {
    let Ok(row) = rows.single() else { return };
    let text = |caption: &Option<Caption>| caption.as_ref().map(Caption::text);
    let mut texts: Vec<_> = captions.places[..places(*frames)].iter().map(text).collect();
    // The first place is the middle one.
    if texts.len() == PLACES {
        texts.swap(0, 1);
    }
    let Some((_, model)) = shown.change((row, Model { texts, scale: *scale })) else {
        return;
    };
    commands.entity(row).update_children(|row| {
        for (number, text) in model.texts.iter().enumerate() {
            let mut place = row.spawn((
                Key::new(number.to_string()),
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    padding: UiRect::horizontal(model.scale.px(8.0)),
                    justify_content: JustifyContent::Center,
                    align_items: AlignItems::Center,
                    overflow: Overflow::clip(),
                    ..default()
                },
                Pickable::IGNORE,
            ));
            if let Some(text) = text {
                place.with_child((bold(text.clone(), model.scale.text(LETTERS)), shortening()));
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use window_kit::ui::localized::LocalizedText;

    const WHO: SeatId = SeatId(0);

    fn of(sound: Sound, whose: Option<SeatId>) -> PlaySound {
        PlaySound {
            whose,
            ..PlaySound::plain(sound)
        }
    }

    fn at(sound: Sound, pan: f32) -> PlaySound {
        PlaySound {
            pan,
            ..PlaySound::plain(sound)
        }
    }

    /// The texts in their places after these sounds, each with its time in seconds.
    fn texts(sounds: &[(f32, PlaySound)]) -> Vec<String> {
        let mut captions = Captions::default();
        for (now_s, sound) in sounds {
            captions.hear(sound, *now_s, PLACES);
        }
        of_captions(&captions)
    }

    fn of_captions(captions: &Captions) -> Vec<String> {
        let localizer = Localizer::default();
        let all = captions.places.iter().flatten();
        all.map(|caption| localizer.localize(&caption.text())).collect()
    }

    #[test]
    fn hits_close_together_are_one_noise_and_after_a_pause_it_counts() {
        let hits = [0.0, 0.2, 0.7].map(|now_s| (now_s, PlaySound::plain(Sound::Felt)));
        assert_eq!(texts(&hits), ["Dice rattle"]);
        let mut more = hits.to_vec();
        more.extend([2.0, 2.1, 4.0].map(|now_s| (now_s, PlaySound::plain(Sound::Click))));
        assert_eq!(texts(&more), ["Dice rattle \u{d7}3"]);
        let falls = [0.0, 0.1].map(|now_s| (now_s, PlaySound::plain(Sound::KnockOver)));
        assert_eq!(texts(&falls), ["A stack falls \u{d7}2"], "two stacks are not one noise");
    }

    #[test]
    fn a_caption_says_whose_sound_it_is_and_from_which_side_it_comes() {
        let seat = of(Sound::Card, Some(WHO));
        assert_eq!(texts(&[(0.0, seat)]), ["1: a card is laid down"]);
        let side = |pan: f32| texts(&[0.0, 0.1, 0.2].map(|now_s| (now_s, at(Sound::Wood, pan))));
        assert_eq!(side(-0.4), ["Dice rattle, left"]);
        assert_eq!(side(0.4), ["Dice rattle, right"]);
        assert_eq!(side(0.05), ["Dice rattle"]);
        assert_eq!(
            texts(&[(0.0, at(Sound::Wood, 0.3))]),
            ["Dice rattle"],
            "one hit says little"
        );
    }

    #[test]
    fn the_end_of_a_throw_takes_the_place_of_its_noise() {
        let mut captions = Captions::default();
        captions.settle();
        assert_eq!(of_captions(&captions).len(), 0, "nothing was thrown");
        captions.hear(&PlaySound::plain(Sound::Felt), 0.0, PLACES);
        captions.hear(&of(Sound::YourTurn, Some(WHO)), 0.0, PLACES);
        captions.settle();
        assert_eq!(of_captions(&captions), ["The dice lie still", "1: your turn"]);
        captions.hear(&PlaySound::plain(Sound::Felt), 3.0, PLACES);
        assert_eq!(of_captions(&captions), ["Dice rattle", "1: your turn"]);
    }

    #[test]
    fn there_are_never_more_lines_than_places_and_what_matters_stays() {
        let crowd: Vec<_> = (0..9)
            .map(|seat| (0.1 * f32::from(seat), of(Sound::Card, Some(SeatId(seat)))))
            .collect();
        assert_eq!(texts(&crowd).len(), PLACES);
        let calls = [Sound::YourTurn, Sound::Penalty, Sound::KnockOver].map(|sound| (0.0, PlaySound::plain(sound)));
        let mut all = calls.to_vec();
        all.push((0.1, PlaySound::plain(Sound::Deal)));
        assert_eq!(texts(&all), ["Your turn", "Penalty", "A stack falls"]);
        all.push((0.2, PlaySound::plain(Sound::Win)));
        assert_eq!(texts(&all), ["Victory", "Penalty", "A stack falls"], "the oldest goes");
        all[1] = (0.0, PlaySound::plain(Sound::Felt));
        assert_eq!(
            texts(&all),
            ["Your turn", "Victory", "A stack falls"],
            "noise goes first"
        );
    }

    /// The captions on the screen of a match, with the engine's own time.
    fn table() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_state(Screen::Match)
            .init_state::<Overlay>()
            .init_resource::<FrameScale>()
            .init_resource::<Frames>()
            .init_resource::<Localizer>()
            .insert_resource(Settings {
                captions: true,
                ..Settings::default()
            })
            .add_message::<MatchBegan>()
            .add_plugins(plugin);
        frame(&mut app, 0.1);
        app
    }

    fn frame(app: &mut App, seconds: f32) {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds)));
        app.update();
    }

    fn read(app: &mut App) -> Vec<String> {
        let mut said = app.world_mut().query::<&LocalizedText>();
        let localizer = Localizer::default();
        said.iter(app.world()).map(|said| localizer.localize(&said.0)).collect()
    }

    fn play(app: &mut App, sound: Sound) {
        app.world_mut().write_message(PlaySound::plain(sound));
    }

    #[test]
    fn a_sound_after_a_long_rest_has_its_caption_for_the_whole_time() {
        for rest in [[12.0, 0.1], [0.1, 12.0], [600.0, 600.0]] {
            let mut app = table();
            play(&mut app, Sound::Sweep);
            frame(&mut app, rest[0]);
            let wakes = app.world_mut().resource_mut::<NextFrame>().take(Duration::MAX);
            assert_eq!(wakes, Duration::ZERO, "time counts from the next frame on");
            frame(&mut app, rest[1]);
            assert_eq!(read(&mut app), ["A pile is complete"], "{rest:?}");
            let wakes = app.world_mut().resource_mut::<NextFrame>().take(Duration::MAX);
            assert!((3.0..4.0).contains(&wakes.as_secs_f32()), "{wakes:?}");
            frame(&mut app, 2.9);
            assert_eq!(read(&mut app), ["A pile is complete"], "{rest:?}");
            frame(&mut app, 1.1);
            assert_eq!(read(&mut app).len(), 0, "{rest:?}");
        }
    }

    #[test]
    fn each_sound_counts_once_at_any_frame_rate_and_with_the_table_paused() {
        for rate in [30.0, 60.0, 240.0] {
            for paused in [false, true] {
                let mut app = table();
                if paused {
                    app.world_mut().resource_mut::<Time<Virtual>>().pause();
                }
                play(&mut app, Sound::Refuse);
                let mut shown_s = 0.0;
                while !read(&mut app).is_empty() || shown_s == 0.0 {
                    frame(&mut app, 1.0 / rate);
                    shown_s += 1.0 / rate;
                    let lines = read(&mut app);
                    assert!(lines.is_empty() || lines == ["Not allowed"], "{lines:?} at {rate}");
                    assert!(shown_s < 9.0, "it stays for ever at {rate}");
                }
                assert!((3.0..4.0).contains(&shown_s), "{shown_s} s at {rate}, {paused}");
            }
        }
    }

    #[test]
    fn under_a_page_a_caption_waits_until_it_can_be_read() {
        let mut app = table();
        app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Pause);
        frame(&mut app, 0.1);
        play(&mut app, Sound::YourTurn);
        frame(&mut app, 0.1);
        frame(&mut app, 60.0);
        app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
        frame(&mut app, 0.1);
        frame(&mut app, 0.1);
        frame(&mut app, 2.9);
        assert_eq!(read(&mut app), ["Your turn"]);
        frame(&mut app, 1.5);
        assert_eq!(read(&mut app).len(), 0);
    }

    #[test]
    fn without_the_setting_there_is_no_row_and_turning_it_on_starts_afresh() {
        let mut app = table();
        let rows = |app: &mut App| app.world_mut().query::<&Row>().iter(app.world()).count();
        assert_eq!(rows(&mut app), 1);
        app.world_mut().resource_mut::<Settings>().captions = false;
        play(&mut app, Sound::Card);
        frame(&mut app, 0.1);
        assert_eq!(rows(&mut app), 0);
        app.world_mut().resource_mut::<Settings>().captions = true;
        frame(&mut app, 0.1);
        assert_eq!((rows(&mut app), read(&mut app).len()), (1, 0));
        play(&mut app, Sound::Card);
        frame(&mut app, 0.1);
        assert_eq!(read(&mut app), ["A card is laid down"]);
    }

    #[test]
    fn a_new_match_begins_without_captions() {
        let mut app = table();
        play(&mut app, Sound::Win);
        frame(&mut app, 0.1);
        app.world_mut().write_message(MatchBegan);
        frame(&mut app, 0.1);
        assert_eq!(read(&mut app).len(), 0);
    }
}
