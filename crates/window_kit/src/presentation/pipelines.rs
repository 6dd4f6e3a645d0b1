//! Whether the driver is still compiling pipelines that the last frame needed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::render::render_resource::{PipelineCache, PipelineDescriptor};
use bevy::render::renderer::RenderDevice;
use bevy::render::{Render, RenderApp, RenderSystems};

/// Whether pipelines were missing in the last frame; shared with the engine's render world.
#[derive(Resource, Clone, Debug, Default)]
pub struct PipelinesMissing(Arc<AtomicBool>);

impl PipelinesMissing {
    /// Whether pipelines were missing.
    pub fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

fn look(pipelines: Res<PipelineCache>, device: Res<RenderDevice>, missing: Res<PipelinesMissing>) {
    let computes = device.limits().max_compute_workgroup_size_x > 0;
    let any = pipelines.waiting_pipelines().any(|id| {
        // The engine requests compute pipelines even if the device can't compute; these never become ready.
        let of_pipeline = pipelines.pipelines().nth(id).map(|pipeline| &pipeline.descriptor);
        computes || matches!(of_pipeline, Some(PipelineDescriptor::RenderPipelineDescriptor(_)))
    });
    missing.0.store(any, Ordering::Relaxed);
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
