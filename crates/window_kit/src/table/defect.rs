//! Findings that only a defect of the program can cause. They are stored and logged, and the match continues.

use bevy::prelude::*;

/// How many findings are stored; the same defect is often found again and again.
const KEPT: usize = 64;

/// The findings, in order.
#[derive(Resource, Clone, Debug, Default)]
pub struct Defects(Vec<String>);

impl Defects {
    /// Notes a finding.
    pub(crate) fn note(&mut self, what: String) {
        bevy::log::error!("defect: {what}");
        if self.0.len() < KEPT {
            self.0.push(what);
        }
    }

    /// All findings, the earliest first.
    pub fn all(&self) -> &[String] {
        &self.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Defects>();
}
