//! What a screen reader does.

use bevy::a11y::AccessibilityRequested;
use window_kit::ui::access::testing;

use super::Headless;

impl Headless {
    /// A screen reader starts.
    pub fn is_listened_to(&mut self) {
        self.app.world().resource::<AccessibilityRequested>().set(true);
        self.frames(3);
    }

    /// Asks for what a click on an element does.
    pub fn ask_for_click(&mut self, name: &str) {
        let entity = self.entity(name);
        testing::click(self.app.world_mut(), entity);
        self.frames(3);
    }

    /// The names of the elements that begin so, in reading order, each with what it says.
    pub fn named(&mut self, begin: &str) -> Vec<(String, Vec<String>)> {
        let mut nodes = self.nodes();
        nodes.retain(|node| node["name"].as_str().is_some_and(|name| name.starts_with(begin)));
        let mut named = Vec::new();
        for node in nodes {
            let says = serde_json::from_value(node["says"].clone()).expect("a list");
            named.push((node["name"].as_str().unwrap_or_default().to_owned(), says));
        }
        named
    }
}
