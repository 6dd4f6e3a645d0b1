//! What computer players say, now and then, of their own luck. Nobody's mistakes are spoken of, and nothing that is
//! hidden: it follows from events that everybody sees, and changes nothing in the match.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::screens::hud::bubble::{Bubble, Says};
use crate::screens::hud::events::{HudEvent, MatchBegan};
use crate::screens::hud::portraits::Portraits;
use crate::screens::hud::tutorial::lesson::Speaks;
use games::catalog::{AnyEvent, AnyView};
use host::view::{MatchView, Players};
use messages::Message as Words;
use messages::texts::banter as words;
use rules::ai::character::Manner;
use rules::ids::SeatId;
use window_kit::settings::Settings;
use window_kit::table::replay::state::Replaying;
use window_kit::ui::face::Portrait;
use window_kit::window::by_game::ByGame;
use window_kit::window::state::{GateWaits, Overlay, Screen};
use window_kit::window::steps::HudSystems;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// The least time between two lines, of whomever.
const APART: Duration = Duration::from_secs(20);

/// What a player speaks of; what matters most comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Occasion {
    /// The match is won.
    Won,
    /// The own stock pile is empty.
    Stock,
    /// A stack was captured.
    Capture,
    /// A pile is complete.
    Pile,
    /// Somebody else has the own stack now.
    Lost,
    /// The own throw was a good one.
    Lucky,
}

/// What an event means to those at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// The turn of a seat begins.
    Turn(SeatId),
    /// A seat has something to speak of.
    Of(SeatId, Occasion),
}

/// A game's function that says what an event, after which the table is as in this view, means to those at the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HeardBy(pub fn(&AnyEvent, &AnyView) -> Option<Heard>);

/// When somebody spoke last.
#[derive(Resource, Clone, Debug, Default)]
struct Banter {
    /// Whose turn it is.
    turn: Option<SeatId>,
    /// Whether somebody spoke in this turn.
    spoken: bool,
    /// When somebody spoke in this match.
    last: Option<StartTime>,
    /// How many events there were: a public number that picks one of several lines.
    events: usize,
}

/// What may keep everybody quiet.
#[derive(SystemParam)]
struct Quiet<'w> {
    settings: Res<'w, Settings>,
    replaying: Option<Res<'w, Replaying>>,
    overlay: Res<'w, State<Overlay>>,
    waits: Res<'w, GateWaits>,
    lesson: Res<'w, Speaks>,
    view: Option<Res<'w, MatchView>>,
    players: Res<'w, Players>,
}

impl Quiet<'_> {
    /// Whether nobody speaks now: lines are muted, the match is only shown again, or a person has something to read.
    fn rules(&self, turn: Option<SeatId>) -> bool {
        let asked = self.view.as_ref().is_some_and(|view| {
            let mut due = view.due.iter();
            // A person whose turn it is knows what to do; everybody else is asked a question.
            due.any(|seat| self.players.is_person(seat) && Some(seat) != turn)
        });
        !self.settings.banter
            || self.replaying.is_some()
            || *self.overlay.get() != Overlay::None
            || self.waits.score
            || self.lesson.0
            || asked
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ByGame<HeardBy>>()
        .init_resource::<Banter>()
        .add_systems(
            Update,
            (speak, hush)
                .chain()
                .in_set(HudSystems::Tell)
                .run_if(in_state(Screen::Match)),
        );
}

fn speak(
    (mut told, mut began): (MessageReader<HudEvent>, MessageReader<MatchBegan>),
    by: Res<ByGame<HeardBy>>,
    quiet: Quiet,
    portraits: Portraits,
    mut clock: UiClock,
    mut banter: ResMut<Banter>,
    mut says: MessageWriter<Says>,
) {
    if began.read().count() > 0 {
        *banter = Banter::default();
    }
    // In every frame, as its time counts from the frame after it was said.
    let rests = banter.last.as_mut().is_some_and(|last| clock.age(last) < APART);
    let Some(view) = quiet.view.as_ref() else {
        told.clear();
        return;
    };
    let mut best: Option<(Occasion, SeatId, Manner)> = None;
    for HudEvent(event) in told.read() {
        banter.events += 1;
        match by.of(event.game()).and_then(|by| by.0(event, &view.view)) {
            Some(Heard::Turn(seat)) => {
                banter.turn = Some(seat);
                banter.spoken = false;
            }
            Some(Heard::Of(seat, occasion)) => {
                // Only a computer player has somebody's face and manner.
                if let Some(Portrait::Computer(somebody)) = portraits.of(seat)
                    && best.is_none_or(|(before, ..)| occasion < before)
                {
                    best = Some((occasion, seat, somebody.manner));
                }
            }
            None => {}
        }
    }
    let Some((occasion, seat, manner)) = best else { return };
    if banter.spoken || rests || quiet.rules(banter.turn) {
        return;
    }
    banter.spoken = true;
    banter.last = Some(StartTime::default());
    let lines = lines(manner, occasion);
    let line = lines[(banter.events + seat.index()) % lines.len()].clone();
    says.write(Says {
        seat: Some(seat),
        name: quiet.players.name(seat).to_owned(),
        words: line,
        written: None,
        read: false,
    });
}

/// A bubble of a computer player goes at once when a person has something to read.
fn hush(
    quiet: Quiet,
    portraits: Portraits,
    banter: Res<Banter>,
    bubbles: Query<(Entity, &Bubble)>,
    mut commands: Commands,
) {
    if bubbles.is_empty() || !quiet.rules(banter.turn) {
        return;
    }
    for (entity, bubble) in &bubbles {
        let computer = |seat| matches!(portraits.of(seat), Some(Portrait::Computer(_)));
        if bubble.seat.is_some_and(computer) {
            commands.entity(entity).despawn();
        }
    }
}

/// The lines of a manner for an occasion.
const fn lines(manner: Manner, occasion: Occasion) -> [Words; 2] {
    use Manner::{Dry, Gentle, Grand, Merry};
    match (occasion, manner) {
        (Occasion::Capture, Merry) => [words::MERRY_CAPTURE_1, words::MERRY_CAPTURE_2],
        (Occasion::Capture, Dry) => [words::DRY_CAPTURE_1, words::DRY_CAPTURE_2],
        (Occasion::Capture, Grand) => [words::GRAND_CAPTURE_1, words::GRAND_CAPTURE_2],
        (Occasion::Capture, Gentle) => [words::GENTLE_CAPTURE_1, words::GENTLE_CAPTURE_2],
        (Occasion::Lost, Merry) => [words::MERRY_LOST_1, words::MERRY_LOST_2],
        (Occasion::Lost, Dry) => [words::DRY_LOST_1, words::DRY_LOST_2],
        (Occasion::Lost, Grand) => [words::GRAND_LOST_1, words::GRAND_LOST_2],
        (Occasion::Lost, Gentle) => [words::GENTLE_LOST_1, words::GENTLE_LOST_2],
        (Occasion::Lucky, Merry) => [words::MERRY_LUCKY_1, words::MERRY_LUCKY_2],
        (Occasion::Lucky, Dry) => [words::DRY_LUCKY_1, words::DRY_LUCKY_2],
        (Occasion::Lucky, Grand) => [words::GRAND_LUCKY_1, words::GRAND_LUCKY_2],
        (Occasion::Lucky, Gentle) => [words::GENTLE_LUCKY_1, words::GENTLE_LUCKY_2],
        (Occasion::Stock, Merry) => [words::MERRY_STOCK_1, words::MERRY_STOCK_2],
        (Occasion::Stock, Dry) => [words::DRY_STOCK_1, words::DRY_STOCK_2],
        (Occasion::Stock, Grand) => [words::GRAND_STOCK_1, words::GRAND_STOCK_2],
        (Occasion::Stock, Gentle) => [words::GENTLE_STOCK_1, words::GENTLE_STOCK_2],
        (Occasion::Pile, Merry) => [words::MERRY_PILE_1, words::MERRY_PILE_2],
        (Occasion::Pile, Dry) => [words::DRY_PILE_1, words::DRY_PILE_2],
        (Occasion::Pile, Grand) => [words::GRAND_PILE_1, words::GRAND_PILE_2],
        (Occasion::Pile, Gentle) => [words::GENTLE_PILE_1, words::GENTLE_PILE_2],
        (Occasion::Won, Merry) => [words::MERRY_WON_1, words::MERRY_WON_2],
        (Occasion::Won, Dry) => [words::DRY_WON_1, words::DRY_WON_2],
        (Occasion::Won, Grand) => [words::GRAND_WON_1, words::GRAND_WON_2],
        (Occasion::Won, Gentle) => [words::GENTLE_WON_1, words::GENTLE_WON_2],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::play::game::heard;
    use games::stack::event::StackEvent;
    use games::stack::state::Stack;
    use host::view::{SeatControl, SeatPlayer};
    use language::{Language, Locale};
    use rules::ai::level::Level;
    use rules::die::DieId;
    use rules::ids::SeatSet;
    use window_kit::settings::people::People;
    use window_kit::window::next_frame::NextFrame;

    const ALL: [Occasion; 6] = [
        Occasion::Won,
        Occasion::Stock,
        Occasion::Capture,
        Occasion::Pile,
        Occasion::Lost,
        Occasion::Lucky,
    ];

    /// A table of Stack with a person and two computer players, with the engine's own clock.
    fn table() -> App {
        let seat = |name: &str, control| SeatPlayer {
            name: name.into(),
            control,
        };
        let mut view = MatchView::new("stack", 3);
        view.due = SeatSet::EMPTY;
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_state(Screen::Match)
            .init_state::<Overlay>()
            .init_resource::<NextFrame>()
            .init_resource::<Settings>()
            .init_resource::<People>()
            .init_resource::<GateWaits>()
            .init_resource::<Speaks>()
            .insert_resource(view)
            .insert_resource(Players(vec![
                seat("Zoe", SeatControl::Person),
                seat("Hilda", SeatControl::Agent(Level::Normal)),
                seat("Ivo", SeatControl::Agent(Level::Hard)),
            ]))
            .add_message::<HudEvent>()
            .add_message::<MatchBegan>()
            .add_message::<Says>()
            .configure_sets(Update, (HudSystems::Read, HudSystems::Tell, HudSystems::Show).chain())
            .add_plugins(plugin);
        window_kit::window::by_game::register(&mut app, "stack", HeardBy(heard::<Stack>));
        frame(&mut app, 0.1);
        app
    }

    fn frame(app: &mut App, seconds: f32) {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds)));
        app.update();
    }

    fn turn(app: &mut App, player: u8) {
        let player = SeatId(player);
        let turn = StackEvent::TurnStarted { player, last: false };
        app.world_mut().write_message(HudEvent(AnyEvent::Stack(turn)));
    }

    /// Somebody has luck; returns who spoke in that frame.
    fn luck(app: &mut App, player: u8) -> Vec<SeatId> {
        let (player, die) = (SeatId(player), DieId(20));
        let lucky = StackEvent::MustPlace { player, die };
        app.world_mut().write_message(HudEvent(AnyEvent::Stack(lucky)));
        app.world_mut().resource_mut::<Messages<Says>>().clear();
        frame(app, 0.1);
        let said = app
            .world_mut()
            .resource_mut::<Messages<Says>>()
            .drain()
            .collect::<Vec<_>>();
        said.into_iter().filter_map(|says| says.seat).collect()
    }

    #[test]
    fn somebody_speaks_at_most_once_a_turn_and_once_in_twenty_seconds() {
        let mut app = table();
        turn(&mut app, 1);
        assert_eq!(luck(&mut app, 1), [SeatId(1)]);
        assert_eq!(luck(&mut app, 1), [], "once a turn");
        turn(&mut app, 2);
        assert_eq!(luck(&mut app, 2), [], "too soon");
        // The window rests for a minute, and then draws at 30 and at 240 frames a second.
        frame(&mut app, 60.0);
        turn(&mut app, 2);
        assert_eq!(luck(&mut app, 2), [SeatId(2)]);
        turn(&mut app, 1);
        for _ in 0..30 * 19 {
            frame(&mut app, 1.0 / 30.0);
        }
        assert_eq!(luck(&mut app, 1), []);
        for _ in 0..240 {
            frame(&mut app, 1.0 / 240.0);
        }
        assert_eq!(luck(&mut app, 1), [SeatId(1)]);
    }

    #[test]
    fn only_computer_players_have_lines() {
        let mut app = table();
        turn(&mut app, 0);
        assert_eq!(luck(&mut app, 0), []);
    }

    #[test]
    fn nobody_speaks_while_a_person_reads_or_in_peace_and_quiet() {
        let quiet: [(&str, fn(&mut App)); 5] = [
            ("muted", |app| app.world_mut().resource_mut::<Settings>().banter = false),
            ("a page is open", |app| {
                app.insert_state(Overlay::Pause);
            }),
            ("a score sheet is read", |app| {
                app.world_mut().resource_mut::<GateWaits>().score = true;
            }),
            ("a lesson is read", |app| {
                app.world_mut().resource_mut::<Speaks>().0 = true
            }),
            ("a person is asked", |app| {
                app.world_mut().resource_mut::<MatchView>().due = SeatSet::only(SeatId(0));
            }),
        ];
        for (why, hold) in quiet {
            let mut app = table();
            turn(&mut app, 1);
            hold(&mut app);
            assert_eq!(luck(&mut app, 1), [], "{why}");
        }
        let mut app = table();
        turn(&mut app, 0);
        app.world_mut().resource_mut::<MatchView>().due = SeatSet::only(SeatId(0));
        assert_eq!(
            luck(&mut app, 1),
            [SeatId(1)],
            "a person whose turn it is reads no question"
        );
    }

    #[test]
    fn the_same_events_give_the_same_lines_and_each_manner_has_its_own() {
        let mut all = BTreeSet::new();
        for manner in Manner::ALL {
            for occasion in ALL {
                all.extend(lines(manner, occasion).map(|line| format!("{line:?}")));
            }
        }
        assert_eq!(all.len(), 2 * Manner::ALL.len() * ALL.len());
    }

    #[test]
    fn every_line_is_short_in_every_language() {
        for locale in Locale::OFFERED {
            let language = Language::carried(locale);
            for (manner, occasion) in Manner::ALL
                .into_iter()
                .flat_map(|manner| ALL.map(|occasion| (manner, occasion)))
            {
                for line in lines(manner, occasion) {
                    let said = language.localize(&line, &|_| String::new());
                    assert!(said.chars().count() <= 40 && !said.is_empty(), "{locale:?}: {said}");
                }
            }
        }
    }
}
