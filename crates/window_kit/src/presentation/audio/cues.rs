//! Sounds for events: the journal, refused actions, buttons, and things that are picked up each have their sound.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use bevy::window::RequestRedraw;

use crate::presentation::audio::library::Sound;
use crate::presentation::audio::request::PlaySound;
use crate::presentation::cards::stage::CardStage;
use crate::table::journal::{Journal, JournalCursor};
use crate::table::phase::MatchSystems;
use crate::table::replay::state::Replay;
use crate::window::by_game::ByGame;
use crate::window::hold::ItemPickedUp;
use crate::window::intent::Notice;
use games::catalog::AnyEvent;
use host::request::{RefusalReason, RequestRefused};
use host::view::Players;
use rules::error::ApplyError;
use rules::ids::{SeatId, SeatSet};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cues>()
        .init_resource::<ByGame<GameCues>>()
        .add_systems(
            Update,
            (hear_journal, hear_refusals, hear_hands, play_when_due)
                .chain()
                .after(MatchSystems::SyncTable)
                .before(MatchSystems::Present),
        )
        .add_observer(hear_buttons);
}

/// Sounds that wait until the screen shows their event, a moment after it happened.
#[derive(Resource, Debug, Default)]
struct Cues {
    /// The sounds, each with its time in seconds of the table's clock, which stops together with the animation.
    due: Vec<(f32, PlaySound)>,
    /// The time of the latest sound.
    last_s: f32,
}

impl Cues {
    /// Adds a sound some time after now, and never before a sound that was added earlier.
    fn add(&mut self, now_s: f32, cue: Cue) {
        let at = (now_s + cue.after_s).max(self.last_s + if self.due.is_empty() { 0.0 } else { 0.15 });
        let sound = PlaySound {
            whose: cue.whose,
            ..PlaySound::plain(cue.sound)
        };
        self.due.push((at, sound));
        self.last_s = at;
    }

    /// Removes the sounds that are due and returns them.
    fn take(&mut self, now_s: f32) -> Vec<PlaySound> {
        let (due, waiting) = std::mem::take(&mut self.due)
            .into_iter()
            .partition(|(at, _)| *at <= now_s);
        self.due = waiting;
        let due: Vec<(f32, PlaySound)> = due;
        due.into_iter().map(|(_, sound)| sound).collect()
    }
}

/// The sound of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// The time from the event until the screen shows it, in seconds of the table's time.
    pub after_s: f32,
    /// The sound.
    pub sound: Sound,
    /// Whose sound it is, for captions: the player who acts, or who is called.
    pub whose: Option<SeatId>,
}

/// Gives the sound of a game's event, if it has one.
#[derive(Clone, Copy, Debug)]
pub struct GameCues(pub fn(&AnyEvent, &Players) -> Option<Cue>);

/// The sound of the end of a match: another one if people play at this table and none of them wins.
pub fn end(winners: SeatSet, players: &Players) -> Sound {
    let person = |seat| players.is_person(seat);
    let seats = players.0.len() as u8;
    let people_play = (0..seats).map(SeatId).any(person);
    if !people_play || winners.iter().any(person) {
        Sound::Win
    } else {
        Sound::Lose
    }
}

fn hear_journal(
    time: Res<Time>,
    journal: Res<Journal>,
    players: Res<Players>,
    cues_of: Res<ByGame<GameCues>>,
    replay: Replay,
    mut cursor: Local<JournalCursor>,
    mut cues: ResMut<Cues>,
) {
    if !journal.is_changed() {
        return;
    }
    if replay.is_skipping() {
        journal.read(&mut cursor);
        return;
    }
    let now = time.elapsed_secs();
    for event in journal.read(&mut cursor) {
        let cues_of = cues_of.of(event.game());
        if let Some(cue) = cues_of.and_then(|cues_of| cues_of.0(event, &players)) {
            cues.add(now, cue);
        }
    }
}

/// The winner, if there is only one.
pub fn only_winner(winners: SeatSet) -> Option<SeatId> {
    winners.lowest().filter(|_| winners.len() == 1)
}

/// Plays the sound for a person's refused action. Refusals to computer players and of throws make no sound.
fn hear_refusals(
    mut notices: MessageReader<Notice>,
    mut refusals: MessageReader<RequestRefused>,
    players: Res<Players>,
    mut play: MessageWriter<PlaySound>,
) {
    let told = notices.read().filter(|notice| notice.refused).count();
    let refused = refusals
        .read()
        .filter(|refused| matches!(refused.reason, RefusalReason::Rules(ApplyError::Illegal { .. })))
        .filter(|refused| players.is_person(refused.request.seat()))
        .count();
    if told + refused > 0 {
        play.write(PlaySound::plain(Sound::Refuse));
    }
}

/// Plays the sound for picking something up, in any game.
fn hear_hands(mut taken: MessageReader<ItemPickedUp>, mut play: MessageWriter<PlaySound>) {
    if taken.read().count() > 0 {
        play.write(PlaySound::plain(Sound::PickUp));
    }
}

fn hear_buttons(_: On<Activate>, mut play: MessageWriter<PlaySound>) {
    play.write(PlaySound::plain(Sound::Button));
}

fn play_when_due(
    time: Res<Time>,
    cards: Res<CardStage>,
    mut cues: ResMut<Cues>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut play: MessageWriter<PlaySound>,
) {
    // Cards may still be on their way to the place of the event.
    if cues.due.is_empty() || !cards.is_up_to_date() {
        return;
    }
    play.write_batch(cues.take(time.elapsed_secs()));
    // The table's time stands still under a menu.
    if !cues.due.is_empty() && !time.delta().is_zero() {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::{AnyGame, AnyOptions, NAMES};
    use rules::ids::Actor;
    use rules::rng::{Stream, stream};
    use rules::seats::Seats;

    /// The name of a game, and the first event in a match of it.
    fn first_events() -> (&'static str, Vec<AnyEvent>) {
        let options = AnyOptions::of_game(NAMES[0]).expect("a game");
        let seats = Seats::solo(2).expect("two can be seated");
        let mut game = AnyGame::new(&options, &seats, 1).expect("a match");
        let report = game.sample_chance(&mut stream(1, Stream::Chance));
        let mut events = Vec::new();
        game.apply(Actor::Chance, &report, &mut events).expect("chance is due");
        events.truncate(1);
        (NAMES[0], events)
    }

    #[test]
    fn what_happened_is_heard_once_all_cards_before_it_lie() {
        use crate::table::components::card::CardStep;
        use bevy::time::TimeUpdateStrategy;
        use std::time::Duration;

        let mut app = App::new();
        let (game, events) = first_events();
        let mut stage = CardStage::default();
        stage.await_step(CardStep::Built {
            pile: 0,
            value: 12,
            by_die: false,
        });
        app.add_plugins((MinimalPlugins, plugin))
            .add_message::<PlaySound>()
            .add_message::<Notice>()
            .add_message::<RequestRefused>()
            .add_message::<ItemPickedUp>()
            .add_message::<RequestRedraw>()
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(200)))
            .insert_resource(Players::person_and_computer())
            .insert_resource(Journal::of(events))
            .insert_resource(ByGame::default().with(
                game,
                GameCues(|_, _| {
                    Some(Cue {
                        after_s: 0.0,
                        sound: Sound::Call,
                        whose: None,
                    })
                }),
            ))
            .insert_resource(stage);
        let heard = |app: &mut App| {
            let mut sounds = Vec::new();
            for _ in 0..6 {
                app.update();
                let played = app.world().resource::<Messages<PlaySound>>();
                sounds.extend(played.iter_current_update_messages().map(|play| play.sound));
            }
            sounds
        };
        assert_eq!(heard(&mut app), [], "a card is still on its way");
        app.insert_resource(CardStage::default());
        assert_eq!(heard(&mut app), [Sound::Call]);
    }

    #[test]
    fn who_loses_hears_another_end_than_who_wins() {
        let end = |seat| end(SeatSet::only(SeatId(seat)), &Players::person_and_computer());
        assert_eq!([end(0), end(1)], [Sound::Win, Sound::Lose]);
        assert_eq!(super::end(SeatSet::only(SeatId(1)), &Players::default()), Sound::Win);
    }

    #[test]
    fn sounds_of_one_moment_follow_each_other_in_order() {
        let mut cues = Cues::default();
        let cue = |after_s, sound| Cue {
            after_s,
            sound,
            whose: Some(SeatId(1)),
        };
        cues.add(10.0, cue(0.5, Sound::KnockOver));
        cues.add(10.0, cue(0.1, Sound::Penalty));
        let mut take = |now_s| {
            let sounds = cues.take(now_s).into_iter();
            sounds.map(|play| (play.sound, play.whose)).collect::<Vec<_>>()
        };
        assert_eq!(take(10.4), []);
        assert_eq!(take(10.5), [(Sound::KnockOver, Some(SeatId(1)))]);
        assert_eq!(take(10.7), [(Sound::Penalty, Some(SeatId(1)))]);
        assert!(cues.due.is_empty());
    }
}
