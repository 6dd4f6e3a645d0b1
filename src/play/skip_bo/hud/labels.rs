//! The labels on the table: how many cards a stock pile has, which number a building pile needs, how many cards a fan
//! hides.

use bevy::prelude::*;

use crate::play::skip_bo::hud::places::OnTable;
use crate::play::skip_bo::table::layout::CardLayout;
use crate::play::skip_bo::table::plan::{LETTER, OVER_PILE, UNDER_PILE};
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
use window_kit::ui::in_place::update_root;
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{EDGE, PLATE_SOLID};
use window_kit::ui::measure::Face;
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold, one_line};
use window_kit::window::state::Screen;

/// The width of the box in which a label is centred, in pixels of the interface.
const BOX: f32 = 160.0;

/// The least gap between the labels of two piles, in pixels of the interface.
const BETWEEN: f32 = 6.0;

/// How much wider than its pile the text under a stock pile may be, in pixels of the interface: of another player, whose
/// discard piles are close to it, and of the player at the bottom.
const BESIDE_STOCK: f32 = 14.0;
const BESIDE_OWN_STOCK: f32 = 30.0;

/// With at most this many opponents, a word names the discard piles of each.
const FEW: usize = 3;

/// A label on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Label {
    of: PilePlace,
    says: Says,
}

/// What a label says of its pile.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Says {
    /// How many cards it has, or for a building pile what it has reached and needs.
    Content,
    /// Its number or letter.
    Name,
    /// That it and those beside it are discard piles.
    Kind,
    /// How many of its cards are hidden.
    Hidden,
}

/// A label: its text, its middle, its letter size, and whether it is on a small plate.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Model {
    label: Label,
    text: Message,
    at: Vec2,
    size: f32,
    plate: bool,
}

/// Shows the labels.
pub(crate) fn show_labels(
    layout: Res<CardLayout>,
    stage: Res<CardStage>,
    table: OnTable,
    (scale, frames, localizer): (Res<FrameScale>, Res<Frames>, Res<Localizer>),
    labels: Query<(Entity, &Label)>,
    mut shown: Local<Shown<(Vec<Model>, FrameScale)>>,
    mut commands: Commands,
) {
    let width = |words: &Message, size: f32| Face::Bold.width(&localizer.localize(words), scale.text(size));
    let models = models(&layout, &stage, &table, frames.are_large(), &width);
    let there = labels.iter().len() == models.len();
    if let Some((models, scale)) = shown.change_unless(there, (models, *scale)) {
        for (entity, label) in &labels {
            if !models.iter().any(|model| model.label == *label) {
                commands.entity(entity).despawn();
            }
        }
        for model in models {
            let there = labels.iter().find(|(_, label)| **label == model.label);
            update_root(&mut commands, there.map(|(entity, _)| entity), |commands| {
                spawn(model, *scale, commands)
            });
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

/// All labels. `large`: whether labels are short. `width`: the width of a text in a letter size.
fn models(
    layout: &CardLayout,
    stage: &CardStage,
    table: &OnTable,
    large: bool,
    width: &dyn Fn(&Message, f32) -> f32,
) -> Vec<Model> {
    let mut models = Vec::new();
    let mut add = |of: PilePlace, says: Says, text: Message, place: Vec2, size: f32, plate: bool| {
        if let Some(at) = table.place(place) {
            models.push(Model {
                label: Label { of, says },
                text,
                // Rounded, so that a change below a pixel does not count.
                at: at.round(),
                size,
                plate,
            });
        }
    };
    let card = |place: PilePlace| layout.spot(place).card(0, 1);
    // The texts of a building pile keep clear of the lines around a pile that is a target.
    let over = |card: Rect| Vec2::new(card.center().x, card.min.y - layout.length(OVER_PILE - 9.0));
    let under = |card: Rect| Vec2::new(card.center().x, card.max.y + layout.length(UNDER_PILE / 2.0));
    // The longest text that is no wider than a part of the table.
    let fitting = |words: &[Message], size: f32, part: f32| {
        let [left, right] = [0.0, part].map(|x| table.place(Vec2::new(x, 0.0)));
        let room = left.zip(right).map_or(0.0, |(left, right)| right.x - left.x - BETWEEN);
        let fits = |words: &&Message| width(words, size) <= room;
        words.iter().find(fits).or(words.last()).cloned().unwrap_or_default()
    };
    let piles = [0, 1].map(|pile| card(PilePlace::Building(pile)).center().x);
    let apart = piles[1] - piles[0];
    let number = |count: usize| Message::verbatim(count.to_string());
    let (draw, aside) = (stage.count(PilePlace::Draw), stage.count(PilePlace::SetAside));
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
        add(
            place,
            Says::Content,
            fitting(words, 14.0, apart),
            under(card(place)),
            14.0,
            false,
        );
    }
    let size = if large { 12.0 } else { 15.0 };
    for pile in 0..BUILDING_PILES as u8 {
        let place = PilePlace::Building(pile);
        let card = card(place);
        let words = of_pile(stage.built(pile), large);
        let words = fitting(&words, size, apart);
        add(place, Says::Content, words, over(card), size, false);
        let below = Vec2::new(card.center().x, card.max.y + layout.length(UNDER_PILE - 4.0));
        let name = number(usize::from(pile) + 1);
        add(place, Says::Name, name, below, 12.0, false);
    }
    let few = layout.opponents().count() <= FEW;
    for seat in layout.seats() {
        let own = seat == layout.bottom();
        let size = if own { 15.0 } else { 13.0 };
        let pile = card(PilePlace::Stock(seat));
        let stock = stage.count(PilePlace::Stock(seat));
        let words = [skip_bo::label_stock(stock), number(stock)];
        let room = pile.width() + layout.length(if own { BESIDE_OWN_STOCK } else { BESIDE_STOCK });
        // Long words are rather small than left out.
        let fits = |size: &f32| fitting(&words, *size, room) == words[0];
        let (text, size) = match [size, 12.0].into_iter().find(fits) {
            Some(size) => (words[0].clone(), size),
            None => (words[1].clone(), size),
        };
        add(PilePlace::Stock(seat), Says::Content, text, under(pile), size, true);
        let discards = [0, 1, 2, 3].map(|pile| PilePlace::Discard(seat, pile));
        if (few || own) && !large {
            // Under the longest pile.
            let piles = discards.map(|place| layout.spot(place).area(stage.count(place)));
            let [first, rest @ ..] = piles;
            let longest = rest.into_iter().fold(
                first,
                |longest, pile| {
                    if pile.max.y > longest.max.y { pile } else { longest }
                },
            );
            let words = skip_bo::LABEL_DISCARDS;
            add(discards[0], Says::Kind, words, under(longest), 12.0, false);
        }
        for (pile, place) in (0..).zip(discards) {
            let first = card(place);
            if own {
                // Beside the pile, as the cards cover its whole length.
                let at = first.min + Vec2::new(-LETTER / 2.0, 26.0).map(|pixels| layout.length(pixels));
                let name = common::key(discard_name(pile));
                add(place, Says::Name, name, at, 12.0, false);
            }
            let hidden = stage.count(place).saturating_sub(FANNED);
            if hidden > 0 {
                // One's own piles have their letters between them.
                let aside = if own { 0.0 } else { 0.62 };
                let at = Vec2::new(
                    first.center().x + first.half_size().x * aside,
                    first.min.y + layout.length(8.0),
                );
                let words = Message::verbatim(format!("+{hidden}"));
                add(place, Says::Hidden, words, at, if own { 14.0 } else { 12.0 }, true);
            }
        }
    }
    models
}

fn spawn(model: &Model, scale: FrameScale, commands: &mut Commands) -> Entity {
    let size = scale.text(model.size);
    let high = size * 1.5;
    let mut label = commands.spawn((
        model.label,
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
    label.id()
}
