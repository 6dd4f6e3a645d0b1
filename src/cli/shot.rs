//! `tumbletop shot`: one named scene as a picture, without a window.

use std::path::PathBuf;
use std::str::FromStr;

use super::CliError;

/// A size in pixels, written `WxH`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// The width, pixels.
    pub width: u32,
    /// The height, pixels.
    pub height: u32,
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        const WRONG: &str = "a size is written WIDTHxHEIGHT, each 64 to 8192, as in 1280x720";
        let (width, height) = text.split_once('x').ok_or(WRONG)?;
        let side = |text: &str| text.parse().ok().filter(|side| (64..=8192).contains(side)).ok_or(WRONG);
        Ok(Self {
            width: side(width)?,
            height: side(height)?,
        })
    }
}

/// What can be said after `shot`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The scene.
    #[arg(required_unless_present = "list")]
    pub scene: Option<String>,
    /// Where the picture goes.
    #[arg(long, value_name = "FILE.png", required_unless_present = "list")]
    pub out: Option<PathBuf>,
    /// The size of the picture.
    #[arg(long, value_name = "WxH", default_value = "1280x720")]
    pub size: Size,
    /// Names all scenes.
    #[arg(long)]
    pub list: bool,
}

/// Runs the command.
///
/// # Errors
/// [`CliError`] for an unknown scene, or where the picture can't be made.
pub fn run(_args: &Args) -> Result<(), CliError> {
    Err(CliError::failed("`shot` needs the app, which is not put together yet"))
}
