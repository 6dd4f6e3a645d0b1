//! The file of the bindings, `controls.toml` in the settings folder: what the player changed.
//!
//! Like the other files there, an entry that can't be read costs no other: it is said, and the file is kept aside
//! ([`crate::settings::load`]). A name that this version does not know stays in the file, as another version may.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::bindings::{Bindings, MOST_INPUTS, Slot};
use super::input::Input;
use crate::settings::{Shape, load, refuse, save};

/// The name of the file.
pub(crate) const FILE: &str = "controls.toml";
/// The version of the file. A file of another version is not applied; it is said, and a copy is kept aside.
const VERSION: u32 = 1;
/// The most entries, and the longest name of one that this version does not know.
const MOST_ENTRIES: usize = 1000;
const LONGEST_NAME: usize = 80;

/// What is in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Written {
    version: u32,
    /// The inputs of each slot, by its name.
    inputs: BTreeMap<String, Vec<Input>>,
}

impl Default for Written {
    fn default() -> Self {
        Self {
            version: VERSION,
            inputs: BTreeMap::new(),
        }
    }
}

/// What was in the file, as far as it is known.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct KeptBindings(Written);

impl Written {
    /// The file for these bindings. Names that this version does not know stay.
    fn of(bindings: &Bindings, before: &Self) -> Self {
        let known = |name: &String| bindings.slots().any(|slot| slot.to_string() == *name);
        let unknown = before.inputs.iter().filter(|(name, _)| !known(name));
        let unknown = unknown.map(|(name, inputs)| (name.clone(), inputs.clone()));
        let changed = bindings.changes().iter();
        let changed = changed.map(|(slot, inputs)| (slot.to_string(), inputs.clone()));
        Self {
            version: VERSION,
            inputs: unknown.chain(changed).collect(),
        }
    }

    /// The same without what is too much.
    fn bounded(mut self) -> Self {
        self.inputs = std::mem::take(&mut self.inputs)
            .into_iter()
            .filter(|(name, _)| name.len() <= LONGEST_NAME)
            .take(MOST_ENTRIES)
            .map(|(name, inputs)| (name, inputs.into_iter().take(MOST_INPUTS).collect()))
            .collect();
        self
    }

    /// Applies the file. Returns the names that this version does not know.
    fn apply(&self, bindings: &mut Bindings) -> Vec<String> {
        let slots: BTreeMap<String, Slot> = bindings.slots().map(|slot| (slot.to_string(), slot)).collect();
        let mut unknown = Vec::new();
        for (name, inputs) in &self.inputs {
            match slots.get(name) {
                Some(slot) => bindings.set(*slot, inputs.iter().copied()),
                None => unknown.push(name.clone()),
            }
        }
        unknown
    }
}

/// Reads the file and applies it, once all intents are defined.
pub(super) fn read(bindings: &mut Bindings) -> KeptBindings {
    let written: Written = load::<Written>(FILE).bounded();
    if written.version != VERSION {
        let version = written.version;
        refuse(
            FILE,
            format!("It has version {version}, which this program does not know."),
        );
        return KeptBindings::default();
    }
    let unknown = written.apply(bindings);
    if !unknown.is_empty() {
        warn!("{FILE} names what this program does not know: {}", unknown.join(", "));
    }
    KeptBindings(written)
}

/// Writes what has changed.
pub(super) fn write(bindings: Res<Bindings>, mut kept: ResMut<KeptBindings>) {
    if !bindings.is_changed() {
        return;
    }
    let written = Written::of(&bindings, &kept.0);
    if written == kept.0 {
        return;
    }
    if let Err(error) = save(FILE, &written, Shape::default()) {
        warn!("the bindings were not kept: {error}");
    }
    kept.0 = written;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intents::general::{HINT, LOG};
    use crate::intents::{Context, Intent};
    use crate::settings::{folder, take_unreadable};

    const fn slot(intent: Intent) -> Slot {
        Slot {
            context: Context::Table,
            intent,
        }
    }

    fn changed() -> Bindings {
        let mut bindings = Bindings::general();
        bindings.set(slot(HINT), [Input::Letter('?'), Input::Pad(GamepadButton::Mode)]);
        bindings.set(slot(LOG), []);
        bindings
    }

    #[test]
    fn what_was_changed_is_read_back_from_the_file() {
        let written = Written::of(&changed(), &Written::default());
        let text = toml::to_string(&written).expect("it can be written");
        assert!(text.contains("\"table/hint\" = [\"letter ?\", \"pad Mode\"]"), "{text}");
        let read: Written = toml::from_str(&text).expect("it can be read");
        let mut bindings = Bindings::general();
        assert_eq!(read.apply(&mut bindings), [""; 0]);
        assert_eq!(bindings, changed());
    }

    #[test]
    fn a_mouse_button_without_a_name_is_read_back_from_the_file() {
        let mut bindings = Bindings::general();
        bindings.set(slot(HINT), [Input::Mouse(MouseButton::Other(8))]);
        let text = toml::to_string(&Written::of(&bindings, &Written::default())).expect("it can be written");
        assert!(text.contains("\"table/hint\" = [\"mouse 8\"]"), "{text}");
        let read: Written = toml::from_str(&text).expect("it can be read");
        let mut again = Bindings::general();
        assert_eq!(read.apply(&mut again), [""; 0]);
        assert_eq!(again, bindings);
    }

    #[test]
    fn a_name_that_is_not_known_stays_and_a_reset_goes() {
        let text = "version = 1\n[inputs]\n\"another/thing\" = [\"key KeyQ\"]\n\"table/log\" = []\n";
        let before: Written = toml::from_str(text).expect("it can be read");
        let mut bindings = Bindings::general();
        assert_eq!(before.apply(&mut bindings), ["another/thing"]);
        assert!(bindings.inputs(slot(LOG)).is_empty());
        bindings.reset(slot(LOG));
        let names: Vec<String> = Written::of(&bindings, &before).inputs.into_keys().collect();
        assert_eq!(names, ["another/thing"]);
    }

    #[test]
    fn a_file_of_another_version_is_said_and_kept_aside_before_a_change_is_written() {
        let path = folder().expect("a folder of this test").join(FILE);
        let text = "version = 2\n[inputs]\n\"table/log\" = [\"chord A+B\"]\n";
        std::fs::create_dir_all(path.parent().expect("the folder")).expect("it can be made");
        std::fs::write(&path, text).expect("it can be written");
        let mut bindings = Bindings::general();
        let kept = read(&mut bindings);
        assert_eq!(bindings, Bindings::general(), "nothing of it is used");
        assert!(take_unreadable().iter().any(|told| told.file == path));
        let mut app = App::new();
        app.insert_resource(kept)
            .insert_resource(changed())
            .add_systems(Last, write);
        app.update();
        assert_eq!(read(&mut bindings).0, Written::of(&changed(), &Written::default()));
        assert_eq!(bindings, changed(), "the change is written");
        let aside = path.with_extension("toml.bak");
        assert_eq!(std::fs::read_to_string(aside).expect("the copy"), text);
    }

    #[test]
    fn a_file_holds_no_more_than_its_bounds() {
        let mut written = Written::default();
        for number in 0..2 * MOST_ENTRIES {
            written.inputs.insert(format!("x/{number}"), vec![Input::WheelUp; 100]);
        }
        written.inputs.insert("y".repeat(LONGEST_NAME + 1), Vec::new());
        let bounded = written.bounded();
        assert_eq!(bounded.inputs.len(), MOST_ENTRIES);
        assert!(bounded.inputs.values().all(|inputs| inputs.len() == MOST_INPUTS));
        assert!(!bounded.inputs.keys().any(|name| name.starts_with('y')));
    }
}
