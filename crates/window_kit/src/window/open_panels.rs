//! What is open besides the overlays, in the order of opening: Escape closes what was opened last.
//!
//! Everything that can be open registers here how to see that it is open and how to close it. Overlays lie over
//! everything: what was opened before an overlay is closed after it.

use bevy::prelude::*;

use super::state::Overlay;
use super::steps::{MenuKeys, OpenedSystems};

/// What is open, in the order of opening.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenPanels {
    order: Vec<OpenPanel>,
    /// What has to close in this frame.
    closing: Option<&'static str>,
    /// What had to close but stayed open, such as a die that has to be placed. It is asked to close only once.
    stays: Vec<&'static str>,
}

/// Something that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OpenPanel {
    name: &'static str,
    /// The overlay in which it was opened.
    at: Overlay,
}

impl OpenPanels {
    /// The names of what is open, in the order of opening.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.order.iter().map(|open| open.name)
    }

    /// Closes what was opened last in this overlay. Returns whether anything was open.
    pub fn close_last(&mut self, at: Overlay) -> bool {
        let Some(last) = self.order.iter().rposition(|open| open.at == at) else {
            return false;
        };
        let OpenPanel { name, .. } = self.order.remove(last);
        self.closing = Some(name);
        self.stays.push(name);
        true
    }

    /// Records whether something is open now.
    fn note(&mut self, name: &'static str, is_open: bool, at: Overlay) {
        let known = self.order.iter().any(|open| open.name == name);
        if !is_open {
            self.order.retain(|open| open.name != name);
            self.stays.retain(|stays| *stays != name);
        } else if !known && !self.stays.contains(&name) {
            self.order.push(OpenPanel { name, at });
        }
    }
}

/// Registers something that Escape closes while it is open.
pub fn closed_by_escape<A, B>(
    app: &mut App,
    name: &'static str,
    is_open: impl IntoSystem<(), bool, A>,
    close: impl IntoSystem<(), (), B>,
) {
    let note = move |In(is_open): In<bool>, at: Option<Res<State<Overlay>>>, mut opened: ResMut<OpenPanels>| {
        let at = at.map_or(Overlay::None, |at| *at.get());
        opened.bypass_change_detection().note(name, is_open, at);
    };
    app.init_resource::<OpenPanels>()
        .configure_sets(Update, (OpenedSystems::Look, MenuKeys, OpenedSystems::Close).chain())
        .add_systems(
            Update,
            (
                IntoSystem::into_system(is_open.pipe(note)).in_set(OpenedSystems::Look),
                IntoSystem::into_system(close.pipe(closed))
                    .in_set(OpenedSystems::Close)
                    .run_if(move |opened: Res<OpenPanels>| opened.closing == Some(name)),
            ),
        );
}

fn closed(_: In<()>, mut opened: ResMut<OpenPanels>) {
    opened.bypass_change_detection().closing = None;
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;

    const NAMES: [&str; 4] = ["a", "b", "c", "d"];

    #[derive(Resource, Default)]
    struct Things([bool; 4]);

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Overlay>()
            .init_resource::<Things>();
        for (at, name) in NAMES.into_iter().enumerate() {
            closed_by_escape(
                &mut app,
                name,
                move |things: Res<Things>| things.0[at],
                move |mut things: ResMut<Things>| things.0[at] = false,
            );
        }
        app.add_systems(Update, press.in_set(MenuKeys).run_if(resource_exists::<Escape>));
        app
    }

    /// Whether Escape is pressed.
    #[derive(Resource)]
    struct Escape;

    fn press(overlay: Res<State<Overlay>>, mut opened: ResMut<OpenPanels>) {
        opened.close_last(*overlay.get());
    }

    fn open(app: &mut App, at: usize) {
        app.world_mut().resource_mut::<Things>().0[at] = true;
        app.update();
    }

    fn escape(app: &mut App) -> [bool; 4] {
        app.insert_resource(Escape);
        app.update();
        app.world_mut().remove_resource::<Escape>();
        app.world().resource::<Things>().0
    }

    #[test]
    fn of_every_two_things_escape_closes_first_the_one_that_was_opened_last() {
        for first in 0..4 {
            for second in (0..4).filter(|second| *second != first) {
                let mut app = app();
                open(&mut app, first);
                open(&mut app, second);
                let mut left = [false; 4];
                left[first] = true;
                assert_eq!(escape(&mut app), left, "{first}, then {second}");
                assert_eq!(escape(&mut app), [false; 4], "{first}, then {second}");
            }
        }
    }

    #[test]
    fn what_was_opened_under_an_overlay_is_closed_after_it() {
        let mut app = app();
        open(&mut app, 0);
        app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Pause);
        app.update();
        open(&mut app, 1);
        assert_eq!(escape(&mut app), [true, false, false, false]);
        assert_eq!(
            escape(&mut app),
            [true, false, false, false],
            "it was opened before the menu"
        );
        app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
        app.update();
        assert_eq!(escape(&mut app), [false; 4]);
    }

    #[test]
    fn what_cannot_be_closed_is_asked_once_so_that_escape_leads_on() {
        let mut opened = OpenPanels::default();
        let look = |opened: &mut OpenPanels| {
            opened.note("a", true, Overlay::None);
            opened.close_last(Overlay::None)
        };
        assert!(look(&mut opened));
        assert!(!look(&mut opened), "it stays open");
        opened.note("a", false, Overlay::None);
        assert!(look(&mut opened), "it was closed, and is open again");
    }
}
