//! Passes over the whole picture of a camera: a shader reads the picture with a sampler that blends its pixels, and a
//! uniform, and draws another picture.
//!
//! Bevy's `FullscreenMaterial` can't be used twice (two of them overwrite each other's pipeline on every camera), and
//! its sampler takes the nearest pixel.

use std::marker::PhantomData;

use bevy::core_pipeline::FullscreenShader;
use bevy::core_pipeline::schedule::Core3d;
use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::BoxedSystem;
use bevy::prelude::*;
use bevy::render::camera::ExtractedCamera;
use bevy::render::extract_component::{
    ComponentUniforms, DynamicUniformIndex, ExtractComponent, ExtractComponentPlugin, UniformComponentPlugin,
};
use bevy::render::render_resource::binding_types::{sampler, texture_2d, uniform_buffer};
use bevy::render::render_resource::encase::internal::WriteInto;
use bevy::render::render_resource::{
    BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries, CachedRenderPipelineId, ColorTargetState,
    ColorWrites, FilterMode, FragmentState, Operations, PipelineCache, RenderPassColorAttachment, RenderPassDescriptor,
    RenderPipelineDescriptor, Sampler, SamplerBindingType, SamplerDescriptor, ShaderStages, ShaderType, TextureFormat,
    TextureSampleType,
};
use bevy::render::renderer::{RenderContext, RenderDevice, ViewQuery};
use bevy::render::view::{ExtractedView, ViewTarget};
use bevy::render::{Render, RenderApp, RenderStartup, RenderSystems};

/// A pass. On a camera this component is the uniform of its shader; a camera without it has no such pass.
pub(super) trait ScreenPass: Component + ExtractComponent + ShaderType + WriteInto + Clone + Copy {
    /// The name shown in graphics debuggers.
    const LABEL: &'static str;
    /// The path of the shader. Its group 0 has the picture, the sampler and the uniform.
    const SHADER: &'static str;

    /// Sets the place of the pass in a frame.
    fn place(pass: ScheduleConfigs<BoxedSystem>) -> ScheduleConfigs<BoxedSystem>;
}

/// Adds the pass.
pub(super) fn plugin<P: ScreenPass>(app: &mut App) {
    app.add_plugins((
        ExtractComponentPlugin::<P>::default(),
        UniformComponentPlugin::<P>::default(),
    ));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .init_resource::<Drawing<P>>()
            // The pipeline and the sampler are lost together with a lost adapter.
            .add_systems(RenderStartup, |mut drawing: ResMut<Drawing<P>>| drawing.made = None)
            .add_systems(Render, prepare::<P>.in_set(RenderSystems::Prepare))
            .add_systems(Core3d, P::place(draw::<P>.into_configs()));
    }
}

/// Gives a camera the wanted pass, or takes the pass away; `now` is the one that it has.
pub(super) fn set_pass<P: ScreenPass + PartialEq>(
    commands: &mut Commands,
    camera: Entity,
    now: Option<&P>,
    wanted: Option<P>,
) {
    if now.copied() == wanted {
        return;
    }
    match wanted {
        Some(wanted) => commands.entity(camera).insert(wanted),
        None => commands.entity(camera).remove::<P>(),
    };
}

/// The pipeline and the sampler of the pass, and the format of its pictures.
#[derive(Resource)]
struct Drawing<P> {
    made: Option<(TextureFormat, CachedRenderPipelineId, Sampler)>,
    of: PhantomData<P>,
}

impl<P> Default for Drawing<P> {
    fn default() -> Self {
        Self {
            made: None,
            of: PhantomData,
        }
    }
}

fn layout<P: ScreenPass>() -> BindGroupLayoutDescriptor {
    BindGroupLayoutDescriptor::new(
        P::LABEL,
        &BindGroupLayoutEntries::sequential(
            ShaderStages::FRAGMENT,
            (
                texture_2d(TextureSampleType::Float { filterable: true }),
                sampler(SamplerBindingType::Filtering),
                uniform_buffer::<P>(true),
            ),
        ),
    )
}

fn prepare<P: ScreenPass>(
    views: Query<&ExtractedView, (With<ExtractedCamera>, With<P>)>,
    (assets, fullscreen): (Res<AssetServer>, Res<FullscreenShader>),
    (device, cache): (Res<RenderDevice>, Res<PipelineCache>),
    mut drawing: ResMut<Drawing<P>>,
) {
    let Some(format) = views.iter().map(|view| view.target_format).next() else {
        return;
    };
    if drawing.made.as_ref().is_some_and(|(known, ..)| *known == format) {
        return;
    }
    let pipeline = cache.queue_render_pipeline(RenderPipelineDescriptor {
        label: Some(P::LABEL.into()),
        layout: vec![layout::<P>()],
        vertex: fullscreen.to_vertex_state(),
        fragment: Some(FragmentState {
            shader: assets.load(P::SHADER),
            targets: vec![Some(ColorTargetState {
                format,
                blend: None,
                write_mask: ColorWrites::ALL,
            })],
            ..default()
        }),
        ..default()
    });
    let between = device.create_sampler(&SamplerDescriptor {
        label: Some(P::LABEL),
        mag_filter: FilterMode::Linear,
        min_filter: FilterMode::Linear,
        ..default()
    });
    drawing.made = Some((format, pipeline, between));
}

fn draw<P: ScreenPass>(
    // The index can exist longer than the component, so the component is required too.
    view: ViewQuery<(&ViewTarget, &DynamicUniformIndex<P>), With<P>>,
    drawing: Res<Drawing<P>>,
    cache: Res<PipelineCache>,
    uniforms: Res<ComponentUniforms<P>>,
    mut context: RenderContext,
) {
    let (target, index) = view.into_inner();
    let Some((_, pipeline, between)) = &drawing.made else {
        return;
    };
    let (Some(pipeline), Some(uniform)) = (cache.get_render_pipeline(*pipeline), uniforms.uniforms().binding()) else {
        return;
    };
    let picture = target.post_process_write();
    let bound = context.render_device().create_bind_group(
        P::LABEL,
        &cache.get_bind_group_layout(&layout::<P>()),
        &BindGroupEntries::sequential((picture.source, between, uniform)),
    );
    let mut draws = context.command_encoder().begin_render_pass(&RenderPassDescriptor {
        label: Some(P::LABEL),
        color_attachments: &[Some(RenderPassColorAttachment {
            view: picture.destination,
            depth_slice: None,
            resolve_target: None,
            ops: Operations::default(),
        })],
        depth_stencil_attachment: None,
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    draws.set_pipeline(pipeline);
    draws.set_bind_group(0, &bound, &[index.index()]);
    draws.draw(0..3, 0..1);
}
