//! Follows the fingers from frame to frame, and tells what they do.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::gesture::{Gesture, One, Told};
use super::interface::{Beneath, Elements, Presses, Under};
use crate::input::gamepad::place::LastUsed;
use crate::ui::scroll::Scrolled;
use crate::window::next_frame::NextFrame;
use crate::window::touch::{AskedAt, ByTouch, LongPressed, TouchedAt, TwoFingers};
use crate::window::ui_clock::{StartTime, UiClock};

/// How long a finger must rest for an explanation. Android waits as long by default.
const LONG_PRESS: Duration = Duration::from_millis(500);

/// The finger on the table: it acts like a pointer with its button held.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct TableFinger {
    /// The finger, while it is down and in the frame after.
    pub(crate) now: Option<FingerAt>,
}

/// A finger on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct FingerAt {
    /// The place that it means, in logical pixels of the window.
    pub(crate) at: Vec2,
    /// What it does in this frame.
    pub(crate) phase: FingerPhase,
    /// Whether it drags.
    pub(crate) drags: bool,
}

/// What a finger does in this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FingerPhase {
    /// It came down.
    Began,
    /// It is down.
    Held,
    /// It was lifted: a tap, or the end of a drag.
    Lifted,
    /// What it began counts no more.
    Cancelled,
}

impl TableFinger {
    /// Whether it tapped in this frame.
    pub(crate) fn tapped(&self) -> bool {
        self.now
            .is_some_and(|finger| finger.phase == FingerPhase::Lifted && !finger.drags)
    }
}

/// The fingers that are down.
#[derive(Resource, Clone, Debug, Default)]
struct Fingers {
    down: Vec<u64>,
    gesture: Gesture,
    /// What the first finger came down on; `None` until its picking is done.
    under: Option<Under>,
    /// The list that it scrolls.
    scrolls: Option<Entity>,
    /// How long it has rested.
    rests: StartTime,
    /// Whether it rested so long that its press is no tap.
    long: bool,
    /// Where a list was scrolled to last, in logical pixels of the window.
    scrolled_at: Vec2,
}

impl Fingers {
    fn first(&self) -> Option<One> {
        match self.gesture {
            Gesture::One(one) => Some(one),
            _ => None,
        }
    }

    fn elements(&self) -> Option<&Elements> {
        match &self.under {
            Some(Under::Interface(elements)) => Some(elements),
            _ => None,
        }
    }

    fn is_on_table(&self) -> bool {
        self.under == Some(Under::Table)
    }
}

/// The system that follows the fingers, before what they mean is read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FollowFingers;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fingers>()
        .init_resource::<TableFinger>()
        .init_resource::<NextFrame>()
        .init_resource::<ByTouch>()
        .init_resource::<TouchedAt>()
        .init_resource::<TwoFingers>()
        .init_resource::<LongPressed>()
        .add_systems(
            PreUpdate,
            (
                // Before the picking tells what a finger did, so that it tells nothing of a press that is taken back.
                follow_fingers.before(PickingSystems::Hover).in_set(FollowFingers),
                look_under.after(PickingSystems::Hover),
            )
                .chain()
                .run_if(resource_exists::<Messages<TouchInput>>),
        );
}

/// What fingers do to the rest of the program.
#[derive(SystemParam)]
struct Does<'w, 's> {
    table: ResMut<'w, TableFinger>,
    two: ResMut<'w, TwoFingers>,
    long: ResMut<'w, LongPressed>,
    last: ResMut<'w, LastUsed>,
    touched: ResMut<'w, TouchedAt>,
    presses: Presses<'w, 's>,
    scrolled: Scrolled<'w, 's>,
}

impl Does<'_, '_> {
    /// Tells the hands at the table what the finger does.
    fn tell(&mut self, one: One, phase: FingerPhase) {
        self.table.set_if_neq(TableFinger {
            now: Some(FingerAt {
                at: one.meant(),
                phase,
                drags: one.drags,
            }),
        });
    }
}

fn follow_fingers(
    mut touches: MessageReader<TouchInput>,
    mut clock: UiClock,
    mut fingers: ResMut<Fingers>,
    mut by_touch: ResMut<ByTouch>,
    mut does: Does,
) {
    does.two.set_if_neq(TwoFingers::default());
    let over = |finger: &FingerAt| matches!(finger.phase, FingerPhase::Lifted | FingerPhase::Cancelled);
    if does.table.now.as_ref().is_some_and(over) {
        does.table.now = None;
    }
    for touch in touches.read() {
        if touch.phase == TouchPhase::Started {
            does.last.set_if_neq(LastUsed::Touch);
            does.long.set_if_neq(LongPressed::default());
        }
        does.touched.set_if_neq(TouchedAt(touch.position));
        follow_one(touch, &mut fingers, &mut does);
    }
    by_touch.set_if_neq(ByTouch(*does.last == LastUsed::Touch));
    if !by_touch.0 {
        does.long.set_if_neq(LongPressed::default());
    }
    if fingers.down.is_empty() {
        return;
    }
    if fingers.is_on_table() {
        let grip = fingers.gesture.take_grip();
        does.two.set_if_neq(TwoFingers(grip));
    }
    let Some(one) = fingers.first() else { return };
    if fingers.is_on_table() && does.table.now.is_some_and(|finger| !over(&finger)) {
        does.tell(one, FingerPhase::Held);
    }
    if let Some(area) = fingers.scrolls {
        does.scrolled.by(area, fingers.scrolled_at.y - one.at.y);
        fingers.scrolled_at = one.at;
    }
    if one.drags || fingers.long {
        return;
    }
    if clock.left(&mut fingers.rests, LONG_PRESS).is_zero() {
        ask(one, &mut fingers, &mut does);
        // What it asks about is shown in the next frame.
        clock.wake_within(0.0);
    }
}

/// Follows a message of a finger.
fn follow_one(touch: &TouchInput, fingers: &mut Fingers, does: &mut Does) {
    match touch.phase {
        TouchPhase::Started => fingers.down.push(touch.id),
        TouchPhase::Moved => {}
        TouchPhase::Ended | TouchPhase::Canceled => fingers.down.retain(|down| *down != touch.id),
    }
    let down = fingers.down.len();
    let told = fingers.gesture.follow(touch, down);
    match told {
        Told::Nothing => {}
        Told::Came => {
            *fingers = Fingers {
                down: std::mem::take(&mut fingers.down),
                gesture: std::mem::take(&mut fingers.gesture),
                ..default()
            };
        }
        Told::Drags => drag(fingers, does),
        Told::Lifted(one) if fingers.is_on_table() => {
            // A long press is no tap; what it explains stays.
            let counts = one.drags || !fingers.long;
            let phase = if counts {
                FingerPhase::Lifted
            } else {
                FingerPhase::Cancelled
            };
            does.tell(one, phase);
        }
        Told::Lifted(_) => {}
        Told::Cancelled(one) if fingers.is_on_table() => {
            does.tell(one, FingerPhase::Cancelled);
            does.long.set_if_neq(LongPressed::default());
        }
        Told::Cancelled(one) => {
            does.presses.take_back(PointerId::Touch(one.id));
            fingers.scrolls = None;
        }
    }
}

/// A finger begins to drag: it scrolls the list under it, and then presses nothing.
fn drag(fingers: &mut Fingers, does: &mut Does) {
    let Some(one) = fingers.first() else { return };
    does.long.set_if_neq(LongPressed::default());
    let Some(elements) = fingers.elements() else { return };
    let Some(area) = elements.scrolled_by(one.at - one.from) else {
        return;
    };
    does.presses.take_back(PointerId::Touch(one.id));
    does.presses.set_back(elements);
    fingers.scrolls = Some(area);
    // The list begins to move under the finger without a jump.
    fingers.scrolled_at = one.at;
}

/// A finger has rested for long: it asks for an explanation of what is under it, if there is one.
fn ask(one: One, fingers: &mut Fingers, does: &mut Does) {
    let elements = match &fingers.under {
        Some(Under::Table) => Vec::new(),
        Some(Under::Interface(elements)) if elements.explained => elements.all.clone(),
        _ => return,
    };
    fingers.long = true;
    if !elements.is_empty() {
        does.presses.take_back(PointerId::Touch(one.id));
    }
    does.long.set_if_neq(LongPressed(Some(AskedAt {
        at: one.meant(),
        elements,
    })));
}

/// Notes what a finger came down on, once the picking knows.
fn look_under(beneath: Beneath, mut fingers: ResMut<Fingers>, mut does: Does) {
    if fingers.under.is_some() || fingers.down.is_empty() {
        return;
    }
    let Some(id) = fingers.down.first().copied() else {
        return;
    };
    let under = beneath.look(PointerId::Touch(id));
    let is_table = under == Under::Table;
    fingers.under = Some(under);
    match fingers.first() {
        Some(one) if is_table => does.tell(one, FingerPhase::Began),
        Some(_) => {}
        // A second finger came in the same frame.
        None => does.presses.take_back(PointerId::Touch(id)),
    }
}
