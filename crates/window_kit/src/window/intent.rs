//! What a person asks for or reads, apart from the actions of a game: notices, questions, hints, the large button.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;

use games::catalog::AnyAction;
use messages::Message;

/// The large button was pressed for an action at the table: throw or pass, whichever is due. Not sent for opening
/// throws and score sheets.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrimaryPressed;

/// A message for the person, at the pointer and in the status line: a refused action with its reason, or a hint.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Notice {
    /// One plain sentence.
    pub text: Message,
    /// The rule behind it, for example `S-4`.
    pub rule: Option<&'static str>,
    /// Whether it reports a refusal.
    pub refused: bool,
}

/// Shows the statistics of this player; `None` for the player who was shown last.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct ShowStatistics(pub Option<String>);

/// Asks a question. If several come at once, the last one is asked, and the others get the answer no.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct ConfirmAsk {
    /// The name of the question; its answer has the same name.
    pub id: &'static str,
    /// The question, one or two plain sentences.
    pub text: Message,
    /// The label for yes.
    pub yes: Message,
    /// The label for no.
    pub no: Message,
    /// Whether yes loses something. If so, no has the focus, so that an accidental key press does no harm.
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

/// Withdraws the question of this name: it disappears without an answer.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConfirmWithdraw(pub &'static str);

/// The action that a hint advises. The code that marks its target reads this.
#[derive(Message, Clone, Debug)]
pub struct HintedAction(pub AnyAction);

/// Asks for a hint.
#[derive(Message, Clone, Copy, Debug)]
pub struct RequestHint;

/// The actions that the texts on the screen are about now. The panels write it; actions that are not possible are not
/// highlighted.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct MentionedActions {
    /// The action that a hint advises, while the hint is shown.
    pub hint: Option<AnyAction>,
    /// The actions that the tutorial's lesson is about.
    pub lesson: Vec<AnyAction>,
}

/// Whether an interface element had focus when the keys of this frame arrived. The element may have lost focus since;
/// the key was still meant for it, and not for the table too.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HadFocus(pub bool);

/// Whether an interface element has keyboard focus, so that keys are not meant for the table.
pub fn ui_has_focus(focus: Res<InputFocus>, had: Res<HadFocus>, focusable: Query<(), With<TabIndex>>) -> bool {
    had.0 || focus.get().is_some_and(|entity| focusable.contains(entity))
}
