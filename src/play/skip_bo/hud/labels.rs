//! Numbers on the table: how many cards a stock has, which number a building pile needs, how many cards a fan hides.

use bevy::prelude::*;

use crate::games::skip_bo::narrate::discard_name;
use crate::games::skip_bo::sizes::BUILDING_PILES;
use crate::messages::Message;
use crate::messages::texts::{skip_bo, skip_bo_mod};
use crate::play::skip_bo::hud::places::OnTable;
use crate::play::skip_bo::table::layout::CardLayout;
use crate::presentation::cards::laid::CardTable;
use crate::presentation::cards::spot::FANNED;
use crate::presentation::cards::stage::CardStage;
use crate::presentation::frames::Frames;
use crate::tabletop::pile::PilePlace;
use crate::ui::beside::centred_at;
use crate::ui::look::{EDGE, PLATE_SOLID};
use crate::ui::scale::FrameScale;
use crate::ui::shown::Shown;
use crate::ui::text::{bold, one_line};
use crate::window::state::Screen;

/// The width of the box in which a label is centred, in pixels of the interface.
const BOX: f32 = 160.0;

/// How far apart building piles must be for the number they need to be said in words, in pixels of the interface.
const ROOM_FOR_WORDS: f32 = 54.0;

/// With large frames, how far apart the player's own discard piles must be for the letter of a key to stand between
/// them, in pixels of the interface.
const ROOM_FOR_LETTER: f32 = 11.0;

/// A label on the table.
#[derive(Component, Clone, Debug)]
pub(crate) struct Label;

/// A label: its text, its middle, its size, and whether it stands on a small plate.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Model {
    text: Message,
    at: Vec2,
    size: f32,
    plate: bool,
}

/// Shows the labels; builds all of them anew if any has changed.
pub(crate) fn show_labels(
    layout: Res<CardLayout>,
    stage: Res<CardStage>,
    table: OnTable,
    (scale, frames): (Res<FrameScale>, Res<Frames>),
    labels: Query<Entity, With<Label>>,
    mut shown: Local<Shown<(Vec<Model>, FrameScale)>>,
    mut commands: Commands,
) {
    let models = models(&layout, &stage, &table, frames.are_large());
    let there = labels.iter().len() == models.len();
    if let Some((models, scale)) = shown.change_unless(there, (models, *scale)) {
        for label in &labels {
            commands.entity(label).despawn();
        }
        for model in models {
            spawn(model, *scale, &mut commands);
        }
    }
}

/// `large`: whether labels are short, and lie beside what they would cover.
fn models(layout: &CardLayout, stage: &CardStage, table: &OnTable, large: bool) -> Vec<Model> {
    let mut models = Vec::new();
    let mut add = |text: Message, place: Vec2, size: f32, plate: bool| {
        if let Some(at) = table.place(place) {
            models.push(Model {
                text,
                // Rounded, so that half a pixel is no change.
                at: at.round(),
                size,
                plate,
            });
        }
    };
    let corner = |place: PilePlace, count: usize, x: f32, y: f32| {
        let card = layout.spot(place).card(count.max(1) - 1, count.max(1));
        card.center() + card.half_size() * Vec2::new(x, y)
    };
    let aside = stage.count(PilePlace::SetAside);
    let aside = if large {
        skip_bo::label_aside(aside)
    } else {
        skip_bo::label_set_aside(aside)
    };
    for (place, words) in [
        (PilePlace::Draw, skip_bo::label_draw(stage.count(PilePlace::Draw))),
        (PilePlace::SetAside, aside),
    ] {
        let below = corner(place, 1, 0.0, if large { 1.3 } else { 1.22 });
        add(words, below, 14.0, false);
    }
    let middle = |pile: u8| table.place(layout.spot(PilePlace::Building(pile)).card(0, 1).center());
    let tight = middle(0)
        .zip(middle(1))
        .is_some_and(|(one, next)| (next.x - one.x).abs() < ROOM_FOR_WORDS);
    for pile in 0..BUILDING_PILES as u8 {
        let built = stage.built(pile);
        let place = corner(PilePlace::Building(pile), 1, 0.0, -1.36);
        let die = (1..=built.value)
            .rev()
            .find(|number| built.die_places >> (number - 1) & 1 == 1);
        let words = match (built.value, die) {
            (12, _) if tight => skip_bo::LABEL_FULL,
            (value, _) if tight => Message::verbatim(format!("\u{203a} {}", value + 1)),
            (0, _) => skip_bo::label_needs(1),
            (12, _) => skip_bo::LABEL_COMPLETE,
            (value, _) if large => skip_bo::label_needs(value + 1),
            (value, Some(die)) if die == value => skip_bo_mod::label_by_die(value),
            (value, Some(die)) => skip_bo_mod::label_die_below(value, value + 1, die),
            (value, None) => skip_bo::label_reached(value, value + 1),
        };
        add(words, place, if large { 12.0 } else { 15.0 }, false);
        let number = corner(PilePlace::Building(pile), 1, 0.0, if large { 1.3 } else { 1.24 });
        add(Message::verbatim((pile + 1).to_string()), number, 12.0, false);
    }
    for seat in layout.seats() {
        let stock = stage.count(PilePlace::Stock(seat));
        let own = seat == layout.bottom();
        let (size, y) = match (own, large) {
            (true, false) => (19.0, 0.86),
            (true, true) => (19.0, 1.3),
            (false, false) => (13.0, 1.18),
            (false, true) => (13.0, 1.4),
        };
        let at = corner(PilePlace::Stock(seat), 1, 0.0, y);
        add(Message::verbatim(stock.to_string()), at, size, true);
        let card = |pile: u8| layout.spot(PilePlace::Discard(seat, pile)).card(0, 1);
        let gap = card(1).min.x - card(0).max.x;
        let edge = |x: f32| table.place(Vec2::new(x, card(1).center().y));
        let wide_enough = edge(card(0).max.x)
            .zip(edge(card(1).min.x))
            .is_some_and(|(left, right)| right.x - left.x >= ROOM_FOR_LETTER);
        for pile in 0..4 {
            let place = PilePlace::Discard(seat, pile);
            if own {
                // Beside the pile: the cards cover its whole length.
                let first = layout.spot(place).card(0, 1);
                let at = if large {
                    // In the middle of the gap, below the part that a fan beside it covers.
                    first.center() - Vec2::new(first.half_size().x + gap * 0.5, first.half_size().y * 0.2)
                } else {
                    first.center() + first.half_size() * Vec2::new(-1.22, -0.84)
                };
                if !large || wide_enough {
                    add(Message::verbatim(discard_name(pile)), at, 12.0, false);
                }
            }
            let hidden = stage.count(place).saturating_sub(FANNED);
            if hidden > 0 {
                let first = layout.spot(place).card(0, 1);
                let (x, y) = if own { (0.72, -0.87) } else { (0.62, -0.80) };
                let at = first.center() + first.half_size() * Vec2::new(x, y);
                let words = Message::verbatim(format!("+{hidden}"));
                add(words, at, if own { 14.0 } else { 12.0 }, true);
            }
        }
    }
    models
}

fn spawn(model: &Model, scale: FrameScale, commands: &mut Commands) {
    let size = scale.text(model.size);
    let high = size * 1.5;
    let mut label = commands.spawn((
        Label,
        DespawnOnExit(Screen::Match),
        centred_at(model.at, Vec2::new(BOX, high)),
        Pickable::IGNORE,
    ));
    let text = (
        bold(model.text.clone(), size),
        one_line(),
        TextShadow {
            offset: Vec2::splat(1.5),
            color: Color::BLACK,
        },
    );
    label.with_children(|label| {
        if model.plate {
            label.spawn((
                Node {
                    padding: UiRect::axes(px(size * 0.35), px(0)),
                    border: px(1).all(),
                    border_radius: BorderRadius::all(px(size * 0.4)),
                    ..default()
                },
                BackgroundColor(PLATE_SOLID),
                BorderColor::all(EDGE),
                Pickable::IGNORE,
                children![text],
            ));
        } else {
            label.spawn(text);
        }
    });
}
