//! The plate of the pile under the pointer, or of one shown by keyboard: it names the pile and shows all cards of a
//! discard pile.

use std::time::Duration;

use bevy::prelude::*;

use crate::play::skip_bo::card_match::card_view;
use crate::play::skip_bo::hands::choice::CardChoice;
use crate::play::skip_bo::hands::look::{CardThing, LookedAt, Pointed};
use crate::play::skip_bo::hud::places::OnTable;
use crate::play::skip_bo::table::layout::CardLayout;
use crate::screens::hud::explained::ExplainsThing;
use games::skip_bo::card::is_wild;
use games::skip_bo::game_view::CardGameView;
use games::skip_bo::narrate::discard_name;
use host::view::MatchView;
use messages::Message;
use messages::texts::skip_bo;
use rules::card::Card;
use tabletop::pile::PilePlace;
use window_kit::input::pointer::PointerAt;
use window_kit::presentation::cards::laid::CardTable;
use window_kit::presentation::cards::spot::FANNED;
use window_kit::presentation::cards::stage::CardStage;
use window_kit::presentation::palette;
use window_kit::ui::beside::Beside;
use window_kit::ui::in_place::update_root;
use window_kit::ui::look::{BRASS, EDGE, PLATE_SOLID, TEXT_QUIET};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold_coloured, coloured, one_line, text};
use window_kit::window::state::Screen;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// How long the pointer must rest before the plate appears.
const DELAY: Duration = Duration::from_millis(300);
/// The largest width of the plate, in pixels of the interface: room for ten cards.
const WIDTH: f32 = 436.0;
/// The width of a card, the distance between cards, and that from the left and right edge of the plate.
const CARD_WIDTH: f32 = 36.0;
const GAP: f32 = 4.0;
const ASIDE: f32 = 10.0;
/// The most cards that are shown; the plate gives the number of the cards under them.
const MOST: usize = 40;

/// The plate.
#[derive(Component)]
pub(crate) struct Inspected;

/// The contents of the plate.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PlateText {
    title: Message,
    /// The cards, the top one first.
    cards: Vec<Card>,
}

/// What is shown now: the pile, the contents of the plate, and the scales of the panels and of the interface.
type PlateKey = (PilePlace, PlateText, FrameScale, f32);

pub(crate) fn show_pile(
    mut clock: UiClock,
    (pointer, pointed, looked, choice): (Res<PointerAt>, Res<Pointed>, Res<LookedAt>, Res<CardChoice>),
    (layout, stage): (Res<CardLayout>, Res<CardStage>),
    view: Res<MatchView>,
    (beside, table, scale): (Beside, OnTable, Res<FrameScale>),
    plates: Query<Entity, With<Inspected>>,
    (mut rests, mut shown): (Local<(Option<PilePlace>, StartTime)>, Local<Shown<Option<PlateKey>>>),
    mut commands: Commands,
) {
    let under = pointed.thing.and_then(CardThing::pile);
    let under = under.filter(|_| pointer.asks() && *choice == CardChoice::None);
    if rests.0 != under {
        *rests = (under, StartTime::default());
    }
    let rested = under.filter(|_| pointer.is_finger() || clock.left(&mut rests.1, DELAY).is_zero());
    let place = looked.0.or(rested);
    let wanted = place.and_then(|place| {
        let cards = card_view(&view.view)?;
        let told = plate_text(place, looked.0.is_some(), cards, &layout, &stage)?;
        Some((place, told, *scale, beside.fit()))
    });
    let there = plates.is_empty() == wanted.is_none();
    let Some(wanted) = shown.change_unless(there, wanted) else {
        return;
    };
    let there = plates.iter().next();
    // The plate covers neither its pile nor those beside it.
    let told = wanted.as_ref().and_then(|(place, told, ..)| {
        let pile = table.area(layout.spot(*place).area(stage.count(*place)))?;
        Some((told, beside.clear_of(pile, WIDTH * scale.0)?))
    });
    match told {
        Some((told, node)) => update_root(&mut commands, there, |commands| spawn(told, node, *scale, commands)),
        None => there.into_iter().for_each(|plate| commands.entity(plate).despawn()),
    }
}

/// The contents of a pile's plate; `None` if the pile itself shows everything. `asked`: whether the player asked to
/// see the pile.
fn plate_text(
    place: PilePlace,
    asked: bool,
    cards: &dyn CardGameView,
    layout: &CardLayout,
    stage: &CardStage,
) -> Option<PlateText> {
    let is_own = |seat| seat == layout.bottom();
    let there = stage.count(place);
    let words = |title: Message| {
        Some(PlateText {
            title,
            cards: Vec::new(),
        })
    };
    match place {
        PilePlace::Discard(seat, pile) => {
            // Only the cards that the screen already shows, as the view may be ahead. These are the lowest cards of
            // the pile.
            let shown = cards.discards(seat, pile);
            let shown = &shown[..there.min(shown.len())];
            let small = layout.spot(place).small;
            let all_seen = if small { 1 } else { FANNED };
            if there == 0 || !asked && shown.len() <= all_seen {
                return None;
            }
            let letter = discard_name(pile);
            let title = if is_own(seat) {
                skip_bo::pile_your_discards(letter, shown.len())
            } else {
                skip_bo::pile_discards_of(seat, letter, shown.len())
            };
            Some(PlateText {
                title,
                cards: shown.iter().rev().copied().collect(),
            })
        }
        PilePlace::Stock(seat) => {
            let top = cards.stock_top(seat)?;
            let title = if is_own(seat) {
                skip_bo::pile_your_stock(there)
            } else {
                skip_bo::pile_stock_of(seat, there)
            };
            Some(PlateText {
                title,
                cards: vec![top],
            })
        }
        PilePlace::Draw => words(skip_bo::pile_draw(there)),
        PilePlace::SetAside => words(skip_bo::pile_set_aside(there)),
        PilePlace::Building(pile) => {
            let built = cards.building().get(usize::from(pile))?;
            words(skip_bo::pile_building(pile + 1, built.next()))
        }
        PilePlace::Hand(_) => None,
    }
}

/// The width of the cards of a pile in rows, on a plate with at most this width. Without it, the layout would take the
/// height of one row.
fn fan_width(cards: usize, room: Val, scale: FrameScale) -> Val {
    let Val::Px(room) = room else { return auto() };
    let inside = room / scale.0 - 2.0 * (ASIDE + 1.0);
    let in_a_row = ((inside + GAP) / (CARD_WIDTH + GAP)).floor().max(1.0).min(cards as f32);
    scale.px(in_a_row * (CARD_WIDTH + GAP) - GAP)
}

fn spawn(told: &PlateText, place: Node, scale: FrameScale, commands: &mut Commands) -> Entity {
    let room = place.max_width;
    commands
        .spawn((
            (Inspected, ExplainsThing),
            DespawnOnExit(Screen::Match),
            Node {
                padding: UiRect::axes(scale.px(ASIDE), scale.px(7.0)),
                border_radius: BorderRadius::all(scale.px(7.0)),
                flex_direction: FlexDirection::Column,
                row_gap: scale.px(6.0),
                ..place
            },
            BackgroundColor(PLATE_SOLID),
            BorderColor::all(EDGE),
            GlobalZIndex(35),
            Pickable::IGNORE,
        ))
        .with_children(|plate| {
            plate.spawn(text(told.title.clone(), scale.text(14.0)));
            if told.cards.is_empty() {
                return;
            }
            plate
                .spawn((
                    Node {
                        width: fan_width(told.cards.len(), room, scale),
                        flex_wrap: FlexWrap::Wrap,
                        align_items: AlignItems::Center,
                        column_gap: scale.px(GAP),
                        row_gap: scale.px(GAP),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|fan| {
                    for (index, card) in told.cards.iter().take(MOST).enumerate() {
                        fan.spawn(card_face(*card, index == 0, scale));
                    }
                    if let Some(more) = told.cards.len().checked_sub(MOST).filter(|more| *more > 0) {
                        let words = skip_bo::pile_more(more);
                        fan.spawn((coloured(words, scale.text(13.0), TEXT_QUIET), one_line()));
                    }
                });
        })
        .id()
}

/// A card on the plate: its number in large type on paper, over the coloured band of its range; the wild card is dark,
/// with an S. The top card has a brass edge.
fn card_face(card: Card, top: bool, scale: FrameScale) -> impl Bundle {
    let (words, paper, ink, band) = if is_wild(card) {
        ("S".to_owned(), palette::CARD_WILD, Color::WHITE, BRASS)
    } else {
        let range = usize::from(card.0.saturating_sub(1) / 4).min(2);
        (
            card.0.to_string(),
            palette::CARD_PAPER,
            palette::CARD_INK,
            palette::CARD_BANDS[range],
        )
    };
    (
        Node {
            width: scale.px(CARD_WIDTH),
            height: scale.px(48.0),
            border: scale.px(2.0).all(),
            border_radius: BorderRadius::all(scale.px(5.0)),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(paper),
        BorderColor::all(if top { BRASS } else { EDGE }),
        Pickable::IGNORE,
        children![
            (
                bold_coloured(Message::verbatim(words), scale.text(22.0), ink),
                one_line()
            ),
            (
                Node {
                    width: percent(100),
                    height: scale.px(9.0),
                    ..default()
                },
                BackgroundColor(band),
                Pickable::IGNORE,
            )
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::skip_bo::arrange::Arrange;
    use games::skip_bo::classic::Classic;
    use games::skip_bo::options::CardOptions;
    use language::Language;
    use rules::ids::{SeatId, SeatSet};
    use rules::seats::Seats;

    #[test]
    fn rows_are_as_wide_as_their_cards_and_no_wider_than_the_plate() {
        let scale = FrameScale(2.0);
        let width = |cards, room| fan_width(cards, px(room), scale);
        assert_eq!(width(3, WIDTH * 2.0), px(2.0 * (3.0 * 36.0 + 2.0 * 4.0)));
        assert_eq!(width(MOST, WIDTH * 2.0), px(2.0 * (10.0 * 36.0 + 9.0 * 4.0)));
        assert_eq!(
            width(MOST, 260.0),
            px(2.0 * (2.0 * 36.0 + 4.0)),
            "beside the edge of the window"
        );
        assert_eq!(width(MOST, 10.0), px(2.0 * 36.0));
    }

    #[test]
    fn a_discard_pile_is_told_as_it_is_shown_with_the_top_card_first() {
        let seats = Seats::solo(2).expect("two can be seated");
        let game = Arrange::<Classic>::new(&CardOptions::default(), &seats)
            .expect("a match")
            .stock(0, &[5])
            .stock(1, &[6])
            .discards(1, 2, &[4, 9, 13])
            .build()
            .expect("a valid position");
        let layout = CardLayout::new(
            6,
            SeatId(0),
            SeatSet::only(SeatId(0)),
            Some(Vec2::new(4.35, 3.35)),
            window_kit::presentation::frames::Frames::default(),
        );
        let mut stage = CardStage::default();
        let place = PilePlace::Discard(SeatId(1), 2);
        let say = |stage: &CardStage| plate_text(place, false, &game, &layout, stage);
        assert_eq!(say(&stage), None, "none of its cards is shown yet");
        stage.lay(place, &[Entity::PLACEHOLDER; 3]);
        let said = say(&stage).expect("the small pile of another player has a plate");
        assert_eq!(said.cards, [13, 9, 4].map(Card));
        assert_eq!(said.title, skip_bo::pile_discards_of(SeatId(1), discard_name(2), 3));
        stage.lay(place, &[Entity::PLACEHOLDER; 2]);
        assert_eq!(say(&stage).map(|said| said.cards), Some([9, 4].map(Card).to_vec()));
    }

    #[test]
    fn a_building_pile_is_told_with_the_right_article_before_its_number_k_5() {
        let seats = Seats::solo(2).expect("two can be seated");
        let game = Arrange::<Classic>::new(&CardOptions::default(), &seats)
            .expect("a match")
            .stock(0, &[5])
            .stock(1, &[6])
            .building(1, 7)
            .building(2, 10)
            .build()
            .expect("a valid position");
        let layout = CardLayout::new(
            2,
            SeatId(0),
            SeatSet::only(SeatId(0)),
            None,
            window_kit::presentation::frames::Frames::default(),
        );
        let stage = CardStage::default();
        let say = |pile| {
            let place = PilePlace::Building(pile);
            plate_text(place, true, &game, &layout, &stage).map(|said| Language::english().plain(&said.title))
        };
        assert_eq!(say(0).as_deref(), Some("Building pile 1: needs a 1 or a Skip-Bo"));
        assert_eq!(say(1).as_deref(), Some("Building pile 2: needs an 8 or a Skip-Bo"));
        assert_eq!(say(2).as_deref(), Some("Building pile 3: needs an 11 or a Skip-Bo"));
    }
}
