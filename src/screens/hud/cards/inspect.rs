//! The pile under the pointer in words: all its cards from the top, or what it is.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::app::Screen;
use crate::games::skip_bo::seen::{Seen, seen};
use crate::input::cards::{CardChoice, CardThing, Pointed};
use crate::presentation::cards::layout::FANNED;
use crate::presentation::cards::{CardLayout, CardStage};
use crate::presentation::palette;
use crate::rules::card::Card;
use crate::screens::theme::scale::FrameScale;
use crate::screens::theme::text::{bold_coloured, one_line, text};
use crate::screens::theme::{EDGE, PLATE_SOLID};
use crate::table::pile::PilePlace;
use crate::table::view::{MatchView, Players};

/// How long the pointer rests before the plate appears, in seconds.
const DELAY_S: f32 = 0.35;
/// How wide the plate is at most, in pixels of the interface.
const WIDTH: f32 = 340.0;
/// How many cards are named at most.
const MOST: usize = 24;

/// The plate.
#[derive(Component)]
pub(super) struct Inspected;

pub(super) fn show_pile(
    time: Res<Time<Real>>,
    (pointed, choice, layout, stage): (Res<Pointed>, Res<CardChoice>, Option<Res<CardLayout>>, Res<CardStage>),
    (view, players): (Res<MatchView>, Res<Players>),
    windows: Query<&Window, With<PrimaryWindow>>,
    (scale, ui_scale): (Res<FrameScale>, Option<Res<UiScale>>),
    plates: Query<Entity, With<Inspected>>,
    mut rests: Local<(Option<PilePlace>, f32)>,
    mut commands: Commands,
) {
    let place = pointed
        .thing
        .and_then(CardThing::pile)
        .filter(|_| *choice == CardChoice::None);
    if rests.0 != place {
        *rests = (place, 0.0);
        for plate in &plates {
            commands.entity(plate).despawn();
        }
    }
    rests.1 += time.delta_secs();
    let (Some(place), Some(layout), Some(cards)) = (place, layout, seen(&view.view)) else {
        return;
    };
    let Some((title, named)) = told(place, cards, &layout, &stage, &players) else {
        return;
    };
    if rests.1 < DELAY_S || !plates.is_empty() {
        return;
    }
    let Ok(window) = windows.single() else { return };
    let Some(pointer) = window.cursor_position() else {
        return;
    };
    let fit = ui_scale.map_or(1.0, |scale| scale.0).max(0.1);
    let (at, room) = (pointer / fit, window.size() / fit);
    let width = WIDTH * scale.0;
    commands
        .spawn((
            Inspected,
            DespawnOnExit(Screen::Match),
            Node {
                position_type: PositionType::Absolute,
                max_width: px(width),
                left: px((at.x + 18.0).min(room.x - width).max(0.0)),
                top: if at.y < room.y * 0.6 { px(at.y + 18.0) } else { auto() },
                bottom: if at.y < room.y * 0.6 {
                    auto()
                } else {
                    px(room.y - at.y + 12.0)
                },
                padding: UiRect::axes(scale.px(10.0), scale.px(7.0)),
                border: px(1).all(),
                border_radius: BorderRadius::all(scale.px(7.0)),
                flex_direction: FlexDirection::Column,
                row_gap: scale.px(5.0),
                ..default()
            },
            BackgroundColor(PLATE_SOLID),
            BorderColor::all(EDGE),
            GlobalZIndex(35),
            Pickable::IGNORE,
        ))
        .with_children(|plate| {
            plate.spawn(text(title, scale.text(14.0)));
            if named.is_empty() {
                return;
            }
            plate
                .spawn((
                    Node {
                        flex_wrap: FlexWrap::Wrap,
                        column_gap: scale.px(4.0),
                        row_gap: scale.px(4.0),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|row| {
                    for card in named {
                        row.spawn(card_chip(card, *scale));
                    }
                });
        });
}

/// What is told of a pile, and its cards from the top down; nothing where it says all itself.
fn told(
    place: PilePlace,
    cards: &dyn Seen,
    layout: &CardLayout,
    stage: &CardStage,
    players: &Players,
) -> Option<(String, Vec<Card>)> {
    let whose = |seat| {
        if seat == layout.bottom() {
            "your".to_owned()
        } else {
            format!("{}'s", players.name(seat))
        }
    };
    let count = stage.count(place);
    Some(match place {
        PilePlace::Discard(seat, pile) => {
            let pile_cards = cards.discards(seat, pile);
            let small = layout.spot(place).small;
            if pile_cards.len() <= if small { 1 } else { FANNED } {
                return None;
            }
            let title = capital(&format!(
                "{} discard pile {}, {count} cards, from the top:",
                whose(seat),
                pile + 1
            ));
            (title, pile_cards.iter().rev().take(MOST).copied().collect())
        }
        PilePlace::Stock(seat) => {
            let top = cards.stock_top(seat)?;
            let title = capital(&format!("{} stock, {count} to go; on top:", whose(seat)));
            (title, vec![top])
        }
        PilePlace::Draw => (format!("The draw pile, {count} cards"), Vec::new()),
        PilePlace::SetAside => (
            format!("{count} cards of complete piles: shuffled when the draw pile runs out"),
            Vec::new(),
        ),
        PilePlace::Building(pile) => {
            let built = cards.building().get(usize::from(pile))?;
            (
                format!("Building pile {}: needs a {} or a Skip-Bo", pile + 1, built.next()),
                Vec::new(),
            )
        }
        PilePlace::Hand(_) => return None,
    })
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}

/// A card as a small chip: its number on the band of its range, the wild dark with an S.
fn card_chip(card: Card, scale: FrameScale) -> impl Bundle {
    let (words, ground) = if card.is_wild() {
        ("S".to_owned(), palette::CARD_WILD)
    } else {
        let range = usize::from(card.0.saturating_sub(1) / 4).min(2);
        (card.0.to_string(), palette::CARD_BANDS[range])
    };
    (
        Node {
            min_width: scale.px(27.0),
            height: scale.px(25.0),
            border: px(1).all(),
            border_radius: BorderRadius::all(scale.px(4.0)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        BackgroundColor(ground),
        BorderColor::all(palette::CARD_PAPER),
        Pickable::IGNORE,
        children![(bold_coloured(words, scale.text(15.0), Color::WHITE), one_line())],
    )
}
