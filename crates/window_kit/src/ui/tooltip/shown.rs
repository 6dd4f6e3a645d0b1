//! Shows the line of explanation after a quarter of a second under the pointer, or after a long press by a finger,
//! which stays until the next finger comes. Alt pins it, and Alt or Escape closes a pinned one.
//!
//! The result of a press often appears beside the pointer, so a press closes the tooltip. It comes back once the
//! pointer has moved on.

use std::time::Duration;

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use crate::intents::Intents;
use crate::intents::general::PIN;
use crate::ui::beside::Beside;
use crate::ui::in_place::update_root;
use crate::ui::look::{EDGE, PLATE_SOLID, size};
use crate::ui::text::text;
use crate::ui::tooltip::line::Tooltip;
use crate::window::next_frame::NextFrame;
use crate::window::open_panels::closed_by_escape;
use crate::window::touch::LongPressed;
use crate::window::ui_clock::{StartTime, UiClock};
use messages::Message;

/// How long the pointer has to rest before the line appears.
const DELAY: Duration = Duration::from_millis(250);
/// How far the pointer has to move after a press, in logical pixels, before the same line is shown again.
const MOVED_ON: f32 = 40.0;
/// The widest tooltip, in logical pixels.
const WIDTH: f32 = 300.0;

/// The visible tooltip, for this element.
#[derive(Component, Clone, Copy, Debug)]
struct ShownFor(Entity);

/// Whether the visible tooltip stays wherever the pointer goes.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pinned(bool);

/// A press: the place, and the line of the pressed element, if it has one.
#[derive(Clone, Debug, Default, PartialEq)]
struct Pressed(Option<(Vec2, Option<Message>)>);

impl Pressed {
    /// Whether the line under the pointer was already seen before the press, and the pointer has not moved on since.
    fn hides(&mut self, pointer: Option<Vec2>, under: Option<&Message>) -> bool {
        let Some((at, line)) = &self.0 else { return false };
        // The pressed element may have been replaced, so the lines are compared.
        let other = under.is_some() && under != line.as_ref();
        let away = under.is_none() && pointer.is_none_or(|pointer| pointer.distance(*at) > MOVED_ON);
        if other || away {
            self.0 = None;
        }
        self.0.is_some()
    }
}

/// Shows the explanation of what the pointer or the focus is at.
pub fn plugin(app: &mut App) {
    closed_by_escape(
        app,
        "tooltip",
        |pinned: Res<Pinned>| pinned.0,
        |mut pinned: ResMut<Pinned>| pinned.0 = false,
    );
    app.init_resource::<NextFrame>()
        .init_resource::<Pinned>()
        .init_resource::<LongPressed>()
        .add_systems(Update, (pin, show_tooltip).chain());
}

fn pin(intents: Intents, shown: Query<&ShownFor>, targets: Query<(), With<Tooltip>>, mut pinned: ResMut<Pinned>) {
    let there = shown.iter().any(|of| targets.contains(of.0));
    let turned = intents.just(PIN);
    let now = there && (pinned.0 != turned);
    pinned.set_if_neq(Pinned(now));
}

fn show_tooltip(
    mut clock: UiClock,
    (hovered, long): (Query<(Entity, &Hovered, Ref<Tooltip>)>, Res<LongPressed>),
    shown: Query<(Entity, &ShownFor)>,
    (buttons, pinned): (Res<ButtonInput<MouseButton>>, Res<Pinned>),
    beside: Beside,
    mut rests: Local<(Option<Entity>, StartTime)>,
    mut pressed: Local<Pressed>,
    mut commands: Commands,
) {
    if pinned.0 {
        return;
    }
    let asked = long.0.as_ref();
    let innermost = asked.and_then(|asked| asked.elements.iter().find_map(|element| hovered.get(*element).ok()));
    let under = innermost.or_else(|| hovered.iter().find(|(_, hovered, _)| hovered.get()));
    let line = under.as_ref().map(|(.., tooltip)| tooltip.0.clone());
    let pointer = match asked {
        Some(asked) => Some(asked.at / beside.fit()),
        None => beside.pointer(),
    };
    if buttons.get_just_pressed().next().is_some() {
        *pressed = Pressed(pointer.map(|pointer| (pointer, line.clone())));
    }
    let hidden = asked.is_none() && pressed.hides(pointer, line.as_ref());
    let under = under.filter(|_| !hidden);
    let target = under.as_ref().map(|(entity, ..)| *entity);
    if rests.0 != target {
        *rests = (target, StartTime::default());
    }
    let said_anew = under.as_ref().is_some_and(|(.., tooltip)| tooltip.is_changed());
    let mut there = None;
    for (entity, of) in &shown {
        if Some(of.0) == target {
            there = Some(entity);
        } else {
            commands.entity(entity).despawn();
        }
    }
    let Some((target, _, tooltip)) = under else { return };
    // A finger has waited already.
    if asked.is_none() && !clock.left(&mut rests.1, DELAY).is_zero() {
        return;
    }
    if there.is_some() && !said_anew {
        return;
    }
    match pointer.and_then(|pointer| beside.node(pointer, WIDTH)) {
        Some(node) => update_root(&mut commands, there, |commands| {
            spawn(commands, target, node, &tooltip.0)
        }),
        None => there.into_iter().for_each(|plate| commands.entity(plate).despawn()),
    }
}

fn spawn(commands: &mut Commands, target: Entity, node: Node, line: &Message) -> Entity {
    let plate = commands.spawn((
        ShownFor(target),
        Node {
            padding: UiRect::axes(px(10), px(6)),
            border_radius: BorderRadius::all(px(6)),
            ..node
        },
        BackgroundColor(PLATE_SOLID),
        BorderColor::all(EDGE),
        GlobalZIndex(200),
        Pickable::IGNORE,
        children![text(line.clone(), size::SMALL)],
    ));
    plate.id()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_press_the_same_line_waits_until_the_pointer_has_moved_on() {
        let (line, other) = (Message::verbatim("who"), Message::verbatim("face"));
        let at = Some(Vec2::splat(100.0));
        let mut pressed = Pressed(at.map(|at| (at, Some(line.clone()))));
        assert!(pressed.hides(at, Some(&line)));
        assert!(pressed.hides(at, None), "the element is being replaced");
        assert!(pressed.hides(at, Some(&line)), "the new element has the same line");
        assert!(!pressed.clone().hides(at, Some(&other)));
        assert!(!pressed.hides(Some(Vec2::new(150.0, 100.0)), None));
        assert!(!pressed.hides(at, Some(&line)), "the pointer has come back");
    }
}
