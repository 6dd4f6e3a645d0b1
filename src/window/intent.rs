//! What a person asks for or reads, apart from the acts of a game: notices, questions, hints, the large button.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;

use crate::catalog::AnyAction;
use crate::messages::Message;

/// The large button was pressed for an act of the hands: throw or pass, whichever is due. Not sent for opening throws
/// and score sheets.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrimaryPressed;

/// A message for the person, at the pointer and in the status line: a refused act with its reason, or a hint.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Notice {
    /// One plain sentence.
    pub text: Message,
    /// The rule behind it, for example `S-4`.
    pub rule: Option<&'static str>,
    /// Whether it reports a refusal.
    pub refused: bool,
}

/// Shows the statistics of somebody: of this player, or of whoever was shown last.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct ShowStatistics(pub Option<String>);

/// Asks a question. If several come at once, the last one is asked, and the others get the answer no.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct ConfirmAsk {
    /// The name of the question, repeated in its answer.
    pub id: &'static str,
    /// The question, one or two plain sentences.
    pub text: Message,
    /// The label for yes.
    pub yes: Message,
    /// The label for no.
    pub no: Message,
    /// Whether yes discards something: then one key press too many means no.
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

/// No longer asks the question of this name: it goes from the screen without an answer.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConfirmWithdraw(pub &'static str);

/// The act that a hint advises. The code that points out its target reads this.
#[derive(Message, Clone, Debug)]
pub struct Advised(pub AnyAction);

/// Asks for a hint.
#[derive(Message, Clone, Copy, Debug)]
pub struct AskHint;

/// The acts that a text speaks of now. The frames write it; acts that are not possible are not highlighted.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SpokenOf {
    /// The act that a hint advises, while the hint is shown.
    pub hint: Option<AnyAction>,
    /// The acts that the tutorial's lesson is about.
    pub lesson: Vec<AnyAction>,
}

/// Whether an interface element had focus when the keys of this frame arrived. The pressed element may have given up
/// focus since; the key was still meant for it, and not for the table too.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HadFocus(pub(crate) bool);

/// Whether an interface element has keyboard focus, so that keys are not meant for the table.
pub fn ui_has_focus(focus: Res<InputFocus>, had: Res<HadFocus>, focusable: Query<(), With<TabIndex>>) -> bool {
    had.0 || focus.get().is_some_and(|entity| focusable.contains(entity))
}
