//! The hands of people at other machines, while they hold or aim something: where they are, what they hold up, and where
//! they would throw.
//!
//! They are told often and may be lost on the way; nothing depends on them. Piles of cards lie elsewhere on each table, so
//! over cards a place is told by the nearest pile.

mod draw;
mod lift;
mod tell;

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::room::Room;
use crate::host::view::MatchView;
use crate::net::protocol::up::Aim;
use crate::presentation::cards::stage::PilesLie;
use crate::rules::ids::PlayerId;
use crate::table::phase::MatchSystems;
use crate::tabletop::card::CardIndex;
use crate::window::state::Screen;
use crate::window::steps::HudSystems;

/// A hand of which nothing was heard for so long is gone.
const GONE: Duration = Duration::from_millis(700);
/// How far from where it began a hand throws with full power, in edges of a die.
const FULL: f32 = 8.0;
/// Places are told in hundredths of an edge.
const PARTS: f32 = 100.0;

/// Somebody at another machine holds something.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct Shown(pub Aim);

/// The hands that are over the table.
#[derive(Resource, Clone, Debug, Default)]
struct Hands(BTreeMap<PlayerId, (Aim, Duration)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hands>().add_message::<Shown>().add_systems(
        Update,
        (
            tell::tell.run_if(resource_exists::<Room>),
            (hear, lift::lift).chain().before(MatchSystems::Animate),
            draw::draw.in_set(HudSystems::Show),
        )
            .run_if(in_state(Screen::Match)),
    );
}

fn hear(
    time: Res<Time<Real>>,
    view: Option<Res<MatchView>>,
    mut shown: MessageReader<Shown>,
    mut hands: ResMut<Hands>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = time.elapsed();
    // What was held lies on the table now.
    if view.is_some_and(|view| view.is_changed()) && !hands.0.is_empty() {
        hands.0.clear();
    }
    for Shown(aim) in shown.read() {
        hands.0.insert(aim.seat, (*aim, now));
    }
    if !hands.0.is_empty() {
        hands.0.retain(|_, (_, heard)| now < *heard + GONE);
        redraw.write(RequestRedraw);
    }
}

/// Where a hand is on this table (x, z), in edges; `None` over a pile that this table does not have.
fn place(aim: &Aim, cards: &CardIndex, lie: &PilesLie) -> Option<Vec2> {
    let from = match aim.near {
        None => Vec2::ZERO,
        Some(number) => {
            let (pile, _) = cards.piles().nth(usize::from(number))?;
            *lie.0.get(&pile)?
        }
    };
    Some(from + Vec2::new(f32::from(aim.at.0), f32::from(aim.at.1)) / PARTS)
}
