//! The values of dice at rest, upright in a row on the far rim of the tray. Dice lie as they fell, and some are easier
//! to read from the other side of the table.
//!
//! The game decides which dice are in the row; a game with many dice has no row.

use bevy::prelude::*;

use games::catalog::{AnyOptions, AnyView};
use host::view::MatchView;
use messages::Message;
use window_kit::presentation::camera::screen_position;
use window_kit::presentation::dice_faces::Print;
use window_kit::presentation::palette;
use window_kit::presentation::palette::DieBody;
use window_kit::presentation::shown_tray::ShownTray;
use window_kit::presentation::visual::TableCamera;
use window_kit::table::current_match::CurrentMatch;
use window_kit::ui::beside::centred_at;
use window_kit::ui::chip::die_chip;
use window_kit::ui::in_place::update_root;
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{PLATE_SOLID, TEXT_OFF, TEXT_QUIET};
use window_kit::ui::measure::Face;
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{coloured, one_line};
use window_kit::window::by_game::ByGame;
use window_kit::window::state::Screen;
use window_kit::window::steps::HudSystems;

/// How high a chip is, in pixels at scale 1.
const CHIP: f32 = 24.0;
/// The gap between the chips and beside them.
const GAP: f32 = 5.0;
/// The letter size of the words.
const WORDS: f32 = 14.0;

/// The row.
#[derive(Component, Clone, Copy, Debug)]
struct Row;

/// A die that was thrown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct RolledDie {
    /// The side that it shows.
    pub print: Print,
    /// Its body.
    pub body: DieBody,
    /// Whether it can still be used in this turn.
    pub(crate) usable: bool,
}

/// The dice in the tray in reading order, and what they can be used for, in a word or two.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rolled {
    /// The dice; none while they roll.
    pub dice: Vec<RolledDie>,
    /// What they can be used for; empty for dice that only show a value.
    pub words: Message,
}

/// The dice that a game shows in the row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RolledBy(pub fn(&AnyView, &AnyOptions) -> Rolled);

/// The content and place of the row: the middle of the rim, in pixels of the interface.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    rolled: Rolled,
    at: Vec2,
    scale: FrameScale,
}

/// The text on a chip. Words that are too small to draw stand beside the chip.
fn mark(print: Print) -> String {
    match print {
        Print::Number(number) => number.to_string(),
        Print::Wild => "S".into(),
        Print::Range(low, high) => format!("{low}\u{2013}{high}"),
        Print::Discard(cards) | Print::OpponentDraws(cards) => format!("+{cards}"),
    }
}

fn show_rolled(
    (view, current): (Res<MatchView>, Res<CurrentMatch>),
    (tray, scale): (Res<ShownTray>, Res<FrameScale>),
    by: Res<ByGame<RolledBy>>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    (ui_scale, localizer): (Res<UiScale>, Res<Localizer>),
    rows: Query<Entity, With<Row>>,
    mut shown: Local<Shown<Option<Model>>>,
    mut commands: Commands,
) {
    let model = (|| {
        let rolled = by.of(view.view.game())?.0(&view.view, &current.options);
        let (camera, place) = cameras.single().ok()?;
        let rim = Vec3::new(0.0, tray.rim_height, -tray.half.y - tray.rim_width * 0.5);
        let fit = ui_scale.0.max(0.1);
        let mut at = screen_position(camera, place, rim)? / fit;
        // The tray may lie at the edge of the window.
        let half = width(&rolled, &localizer.localize(&rolled.words), *scale) / 2.0;
        at.x = at.x.min(camera.logical_viewport_size()?.x / fit - half);
        (!rolled.dice.is_empty()).then(|| Model {
            rolled,
            // Rounded, so that a move by half a pixel does not build the row again.
            at: at.round(),
            scale: *scale,
        })
    })();
    let there = rows.is_empty() == model.is_none();
    if let Some(model) = shown.change_unless(there, model) {
        match model {
            Some(model) => update_root(&mut commands, rows.iter().next(), |commands| spawn_row(model, commands)),
            None => rows.iter().for_each(|row| commands.entity(row).despawn()),
        }
    }
}

/// The greatest width of the row: a chip with a range on it is twice as wide as high.
fn width(rolled: &Rolled, words: &str, scale: FrameScale) -> f32 {
    let chips = rolled.dice.len() as f32 * (2.0 * CHIP + GAP);
    scale.0 * (chips + 2.0 * GAP) + Face::Regular.width(words, scale.text(WORDS))
}

fn spawn_row(model: &Model, commands: &mut Commands) -> Entity {
    /// Wider than any row, so that the row stands in its middle.
    const BOX: f32 = 400.0;
    let scale = model.scale;
    let size = CHIP * scale.0;
    let high = size * 1.25;
    commands
        .spawn((
            Row,
            DespawnOnExit(Screen::Match),
            Node {
                align_items: AlignItems::Stretch,
                ..centred_at(model.at, Vec2::new(BOX, high))
            },
            Pickable::IGNORE,
        ))
        .with_children(|place| {
            place
                .spawn((
                    Node {
                        padding: UiRect::horizontal(scale.px(GAP)),
                        column_gap: scale.px(GAP),
                        align_items: AlignItems::Center,
                        border_radius: BorderRadius::all(scale.px(6.0)),
                        ..default()
                    },
                    BackgroundColor(PLATE_SOLID),
                    Pickable::IGNORE,
                ))
                .with_children(|row| {
                    for die in &model.rolled.dice {
                        // A used die is only an outline.
                        let (ground, ink) = match (die.usable, die.print) {
                            (false, _) => (Color::NONE, TEXT_OFF),
                            (true, Print::Wild) => (palette::body_color(die.body), palette::WILD_INK),
                            (true, _) => (palette::body_color(die.body), palette::DIE_INK),
                        };
                        row.spawn(die_chip(ground, &mark(die.print), ink, size));
                    }
                    if !model.rolled.words.is_empty() {
                        row.spawn((
                            coloured(model.rolled.words.clone(), scale.text(WORDS), TEXT_QUIET),
                            one_line(),
                        ));
                    }
                });
        })
        .id()
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ByGame<RolledBy>>().add_systems(
        Update,
        show_rolled.in_set(HudSystems::Show).run_if(in_state(Screen::Match)),
    );
}
