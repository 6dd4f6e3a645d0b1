//! What a tutorial and its lessons are, and the moment in a match at which a lesson applies.

use bevy::prelude::*;

use crate::screens::hud::notices::PlatePlacement;
use crate::screens::hud::tutorial::place::Place;
use games::catalog::{AnyAction, AnyEvent, AnyView};
use messages::Message;
use messages::texts::hud as texts;
use rules::ids::SeatId;
use window_kit::input::label::Keyboard;
use window_kit::intents::Intent;
use window_kit::presentation::frames::Frames;

/// The tutorial of a game, for a first match.
#[derive(Clone, Copy, Debug)]
pub struct Tutorial {
    /// The lessons, the most important first: if several apply, the first is shown.
    pub(crate) lessons: &'static [Lesson],
    /// The place of the plate, from the layout of the frames and the free room over the game's table.
    pub place: fn(Frames, Option<PlatePlacement>) -> Place,
}

/// A moment in a match: decides whether a lesson applies.
pub(crate) struct Moment<'a> {
    /// What the person sees.
    pub view: &'a AnyView,
    /// The person whose decision is due.
    pub person: Option<SeatId>,
    /// What the person can do.
    pub legal: &'a [AnyAction],
    /// Whether the table waits for a person to throw.
    pub throw: bool,
}

/// One thing to learn.
#[derive(Clone, Debug)]
pub(crate) struct Lesson {
    /// What it is about, in two or three words.
    pub head: Message,
    /// What to do and why, one to three short sentences.
    pub words: Message,
    /// What does it at the press of a key, if there is one thing to press.
    pub press: Option<Intent>,
    /// What it is about: the lesson applies at moments when this can be done.
    pub about: About,
    /// The events that show that it has been done.
    pub done: Done,
}

/// What a lesson is about.
#[derive(Clone, Copy, Debug)]
pub(crate) enum About {
    /// The throw that the table waits for.
    Throw,
    /// The same, where this function accepts the view.
    ThrowWhere(fn(&AnyView) -> bool),
    /// The whole game: the lesson applies at the first moment of the match, and is learned once it was closed or anything
    /// has happened.
    Game,
    /// The actions that this function accepts.
    Acts(fn(&Moment, &AnyAction) -> bool),
}

/// The events after which a lesson is learned.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Done {
    /// The events that a player causes: the function returns the player for an event of the wanted kind.
    By(fn(&AnyEvent) -> Option<SeatId>),
    /// The events that this function accepts. They count for all players.
    ForAll(fn(&AnyEvent) -> bool),
}

impl Lesson {
    /// What to do and why, with the key that does it: as it is bound, and on the device used last. Fingers press none.
    pub(super) fn words(&self, keyboard: &Keyboard, by_fingers: bool) -> Message {
        let key = self
            .press
            .filter(|_| !by_fingers)
            .and_then(|intent| keyboard.of_bound(intent));
        match key {
            Some(key) => texts::tutorial_or_press(self.words.clone(), key),
            None => self.words.clone(),
        }
    }

    /// Whether this event shows that this person has done it.
    pub(crate) fn is_done(&self, event: &AnyEvent, who: Option<SeatId>) -> bool {
        match self.done {
            Done::By(by) => by(event).is_some_and(|player| Some(player) == who),
            Done::ForAll(accepts) => accepts(event),
        }
    }

    /// The legal actions that the lesson is about.
    pub fn acts<'a>(&self, moment: &'a Moment) -> Vec<&'a AnyAction> {
        match self.about {
            About::Throw | About::ThrowWhere(_) | About::Game => Vec::new(),
            About::Acts(about) => moment.legal.iter().filter(|action| about(moment, action)).collect(),
        }
    }

    /// Whether the lesson applies at this moment.
    pub fn fits(&self, moment: &Moment) -> bool {
        match self.about {
            About::Throw => moment.throw,
            About::ThrowWhere(accepts) => moment.throw && accepts(moment.view),
            About::Game => true,
            About::Acts(about) => moment.legal.iter().any(|action| about(moment, action)),
        }
    }
}

/// Whether the tutorial still has lessons to show, for other plates that use the same place.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Speaks(pub bool);
