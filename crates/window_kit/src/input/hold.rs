//! Tells the window what the player holds in each game, and drops it on request.

use bevy::prelude::*;

use crate::table::phase::{InMatch, MatchSystems, reset};
use crate::window::hold::{HandSelection, HandState, ItemPickedUp, ReleaseHeld};
use crate::window::open_panels::closed_by_escape;
use crate::window::steps::OpenedSystems;

/// Keeps [`HandState`], and drops what is held when that is asked for.
pub fn plugin(app: &mut App) {
    app.init_resource::<HandState>()
        .add_message::<ReleaseHeld>()
        .add_message::<ItemPickedUp>()
        .configure_sets(
            Update,
            (
                HoldSystems::LetGo
                    .after(OpenedSystems::Close)
                    .before(MatchSystems::CollectRequests),
                HoldSystems::Tell
                    .after(MatchSystems::CollectRequests)
                    .before(MatchSystems::Animate),
            ),
        )
        .add_systems(First, nothing_yet)
        .add_systems(Update, nothing_yet.in_set(HoldSystems::Tell));
    closed_by_escape(
        app,
        "held",
        |held: Res<HandState>| held.something,
        |mut asked: MessageWriter<ReleaseHeld>| {
            asked.write_default();
        },
    );
}

/// Registers the resource for what the player holds in a game. Two games may share it.
pub fn register_hands<H: HandSelection>(app: &mut App) {
    if app.world().contains_resource::<H>() {
        return;
    }
    app.init_resource::<H>()
        .add_systems(OnExit(InMatch), reset::<H>)
        .add_systems(First, tell::<H>.after(nothing_yet))
        .add_systems(
            Update,
            (
                let_go::<H>.in_set(HoldSystems::LetGo),
                (tell::<H>.after(nothing_yet), hear::<H>).in_set(HoldSystems::Tell),
            ),
        );
}

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum HoldSystems {
    LetGo,
    Tell,
}

fn nothing_yet(mut held: ResMut<HandState>) {
    *held.bypass_change_detection() = HandState::default();
}

fn tell<H: HandSelection>(hands: Res<H>, mut held: ResMut<HandState>) {
    let held = held.bypass_change_detection();
    held.something |= !hands.is_nothing();
    held.aiming |= hands.is_aiming();
}

fn hear<H: HandSelection>(hands: Res<H>, mut taken: MessageWriter<ItemPickedUp>) {
    if hands.is_changed() && !hands.is_added() && hands.is_taken_up() {
        taken.write_default();
    }
}

fn let_go<H: HandSelection>(mut asked: MessageReader<ReleaseHeld>, mut hands: ResMut<H>) {
    if asked.read().count() > 0 && !hands.is_nothing() {
        *hands = H::default();
    }
}
