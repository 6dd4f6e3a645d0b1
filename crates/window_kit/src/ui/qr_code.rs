//! QR codes (ISO/IEC 18004): a link that a phone reads from the screen.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::ui_widgets::ScrollIntoView;
use bevy::window::RequestRedraw;
use messages::Message;
use qrcode::types::Color as Module;

use crate::ui::access::Access;

/// The light margin that the standard asks for, in modules.
const MARGIN: usize = 4;

/// The side of a module in logical pixels: a phone reads it from across a table.
const MODULE: f32 = 5.0;

/// The text of a QR code.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct QrCode(String);

/// A QR code of this text. A screen reader reads the text.
pub fn qr_code(text: &str) -> impl Bundle {
    let modules = qrcode::QrCode::new(text).map_or(0, |code| code.width() + 2 * MARGIN);
    let side = modules as f32 * MODULE;
    (
        QrCode(text.to_owned()),
        Access::shows(Message::verbatim(text)),
        Node {
            width: px(side),
            height: px(side),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// The texture of a code: a pixel for each module. `None` if the text is too long for a code.
fn texture(text: &str) -> Option<Image> {
    let code = qrcode::QrCode::new(text).ok()?;
    let width = code.width();
    let modules = code.to_colors();
    let side = width + 2 * MARGIN;
    let is_dark = |at: usize| {
        let (x, y) = ((at % side).checked_sub(MARGIN)?, (at / side).checked_sub(MARGIN)?);
        let inside = x < width && y < width;
        inside.then(|| modules[y * width + x] == Module::Dark)
    };
    let pixel = |at| {
        if is_dark(at) == Some(true) {
            [0, 0, 0, 255]
        } else {
            [255; 4]
        }
    };
    let size = Extent3d {
        width: side as u32,
        height: side as u32,
        depth_or_array_layers: 1,
    };
    let data = (0..side * side).flat_map(pixel).collect();
    let mut image = Image::new(
        size,
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        // The data also stays in memory: a lost adapter loses its copy.
        RenderAssetUsages::default(),
    );
    image.sampler = ImageSampler::nearest();
    Some(image)
}

fn draw(
    codes: Query<(Entity, &QrCode), Changed<QrCode>>,
    images: Option<ResMut<Assets<Image>>>,
    mut commands: Commands,
) {
    let Some(mut images) = images else { return };
    for (entity, QrCode(text)) in &codes {
        if let Some(image) = texture(text) {
            commands.entity(entity).insert(ImageNode::new(images.add(image)));
        }
    }
}

/// A code that has just come is scrolled into view: half a code can't be read.
fn bring_into_view(
    codes: Query<Entity, Added<QrCode>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for entity in &codes {
        commands.trigger(ScrollIntoView { entity });
        redraw.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            draw.before(bevy::ui::UiSystems::Prepare),
            bring_into_view.after(bevy::ui::UiSystems::Layout),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_margin_and_its_three_corners() {
        let image = texture("http://192.168.1.20:7447/ABCDEF").expect("a code");
        let side = image.width() as usize;
        let data = image.data.as_ref().expect("its data");
        let is_dark = |x: usize, y: usize| data[(y * side + x) * 4] == 0;
        for at in 0..side {
            assert!((0..MARGIN).all(|edge| !is_dark(at, edge) && !is_dark(edge, at)));
        }
        // The ring, the gap and the middle of a finder pattern.
        let finder = [true, false, true, true, true, false, true];
        for (at, dark) in finder.into_iter().enumerate() {
            assert_eq!(is_dark(MARGIN + at, MARGIN + 3), dark);
            assert_eq!(is_dark(side - MARGIN - 7 + at, MARGIN + 3), dark);
            assert_eq!(is_dark(MARGIN + 3, side - MARGIN - 7 + at), dark);
        }
        assert!(texture(&"a".repeat(5000)).is_none());
    }
}
