//! Drawing in a page without a window: a canvas leads to what draws, also if nothing is ever shown on it.

use std::sync::Arc;

use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::{RenderCreation, WgpuFeatures, WgpuSettings};
use wgpu::rwh::{DisplayHandle, HandleError, HasDisplayHandle};
use wgpu::web_sys::wasm_bindgen::JsCast;
use wgpu::web_sys::window;

/// The screen of a page, of which there is only one.
#[derive(Debug)]
struct PageScreen;

impl HasDisplayHandle for PageScreen {
    fn display_handle(&self) -> Result<DisplayHandle<'_>, HandleError> {
        Ok(DisplayHandle::web())
    }
}

/// Sets up drawing as the engine does for a window of the page.
///
/// # Errors
/// What the browser can't do, in words for the console.
pub(super) async fn drawing(settings: &WgpuSettings) -> Result<RenderCreation, String> {
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
        backends: settings.backends.unwrap_or(wgpu::Backends::GL),
        flags: settings.instance_flags,
        display: Some(Box::new(PageScreen)),
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    });
    let canvas = window().and_then(|window| window.document()?.create_element("canvas").ok()?.dyn_into().ok());
    let canvas = wgpu::SurfaceTarget::Canvas(canvas.ok_or("there is no canvas")?);
    let surface = instance.create_surface(canvas).map_err(|error| error.to_string())?;
    let options = wgpu::RequestAdapterOptions {
        compatible_surface: Some(&surface),
        ..wgpu::RequestAdapterOptions::default()
    };
    let adapter = instance
        .request_adapter(&options)
        .await
        .map_err(|error| error.to_string())?;
    let disabled = settings.disabled_features.unwrap_or(WgpuFeatures::empty());
    let limits = adapter.limits();
    let wanted = wgpu::DeviceDescriptor {
        required_features: adapter.features() - disabled | settings.features,
        required_limits: match &settings.constrained_limits {
            Some(most) => limits.or_worse_values_from(most),
            None => limits,
        },
        memory_hints: settings.memory_hints.clone(),
        ..wgpu::DeviceDescriptor::default()
    };
    let (device, queue) = adapter
        .request_device(&wanted)
        .await
        .map_err(|error| error.to_string())?;
    let info = adapter.get_info();
    Ok(RenderCreation::manual(
        RenderDevice::from(device),
        RenderQueue(Arc::new(WgpuWrapper::new(queue))),
        RenderAdapterInfo(WgpuWrapper::new(info)),
        RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
        RenderInstance(Arc::new(WgpuWrapper::new(instance))),
    ))
}
