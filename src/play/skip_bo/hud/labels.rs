//! The labels on the table: how many cards a stock pile has, which number a building pile needs, how many cards a fan
//! hides.

use bevy::prelude::*;

use crate::play::skip_bo::hud::places::OnTable;
use crate::play::skip_bo::table::layout::CardLayout;
use games::skip_bo::narrate::discard_name;
use games::skip_bo::sizes::BUILDING_PILES;
use messages::Message;
use messages::texts::{common, skip_bo, skip_bo_mod};
use tabletop::pile::BuiltTo;
use tabletop::pile::PilePlace;
use window_kit::presentation::cards::laid::CardTable;
use window_kit::presentation::cards::spot::FANNED;
use window_kit::presentation::cards::stage::CardStage;
use window_kit::presentation::frames::Frames;
use window_kit::ui::beside::centred_at;
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{EDGE, PLATE_SOLID};
use window_kit::ui::measure::Face;
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold, one_line};
use window_kit::window::state::Screen;

/// The width of the box in which a label is centred, in pixels of the interface.
const BOX: f32 = 160.0;

/// The least gap between the labels of two building piles, in pixels of the interface.
const BETWEEN: f32 = 6.0;

/// With large panels, the least gap between the player's own discard piles in which the letter of a key is shown, in
/// pixels of the interface.
const ROOM_FOR_LETTER: f32 = 11.0;

/// A label on the table.
#[derive(Component, Clone, Debug)]
pub(crate) struct Label;

/// A label: its text, its middle, its letter size, and whether it is on a small plate.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Model {
    text: Message,
    at: Vec2,
    size: f32,
    plate: bool,
}

/// Shows the labels; rebuilds all of them if any has changed.
pub(crate) fn show_labels(
    layout: Res<CardLayout>,
    stage: Res<CardStage>,
    table: OnTable,
    (scale, frames, localizer): (Res<FrameScale>, Res<Frames>, Res<Localizer>),
    labels: Query<Entity, With<Label>>,
    mut shown: Local<Shown<(Vec<Model>, FrameScale)>>,
    mut commands: Commands,
) {
    let width = |words: &Message, size: f32| Face::Bold.width(&localizer.localize(words), scale.text(size));
    let models = models(&layout, &stage, &table, frames.are_large(), &width);
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

/// The texts about what a building pile has reached and needs, the longest first.
fn of_pile(built: BuiltTo, large: bool) -> Vec<Message> {
    let die = (1..=built.value)
        .rev()
        .find(|number| built.die_places >> (number - 1) & 1 == 1);
    let (value, next) = (built.value, built.value + 1);
    if value == 12 {
        return vec![skip_bo::LABEL_COMPLETE, skip_bo::LABEL_FULL];
    }
    let most = match die {
        Some(die) if die == value => Some(skip_bo_mod::label_by_die(value)),
        Some(die) => Some(skip_bo_mod::label_die_below(value, next, die)),
        None if value > 0 => Some(skip_bo::label_reached(value, next)),
        None => None,
    };
    let short = [
        skip_bo::label_needs(next),
        Message::verbatim(format!("\u{203a} {next}")),
    ];
    most.filter(|_| !large).into_iter().chain(short).collect()
}

/// All labels. `large`: whether labels are short and beside the cards that they would cover. `width`: the width of a
/// text in a letter size.
fn models(
    layout: &CardLayout,
    stage: &CardStage,
    table: &OnTable,
    large: bool,
    width: &dyn Fn(&Message, f32) -> f32,
) -> Vec<Model> {
    let mut models = Vec::new();
    let mut add = |text: Message, place: Vec2, size: f32, plate: bool| {
        if let Some(at) = table.place(place) {
            models.push(Model {
                text,
                // Rounded, so that a change below a pixel does not count.
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
    let middle = |pile: u8| table.place(layout.spot(PilePlace::Building(pile)).card(0, 1).center());
    let apart = middle(0)
        .zip(middle(1))
        .map_or(0.0, |(one, next)| (next.x - one.x).abs());
    let size = if large { 12.0 } else { 15.0 };
    // The longest text that does not touch the text of the next pile.
    let fitting = |words: &[Message], size: f32| {
        let fits = |words: &&Message| width(words, size) + BETWEEN <= apart;
        words.iter().find(fits).or(words.last()).cloned().unwrap_or_default()
    };
    let (draw, aside) = (stage.count(PilePlace::Draw), stage.count(PilePlace::SetAside));
    let number = |count: usize| Message::verbatim(count.to_string());
    for (place, words) in [
        (PilePlace::Draw, &[skip_bo::label_draw(draw), number(draw)][..]),
        (
            PilePlace::SetAside,
            &[
                skip_bo::label_set_aside(aside),
                skip_bo::label_aside(aside),
                number(aside),
            ],
        ),
    ] {
        let below = corner(place, 1, 0.0, if large { 1.3 } else { 1.22 });
        add(fitting(words, 14.0), below, 14.0, false);
    }
    for pile in 0..BUILDING_PILES as u8 {
        let place = corner(PilePlace::Building(pile), 1, 0.0, -1.36);
        add(fitting(&of_pile(stage.built(pile), large), size), place, size, false);
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
                // Beside the pile, as the cards cover its whole length.
                let first = layout.spot(place).card(0, 1);
                let at = if large {
                    // In the middle of the gap, below the label of a fan's hidden cards.
                    first.center() - Vec2::new(first.half_size().x + gap * 0.5, first.half_size().y * 0.2)
                } else {
                    first.center() + first.half_size() * Vec2::new(-1.22, -0.84)
                };
                if !large || wide_enough {
                    add(common::key(discard_name(pile)), at, 12.0, false);
                }
            }
            let hidden = stage.count(place).saturating_sub(FANNED);
            if hidden > 0 {
                let first = layout.spot(place).card(0, 1);
                let (x, y) = match (own, large) {
                    (true, _) => (0.72, -0.87),
                    (false, false) => (0.62, -0.80),
                    // Below the plate.
                    (false, true) => (0.62, -0.40),
                };
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
