//! The rows of the settings: a name, a line that explains it, and a control that changes it. Only the rows that match
//! the search are added.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{SliderValue, ValueChange, observe};

use messages::Message;
use window_kit::input::label::Keyboard;
use window_kit::settings::Settings;
use window_kit::ui::choice::{RowRoom, choice_row};
use window_kit::ui::field::field;
use window_kit::ui::focus::FocusName;
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::size;
use window_kit::ui::slider::slider;
use window_kit::ui::stepper::{Stepped, stepper};
use window_kit::ui::text::{bold, one_line};
use window_kit::ui::toggle::spawn_toggle;

/// The width of the controls on the right of a row, in logical pixels.
const CONTROL_WIDTH: f32 = 220.0;

/// Shows a setting in words. The text is rewritten whenever the settings change.
#[derive(Component)]
pub(super) struct ValueText(pub(super) Box<dyn Fn(&mut Settings) -> Message + Send + Sync>);

/// Where a setting is in the settings, to read and to change it.
pub(super) type Field<T> = fn(&mut Settings) -> &mut T;

/// The words of a row: the name of the setting, and what it does.
pub(super) type RowTexts = (Message, Message);

/// The list of the rows while it is filled.
pub(super) struct Rows<'a, 'w> {
    list: &'a mut ChildSpawnerCommands<'w>,
    /// The settings as they are now. A copy, as a [`Field`] could change them.
    settings: Settings,
    spoken: &'a Localizer,
    /// What is bound, for the rows that name it.
    keyboard: &'a Keyboard,
    /// The search words in small letters; empty for all rows.
    wanted: String,
    /// The heading of the group, until a row of the group is added.
    heading: Option<Message>,
    /// Whether the first slider gets the focus.
    takes_focus: bool,
    found: usize,
}

impl<'a, 'w> Rows<'a, 'w> {
    /// A list without rows.
    pub(super) fn new(
        list: &'a mut ChildSpawnerCommands<'w>,
        settings: &Settings,
        (localizer, keyboard): (&'a Localizer, &'a Keyboard),
        wanted: &str,
    ) -> Self {
        Self {
            list,
            settings: settings.clone(),
            spoken: localizer,
            keyboard,
            wanted: wanted.trim().to_lowercase(),
            heading: None,
            takes_focus: false,
            found: 0,
        }
    }

    /// What is bound.
    pub(super) const fn keyboard(&self) -> &'a Keyboard {
        self.keyboard
    }

    /// Gives the focus to the first slider.
    pub(super) fn take_focus(&mut self) {
        self.takes_focus = true;
    }

    /// Begins a group. Its heading appears with its first row.
    pub(super) fn group(&mut self, heading: Message) {
        self.heading = Some(heading);
    }

    /// How many rows were added.
    pub(super) const fn found(&self) -> usize {
        self.found
    }

    /// Adds a setting that is on or off.
    pub(super) fn toggle(&mut self, key: &'static str, says: RowTexts, field: Field<bool>) {
        let on = *field(&mut self.settings);
        self.row(says, |side| {
            spawn_toggle(side, on, focus_name(key)).observe(
                move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>, mut commands: Commands| {
                    *field(&mut settings) = change.value;
                    let mut toggle = commands.entity(change.source);
                    if change.value {
                        toggle.insert(Checked);
                    } else {
                        toggle.remove::<Checked>();
                    }
                },
            );
        });
    }

    /// Adds a setting with a few values, one of which is shown.
    pub(super) fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
        &mut self,
        key: &'static str,
        says: RowTexts,
        all: impl Into<Vec<T>>,
        name: fn(T) -> Message,
        field: Field<T>,
    ) {
        let all = all.into();
        let show = move |settings: &mut Settings| name(*field(settings));
        self.steps(key, says, show, move |settings, by| {
            let value = field(settings);
            *value = step_in(&all, *value, by);
        });
    }

    /// Adds a setting that is shown in words and changed step by step.
    pub(super) fn steps(
        &mut self,
        key: &'static str,
        says: RowTexts,
        show: impl Fn(&mut Settings) -> Message + Send + Sync + 'static,
        change: impl Fn(&mut Settings, i32) + Send + Sync + 'static,
    ) {
        let now = show(&mut self.settings);
        let shows = ValueText(Box::new(show));
        self.row(says, |side| {
            side.spawn((
                stepper((bold(now, size::BODY), one_line(), shows), CONTROL_WIDTH),
                focus_name(key),
                observe(move |step: On<Stepped>, mut settings: ResMut<Settings>| change(&mut settings, step.by)),
            ));
        });
    }

    /// Adds a setting from 0 to 1.
    pub(super) fn slider(&mut self, key: &'static str, says: RowTexts, field: Field<f32>) {
        let value = *field(&mut self.settings);
        let takes_focus = std::mem::take(&mut self.takes_focus);
        self.row(says, |side| {
            let mut slider = side.spawn((
                slider(0.0..=1.0, value, 0.05),
                focus_name(key),
                observe(
                    move |change: On<ValueChange<f32>>, mut settings: ResMut<Settings>, mut commands: Commands| {
                        *field(&mut settings) = change.value;
                        commands.entity(change.source).insert(SliderValue(change.value));
                    },
                ),
            ));
            if takes_focus {
                slider.insert(AutoFocus);
            }
        });
    }

    /// Adds a setting that is typed, with at most `most` characters.
    pub(super) fn text(&mut self, key: &'static str, says: RowTexts, value: &str, most: usize, mark: impl Component) {
        self.row(says, |side| {
            side.spawn((
                field(value, CONTROL_WIDTH, most, |letter| !letter.is_control()),
                mark,
                focus_name(key),
            ));
        });
    }

    /// Adds something that can be done: `control` is its button.
    pub(super) fn action(&mut self, key: &'static str, says: RowTexts, control: impl Bundle) {
        self.row(says, |side| {
            side.spawn((control, focus_name(key)));
        });
    }

    fn row(&mut self, says: RowTexts, control: impl FnOnce(&mut ChildSpawnerCommands)) {
        if !self.makes_room(&says) {
            return;
        }
        choice_row(self.list, RowRoom::WIDE, says, |row| {
            row.spawn((
                Node {
                    width: px(CONTROL_WIDTH),
                    justify_content: JustifyContent::End,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(control);
        });
    }

    /// Whether a row matches the search. If so, counts it, and adds the heading of its group if it is the first row
    /// there.
    fn makes_room(&mut self, (name, line): &RowTexts) -> bool {
        let says = |message: &Message| is_in(&self.spoken.localize(message), &self.wanted);
        if !says(name) && !says(line) {
            return false;
        }
        self.found += 1;
        if let Some(heading) = self.heading.take() {
            self.list.spawn(bold(heading, size::GROUP));
        }
        true
    }
}

/// Whether words contain the search words, which are in small letters.
fn is_in(words: &str, wanted: &str) -> bool {
    wanted.is_empty() || words.to_lowercase().contains(wanted)
}

/// The focus name of a setting's control.
fn focus_name(key: &str) -> FocusName {
    FocusName::new(format!("settings.{key}"))
}

/// The next entry of a list, or the one before, without leaving the list.
pub(super) fn step_in<T: Copy + PartialEq>(all: &[T], now: T, by: i32) -> T {
    let at = all.iter().position(|one| *one == now).unwrap_or(0);
    all[at.saturating_add_signed(by as isize).min(all.len() - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_found_by_any_part_of_its_words_whatever_the_size_of_the_letters() {
        assert!(is_in("How loud the dice are.", "dice"));
        assert!(is_in("Größe der Anzeige", "größe"));
        assert!(is_in("Volume", ""));
        assert!(!is_in("Volume", "dice"));
    }

    #[test]
    fn a_stepper_stops_at_both_ends() {
        assert_eq!(step_in(&[1, 2, 3], 3, 1), 3);
        assert_eq!(step_in(&[1, 2, 3], 1, -1), 1);
        assert_eq!(step_in(&[1, 2, 3], 2, 1), 3);
        assert_eq!(step_in(&[1, 2, 3], 9, 1), 2, "a value that is not on the list");
    }
}
