//! Whether the driver still makes something that the last frame would have drawn.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};

/// Whether pipelines were missing in the last frame; shared with the engine's other world.
#[derive(Resource, Clone, Debug, Default)]
pub struct PipelinesMissing(Arc<AtomicBool>);

impl PipelinesMissing {
    /// Whether they were.
    pub fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

fn look(pipelines: Res<PipelineCache>, missing: Res<PipelinesMissing>) {
    missing
        .0
        .store(pipelines.waiting_pipelines().next().is_some(), Ordering::Relaxed);
}

pub(crate) fn plugin(app: &mut App) {
    let missing = PipelinesMissing::default();
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .insert_resource(missing.clone())
            .add_systems(Render, look.in_set(RenderSystems::Cleanup));
    }
    app.insert_resource(missing);
}
