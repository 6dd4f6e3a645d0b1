//! The whole program in this process, without a window or a graphics adapter: the test writes the messages of a window
//! and decides when frames come.

use std::convert::Infallible;
use std::time::Duration;

use bevy::app::PluginsState;
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::shader::{Shader, ShaderImport, ShaderSettings, Source, ValidateShader};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use tumbletop::app::plugin::add_game;
use window_kit::presentation::audio::request::Muted;
use window_kit::settings::{Quality, Settings};
use window_kit::table::agents::AgentPace;

/// The program with these settings; each frame takes this long. Computer players answer at once.
pub fn whole_app(settings: Settings, frame: Duration) -> App {
    let mut app = App::new();
    app.insert_resource(Quality::Lowest)
        .insert_resource(Muted(true))
        .insert_resource(settings)
        .insert_resource(TimeUpdateStrategy::ManualDuration(frame))
        .add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(Window {
                        resolution: (1280, 720).into(),
                        ..default()
                    }),
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .set(RenderPlugin {
                    render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                        backends: None,
                        ..default()
                    })),
                    ..default()
                })
                .disable::<bevy::log::LogPlugin>()
                .disable::<WinitPlugin>()
                // It prepares what only drawing needs, a tenth of the time in which the program starts.
                .disable::<CorePipelinePlugin>()
                .add_after::<RenderPlugin>(WithoutShaders),
        );
    add_game(&mut app);
    app.insert_resource(AgentPace::AT_ONCE);
    while app.plugins_state() == PluginsState::Adding {
        std::thread::yield_now();
    }
    app.finish();
    app.cleanup();
    app
}

/// Without a graphics adapter nothing is drawn: shaders stay unread, a tenth of the time in which the program starts.
struct WithoutShaders;

impl Plugin for WithoutShaders {
    fn build(&self, app: &mut App) {
        app.init_asset_loader::<UnreadShader>();
    }
}

#[derive(Default, TypePath)]
struct UnreadShader;

impl AssetLoader for UnreadShader {
    type Asset = Shader;
    type Settings = ShaderSettings;
    type Error = Infallible;

    async fn load(
        &self,
        _: &mut dyn Reader,
        _: &ShaderSettings,
        context: &mut LoadContext<'_>,
    ) -> Result<Shader, Infallible> {
        let path = context.path().to_string();
        Ok(Shader {
            import_path: ShaderImport::AssetPath(path.clone()),
            path,
            source: Source::Wgsl("".into()),
            imports: Vec::new(),
            additional_imports: Vec::new(),
            shader_defs: Vec::new(),
            file_dependencies: Vec::new(),
            validate_shader: ValidateShader::Disabled,
        })
    }

    fn extensions(&self) -> &[&str] {
        &["wgsl"]
    }
}
