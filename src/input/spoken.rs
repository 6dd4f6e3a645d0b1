//! What is spoken of: the act that a hint advises, and those that the tutorial explains. The hands of each game light it.

use bevy::prelude::*;

use crate::catalog::AnyAction;

/// What is spoken of now. The frames write it; what cannot be done is not lit.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SpokenOf {
    /// What a hint advises, as long as it is told.
    pub hint: Option<AnyAction>,
    /// What the lesson of the tutorial is about.
    pub lesson: Vec<AnyAction>,
}
