//! What the window needs from a card game, for Skip-Bo and for Skip-Bo MOD: each edition defines only how it differs.

use bevy::prelude::*;
use serde_json::{Map, Value};

use crate::play::game::WindowGame;
use crate::play::skip_bo::hands::choice::CardChoice;
use crate::play::skip_bo::{CardGamesPlugin, course, describe, intents, lessons, scenes, sounds};
use crate::screens::hud::banter::{Heard, Occasion};
use crate::screens::hud::frame::FramePart;
use crate::screens::hud::moods::Felt;
use crate::screens::hud::notices::PlatePlacement;
use crate::screens::hud::rolled::Rolled;
use crate::screens::hud::tutorial::Tutorial;
use crate::screens::hud::tutorial::lesson::Lesson;
use crate::screens::hud::tutorial::place::Place;
use crate::screens::scenes::scene::Scene;
use crate::screens::welcome::introduction::{Introduction, ShortMatch};
use games::catalog::Listed;
use games::skip_bo::action::Source;
use games::skip_bo::classic::Classic;
use games::skip_bo::edition::Edition;
use games::skip_bo::event::CardEvent;
use games::skip_bo::options::CardOptions;
use games::skip_bo::state::CardGame;
use games::skip_bo::view::CardView;
use games::skip_bo_mod::die::DieFace;
use host::view::Players;
use messages::{Message, texts};
use rules::die::DieId;
use rules::ids::SeatId;
use tabletop::game::TableGame;
use window_kit::intents::{Further, GameIntents, IntentDef};
use window_kit::presentation::audio::background::course::Course;
use window_kit::presentation::audio::cues::Cue;
use window_kit::presentation::dice_faces::Printed;
use window_kit::presentation::frames::Frames;
use window_kit::ui::face::Mood;
use window_kit::ui::pictures::{Picture, picture};
use window_kit::window::milestone::Milestone;

/// What a window needs from an edition of the card game.
pub(crate) trait WindowEdition: Edition {
    /// Its own intents, beside those of all editions.
    const INTENTS: &'static [IntentDef];
    /// Further inputs of other intents, beside those of all editions.
    const FURTHER: &'static [Further];
    /// The lessons of its tutorial.
    const LESSONS: &'static [Lesson];
    /// Its typical moments.
    const SCENES: &'static [Scene];
    /// The pictures of its rules page.
    const PICTURES: &'static [Picture];
    /// What it says of itself.
    const INTRODUCTION: Introduction;
    /// The edition's texts in the credits.
    const CREDITS: &'static [(Message, Message)];

    /// What is printed on its die; `None` if it has no die.
    fn printed(options: &CardOptions<Self>) -> Option<Printed>;

    /// The row for the die at rest; empty if there is no die.
    fn rolled(game: &CardGame<Self>) -> Rolled;
}

impl WindowEdition for Classic {
    const INTENTS: &'static [IntentDef] = &[];
    const FURTHER: &'static [Further] = intents::FURTHER_WITHOUT_DIE;
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const SCENES: &'static [Scene] = scenes::SCENES;
    const PICTURES: &'static [Picture] = &[picture!("assets", "rules/skip-bo.png")];
    const INTRODUCTION: Introduction = Introduction {
        says: texts::skip_bo::INTRODUCTION,
        minutes: (15, 15),
        short: Some(ShortMatch {
            options: &[("stock", "short")],
            minutes: 5,
        }),
    };
    const CREDITS: &'static [(Message, Message)] = &[(texts::credits::SKIP_BO_HEAD, texts::credits::SKIP_BO)];

    fn printed(_: &CardOptions<Self>) -> Option<Printed> {
        None
    }

    fn rolled(_: &CardGame<Self>) -> Rolled {
        Rolled::default()
    }
}

impl<E: WindowEdition> WindowGame for CardGame<E>
where
    Self: TableGame<Event = CardEvent, View = CardView<E>, Options = CardOptions<E>> + Listed,
{
    type Hands = CardChoice;

    const INTENTS: GameIntents = GameIntents {
        own: &[intents::OWN, E::INTENTS],
        further: &[intents::FURTHER, E::FURTHER],
        named: intents::NAMED,
    };
    const TUTORIAL: Tutorial = Tutorial {
        lessons: E::LESSONS,
        place: tutorial_place,
    };
    const SCENES: &'static [Scene] = E::SCENES;
    const PICTURES: &'static [Picture] = E::PICTURES;
    const INTRODUCTION: Introduction = E::INTRODUCTION;
    const CREDITS: &'static [(Message, Message)] = E::CREDITS;

    fn plugin(app: &mut App) {
        if !app.is_plugin_added::<CardGamesPlugin>() {
            app.add_plugins(CardGamesPlugin);
        }
    }

    fn cue(event: &CardEvent, players: &Players) -> Option<Cue> {
        sounds::cue(event, players)
    }

    fn course(view: &CardView<E>) -> Course {
        course::course(view.known())
    }

    fn milestone(event: &CardEvent) -> Option<Milestone> {
        Some(match event {
            CardEvent::TurnStarted { .. } => Milestone::Turn,
            CardEvent::DieRolled { .. } => Milestone::Throw,
            CardEvent::RoundScored { .. } => Milestone::Round,
            _ => return None,
        })
    }

    fn heard(event: &CardEvent, view: &CardView<E>) -> Option<Heard> {
        Some(match event {
            CardEvent::TurnStarted { player } => Heard::Turn(*player),
            CardEvent::Played {
                player,
                from: Source::Stock(seat),
                ..
            } if player == seat && view.known().stock_len(*seat) == 0 => Heard::Of(*player, Occasion::Stock),
            CardEvent::Played { player, value: 12, .. } | CardEvent::StoodIn { player, value: 12, .. } => {
                Heard::Of(*player, Occasion::Pile)
            }
            CardEvent::DieRolled {
                player,
                face: DieFace::SkipBo,
                ..
            } => Heard::Of(*player, Occasion::Lucky),
            CardEvent::MatchOver { winners } => Heard::Of(winners.iter().next()?, Occasion::Won),
            _ => return None,
        })
    }

    fn felt(event: &CardEvent, view: &CardView<E>) -> Option<Felt> {
        let (who, others) = match *event {
            CardEvent::Played {
                from: Source::Stock(owner),
                ..
            } if view.known().stock_len(owner) == 0 => (owner, Mood::Surprised),
            CardEvent::Played { player, value: 12, .. } | CardEvent::StoodIn { player, value: 12, .. } => {
                (player, Mood::Usual)
            }
            _ => return None,
        };
        let mood = Mood::Pleased;
        Some(Felt { who, mood, others })
    }

    fn describe(world: &mut World) -> Map<String, Value> {
        describe::describe(world)
    }

    fn printed(options: &CardOptions<E>, _: DieId) -> Option<Printed> {
        E::printed(options)
    }

    fn rolled(view: &CardView<E>, _: &CardOptions<E>) -> Rolled {
        E::rolled(view.known())
    }

    /// The player whose turn was interrupted by a turn out of turn (M-13).
    fn rightful(view: &CardView<E>, seat: SeatId) -> Option<SeatId> {
        let cards = view.known();
        let rightful = cards.interrupted()?.player;
        let plays = cards.current().is_some_and(|turn| turn.player == seat);
        (plays && rightful != seat).then_some(rightful)
    }
}

/// The place of the tutorial: over a part of the table without cards, or beside the table if the panels are large.
fn tutorial_place(frames: Frames, room: Option<PlatePlacement>) -> Place {
    match room {
        _ if frames.are_large() => Place::Part(FramePart::Tutorial),
        Some(PlatePlacement { left, bottom, width }) => Place::over(percent(left), auto(), bottom, width),
        // The table is not laid out yet.
        None => Place::rim(frames),
    }
}
