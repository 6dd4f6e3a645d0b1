//! The card games on the table: their piles, what their events move, and the throw of the die in Skip-Bo MOD.
//!
//! Only this module connects the card games with the table. It decides nothing about the rules.

use super::action::{CardAction, Source};
use super::edition::Edition;
use super::event::CardEvent;
use super::options::CardOptions;
use super::state::{CardGame, Phase};
use super::view::CardView;
use crate::skip_bo::sizes::{BUILDING_PILES, DISCARD_PILES};
use rules::card::Card;
use rules::die::DieId;
use rules::ids::SeatId;
use rules::seats::Seats;
use tabletop::change::{CardChange, TableChange};
use tabletop::die::Die;
use tabletop::game::{ChanceDue, DiePlacement, Equipment, Layout, PileState, TableGame};
use tabletop::pile::{BuiltTo, PilePlace};
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::tray::TrayGeometry;

/// The die of Skip-Bo MOD.
pub const MOD_DIE: DieId = DieId(0);
/// The size of the felt for the die, in edge lengths of the die: as large as the space beside the cards allows, and
/// just enough for a roll.
const FELT: glam::Vec2 = glam::Vec2::new(6.4, 4.4);

/// Where a card comes from.
const fn place_of(player: SeatId, from: Source) -> PilePlace {
    match from {
        Source::Hand(_) => PilePlace::Hand(player),
        Source::Stock(seat) => PilePlace::Stock(seat),
        Source::Discard(seat, pile) => PilePlace::Discard(seat, pile),
    }
}

/// The change for a card that goes on top of another pile.
const fn moved(from: PilePlace, to: PilePlace, face: Card) -> TableChange {
    TableChange::Cards(CardChange::Moved {
        from,
        to,
        under: false,
        face,
    })
}

/// All piles of a match, also the empty ones.
fn piles(seats: &Seats) -> Vec<PilePlace> {
    let mut places = vec![PilePlace::Draw, PilePlace::SetAside];
    places.extend((0..BUILDING_PILES as u8).map(PilePlace::Building));
    for seat in seats.iter() {
        places.extend([PilePlace::Stock(seat), PilePlace::Hand(seat)]);
        places.extend((0..DISCARD_PILES as u8).map(|pile| PilePlace::Discard(seat, pile)));
    }
    places
}

impl<E: Edition> TableGame for CardGame<E> {
    const HIDES_HANDS: bool = true;

    fn equipment(options: &CardOptions<E>, seats: &Seats) -> Equipment {
        let die = E::DIE.then_some(Die {
            id: MOD_DIE,
            owner: SeatId(0),
            shape: DieShape::D6,
        });
        Equipment {
            dice: die.into_iter().collect(),
            tray: E::DIE.then(|| TrayGeometry::of_size(FELT)),
            cards: options.board.print.deck.total() * usize::from(options.decks),
            piles: piles(seats),
        }
    }

    fn is_thrown(_action: &CardAction) -> bool {
        false
    }

    fn is_open(action: &CardAction) -> bool {
        // All other actions would reveal something about a hand, or are not worth showing.
        matches!(
            action,
            CardAction::Talk | CardAction::ActOutOfTurn | CardAction::CallOut
        )
    }

    fn chance_due(&self) -> ChanceDue {
        match self.phase() {
            Phase::Roll => ChanceDue::Throw {
                thrower: Some(self.turn.player),
            },
            phase => ChanceDue::Drawn {
                starts_round: phase == Phase::Deal,
            },
        }
    }

    fn throw_due(&self, gesture: ThrowGesture) -> Option<ThrowOrder> {
        (self.phase() == Phase::Roll).then(|| ThrowOrder {
            dice: vec![MOD_DIE],
            kind: ThrowKind::Handful { gesture },
        })
    }

    fn report(&self, settled: &ThrowSettled) -> Option<CardAction> {
        let due = self.phase() == Phase::Roll && settled.is_of(&[MOD_DIE]);
        let (_, face) = settled.faces.first().filter(|_| due)?;
        Some(CardAction::DieRolled { face: *face })
    }

    fn turn_of(event: &CardEvent) -> Option<SeatId> {
        match event {
            CardEvent::TurnStarted { player } => Some(*player),
            _ => None,
        }
    }

    fn changes(event: &CardEvent, out: &mut Vec<TableChange>) {
        let cards = TableChange::Cards;
        match *event {
            CardEvent::RoundStarted { first, stock, .. } => {
                let place = PilePlace::Draw;
                out.extend([cards(CardChange::Gathered), cards(CardChange::Shuffled { place })]);
                out.push(cards(CardChange::Dealt { each: stock, first }));
            }
            CardEvent::StockTurned { seat, card } => out.push(cards(CardChange::TurnedUp {
                place: PilePlace::Stock(seat),
                face: card,
            })),
            CardEvent::DieRolled { side, .. } => out.push(TableChange::Shows {
                die: MOD_DIE,
                face: side,
            }),
            CardEvent::DieTurnedBack { side } => out.push(TableChange::TurnedTo {
                die: MOD_DIE,
                face: side,
            }),
            CardEvent::Drew { player, card } => out.push(moved(PilePlace::Draw, PilePlace::Hand(player), card)),
            CardEvent::Reshuffled { .. } => {
                let (from, to) = (PilePlace::SetAside, PilePlace::Draw);
                out.push(cards(CardChange::AllMoved { from, to }));
                out.push(cards(CardChange::Shuffled { place: to }));
            }
            CardEvent::DiscardsGathered { .. } => {
                out.push(cards(CardChange::DiscardsGathered));
                out.push(cards(CardChange::Shuffled { place: PilePlace::Draw }));
            }
            CardEvent::Played {
                player,
                from,
                card,
                onto,
                value,
            } => {
                out.push(moved(place_of(player, from), PilePlace::Building(onto), card));
                out.push(built(onto, value, false));
            }
            CardEvent::StoodIn { onto, value, .. } => out.push(built(onto, value, true)),
            CardEvent::PileCompleted { pile } => {
                let (from, to) = (PilePlace::Building(pile), PilePlace::SetAside);
                out.push(cards(CardChange::AllMoved { from, to }));
                out.push(built(pile, 0, false));
            }
            CardEvent::Discarded { player, card, pile, .. } => {
                out.push(moved(PilePlace::Hand(player), PilePlace::Discard(player, pile), card))
            }
            CardEvent::StockGrew { seat } => out.push(cards(CardChange::Moved {
                from: PilePlace::Draw,
                to: PilePlace::Stock(seat),
                under: true,
                face: Card::HIDDEN,
            })),
            CardEvent::StockShuffled { seat } => out.push(cards(CardChange::Shuffled {
                place: PilePlace::Stock(seat),
            })),
            // The other events move nothing, or further events move their cards one by one.
            CardEvent::TurnStarted { .. }
            | CardEvent::NothingToDraw { .. }
            | CardEvent::RoundStalled
            | CardEvent::EndedEmpty { .. }
            | CardEvent::MadeDraw { .. }
            | CardEvent::DrewTooMany { .. }
            | CardEvent::Talked { .. }
            | CardEvent::ActedOutOfTurn { .. }
            | CardEvent::CalledOut { .. }
            | CardEvent::OutOfTurnStands { .. }
            | CardEvent::DrawSkipped { .. }
            | CardEvent::RoundScored { .. }
            | CardEvent::MatchOver { .. } => {}
        }
    }

    fn can_be_undone(event: &CardEvent) -> bool {
        matches!(
            event,
            CardEvent::Played { .. }
                | CardEvent::StoodIn { .. }
                | CardEvent::PileCompleted { .. }
                | CardEvent::Discarded { extra: true, .. }
        )
    }

    fn layout(view: &CardView<E>) -> Layout {
        let known = view.known();
        let die = E::DIE.then(|| match known.turn.side.0 {
            0 => DiePlacement::InHand,
            _ => DiePlacement::OnTable(known.turn.side.into()),
        });
        let piles = || piles(known.seats()).into_iter().map(|place| lies(known, place));
        Layout {
            dice: die.into_iter().collect(),
            stacks: Vec::new(),
            piles: (known.phase() != Phase::Deal).then(|| piles().collect()),
        }
    }
}

const fn built(pile: u8, value: u8, by_die: bool) -> TableChange {
    TableChange::Cards(CardChange::Built { pile, value, by_die })
}

/// The cards in a pile; [`Card::HIDDEN`] for a card that is not known.
fn lies<E: Edition>(known: &CardGame<E>, place: PilePlace) -> PileState {
    let face_down = |count| vec![Card::HIDDEN; count];
    let mut built = BuiltTo::default();
    let cards = match place {
        PilePlace::Draw => face_down(known.draw_len()),
        PilePlace::SetAside => face_down(known.set_aside().total()),
        PilePlace::Building(pile) => {
            let Some(pile) = known.building().get(usize::from(pile)) else {
                return PileState {
                    place,
                    cards: Vec::new(),
                    built,
                };
            };
            built = BuiltTo {
                value: pile.value(),
                die_places: pile.die_places(),
            };
            pile.cards().collect()
        }
        PilePlace::Stock(seat) => known.stock_cards(seat).to_vec(),
        PilePlace::Hand(seat) => known.hand(seat).to_vec(),
        PilePlace::Discard(seat, pile) => known.discards(seat, pile).to_vec(),
    };
    PileState { place, cards, built }
}
