//! Drawing that stops short of a driver: each frame is prepared, checked and recorded as for a desktop's graphics
//! card, and then dropped. So a frame has its full processor cost on a machine with or without a card.

use std::error::Error;
use std::sync::Arc;

use bevy::render::renderer::{RenderAdapter, RenderAdapterInfo, RenderInstance, RenderQueue, WgpuWrapper};
use bevy::render::settings::RenderCreation;
use bevy::tasks::block_on;
use wgpu::{
    BackendOptions, Backends, DeviceDescriptor, DeviceType, Features, Instance, InstanceDescriptor, InstanceFlags,
    Limits, NoopBackendOptions, RequestAdapterOptions,
};

/// The features of a desktop's card that the engine uses. The adapter here would promise all features.
const FEATURES: Features = Features::INDIRECT_FIRST_INSTANCE
    .union(Features::IMMEDIATES)
    .union(Features::MULTI_DRAW_INDIRECT_COUNT)
    .union(Features::TEXTURE_COMPRESSION_BC)
    .union(Features::TEXTURE_BINDING_ARRAY)
    .union(Features::SAMPLED_TEXTURE_AND_STORAGE_BUFFER_ARRAY_NON_UNIFORM_INDEXING)
    .union(Features::PARTIALLY_BOUND_BINDING_ARRAY)
    .union(Features::DEPTH_CLIP_CONTROL);

/// A renderer that draws nothing.
///
/// # Errors
/// If the graphics library refuses it.
pub fn renderer() -> Result<RenderCreation, Box<dyn Error>> {
    let instance = Instance::new(InstanceDescriptor {
        backends: Backends::NOOP,
        flags: InstanceFlags::empty(),
        memory_budget_thresholds: Default::default(),
        display: None,
        backend_options: BackendOptions {
            noop: NoopBackendOptions { enable: true },
            ..Default::default()
        },
    });
    let adapter = block_on(instance.request_adapter(&RequestAdapterOptions::default()))?;
    let (device, queue) = block_on(adapter.request_device(&DeviceDescriptor {
        required_features: FEATURES,
        required_limits: Limits {
            max_bind_groups: 8,
            max_sampled_textures_per_shader_stage: 128,
            max_storage_textures_per_shader_stage: 16,
            max_storage_buffers_per_shader_stage: 16,
            max_binding_array_elements_per_shader_stage: 4096,
            max_binding_array_sampler_elements_per_shader_stage: 1024,
            max_immediate_size: 128,
            ..Limits::default()
        },
        ..Default::default()
    }))?;
    let mut info = adapter.get_info();
    info.device_type = DeviceType::DiscreteGpu;
    Ok(RenderCreation::manual(
        device.into(),
        RenderQueue(Arc::new(WgpuWrapper::new(queue))),
        RenderAdapterInfo(WgpuWrapper::new(info)),
        RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
        RenderInstance(Arc::new(WgpuWrapper::new(instance))),
    ))
}
