//! Describes the cards on the screen: each visible pile, with its position in the window.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::play::skip_bo::card_match::{action, card_view};
use crate::play::skip_bo::hands::choice::{CardChoice, die_is_usable};
use crate::play::skip_bo::table::layout::CardLayout;
use games::skip_bo::action::CardAction;
use games::skip_bo::game_view::CardGameView;
use host::view::{MatchView, Players};
use tabletop::pile::PilePlace;
use window_kit::presentation::camera::screen_position;
use window_kit::presentation::cards::laid::CardTable;
use window_kit::presentation::cards::stage::CardStage;
use window_kit::presentation::visual::TableCamera;
use window_kit::table::components::card::FaceUp;
use window_kit::table::phase::TableGate;

/// A pile, or a card of the hand at the bottom of the screen.
#[derive(Serialize, PartialEq, Default)]
struct DescribedPile {
    /// `draw`, `aside`, `building`, `stock`, `discard`, `hand`.
    kind: &'static str,
    /// The owner, if the pile has one.
    seat: Option<u8>,
    /// Which building or discard pile, or which slot of the hand, counted from 0.
    number: u8,
    /// The top card: 1 to 13; 0 if it is face down or there is none.
    face: u8,
    /// The number of cards.
    count: usize,
    /// The value that a building pile has reached.
    value: u8,
    /// The position in logical pixels of the window, rounded.
    x: i32,
    y: i32,
}

/// The description of a card game.
#[derive(Serialize, PartialEq, Default)]
struct DescribedCards {
    /// Whether the person whose decision is due can act now.
    ready: bool,
    /// Whether the table waits for a person to roll the die.
    roll: bool,
    /// Whether the die can be used now.
    die: bool,
    /// Whether something is chosen.
    chosen: bool,
    /// The middle of the die's tray in the window, if there is a die.
    tray: Option<(i32, i32)>,
    piles: Vec<DescribedPile>,
}

/// Describes the visible state of the match.
pub(crate) fn describe(world: &mut World) -> Map<String, Value> {
    let cards = world.run_system_cached(|cards: CardsOnScreen| cards.describe());
    Map::from_iter([("cards".into(), json!(cards.ok().flatten()))])
}

/// What the description reads.
#[derive(SystemParam)]
struct CardsOnScreen<'w, 's> {
    layout: Res<'w, CardLayout>,
    stage: Res<'w, CardStage>,
    choice: Res<'w, CardChoice>,
    view: Res<'w, MatchView>,
    players: Res<'w, Players>,
    gate: Res<'w, TableGate>,
    faces: Query<'w, 's, &'static FaceUp>,
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl CardsOnScreen<'_, '_> {
    /// The description of the cards; `None` in other games.
    fn describe(&self) -> Option<DescribedCards> {
        let (layout, stage, view) = (&self.layout, &self.stage, &self.view);
        let cards = card_view(&view.view)?;
        let is_person = |seat| self.players.is_person(seat);
        let free = stage.is_up_to_date() && !self.gate.waiting;
        let due = view.due.iter().find(|seat| is_person(*seat)).filter(|_| free);
        let legal: Vec<CardAction> = due
            .map(|seat| view.legal[seat.index()].iter().filter_map(action).copied().collect())
            .unwrap_or_default();
        let mut described = DescribedCards {
            ready: due.is_some(),
            roll: free && view.awaited.as_ref().is_some_and(|awaited| is_person(awaited.seat)),
            die: die_is_usable(&legal),
            chosen: *self.choice != CardChoice::None,
            tray: self.pixel(Vec2::ZERO).filter(|_| cards.has_die()),
            piles: Vec::new(),
        };
        for place in stage.places() {
            self.add(place, cards, layout, stage, &mut described.piles);
        }
        Some(described)
    }

    /// The position in the window of a point on the cloth (x, z), in die edges.
    fn pixel(&self, at: Vec2) -> Option<(i32, i32)> {
        let (camera, transform) = self.camera.single().ok()?;
        let pixel = screen_position(camera, transform, Vec3::new(at.x, 0.0, at.y))?.round();
        Some((pixel.x as i32, pixel.y as i32))
    }

    fn add(
        &self,
        place: PilePlace,
        cards: &dyn CardGameView,
        layout: &CardLayout,
        stage: &CardStage,
        out: &mut Vec<DescribedPile>,
    ) {
        let (kind, seat, number) = match place {
            PilePlace::Draw => ("draw", None, 0),
            PilePlace::SetAside => ("aside", None, 0),
            PilePlace::Building(pile) => ("building", None, pile),
            PilePlace::Stock(seat) => ("stock", Some(seat.0), 0),
            PilePlace::Hand(seat) => ("hand", Some(seat.0), 0),
            PilePlace::Discard(seat, pile) => ("discard", Some(seat.0), pile),
        };
        let spot = layout.spot(place);
        let count = stage.count(place);
        let face = |card: Option<Entity>| {
            let face = card.and_then(|card| self.faces.get(card).ok());
            face.map_or(0, |face| face.0.0)
        };
        let mut push = |number: u8, card: Option<Entity>, area: Rect| {
            let Some((x, y)) = self.pixel(area.center()) else {
                return;
            };
            let value = match place {
                PilePlace::Building(pile) => cards.building().get(usize::from(pile)).map_or(0, |pile| pile.value()),
                _ => 0,
            };
            out.push(DescribedPile {
                kind,
                seat,
                number,
                face: face(card),
                count,
                value,
                x,
                y,
            });
        };
        if place == PilePlace::Hand(layout.bottom()) {
            for (slot, card) in stage.slots().iter().enumerate().filter(|(_, card)| card.is_some()) {
                push(slot as u8, *card, spot.card(slot, stage.slots().len()));
            }
        } else {
            let top = stage.cards(place).last().copied();
            push(number, top, spot.card(count.max(1) - 1, count.max(1)));
        }
    }
}
