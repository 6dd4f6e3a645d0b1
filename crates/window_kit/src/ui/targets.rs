//! The size of what a person presses: while fingers are used, at least [`FOR_FINGERS_PX`] in both directions.
//!
//! Styles are written for a mouse. This adds the least size to the nodes of everything that can be pressed, and takes
//! it away again, so nothing is spawned anew when a person changes from mouse to finger.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Button;

use crate::ui::focus::PassedBy;
use crate::ui::stepper::{ARROW, Stepper};
use crate::window::touch::ByTouch;

/// The least size of a target for a finger, in logical pixels of the window: 44, as Apple's guidelines and WCAG 2.5.5
/// say.
const FOR_FINGERS_PX: f32 = 44.0;
/// The largest least size, in pixels of the interface: in a very small window a page has to fit too.
const MOST: f32 = 66.0;

/// The least size of a target now, in pixels of the interface; 0 for a mouse.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct LeastTarget(pub(crate) f32);

impl LeastTarget {
    /// The least size for an interface of this scale.
    fn of(by_touch: bool, scale: f32) -> Self {
        let wanted = FOR_FINGERS_PX / scale.max(0.1);
        // A fraction of a pixel is lost when the layout is rounded.
        Self(if by_touch { wanted.min(MOST).ceil() } else { 0.0 })
    }
}

/// What a target has been given, and what its style has: see [`lengths`].
#[derive(Component, Clone, Copy, Debug, PartialEq)]
struct Grown {
    given: [Val; 3],
    styled: [Val; 3],
}

/// Everything that can be pressed.
type Target = Or<(With<TabIndex>, With<PassedBy>, With<Button>)>;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LeastTarget>()
        .init_resource::<ByTouch>()
        .add_systems(PreUpdate, follow.after(super::scale::fit_window))
        .add_systems(PostUpdate, grow.before(bevy::ui::UiSystems::Layout));
}

fn follow(by_touch: Res<ByTouch>, scale: Res<UiScale>, mut least: ResMut<LeastTarget>) {
    least.set_if_neq(LeastTarget::of(by_touch.0, scale.0));
}

/// The larger of two least lengths. A length that depends on the parent stays.
fn at_least(styled: Val, least: f32) -> Val {
    match styled {
        Val::Px(length) => px(length.max(least)),
        Val::Auto => px(least),
        other => other,
    }
}

/// The least width and height of a target, and the padding above its contents.
fn lengths(node: &Node) -> [Val; 3] {
    [node.min_width, node.min_height, node.padding.top]
}

/// These lengths for fingers.
fn larger([wide, high, above]: [Val; 3], node: &Node, least: f32, is_stepper: bool, is_field: bool) -> [Val; 3] {
    let width = match node.width {
        // Its arrows grow too, and its value keeps its room.
        Val::Px(width) if is_stepper => width + 2.0 * (least - ARROW).max(0.0),
        _ => least,
    };
    let above = match (above, node.height) {
        // Its text stays in the middle.
        (Val::Px(above), Val::Px(height)) if is_field => px(above + (least - height).max(0.0) * 0.5),
        _ => above,
    };
    [at_least(wide, width), at_least(high, least), above]
}

fn grow(
    least: Res<LeastTarget>,
    mut targets: Query<(Entity, &mut Node, Option<&mut Grown>, Has<Stepper>, Has<EditableText>), Target>,
    mut commands: Commands,
) {
    for (target, mut node, grown, is_stepper, is_field) in &mut targets {
        let now = lengths(&node);
        if grown.is_none() && least.0 == 0.0 {
            continue;
        }
        // What was updated in place has its style again.
        let styled = match &grown {
            Some(grown) => std::array::from_fn(|at| {
                if now[at] == grown.given[at] {
                    grown.styled[at]
                } else {
                    now[at]
                }
            }),
            None => now,
        };
        let given = if least.0 > 0.0 {
            larger(styled, &node, least.0, is_stepper, is_field)
        } else {
            styled
        };
        if now != given {
            [node.min_width, node.min_height, node.padding.top] = given;
        }
        match grown {
            Some(mut grown) => {
                grown.set_if_neq(Grown { given, styled });
            }
            None => {
                commands.entity(target).insert(Grown { given, styled });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_grows_for_fingers_and_shrinks_for_the_mouse() {
        let mut app = App::new();
        app.init_resource::<LeastTarget>().add_systems(Update, grow);
        let styled = Node {
            min_height: px(32),
            ..default()
        };
        let button = app.world_mut().spawn((Button, styled.clone())).id();
        let mut sizes = |least: f32| {
            app.insert_resource(LeastTarget(least));
            app.update();
            app.update();
            let node = app.world().get::<Node>(button).expect("it is there");
            (node.min_width, node.min_height)
        };
        assert_eq!(sizes(0.0), (auto(), px(32)));
        assert_eq!(sizes(44.0), (px(44), px(44)));
        assert_eq!(sizes(30.0), (px(30), px(32)));
        assert_eq!(sizes(0.0), (auto(), px(32)));
    }

    #[test]
    fn a_stepper_has_room_for_its_arrows() {
        let mut app = App::new();
        app.insert_resource(LeastTarget(44.0)).add_systems(Update, grow);
        let styled = Node {
            width: px(108),
            ..default()
        };
        let stepper = app.world_mut().spawn((TabIndex(0), Stepper, styled)).id();
        for (least, seen) in [(44.0, px(108 + 2 * 14)), (20.0, px(108)), (0.0, auto())] {
            app.insert_resource(LeastTarget(least));
            app.update();
            assert_eq!(app.world().get::<Node>(stepper).map(|node| node.min_width), Some(seen));
        }
    }

    #[test]
    fn a_target_that_is_updated_in_place_stays_large() {
        let mut app = App::new();
        app.insert_resource(LeastTarget(44.0)).add_systems(Update, grow);
        let button = app.world_mut().spawn((Button, Node::default())).id();
        app.update();
        let node = |height: f32| Node {
            min_height: px(height),
            ..default()
        };
        for (height, seen) in [(20.0, 44.0), (60.0, 60.0), (20.0, 44.0)] {
            app.world_mut().entity_mut(button).insert(node(height));
            app.update();
            let seen_now = app.world().get::<Node>(button).map(|node| node.min_height);
            assert_eq!(seen_now, Some(px(seen)));
        }
        app.insert_resource(LeastTarget(0.0));
        app.update();
        assert_eq!(
            app.world().get::<Node>(button).map(|node| node.min_height),
            Some(px(20))
        );
    }

    #[test]
    fn a_target_has_44_pixels_of_the_window_at_any_scale() {
        for scale in [0.8, 1.0, 1.5, 2.0] {
            let least = LeastTarget::of(true, scale).0 * scale;
            assert!((44.0..47.0).contains(&least), "{scale}: {least}");
        }
        assert_eq!(LeastTarget::of(true, 0.3).0, MOST);
        assert_eq!(LeastTarget::of(false, 1.0).0, 0.0);
    }
}
