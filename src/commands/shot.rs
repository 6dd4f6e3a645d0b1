//! `tumbletop shot`: renders one named scene as a picture, without a window.

use std::path::PathBuf;
use std::str::FromStr;

use bevy::math::UVec2;

use crate::app::scenes::{self, Drawing, scenes};
use cli::error::{CliError, Failure, UsageError, ValueError};
use language::Locale;
use messages::ToMessage;
use messages::texts::cli as words;
use system::output;
use window_kit::machine::graphics::usable_adapter;
use window_kit::settings::Quality;

/// A size in pixels, written `WxH`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// The width, pixels.
    pub width: u32,
    /// The height, pixels.
    pub height: u32,
}

impl FromStr for Size {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Self, ValueError> {
        let UVec2 { x: width, y: height } = scenes::size(text).ok_or(ValueError::Size)?;
        Ok(Self { width, height })
    }
}

/// The arguments of `shot`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The scene.
    #[arg(required_unless_present = "list")]
    pub scene: Option<String>,
    /// The file for the picture.
    #[arg(long, value_name = "FILE.png", required_unless_present = "list")]
    pub out: Option<PathBuf>,
    /// The size of the picture.
    #[arg(long, value_name = "WxH", default_value = "1280x720")]
    pub size: Size,
    /// The size of the interface, 0.8 to 2.0.
    #[arg(long, value_name = "X", default_value_t = 1.0, value_parser = interface)]
    pub scale: f32,
    /// The quality of the picture: lowest, low, medium, high.
    #[arg(long, value_name = "LEVEL", default_value = "high", value_parser = quality)]
    pub quality: Quality,
    /// Lists all scenes.
    #[arg(long)]
    pub list: bool,
}

fn interface(text: &str) -> Result<f32, ValueError> {
    text.parse()
        .ok()
        .filter(|scale| (0.8..=2.0).contains(scale))
        .ok_or(ValueError::Interface)
}

/// A quality of the picture, by its name.
pub(super) fn quality(text: &str) -> Result<Quality, ValueError> {
    scenes::quality(text).ok_or(ValueError::Quality)
}

/// Runs the command. The picture is in English unless a language is asked for, on every machine.
///
/// # Errors
/// [`CliError`] for an unknown scene, or if the picture can't be made.
pub fn run(args: &Args, lang: Option<Locale>) -> Result<(), CliError> {
    if args.list {
        for scene in scenes() {
            output::line(format_args!("{:<20} {}", scene.name, scene.about))?;
        }
        return Ok(());
    }
    let name = args.scene.as_deref().unwrap_or_default();
    let Some(scene) = scenes::scene(name) else {
        return Err(UsageError::Scene(name.to_owned()).into());
    };
    let Some(out) = &args.out else {
        return Err(UsageError::NoOut.into());
    };
    usable_adapter().map_err(|error| Failure::Said(error.message()))?;
    let drawing = Drawing {
        scene,
        size: UVec2::new(args.size.width, args.size.height),
        scale: args.scale,
        quality: args.quality,
        locale: lang.unwrap_or_default(),
    };
    let mut stage = drawing.stage();
    let drawn = (scene.set)(&mut stage).and_then(|later_s| stage.picture(later_s, out));
    Ok(drawn.map_err(|error| Failure::Said(words::scene(name, error.to_string())))?)
}
