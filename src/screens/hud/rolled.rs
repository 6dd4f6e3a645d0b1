//! What the dice of Skip-Bo Dice and Skip-Bo MOD show, upright in a row on the far rim of the tray once they are at rest:
//! dice lie as they fell, and some are read more easily from the other side of the table.
//!
//! Reads the view and what is printed on the dice. Stack has too many dice for it: its rail counts them.

use bevy::prelude::*;

use crate::catalog::{AnyOptions, AnyView, Listed};
use crate::games::skip_bo::state::Phase as CardPhase;
use crate::games::skip_bo_dice::state::{Phase, SkipBoDice};
use crate::games::skip_bo_dice::value::Dice;
use crate::play::skip_bo::seen::seen;
use crate::presentation::camera::screen_position;
use crate::presentation::dice_faces::{Print, printed};
use crate::presentation::palette;
use crate::presentation::palette::DieBody;
use crate::presentation::shown_tray::ShownTray;
use crate::presentation::visual::TableCamera;
use crate::rules::die::DieId;
use crate::screens::hud::steps::HudSystems;
use crate::table::match_setup::CurrentMatch;
use crate::table::view::MatchView;
use crate::ui::chip::die_chip;
use crate::ui::look::{PLATE_SOLID, TEXT_OFF, TEXT_QUIET};
use crate::ui::scale::FrameScale;
use crate::ui::text::{coloured, one_line};
use crate::window::state::Screen;

/// How high a chip is, in pixels at scale 1.
const CHIP: f32 = 24.0;

/// The row.
#[derive(Component, Clone, Copy, Debug)]
struct Row;

/// A die that was thrown.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rolled {
    print: Print,
    body: DieBody,
    /// Whether it can still be used in this turn.
    usable: bool,
}

/// What the row says and where: the middle of the rim, in pixels of the interface.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    dice: Vec<Rolled>,
    words: &'static str,
    at: Vec2,
    scale: FrameScale,
}

/// The dice that lie in the tray to be read, in order; none while they roll.
fn rolled(view: &AnyView, options: &AnyOptions) -> Vec<Rolled> {
    let body = |die| printed(options, die).map_or(DieBody::Ivory, |(_, body)| body);
    if let Some(game) = SkipBoDice::of_view(view) {
        if matches!(game.phase(), Phase::First | Phase::Rolling { .. } | Phase::Over) {
            return Vec::new();
        }
        let shown = Dice::ALL.iter().filter(|die| game.value(*die).is_shown());
        return shown
            .map(|die| Rolled {
                print: game.value(die).into(),
                body: body(die),
                usable: game.unused().contains(die),
            })
            .collect();
    }
    let Some(cards) = seen(view).filter(|cards| matches!(cards.phase(), CardPhase::Act)) else {
        return Vec::new();
    };
    let die = cards.die().map(|face| Rolled {
        print: face.into(),
        body: body(DieId(0)),
        usable: cards.usable_die().is_some(),
    });
    die.into_iter().collect()
}

/// What is on a chip: what cannot be drawn as small is said beside it.
fn mark(print: Print) -> String {
    match print {
        Print::Number(number) => number.to_string(),
        Print::SkipBo => "S".into(),
        Print::Range(low, high) => format!("{low}\u{2013}{high}"),
        Print::Discard(cards) | Print::OpponentDraws(cards) => format!("+{cards}"),
    }
}

/// What the action die is for, in a word or two; nothing of dice that only show a value.
fn words(dice: &[Rolled]) -> &'static str {
    match dice {
        [die] if !die.usable => "used",
        [die] => match die.print {
            Print::Number(_) => "",
            Print::Range(..) => "stands in",
            Print::SkipBo => "any number",
            Print::Discard(1) => "discard",
            Print::Discard(_) => "discards",
            Print::OpponentDraws(_) => "opponent draws",
        },
        _ => "",
    }
}

fn show_rolled(
    (view, current): (Res<MatchView>, Res<CurrentMatch>),
    (tray, scale): (Res<ShownTray>, Res<FrameScale>),
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    ui_scale: Res<UiScale>,
    rows: Query<Entity, With<Row>>,
    mut shown: Local<Option<Model>>,
    mut commands: Commands,
) {
    let model = (|| {
        let dice = rolled(&view.view, &current.0.options);
        let (camera, place) = cameras.single().ok()?;
        let rim = Vec3::new(0.0, tray.rim_height, -tray.half.y - tray.rim_width * 0.5);
        let at = screen_position(camera, place, rim)? / ui_scale.0.max(0.1);
        (!dice.is_empty()).then(|| Model {
            words: words(&dice),
            dice,
            // Half a pixel is no change.
            at: at.round(),
            scale: *scale,
        })
    })();
    if *shown == model && rows.is_empty() == model.is_none() {
        return;
    }
    for row in &rows {
        commands.entity(row).despawn();
    }
    if let Some(model) = &model {
        spawn_row(model, &mut commands);
    }
    *shown = model;
}

fn spawn_row(model: &Model, commands: &mut Commands) {
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
                position_type: PositionType::Absolute,
                left: px(model.at.x - BOX / 2.0),
                top: px(model.at.y - high / 2.0),
                width: px(BOX),
                height: px(high),
                justify_content: JustifyContent::Center,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|place| {
            place
                .spawn((
                    Node {
                        padding: UiRect::horizontal(scale.px(5.0)),
                        column_gap: scale.px(5.0),
                        align_items: AlignItems::Center,
                        border_radius: BorderRadius::all(scale.px(6.0)),
                        ..default()
                    },
                    BackgroundColor(PLATE_SOLID),
                    Pickable::IGNORE,
                ))
                .with_children(|row| {
                    for die in &model.dice {
                        // One that is used up is no more than an outline.
                        let (ground, ink) = match (die.usable, die.print) {
                            (false, _) => (Color::NONE, TEXT_OFF),
                            (true, Print::SkipBo) => (palette::body_color(die.body), palette::WILD_INK),
                            (true, _) => (palette::body_color(die.body), palette::DIE_INK),
                        };
                        row.spawn(die_chip(ground, &mark(die.print), ink, size));
                    }
                    if !model.words.is_empty() {
                        row.spawn((coloured(model.words, scale.text(14.0), TEXT_QUIET), one_line()));
                    }
                });
        });
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_rolled.in_set(HudSystems::Show).run_if(in_state(Screen::Match)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::skip_bo_dice::arrange::Arrange;
    use crate::games::skip_bo_dice::options::DiceOptions;
    use crate::games::skip_bo_dice::value::Value;
    use crate::rules::seats::Seats;

    #[test]
    fn dice_at_rest_are_read_in_a_row_and_none_while_any_rolls_d_6() {
        let options = DiceOptions::default();
        let seats = Seats::solo(2).expect("two can be seated");
        let arranged = || {
            let position = Arrange::new(&options, &seats).expect("a position");
            position.show([1, 3, 5, 2, 4, 10].map(Value))
        };
        let read = |arrange: Arrange| {
            let game = arrange.build().expect("a sound position");
            rolled(&AnyView::SkipBoDice(game), &AnyOptions::SkipBoDice(options.clone()))
        };
        let dice = read(arranged());
        let marks: Vec<String> = dice.iter().map(|die| mark(die.print)).collect();
        assert_eq!(marks, ["1", "3", "5", "2", "4", "10"]);
        assert!(dice.iter().all(|die| die.usable));
        assert_eq!(dice.last().map(|die| die.body), Some(DieBody::Brass));
        assert!(read(arranged().rolling(Dice::only(DieId(1)))).is_empty());
    }

    #[test]
    fn the_action_die_says_what_it_is_for_until_it_is_used_m_2() {
        let die = |print, usable| {
            [Rolled {
                print,
                body: DieBody::Ivory,
                usable,
            }]
        };
        assert_eq!(words(&die(Print::Range(5, 8), true)), "stands in");
        assert_eq!(words(&die(Print::OpponentDraws(1), true)), "opponent draws");
        assert_eq!(words(&die(Print::OpponentDraws(1), false)), "used");
    }
}
