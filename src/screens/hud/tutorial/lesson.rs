//! What a lesson is, and the moment by which it is judged.

use bevy::prelude::*;

use crate::catalog::{AnyAction, AnyEvent, AnyView};
use crate::rules::ids::PlayerId;

/// The moment a lesson is judged by.
pub struct Moment<'a> {
    /// What that person sees.
    pub view: &'a AnyView,
    /// The person who is due.
    pub person: Option<PlayerId>,
    /// What that person can do.
    pub legal: &'a [AnyAction],
    /// Whether the table waits for a person to throw.
    pub throw: bool,
}

/// One thing to learn.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// What it is about, in two or three words.
    pub head: &'static str,
    /// What to do and why, one to three short sentences.
    pub words: &'static str,
    /// What it is about: where that can be done is the moment for it.
    pub about: About,
    /// Whether with this event it has been done by this person.
    pub done: fn(&AnyEvent, Option<PlayerId>) -> bool,
}

/// What a lesson is about.
#[derive(Clone, Copy, Debug)]
pub enum About {
    /// The throw that the table waits for.
    Throw,
    /// Such acts.
    Acts(fn(&Moment, &AnyAction) -> bool),
}

impl Lesson {
    /// The acts it is about, of those that can be done now.
    pub fn acts<'a>(&self, moment: &'a Moment) -> Vec<&'a AnyAction> {
        match self.about {
            About::Throw => Vec::new(),
            About::Acts(about) => moment.legal.iter().filter(|action| about(moment, action)).collect(),
        }
    }

    /// Whether now is the moment for it.
    pub fn fits(&self, moment: &Moment) -> bool {
        match self.about {
            About::Throw => moment.throw,
            About::Acts(about) => moment.legal.iter().any(|action| about(moment, action)),
        }
    }
}

/// Whether the tutorial says something now, for whoever would take its place.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Speaks(pub bool);
