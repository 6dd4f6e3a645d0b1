//! The cards and piles for whoever hears the table, and the die of Skip-Bo MOD.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::play::skip_bo::card_match::{CardMatch, card_view};
use crate::play::skip_bo::hands::acting::CardHands;
use crate::play::skip_bo::hands::choice::CardHandsSystems;
use crate::play::skip_bo::hands::look::CardThing;
use crate::play::skip_bo::table::layout::CardLayout;
use crate::screens::hud::things::{InWindow, Mark, Thing, ThingPressed, add_things};
use games::skip_bo::card::card_name;
use games::skip_bo::game_view::CardGameView;
use games::skip_bo::narrate::discard_name;
use host::view::MatchView;
use messages::Message;
use messages::texts::{skip_bo, text_skip_bo as words};
use tabletop::die::Die;
use tabletop::pile::PilePlace;
use window_kit::presentation::cards::laid::CardTable;
use window_kit::presentation::cards::stage::CardStage;
use window_kit::presentation::visual::Highlight;
use window_kit::table::components::card::FaceUp;
use window_kit::table::components::die::Parked;
use window_kit::table::components::pile::CardPile;
use window_kit::window::steps::InputSystems;

/// A thing of a card table.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Lying {
    /// A card of the hand at the lower edge, by its slot.
    Card(usize),
    Pile(PilePlace),
    Die,
}

pub(super) fn plugin(app: &mut App) {
    add_things(app, |table: CardsThere| table.things(), in_state(CardMatch));
    app.add_systems(Update, press.in_set(InputSystems::Act).in_set(CardHandsSystems));
}

/// What the list reads.
#[derive(SystemParam)]
struct CardsThere<'w, 's> {
    view: Res<'w, MatchView>,
    layout: Res<'w, CardLayout>,
    stage: Res<'w, CardStage>,
    window: InWindow<'w, 's>,
    cards: Query<'w, 's, (Option<&'static FaceUp>, Option<&'static Highlight>)>,
    piles: Query<'w, 's, (&'static CardPile, &'static Highlight)>,
    dice: Query<'w, 's, (&'static Transform, Option<&'static Highlight>), (With<Die>, Without<Parked>)>,
}

impl CardsThere<'_, '_> {
    /// What matters most comes first: the hand and the stock, the middle, then all other piles.
    fn things(&self) -> Vec<Thing<Lying>> {
        let Some(cards) = card_view(&self.view.view) else {
            return Vec::new();
        };
        let me = self.layout.bottom();
        let mut places: Vec<PilePlace> = self.stage.places().collect();
        places.sort_by_key(|place| match *place {
            PilePlace::Hand(seat) if seat == me => (0, 0, 0),
            PilePlace::Stock(seat) if seat == me => (1, 0, 0),
            PilePlace::Building(pile) => (3, 0, pile),
            PilePlace::Discard(seat, pile) if seat == me => (4, 0, pile),
            PilePlace::Stock(seat) => (5, seat.0, 0),
            PilePlace::Discard(seat, pile) => (5, seat.0, 1 + pile),
            PilePlace::Hand(seat) => (5, seat.0, 9),
            PilePlace::Draw => (6, 0, 0),
            PilePlace::SetAside => (7, 0, 0),
        });
        let mut things = Vec::new();
        for place in places {
            if place == PilePlace::Building(0) {
                things.extend(self.die(cards));
            }
            self.add(place, cards, &mut things);
        }
        things
    }

    fn add(&self, place: PilePlace, cards: &dyn CardGameView, things: &mut Vec<Thing<Lying>>) {
        let spot = self.layout.spot(place);
        let at = |area: Rect| {
            let middle = area.center();
            self.window.of(Vec3::new(middle.x, 0.0, middle.y))
        };
        if place == PilePlace::Hand(self.layout.bottom()) {
            let slots = self.stage.slots();
            for (slot, card) in slots.iter().enumerate() {
                let card = card.and_then(|card| self.cards.get(card).ok());
                let Some((Some(face), light)) = card else { continue };
                let Some(at) = at(spot.card(slot, slots.len())) else {
                    continue;
                };
                things.push(Thing {
                    what: Lying::Card(slot),
                    owner: Some(self.layout.bottom()),
                    name: words::thing_hand(card_name(face.0)),
                    mark: light.and_then(|light| Mark::of(*light)),
                    at,
                });
            }
            return;
        }
        let count = self.stage.count(place);
        let top = self.stage.cards(place).last();
        let top = top.and_then(|card| self.cards.get(*card).ok());
        let (owner, name) = match place {
            PilePlace::Hand(seat) if count > 0 => (Some(seat), words::thing_hidden(count)),
            PilePlace::Stock(seat) => {
                let Some(card) = cards.stock_top(seat) else { return };
                (Some(seat), words::thing_stock(card_name(card), count))
            }
            PilePlace::Discard(seat, pile) => {
                let letter = discard_name(pile);
                let face = top.and_then(|(face, _)| face);
                let name = match face {
                    Some(face) => words::thing_discards(letter, card_name(face.0), count),
                    None => words::thing_empty(letter),
                };
                (Some(seat), name)
            }
            PilePlace::Building(pile) => {
                let Some(built) = cards.building().get(usize::from(pile)) else {
                    return;
                };
                (None, skip_bo::pile_building(pile + 1, built.next()))
            }
            PilePlace::Draw => (None, skip_bo::pile_draw(count)),
            PilePlace::SetAside if count > 0 => (None, skip_bo::pile_set_aside(count)),
            PilePlace::Hand(_) | PilePlace::SetAside => return,
        };
        let Some(at) = at(spot.area(count)) else { return };
        let of_pile = self.piles.iter().find(|(pile, _)| pile.place == place);
        let light = of_pile.map(|(_, light)| *light);
        let light = light.or_else(|| top.and_then(|(_, light)| light.copied()));
        things.push(Thing {
            what: Lying::Pile(place),
            owner,
            name,
            mark: light.and_then(Mark::of),
            at,
        });
    }

    fn die(&self, cards: &dyn CardGameView) -> Option<Thing<Lying>> {
        let (transform, light) = self.dice.iter().next()?;
        let name = |face| words::thing_die(Message::from(face));
        Some(Thing {
            what: Lying::Die,
            owner: None,
            name: cards.die().map_or(words::THING_DIE_UNROLLED, name),
            mark: light.and_then(|light| Mark::of(*light)),
            at: self.window.of(transform.translation)?,
        })
    }
}

fn press(mut presses: MessageReader<ThingPressed<Lying>>, mut hands: CardHands) {
    for ThingPressed(what) in presses.read() {
        let Some(seat) = hands.seat() else { continue };
        let thing = match *what {
            Lying::Card(slot) => {
                let card = hands.stage().slots().get(slot).copied().flatten();
                CardThing::Pile(PilePlace::Hand(seat), card)
            }
            Lying::Pile(place) => CardThing::Pile(place, hands.stage().cards(place).last().copied()),
            Lying::Die => CardThing::Die,
        };
        hands.act_on(Some(thing));
    }
}
