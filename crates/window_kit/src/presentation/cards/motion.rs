//! Where each card is drawn: it rests in its place, flies to another, follows the pointer, lifts, or shakes.

use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::material::{CardAssets, CardMaterial, VisibleSides, card_tag};
use crate::presentation::cards::laid::{CardSystems, CarriedCard};
use crate::presentation::cards::spot::CardPose;
use crate::presentation::motion::{SHAKE_S, Shakes, follow, settle, shake_nudged, shaken};
use crate::presentation::visual::{DimRest, HeldRemotely, Highlight, VisualOf};
use crate::table::components::card::TableCard;
use crate::table::components::pile::InPile;
use rules::card::Card;

/// How long it takes a card to make room, in seconds.
const MAKE_ROOM_S: f32 = 0.14;
/// The height of a flying card's arch, in its widths, and the additional height for each edge of distance.
const ARCH: (f32, f32) = (0.10, 0.03);
/// How far a card floats up if it can be taken, if it is chosen, or if it is under the pointer, in its widths.
const LIFT_TAKEABLE: f32 = 0.03;
const LIFT_CHOSEN: f32 = 0.13;
const LIFT_FOCUS: f32 = 0.08;
/// A lifted card also moves up the screen, by this multiple of its lift.
const LIFT_AWAY: f32 = 1.1;
/// How far the other cards are dimmed while something is chosen.
const DIMMED: f32 = 0.62;
/// The height of a carried card over the cloth, in edges.
pub const CARRIED_HEIGHT: f32 = 1.6;

/// How a card is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Drawn {
    position: Vec3,
    width: f32,
    turn: f32,
    /// 0 face up, pi face down.
    over: f32,
}

impl Drawn {
    fn between(self, to: Self, part: f32) -> Self {
        Self {
            position: self.position.lerp(to.position, part),
            width: self.width.lerp(to.width, part),
            turn: self.turn.lerp(to.turn, part),
            over: self.over.lerp(to.over, part),
        }
    }
}

/// The visual of a card.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct CardVisual;

/// The animation of a card's visual.
#[derive(Component, Clone, Debug)]
pub struct CardMotion {
    from: Drawn,
    to: Drawn,
    now: Drawn,
    elapsed_s: f32,
    lasts_s: f32,
    arch: f32,
    /// Whether it flies visibly, instead of only making room.
    flying: bool,
    /// Whether it was put somewhere at least once.
    placed: bool,
    small: bool,
    /// The face it is drawn with; cleared when the card has turned face down.
    face: Option<Card>,
    shows: Option<Card>,
    lift: f32,
    dim: f32,
    shake_s: f32,
}

impl Default for CardMotion {
    fn default() -> Self {
        let nowhere = Drawn {
            position: Vec3::ZERO,
            width: 0.0,
            turn: 0.0,
            over: std::f32::consts::PI,
        };
        Self {
            from: nowhere,
            to: nowhere,
            now: nowhere,
            elapsed_s: 0.0,
            lasts_s: 0.0,
            arch: 0.0,
            flying: false,
            placed: false,
            small: false,
            face: None,
            shows: None,
            lift: 0.0,
            dim: 0.0,
            shake_s: 0.0,
        }
    }
}

impl CardMotion {
    /// Whether it flies visibly.
    pub(crate) const fn is_flying(&self) -> bool {
        self.flying
    }

    /// Where its last flight began.
    pub(crate) const fn came_from(&self) -> Vec3 {
        self.from.position
    }

    /// Where it is drawn now, with its lift.
    pub fn pose(&self) -> CardPose {
        let lift = self.lift * self.now.width;
        CardPose {
            position: self.now.position + Vec3::new(0.0, lift, -lift * LIFT_AWAY),
            width: self.now.width,
            turn: self.now.turn,
            small: self.small,
        }
    }

    /// Sends it to this place with this face. With `flight_s` it flies there in that time; otherwise it only makes
    /// room.
    pub(crate) fn go(&mut self, pose: CardPose, face: Option<Card>, flight_s: Option<f32>) {
        let to = Drawn {
            position: pose.position,
            width: pose.width,
            turn: pose.turn,
            over: if face.is_some() { 0.0 } else { std::f32::consts::PI },
        };
        if self.to == to && self.face == face && self.placed {
            return;
        }
        // A face is drawn as soon as it begins to show, and until it has turned away.
        self.shows = face;
        self.face = face.or(self.face);
        self.small = pose.small;
        if self.flying && flight_s.is_none() {
            // It is already on its way; only the end of the way has moved.
            self.to = to;
            return;
        }
        let way = self.now.position.distance(to.position);
        self.from = self.now;
        self.to = to;
        self.elapsed_s = 0.0;
        self.flying = flight_s.is_some();
        self.lasts_s = flight_s.unwrap_or(MAKE_ROOM_S);
        self.arch = match flight_s {
            Some(_) => ARCH.0 * pose.width + ARCH.1 * way,
            None => 0.0,
        };
        if !self.placed {
            self.placed = true;
            self.finish();
        }
    }

    /// Puts it at its goal without delay.
    pub(crate) fn finish(&mut self) {
        self.elapsed_s = self.lasts_s;
        self.now = self.to;
        self.flying = false;
        self.face = self.shows;
    }

    fn advance(&mut self, delta_s: f32) {
        if self.now == self.to {
            self.flying = false;
            self.face = self.shows;
            return;
        }
        self.elapsed_s += delta_s;
        let part = (self.elapsed_s / self.lasts_s.max(1e-3)).clamp(0.0, 1.0);
        if part >= 1.0 {
            self.finish();
            return;
        }
        let eased = 1.0 - (1.0 - part).powi(3);
        self.now = self.from.between(self.to, eased);
        let hump = 4.0 * eased * (1.0 - eased);
        self.now.position.y += self.arch * hump;
        // A card that turns over must not cut into the cloth.
        self.now.position.y += (self.now.over.sin() * self.now.width * 0.5).max(0.0);
    }
}

impl Shakes for CardMotion {
    fn shake(&mut self) {
        self.shake_s = SHAKE_S;
    }
}

fn move_cards(
    (time, assets): (Res<Time>, Res<CardAssets>),
    (carried, elsewhere): (Res<CarriedCard>, Res<HeldRemotely>),
    dim_rest: Res<DimRest>,
    mut redraw: MessageWriter<RequestRedraw>,
    cards: Query<(Option<&Highlight>, Option<&InPile>), With<TableCard>>,
    piles: Query<(), With<Highlight>>,
    mut visuals: Query<
        (
            &VisualOf,
            &mut CardMotion,
            &mut Transform,
            &mut Visibility,
            &mut MeshTag,
            &mut MeshMaterial3d<CardMaterial>,
        ),
        With<CardVisual>,
    >,
) {
    let delta_s = time.delta_secs();
    let follow = follow(delta_s);
    let mut moving = false;
    for (visual, mut motion, mut transform, mut visibility, mut tag, mut paper) in &mut visuals {
        let Ok((highlight, pile)) = cards.get(visual.0) else {
            continue;
        };
        if !motion.placed {
            continue;
        }
        let here = carried.0.filter(|(card, _)| *card == visual.0).map(|(_, place)| place);
        let held = here.or_else(|| elsewhere.place(visual.0).filter(|_| !motion.is_flying()));
        let wanted_lift = match highlight {
            _ if held.is_some() => 0.0,
            Some(Highlight::Takeable) => LIFT_TAKEABLE,
            Some(Highlight::Selected) => LIFT_CHOSEN,
            Some(Highlight::Focus) => LIFT_FOCUS,
            _ => 0.0,
        };
        let in_lit_pile = pile.is_some_and(|pile| piles.contains(pile.0));
        let rests = dim_rest.0 && highlight.is_none() && !in_lit_pile && held.is_none();
        let wanted_dim = if rests { DIMMED } else { 0.0 };
        // Most cards are at rest and cost nothing.
        let still = held.is_none()
            && !motion.is_flying()
            && motion.now == motion.to
            && motion.face == motion.shows
            && motion.lift == wanted_lift
            && motion.dim == wanted_dim
            && motion.shake_s <= 0.0;
        if still && *visibility != Visibility::Hidden && !motion.is_changed() {
            continue;
        }
        let motion = motion.bypass_change_detection();
        if let Some(place) = held {
            motion.now.position = place;
            motion.now.over = motion.to.over;
            motion.now.turn = 0.0;
            motion.from = motion.now;
            motion.elapsed_s = 0.0;
            motion.lasts_s = MAKE_ROOM_S;
            motion.flying = false;
        } else {
            motion.advance(delta_s);
        }
        motion.lift = settle(motion.lift, wanted_lift, follow);
        motion.dim = settle(motion.dim, wanted_dim, follow);
        motion.shake_s = (motion.shake_s - delta_s).max(0.0);
        moving |= !still;
        let pose = motion.pose();
        let shake = 0.06 * pose.width * shaken(motion.shake_s);
        transform.set_if_neq(
            Transform::from_translation(pose.position + Vec3::X * shake)
                .with_rotation(Quat::from_rotation_y(pose.turn) * Quat::from_rotation_z(motion.now.over))
                .with_scale(Vec3::splat(pose.width)),
        );
        tag.set_if_neq(card_tag(motion.face, motion.small, motion.dim));
        paper.set_if_neq(assets.paper(VisibleSides::of(motion.face, motion.now.over)));
        visibility.set_if_neq(Visibility::Visible);
    }
    // The table's time stands still under a menu.
    if moving && delta_s > 0.0 {
        redraw.write(RequestRedraw);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (shake_nudged::<CardMotion>, move_cards)
            .chain()
            .in_set(CardSystems::Move),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f32) -> CardPose {
        CardPose {
            position: Vec3::new(x, 0.0, 0.0),
            width: 2.0,
            turn: 0.0,
            small: false,
        }
    }

    #[test]
    fn a_card_is_at_once_where_it_is_first_put_and_then_flies() {
        let mut motion = CardMotion::default();
        motion.go(at(1.0), None, None);
        assert_eq!((motion.pose().position.x, motion.is_flying()), (1.0, false));
        motion.go(at(5.0), None, Some(0.2));
        motion.advance(0.1);
        let halfway = motion.pose().position;
        assert!(motion.is_flying() && halfway.x > 1.5 && halfway.x < 5.0 && halfway.y > 0.1);
        motion.advance(0.11);
        assert_eq!(
            (motion.pose().position, motion.is_flying()),
            (Vec3::new(5.0, 0.0, 0.0), false)
        );
    }

    #[test]
    fn a_face_shows_while_it_turns_and_is_forgotten_when_it_has_turned_away() {
        let mut motion = CardMotion::default();
        motion.go(at(0.0), None, None);
        assert_eq!(motion.face, None);
        motion.go(at(0.0), Some(Card(7)), Some(0.16));
        motion.advance(0.05);
        assert_eq!(motion.face, Some(Card(7)));
        motion.advance(1.0);
        motion.go(at(0.0), None, Some(0.16));
        motion.advance(0.05);
        assert_eq!(motion.face, Some(Card(7)), "it is still turning away");
        motion.advance(1.0);
        assert_eq!(motion.face, None, "the face is forgotten");
    }
}
