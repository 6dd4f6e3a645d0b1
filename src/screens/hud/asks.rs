//! Asking for a hint, and the act that was advised.

use bevy::prelude::*;

use crate::catalog::AnyAction;

/// The act that a hint advises, for whoever points out what it is about.
#[derive(Message, Clone, Debug)]
pub(crate) struct Advised(pub AnyAction);

/// Asks for a hint.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct AskHint;
