//! Highlights what can be chosen and where it can go, on the dice and on the boards.

use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::layout::Spot;
use crate::play::skip_bo_dice::boards::lit::{Glow, LitSpots};
use crate::play::skip_bo_dice::hands::acting::DiceHands;
use crate::play::skip_bo_dice::hands::chosen::{Chosen, DiceGameHands, HoveredSpot, source_of};
use crate::play::skip_bo_dice::hands::keys::{KeyFocus, Stop};
use crate::play::skip_bo_dice::hands::pointed::Pointed;
use crate::play::skip_bo_dice::hands::throws::Throws;
use games::catalog::Listed;
use games::skip_bo_dice::action::{DiceAction, Source};
use games::skip_bo_dice::state::SkipBoDice;
use games::skip_bo_dice::value::{Dice, PileId};
use rules::ids::SeatId;
use tabletop::die::Die;
use window_kit::input::pointer::Hovered;
use window_kit::presentation::visual::{DimRest, Highlight};
use window_kit::window::intent::MentionedActions;
use window_kit::window::steps::InputSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (light_boards, light_dice)
            .in_set(InputSystems::Mark)
            .in_set(DiceGameHands),
    );
}

/// The free re-roll that is used next; they are crossed out from the first on.
fn next_reroll(game: &SkipBoDice, seat: SeatId) -> Spot {
    let all = game.board().free_rerolls();
    Spot::FreeReroll(all.saturating_sub(game.sheet(seat).free_rerolls()))
}

/// The action that a hint advises.
fn hint(spoken: &MentionedActions) -> Option<DiceAction> {
    SkipBoDice::of_action(spoken.hint.as_ref()?).copied()
}

/// The action that a hint advises to the person whose turn it is, unless the person has chosen something.
fn advised(hands: &DiceHands, spoken: &MentionedActions) -> Option<DiceAction> {
    hint(spoken).filter(|act| *hands.chosen == Chosen::Nothing && hands.legal().any(|legal| legal == act))
}

/// The spots that are highlighted for the person whose turn it is.
fn lit_spots(hands: &DiceHands, seat: SeatId, spoken: &MentionedActions) -> Vec<(SeatId, Spot, Glow)> {
    let mut lit = Vec::new();
    let Some(game) = hands.game() else { return lit };
    let bubble = |pile: PileId| Spot::Bubble(pile, game.sheet(seat).pile(pile).filled() + 1);
    match *hands.chosen {
        // Only the advised action is highlighted.
        Chosen::Nothing if let Some(act) = advised(hands, spoken) => match act {
            DiceAction::Fill { with, pile } => {
                lit.extend(hands.spot_of(with).map(|spot| (seat, spot, Glow::Takeable)));
                lit.push((seat, bubble(pile), Glow::Target));
            }
            DiceAction::Reroll { .. } => lit.push((seat, next_reroll(game, seat), Glow::Takeable)),
            _ => {}
        },
        Chosen::Source(source) => {
            if let Some(spot) = hands.spot_of(source) {
                lit.push((seat, spot, Glow::Selected));
            }
            let targets = hands.targets(source).into_iter();
            lit.extend(targets.map(|pile| (seat, bubble(pile), Glow::Target)));
        }
        Chosen::Nothing => {
            let spots = hands.sources().into_iter().filter_map(|source| hands.spot_of(source));
            lit.extend(spots.map(|spot| (seat, spot, Glow::Takeable)));
            if hands.can_reroll() {
                lit.push((seat, next_reroll(game, seat), Glow::Takeable));
            }
        }
        Chosen::Reroll(_) => lit.push((seat, next_reroll(game, seat), Glow::Selected)),
    }
    lit
}

/// The spot of the person's board under the keyboard focus.
fn focused_spot(hands: &DiceHands, focus: &KeyFocus) -> Option<(SeatId, Spot)> {
    let (game, seat) = (hands.game()?, hands.seat()?);
    let spot = match focus.0? {
        Stop::Source(source) => hands.spot_of(source)?,
        Stop::Pile(pile) => Spot::Bubble(pile, game.sheet(seat).pile(pile).filled() + 1),
    };
    Some((seat, spot))
}

fn light_boards(
    hands: DiceHands,
    pointed: Pointed,
    hovered: Res<HoveredSpot>,
    (focus, spoken): (Res<KeyFocus>, Res<MentionedActions>),
    mut lit: ResMut<LitSpots>,
) {
    let to_move = hands.seat().map(|seat| lit_spots(&hands, seat, &spoken));
    let mut wanted = to_move.unwrap_or_default();
    let hint = hint(&spoken);
    // If several people are asked, a hint is for the first one.
    let (claims, boxes) = (pointed.claims(), pointed.boxes());
    let first = claims
        .first()
        .map(|claim| claim.0)
        .or(boxes.first().map(|place| place.0));
    let is_advised = |seat: SeatId, spot: Spot| match (hint, spot) {
        _ if Some(seat) != first => true,
        (Some(DiceAction::Claim { pile }), Spot::Bubble(of, _)) => of == pile,
        (Some(DiceAction::Write { stockpile, .. }), Spot::Box(of, _)) => of == stockpile,
        (Some(DiceAction::Pass), Spot::Bubble(..)) => false,
        _ => true,
    };
    let claims = claims.into_iter().map(|(seat, spot, _)| (seat, spot, Glow::Target));
    let boxes = boxes.into_iter().map(|(seat, spot, suggested)| {
        let glow = if suggested { Glow::Selected } else { Glow::Target };
        (seat, spot, glow)
    });
    wanted.extend(claims.chain(boxes).filter(|(seat, spot, _)| is_advised(*seat, *spot)));
    for (seat, spot) in hovered.0.into_iter().chain(focused_spot(&hands, &focus)) {
        for (of, lit, glow) in &mut wanted {
            // Any bubble of a pile counts as the pile's next bubble; boxes of a stockpile work the same way when
            // nobody has the turn.
            let meant = match (*lit, spot) {
                (Spot::Bubble(a, _), Spot::Bubble(b, _)) => a == b,
                (Spot::Box(a, _), Spot::Box(b, _)) if hands.seat().is_none() => a == b,
                (lit, spot) => lit == spot,
            };
            if *of == seat && meant {
                *glow = Glow::Focus;
            }
        }
    }
    lit.set_if_neq(LitSpots(wanted));
}

fn light_dice(
    hands: DiceHands,
    throws: Throws,
    pointed: Pointed,
    (hovered, focus, spoken): (Res<Hovered>, Res<KeyFocus>, Res<MentionedActions>),
    mut dim: ResMut<DimRest>,
    dice: Query<(Entity, &Die, Option<&Highlight>)>,
    mut commands: Commands,
) {
    let seat = hands.seat();
    let unused = hands.game().map_or(Dice::NONE, |game| game.unused());
    let sources = hands.sources();
    let written = pointed.die();
    let advised = advised(&hands, &spoken);
    // The dice of the tutorial's lesson.
    let taught: Vec<Source> = spoken
        .lesson
        .iter()
        .filter_map(|action| match SkipBoDice::of_action(action)? {
            DiceAction::Fill { with, .. } => Some(*with),
            _ => None,
        })
        .collect();
    for (entity, die, now) in &dice {
        // Fallen and cocked dice are marked by the presentation, not here.
        if matches!(now, Some(Highlight::Fallen | Highlight::Cocked)) {
            continue;
        }
        let source = source_of(die.id);
        let under = hovered.0 == Some(die.id) || focus.0 == Some(Stop::Source(source));
        let wanted = match (seat, *hands.chosen) {
            (None, _) if throws.awaited().is_some() => Some(Highlight::Takeable),
            (None, _) if written == Some(die.id) => Some(Highlight::Selected),
            (None, _) if pointed.can_pick(die.id) && under => Some(Highlight::Focus),
            (None, _) if pointed.can_pick(die.id) => Some(Highlight::Takeable),
            (None, _) => None,
            (Some(_), Chosen::Source(chosen)) if chosen == source => Some(Highlight::Selected),
            (Some(_), Chosen::Reroll(picked)) if picked.contains(die.id) => Some(Highlight::Selected),
            (Some(_), _) if under && unused.contains(die.id) => Some(Highlight::Focus),
            (Some(_), Chosen::Reroll(_)) if unused.contains(die.id) => Some(Highlight::Takeable),
            (Some(_), Chosen::Nothing) if let Some(act) = advised => match act {
                DiceAction::Fill { with, .. } => (with == source).then_some(Highlight::Takeable),
                DiceAction::Reroll { dice } => dice.contains(die.id).then_some(Highlight::Takeable),
                _ => None,
            },
            (Some(_), Chosen::Nothing) if taught.contains(&source) => Some(Highlight::Focus),
            (Some(_), Chosen::Nothing) if sources.contains(&source) => Some(Highlight::Takeable),
            _ => None,
        };
        if now.copied() != wanted {
            match wanted {
                Some(highlight) => commands.entity(entity).insert(highlight),
                None => commands.entity(entity).remove::<Highlight>(),
            };
        }
    }
    dim.set_if_neq(DimRest(false));
}
