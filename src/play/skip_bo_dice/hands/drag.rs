//! Mouse or finger: a click chooses, a second click plays. A drag carries a die to a bubble, or throws the dice that
//! are due.

use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::layout::Spot;
use crate::play::skip_bo_dice::boards::table::{BOARD_HEIGHT, BoardTable, Inspected};
use crate::play::skip_bo_dice::hands::acting::DiceHands;
use crate::play::skip_bo_dice::hands::chosen::{Chosen, DiceGameHands, HoveredSpot, source_of};
use crate::play::skip_bo_dice::hands::pointed::Pointed;
use crate::play::skip_bo_dice::hands::throws::Throws;
use games::skip_bo_dice::action::Source;
use games::skip_bo_dice::value::{BONUS, PileId};
use messages::texts::skip_bo_dice as words;
use rules::die::DieId;
use rules::ids::SeatId;
use tabletop::throw::ThrowGesture;
use tabletop::tray::TrayGeometry;
use window_kit::input::hold::register_hands;
use window_kit::input::pointer::{Hovered, PointerAt};
use window_kit::input::trail::Trail;
use window_kit::presentation::camera::cursor_on_felt;
use window_kit::presentation::visual::{AimGuide, CarriedDie, TableCamera};
use window_kit::window::hold::HandSelection;
use window_kit::window::steps::InputSystems;

/// The height of a carried die, in die edges.
const CARRY_HEIGHT: f32 = 1.4;
/// The least speed of the pointer at which its release is a throw, in die edges per second.
const FLICK_SPEED: f32 = 9.0;

/// What the pointer is over, or what is pressed in another way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Touched {
    Die(DieId),
    Spot(SeatId, Spot),
    Board(SeatId),
    Nothing,
}

/// The state of the pointer's button.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
enum Press {
    #[default]
    None,
    /// Pressed on this thing at this point; no drag yet.
    Down { thing: Touched, at: Vec2 },
    /// Dragging the chosen source.
    Dragging,
    /// Dragging a die to write it down.
    Carrying(DieId),
    /// Dragging to throw.
    Throwing,
}

/// Escape cancels a swing or drag like everything else that is held. Sources that were picked up are in [`Chosen`],
/// which makes the sound.
impl HandSelection for Press {
    fn is_nothing(&self) -> bool {
        matches!(self, Self::None | Self::Down { .. })
    }

    fn is_taken_up(&self) -> bool {
        false
    }

    fn is_aiming(&self) -> bool {
        *self == Self::Throwing
    }
}

pub(crate) fn plugin(app: &mut App) {
    register_hands::<Press>(app);
    app.add_systems(Update, find_spot.in_set(InputSystems::Look).in_set(DiceGameHands))
        .add_systems(
            Update,
            (press, drag, release, cancel)
                .chain()
                .in_set(InputSystems::Act)
                .in_set(DiceGameHands),
        )
        .add_systems(
            Update,
            (show_carried, show_flick)
                .in_set(InputSystems::Mark)
                .in_set(DiceGameHands),
        );
}

/// The point under the pointer, at the height of the boards.
fn on_boards(at: &PointerAt, camera: &Query<(&Camera, &GlobalTransform), With<TableCamera>>) -> Option<Vec2> {
    let (camera, place) = camera.single().ok()?;
    cursor_on_felt(camera, place, at.window?, BOARD_HEIGHT).map(|point| point.xz())
}

fn find_spot(
    at: Res<PointerAt>,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    table: Res<BoardTable>,
    mut hovered: ResMut<HoveredSpot>,
) {
    let spot = on_boards(&at, &camera).and_then(|point| table.spot_at(point));
    hovered.set_if_neq(HoveredSpot(spot));
}

fn press(
    at: Res<PointerAt>,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    table: Res<BoardTable>,
    (die, spot): (Res<Hovered>, Res<HoveredSpot>),
    mut state: ResMut<Press>,
) {
    if !at.just_pressed() {
        return;
    }
    *state = at.window.map_or(Press::None, |window| {
        let board = || on_boards(&at, &camera).and_then(|point| table.board_at(point));
        let thing = match (spot.0, die.0) {
            (Some((seat, spot)), _) => Touched::Spot(seat, spot),
            (None, Some(die)) => Touched::Die(die),
            (None, None) => board().map_or(Touched::Nothing, Touched::Board),
        };
        Press::Down { thing, at: window }
    });
}

fn drag(at: Res<PointerAt>, throws: Throws, mut pointed: Pointed, mut state: ResMut<Press>, mut hands: DiceHands) {
    let Press::Down { thing, at: from } = *state else {
        return;
    };
    if !at.drags(from) {
        return;
    }
    if throws.awaited().is_some()
        || matches!(
            (*hands.chosen, thing),
            (Chosen::Reroll(_), Touched::Die(_) | Touched::Nothing)
        )
    {
        if let (Chosen::Reroll(picked), Touched::Die(die)) = (*hands.chosen, thing)
            && !picked.contains(die)
        {
            hands.take(source_of(die));
        }
        *state = Press::Throwing;
        return;
    }
    if let Touched::Die(die) = thing
        && pointed.can_pick(die)
    {
        pointed.take(die);
        *state = Press::Carrying(die);
        return;
    }
    let source = match thing {
        Touched::Die(die) => Some(source_of(die)),
        Touched::Spot(seat, spot) if hands.seat() == Some(seat) => hands.source_at(spot),
        _ => None,
    };
    *state = Press::None;
    if let Some(source) = source {
        if *hands.chosen != Chosen::Source(source) {
            hands.take(source);
        }
        if *hands.chosen == Chosen::Source(source) {
            *state = Press::Dragging;
        }
    }
}

fn release(
    at: Res<PointerAt>,
    (trail, tray): (Res<Trail>, Res<TrayGeometry>),
    spot: Res<HoveredSpot>,
    mut inspected: ResMut<Inspected>,
    mut pointed: Pointed,
    mut throws: Throws,
    mut state: ResMut<Press>,
    mut hands: DiceHands,
) {
    if !at.just_released() {
        return;
    }
    match std::mem::take(&mut *state) {
        Press::None => {}
        // A click into the tray makes the fair throw.
        Press::Down {
            thing: Touched::Nothing | Touched::Die(_),
            ..
        } if throws.awaited().is_some() => {
            if in_tray(&at, &tray) {
                throws.throw(None);
            }
        }
        Press::Down { thing, .. } => click(thing, &mut pointed, &mut inspected, &mut hands),
        Press::Carrying(_) => {
            if let Some((seat, spot)) = spot.0 {
                write_there(&mut pointed, seat, spot, &mut hands);
            }
        }
        Press::Dragging => {
            if let Some((seat, pile)) = spot.0.and_then(|(seat, spot)| Some((seat, pile_of(spot)?)))
                && hands.seat() == Some(seat)
            {
                hands.aim_at(pile);
            }
        }
        Press::Throwing => {
            let Some(gesture) = flick(&at, &trail) else {
                hands.tell(words::NOTICE_LET_GO_MOVING, None, false);
                return;
            };
            if throws.awaited().is_some() {
                throws.throw(Some(gesture));
            } else {
                hands.reroll(Some(gesture));
            }
        }
    }
}

/// A dragged die goes back to where it was, and a swing throws nothing.
fn cancel(at: Res<PointerAt>, mut pointed: Pointed, mut state: ResMut<Press>, mut hands: DiceHands) {
    if !at.is_cancelled() {
        return;
    }
    match std::mem::take(&mut *state) {
        Press::Dragging => hands.let_go(),
        Press::Carrying(die) => {
            pointed.pick(die);
        }
        Press::None | Press::Down { .. } | Press::Throwing => {}
    }
}

/// Writes the picked die in the clicked box. Returns whether a person can write there.
fn write_there(pointed: &mut Pointed, seat: SeatId, spot: Spot, hands: &mut DiceHands) -> bool {
    let put = pointed.put(seat, spot);
    if put == Some(false) {
        hands.tell(words::NOTICE_DIE_FIRST, Some("D-13"), false);
    }
    put.is_some()
}

/// The throw that a release would make now; `None` if the pointer is too slow.
fn flick(at: &PointerAt, trail: &Trail) -> Option<ThrowGesture> {
    trail.throw_from(at.felt?.xz(), FLICK_SPEED)
}

fn in_tray(at: &PointerAt, tray: &TrayGeometry) -> bool {
    at.felt.is_some_and(|felt| {
        let half = tray.half_extents + tray.rim_width;
        felt.xz().abs().cmple(half).all()
    })
}

/// Shows an arrow for the throw that a release would make now.
fn show_flick(state: Res<Press>, at: Res<PointerAt>, trail: Res<Trail>, mut guide: ResMut<AimGuide>) {
    let swings = *state == Press::Throwing;
    guide.set_if_neq(AimGuide(swings.then(|| flick(&at, &trail)).flatten()));
}

/// The build pile that a spot belongs to.
const fn pile_of(spot: Spot) -> Option<PileId> {
    match spot {
        Spot::Bubble(pile, _) | Spot::Star(pile, _) | Spot::Place(pile, _) => Some(pile),
        _ => None,
    }
}

/// What a click on a thing does.
pub(super) fn click(thing: Touched, pointed: &mut Pointed, inspected: &mut Inspected, hands: &mut DiceHands) {
    match thing {
        Touched::Spot(seat, spot) if pointed.claim(seat, spot) || write_there(pointed, seat, spot, hands) => {}
        Touched::Die(die) if pointed.pick(die) => {}
        Touched::Die(die) => hands.take(source_of(die)),
        Touched::Spot(seat, spot) if hands.seat() == Some(seat) => match (spot, pile_of(spot)) {
            (_, Some(pile)) => hands.aim_at(pile),
            (Spot::FreeReroll(_), _) => hands.start_reroll(),
            _ => match hands.source_at(spot) {
                Some(source) => hands.take(source),
                None => say_why_not(spot, hands),
            },
        },
        // A click makes another player's board the large one; a second click on that board undoes this.
        Touched::Spot(seat, _) | Touched::Board(seat) => {
            let shown = inspected.0 == Some(seat);
            inspected.0 = (!shown).then_some(seat);
        }
        Touched::Nothing => hands.let_go(),
    }
}

fn say_why_not(spot: Spot, hands: &mut DiceHands) {
    match spot {
        Spot::Box(..) => hands.tell(words::NOTICE_ONLY_TOPMOST, Some("D-12"), true),
        Spot::Reward(_) => hands.tell(words::NOTICE_FOURTH_BOX, Some("D-14"), true),
        Spot::FreeSkipBo(_) => hands.tell(words::NOTICE_FREE_SKIP_BO_USED, Some("D-15"), true),
        _ => {}
    }
}

/// Makes the dragged die follow the pointer.
fn show_carried(
    state: Res<Press>,
    at: Res<PointerAt>,
    hands: DiceHands,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut carried: ResMut<CarriedDie>,
) {
    let die = match (*state, *hands.chosen) {
        (Press::Dragging, Chosen::Source(Source::Number(die))) => Some(die),
        (Press::Dragging, Chosen::Source(Source::Bonus)) => Some(BONUS),
        (Press::Carrying(die), _) => Some(die),
        _ => None,
    };
    let place = die.and_then(|die| {
        let (camera, place) = camera.single().ok()?;
        Some((die, cursor_on_felt(camera, place, at.window?, CARRY_HEIGHT)?))
    });
    carried.set_if_neq(CarriedDie(place));
}
