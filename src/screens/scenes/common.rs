//! The scenes that belong to no game: the screens outside a match, and all dice and all cards.

use crate::screens::letter_picker::open_for_picture;
use crate::screens::scenes::scene::Scene;
use crate::screens::scenes::{daily, kept_matches, printed_dice, puzzle, statistics, together};
use crate::screens::title::News;
use crate::screens::welcome::page::WelcomePage;
use games::catalog::NAMES;
use messages::texts::{app, machine};
use window_kit::presentation::cards::sampler;
use window_kit::settings::DiceMarks;
use window_kit::table::practice::{self, PracticeSet};
use window_kit::window::state::{Overlay, Screen};

/// The scenes.
pub(crate) const SCENES: &[Scene] = &[
    Scene {
        name: "title",
        about: "the title screen",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.show(Screen::Title, Overlay::None)),
    },
    Scene {
        name: "title-news",
        about: "the title screen with something to tell",
        marks: DiceMarks::Pips,
        set: |stage| {
            let news = app::mind_memory(machine::LEAKING_DRIVER);
            stage.world().insert_resource(News(vec![news]));
            stage.go_to(Screen::Setup, Overlay::None);
            Ok(stage.show(Screen::Title, Overlay::None))
        },
    },
    Scene {
        name: "practice",
        about: "the table on which throws are practised",
        marks: DiceMarks::Pips,
        set: |stage| {
            let later_s = stage.show(Screen::Practice, Overlay::None);
            // The dice lie elsewhere each time that a person comes here.
            practice::set_up(stage.world(), PracticeSet::One, 1);
            Ok(later_s)
        },
    },
    Scene {
        name: "settings",
        about: "the settings",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.show(Screen::Title, Overlay::Settings)),
    },
    Scene {
        name: "controls",
        about: "actions are put on other keys and buttons",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.show(Screen::Title, Overlay::Controls)),
    },
    Scene {
        name: "letters",
        about: "letters are picked for a text field, with a gamepad",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.use_gamepad();
            let later_s = stage.set_up(NAMES[0], 2);
            open_for_picture(stage.world());
            Ok(later_s)
        },
    },
    Scene {
        name: "welcome",
        about: "the first start: a name and a language",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.show(Screen::Title, Overlay::Welcome)),
    },
    Scene {
        name: "welcome-games",
        about: "the first start: the games",
        marks: DiceMarks::Pips,
        set: |stage| {
            let later_s = stage.show(Screen::Title, Overlay::Welcome);
            stage.world().insert_resource(WelcomePage::Games);
            Ok(later_s)
        },
    },
    Scene {
        name: "rules",
        about: "the rules",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.show(Screen::Title, Overlay::Rules)),
    },
    Scene {
        name: "credits",
        about: "the credits",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.show(Screen::Title, Overlay::Credits)),
    },
    Scene {
        name: "matches",
        about: "the saved matches",
        marks: DiceMarks::Pips,
        set: kept_matches::show,
    },
    Scene {
        name: "import",
        about: "a match that lies elsewhere is chosen to be taken in",
        marks: DiceMarks::Pips,
        set: kept_matches::import,
    },
    Scene {
        name: "people",
        about: "those who play on this computer",
        marks: DiceMarks::Pips,
        set: statistics::people,
    },
    Scene {
        name: "setup-people",
        about: "a match is set up, and people who are known are chosen",
        marks: DiceMarks::Pips,
        set: statistics::chosen,
    },
    Scene {
        name: "statistics",
        about: "what comes of a player's matches",
        marks: DiceMarks::Pips,
        set: statistics::statistics,
    },
    Scene {
        name: "fairness",
        about: "how the dice fell",
        marks: DiceMarks::Pips,
        set: statistics::dice,
    },
    Scene {
        name: "daily",
        about: "the table of the day, and the days before",
        marks: DiceMarks::Pips,
        set: daily::show,
    },
    Scene {
        name: "puzzles",
        about: "the list of the puzzles",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.show(Screen::Title, Overlay::Puzzles)),
    },
    Scene {
        name: "puzzle-verdict",
        about: "a puzzle whose answer was not the right one",
        marks: DiceMarks::Pips,
        set: puzzle::verdict,
    },
    Scene {
        name: "together",
        about: "the way to a table with others",
        marks: DiceMarks::Pips,
        set: together::page,
    },
    Scene {
        name: "together-connecting",
        about: "a server has not answered yet",
        marks: DiceMarks::Pips,
        set: together::connecting,
    },
    Scene {
        name: "together-full",
        about: "a server that has no place",
        marks: DiceMarks::Pips,
        set: together::full,
    },
    Scene {
        name: "together-newer",
        about: "a server that speaks another protocol",
        marks: DiceMarks::Pips,
        set: together::newer,
    },
    Scene {
        name: "lobby",
        about: "the lobby of a table with eight seats, as its host",
        marks: DiceMarks::Pips,
        set: together::host,
    },
    Scene {
        name: "lobby-guest",
        about: "the lobby of a table with four seats, as a guest",
        marks: DiceMarks::Pips,
        set: together::guest,
    },
    Scene {
        name: "together-lost",
        about: "a match with others while the connection is lost",
        marks: DiceMarks::Pips,
        set: together::lost,
    },
    Scene {
        name: "together-waiting",
        about: "a match with others: one is away, one asks for a pause, one speaks",
        marks: DiceMarks::Pips,
        set: together::waiting,
    },
    Scene {
        name: "together-waiting-cards",
        about: "a match of cards with others, with the most seats: one is away, one asks for a pause, one speaks",
        marks: DiceMarks::Pips,
        set: together::waiting_at_cards,
    },
    Scene {
        name: "together-results",
        about: "the end of a match with others, and how it is known that its dice were honest",
        marks: DiceMarks::Pips,
        set: together::results,
    },
    Scene {
        name: "together-scripts",
        about: "a match with others, whose names are Cyrillic, Greek, Hebrew and Vietnamese",
        marks: DiceMarks::Pips,
        set: together::scripts,
    },
    Scene {
        name: "together-absences",
        about: "what people arrange for when they are away, at a table that takes its time",
        marks: DiceMarks::Pips,
        set: together::absences,
    },
    Scene {
        name: "together-offered",
        about: "a match that takes its time: one is on vacation, and somebody would play on for them",
        marks: DiceMarks::Pips,
        set: together::offered,
    },
    Scene {
        name: "dice",
        about: "all kinds of dice, each side of each up once",
        marks: DiceMarks::Pips,
        set: printed_dice::lay_out,
    },
    Scene {
        name: "cards",
        about: "all cards there are, large and small, with all marks",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.go_to(Screen::Match, Overlay::None);
            sampler::lay_out(stage.world());
            Ok(0.6)
        },
    },
];
