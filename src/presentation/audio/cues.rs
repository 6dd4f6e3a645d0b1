//! Signs for what happened: the journal, refused acts, buttons and a die taken up each have their sound.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::catalog::AnyEvent;
use crate::games::skip_bo::event::CardEvent;
use crate::games::skip_bo_dice::event::DiceEvent;
use crate::games::stack::event::StackEvent;
use crate::play::skip_bo::hands::choice::CardChoice;
use crate::play::skip_bo_dice::hands::chosen::Chosen;
use crate::play::stack::hands::chosen::Selection;
use crate::presentation::audio::library::Sound;
use crate::presentation::audio::request::PlaySound;
use crate::presentation::cards::stage::CardStage;
use crate::rules::error::ApplyError;
use crate::rules::ids::{PlayerId, PlayerSet};
use crate::table::journal::{Journal, JournalCursor};
use crate::table::phase::MatchSystems;
use crate::table::replay::state::Replay;
use crate::table::request::{RefusalReason, RequestRefused};
use crate::table::view::Players;
use crate::window::intent::Notice;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cues>()
        .add_systems(
            Update,
            (hear_journal, hear_refusals, hear_hands, play_when_due)
                .chain()
                .after(MatchSystems::SyncTable)
                .before(MatchSystems::Present),
        )
        .add_observer(hear_buttons);
}

/// Sounds that wait for what they belong to, which the screen shows a moment after it was decided.
#[derive(Resource, Debug, Default)]
struct Cues {
    /// With the time each is due, in seconds of the table's clock, which runs and stands with the animation.
    due: Vec<(f32, Sound)>,
    /// When the latest is due.
    last_s: f32,
}

impl Cues {
    /// Adds a sound, a while after now and never before one that was added earlier.
    fn add(&mut self, now_s: f32, after_s: f32, sound: Sound) {
        let at = (now_s + after_s).max(self.last_s + if self.due.is_empty() { 0.0 } else { 0.15 });
        self.due.push((at, sound));
        self.last_s = at;
    }

    /// Takes out what is due.
    fn take(&mut self, now_s: f32) -> Vec<Sound> {
        let (due, waiting) = std::mem::take(&mut self.due)
            .into_iter()
            .partition(|(at, _)| *at <= now_s);
        self.due = waiting;
        let due: Vec<(f32, Sound)> = due;
        due.into_iter().map(|(_, sound)| sound).collect()
    }
}

/// The sound of an event, and how long after it was decided the screen shows it, in seconds of the table's time.
fn cue(event: &AnyEvent, players: Option<&Players>) -> Option<(f32, Sound)> {
    match event {
        AnyEvent::Stack(event) => stack_cue(event, players),
        AnyEvent::SkipBo(event) | AnyEvent::SkipBoMod(event) => card_game_cue(event, players),
        AnyEvent::SkipBoDice(event) => dice_game_cue(event, players),
    }
}

fn stack_cue(event: &StackEvent, players: Option<&Players>) -> Option<(f32, Sound)> {
    let person = |seat| players.is_some_and(|players| players.is_person(seat));
    Some(match event {
        StackEvent::Placed { .. } => (0.18, Sound::Place),
        StackEvent::Captured { .. } => (0.35, Sound::Capture),
        StackEvent::Fell { .. } => (0.0, Sound::KnockOver),
        StackEvent::Rebuilt { .. } => (1.9, Sound::Place),
        StackEvent::Penalty { .. } => (0.4, Sound::Penalty),
        StackEvent::TurnStarted { player, .. } if person(*player) => (0.25, Sound::YourTurn),
        StackEvent::OwnerChooses { owner, .. } if person(*owner) => (0.25, Sound::YourTurn),
        StackEvent::RoundScored { .. } => (0.5, Sound::RoundEnd),
        StackEvent::MatchOver { winners } => (0.8, win(*winners, players)?),
        _ => return None,
    })
}

/// The same for the card games. The cards themselves are heard as they move.
fn card_game_cue(event: &CardEvent, players: Option<&Players>) -> Option<(f32, Sound)> {
    let person = |seat| players.is_some_and(|players| players.is_person(seat));
    Some(match event {
        CardEvent::TurnStarted { player } if person(*player) => (0.25, Sound::YourTurn),
        // Anybody may call it.
        CardEvent::ActedOutOfTurn { .. } => (0.1, Sound::Call),
        CardEvent::DrewTooMany { .. }
        | CardEvent::Talked { .. }
        | CardEvent::CalledOut { .. }
        | CardEvent::DrawSkipped { .. } => (0.2, Sound::Penalty),
        CardEvent::RoundScored { .. } => (0.3, Sound::RoundEnd),
        CardEvent::MatchOver { winners } => (0.6, win(*winners, players)?),
        _ => return None,
    })
}

/// The same for Skip-Bo Dice. What a pen writes is heard where it is shown.
fn dice_game_cue(event: &DiceEvent, players: Option<&Players>) -> Option<(f32, Sound)> {
    let person = |seat| players.is_some_and(|players| players.is_person(seat));
    Some(match event {
        DiceEvent::TurnStarted { player, .. } if person(*player) => (0.25, Sound::YourTurn),
        DiceEvent::Called { asked, .. } if asked.iter().any(person) => (0.1, Sound::Call),
        DiceEvent::Completed { .. } | DiceEvent::RewardEarned { .. } => (0.5, Sound::Capture),
        DiceEvent::LastTurns { .. } => (0.9, Sound::RoundEnd),
        DiceEvent::MatchOver { winners, .. } => (0.8, win(*winners, players)?),
        _ => return None,
    })
}

/// A win is celebrated with the people at this table, and where only computer players play.
fn win(winners: PlayerSet, players: Option<&Players>) -> Option<Sound> {
    let person = |seat| players.is_some_and(|players| players.is_person(seat));
    let seats = players.map_or(0, |players| players.0.len() as u8);
    let people_play = (0..seats).map(PlayerId).any(person);
    (!people_play || winners.iter().any(person)).then_some(Sound::Win)
}

fn hear_journal(
    time: Res<Time>,
    journal: Res<Journal>,
    players: Res<Players>,
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
        if let Some((after_s, sound)) = cue(event, Some(&players)) {
            cues.add(now, after_s, sound);
        }
    }
}

/// A person's refused act. What a computer player or a throw was refused is nobody's business here.
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
        .filter(|refused| players.is_person(refused.request.seat))
        .count();
    if told + refused > 0 {
        play.write(PlaySound::plain(Sound::Refuse));
    }
}

/// Something is taken up, in whichever game.
fn hear_hands(
    selection: Res<Selection>,
    card: Res<CardChoice>,
    chosen: Res<Chosen>,
    mut play: MessageWriter<PlaySound>,
) {
    fn newly<T: Resource>(choice: Res<T>, taken: impl Fn(&T) -> bool) -> bool {
        choice.is_changed() && !choice.is_added() && taken(&choice)
    }
    if newly(selection, |selection| matches!(selection, Selection::Die(_)))
        || newly(card, |choice| *choice != CardChoice::None)
        || newly(chosen, |chosen| *chosen != Chosen::Nothing)
    {
        play.write(PlaySound::plain(Sound::PickUp));
    }
}

fn hear_buttons(_: On<Activate>, mut play: MessageWriter<PlaySound>) {
    play.write(PlaySound::plain(Sound::Button));
}

fn play_when_due(time: Res<Time>, cards: Res<CardStage>, mut cues: ResMut<Cues>, mut play: MessageWriter<PlaySound>) {
    // Cards may still be on their way to where the sign belongs.
    if cues.due.is_empty() || !cards.is_up_to_date() {
        return;
    }
    for sound in cues.take(time.elapsed_secs()) {
        play.write(PlaySound::plain(sound));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::level::Level;
    use crate::table::view::{SeatControl, SeatPlayer};

    fn players() -> Players {
        let seat = |control| SeatPlayer {
            name: "Somebody".into(),
            control,
        };
        Players(vec![seat(SeatControl::Person), seat(SeatControl::Agent(Level::Normal))])
    }

    fn sound(event: StackEvent) -> Option<Sound> {
        cue(&AnyEvent::Stack(event), Some(&players())).map(|(_, sound)| sound)
    }

    #[test]
    fn only_a_persons_turn_is_called() {
        let turn = |seat| StackEvent::TurnStarted {
            player: PlayerId(seat),
            last: false,
        };
        assert_eq!(sound(turn(0)), Some(Sound::YourTurn));
        assert_eq!(sound(turn(1)), None);
    }

    #[test]
    fn card_games_call_a_persons_turn_and_sound_their_penalties_rounds_and_wins() {
        let sound = |event: CardEvent| cue(&AnyEvent::SkipBo(event), Some(&players())).map(|(_, sound)| sound);
        let player = PlayerId(0);
        assert_eq!(sound(CardEvent::TurnStarted { player }), Some(Sound::YourTurn));
        assert_eq!(sound(CardEvent::TurnStarted { player: PlayerId(1) }), None);
        assert_eq!(sound(CardEvent::DrewTooMany { player }), Some(Sound::Penalty));
        let winners = PlayerSet::only(player);
        assert_eq!(sound(CardEvent::MatchOver { winners }), Some(Sound::Win));
        let scored = CardEvent::RoundScored {
            round: 1,
            winners,
            points: Default::default(),
            totals: Default::default(),
        };
        assert_eq!(sound(scored), Some(Sound::RoundEnd));
    }

    #[test]
    fn a_turn_of_cards_is_heard_once_all_cards_before_it_lie() {
        use crate::tabletop::card::CardStep;
        use bevy::time::TimeUpdateStrategy;
        use std::time::Duration;

        let mut app = App::new();
        let turn = CardEvent::TurnStarted { player: PlayerId(0) };
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
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(200)))
            .init_resource::<Selection>()
            .init_resource::<CardChoice>()
            .init_resource::<Chosen>()
            .insert_resource(players())
            .insert_resource(Journal::of(vec![AnyEvent::SkipBo(turn)]))
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
        assert_eq!(heard(&mut app), [Sound::YourTurn]);
    }

    #[test]
    fn a_win_is_only_celebrated_with_the_people_at_this_table() {
        let over = |seat| StackEvent::MatchOver {
            winners: PlayerSet::only(PlayerId(seat)),
        };
        assert_eq!(sound(over(0)), Some(Sound::Win));
        assert_eq!(sound(over(1)), None);
    }

    #[test]
    fn sounds_of_one_moment_follow_each_other_in_order() {
        let mut cues = Cues::default();
        cues.add(10.0, 0.5, Sound::KnockOver);
        cues.add(10.0, 0.1, Sound::Penalty);
        assert!(cues.take(10.4).is_empty());
        assert_eq!(cues.take(10.5), [Sound::KnockOver]);
        assert_eq!(cues.take(10.7), [Sound::Penalty]);
        assert!(cues.due.is_empty());
    }
}
