//! What a person asks for or is told, apart from the acts of a game: notices, questions, hints, the large button.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;

use crate::catalog::AnyAction;

/// The large button was pressed for something the hands do: throw or pass, whichever is due. Opening throws and score
/// sheets are not meant by it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrimaryPressed;

/// Something to tell the person at the pointer and in the status line: a refused act and why, a hint.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Notice {
    /// One plain sentence.
    pub text: String,
    /// The rule behind it, as in `S-4`.
    pub rule: Option<&'static str>,
    /// Whether something asked for was refused.
    pub refused: bool,
}

/// Asks a question. Of several at once the last is asked; the others are answered with no.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct ConfirmAsk {
    /// Names the question in its answer.
    pub id: &'static str,
    /// The question, one or two plain sentences.
    pub text: String,
    /// What yes is called.
    pub yes: String,
    /// What no is called.
    pub no: String,
    /// Whether yes throws something away: then a key pressed once too often means no.
    pub loses: bool,
}

/// The answer to a question.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct ConfirmAnswer {
    /// The question's name.
    pub id: &'static str,
    /// Whether it was yes.
    pub yes: bool,
}

/// The act that a hint advises, for whoever points out what it is about.
#[derive(Message, Clone, Debug)]
pub struct Advised(pub AnyAction);

/// Asks for a hint.
#[derive(Message, Clone, Copy, Debug)]
pub struct AskHint;

/// What is spoken of now. The frames write it; what cannot be done is not lit.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SpokenOf {
    /// What a hint advises, as long as it is told.
    pub hint: Option<AnyAction>,
    /// What the lesson of the tutorial is about.
    pub lesson: Vec<AnyAction>,
}

/// Whether something of the interface had focus when the keys of this frame came. What a key pressed may have given focus
/// up since; the key was still meant for it, and not for the table as well.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HadFocus(pub(crate) bool);

/// Whether the keyboard is on something of the interface, so that keys are not meant for the table.
pub fn ui_has_focus(focus: Res<InputFocus>, had: Res<HadFocus>, focusable: Query<(), With<TabIndex>>) -> bool {
    had.0 || focus.get().is_some_and(|entity| focusable.contains(entity))
}
