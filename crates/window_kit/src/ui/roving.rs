//! Lists that Tab goes through in one step ("roving tab index"): Tab leads to one element of the list and then out of
//! it, and the arrows move in it.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::UiSystems;

/// A list that is one stop for Tab.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct RovingList;

/// An element of the nearest [`RovingList`] around it. Tab stops at the one that had the focus last.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct RovingItem;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, rove.before(UiSystems::Layout));
}

/// Lets Tab stop at one element of each list: at the focused one, else where it stopped before, else at the first.
fn rove(
    focus: Option<Res<InputFocus>>,
    lists: Query<Entity, With<RovingList>>,
    children: Query<&Children>,
    mut items: Query<&mut TabIndex, With<RovingItem>>,
) {
    let focused = focus.and_then(|focus| focus.get());
    for list in &lists {
        let in_list: Vec<Entity> = children
            .iter_descendants_depth_first(list)
            .filter(|entity| items.contains(*entity))
            .collect();
        let stops = |entity: &Entity| items.get(*entity).is_ok_and(|index| index.0 >= 0);
        let with_focus = in_list.iter().find(|entity| focused == Some(**entity));
        // At first all are stops.
        let before = in_list.iter().find(|entity| stops(entity));
        let stop = with_focus.or(before).or(in_list.first()).copied();
        for entity in in_list {
            if let Ok(mut index) = items.get_mut(entity) {
                index.set_if_neq(TabIndex(if stop == Some(entity) { 0 } else { -1 }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::input_focus::FocusCause;

    use super::*;

    /// A list of three elements, and one after it.
    fn lists() -> (App, [Entity; 3]) {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<InputFocus>()
            .add_plugins(plugin);
        let list = app.world_mut().spawn(RovingList).id();
        let items = [(); 3].map(|()| {
            let item = (RovingItem, TabIndex(0), ChildOf(list));
            app.world_mut().spawn(item).id()
        });
        app.update();
        (app, items)
    }

    fn stops(app: &App, items: [Entity; 3]) -> [bool; 3] {
        items.map(|item| app.world().get::<TabIndex>(item).is_some_and(|index| index.0 >= 0))
    }

    fn focus_on(app: &mut App, element: Entity) {
        let mut focus = app.world_mut().resource_mut::<InputFocus>();
        focus.set(element, FocusCause::Navigated);
        app.update();
    }

    #[test]
    fn tab_stops_at_one_element_and_at_the_one_that_had_the_focus_last() {
        let (mut app, items) = lists();
        assert_eq!(stops(&app, items), [true, false, false]);
        focus_on(&mut app, items[1]);
        assert_eq!(stops(&app, items), [false, true, false]);
        let elsewhere = app.world_mut().spawn(TabIndex(0)).id();
        focus_on(&mut app, elsewhere);
        assert_eq!(stops(&app, items), [false, true, false]);
        app.world_mut().despawn(items[1]);
        app.update();
        assert_eq!(stops(&app, items), [true, false, false]);
    }
}
