//! The buttons on the title that resume the last match and list all matches. They are shown once a match is saved.

use bevy::input_focus::{AutoFocus, FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::actions::HostAgain;
use super::faces;
use super::library::{LibraryContents, LibraryRead};
use crate::screens::overlay_page::opening_button;
use messages::texts::{common, matches as words};
use system::clock;
use window_kit::settings::people::People;
use window_kit::table::resume::ResumeMatch;
use window_kit::ui::button::{ButtonLook, explained_button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::window::state::{Overlay, Screen};

/// The place of these buttons on the title.
#[derive(Component, Clone, Copy, Debug)]
pub struct ContinuePlace;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.run_if(in_state(Screen::Title)).run_if(on_message::<LibraryRead>),
    );
}

fn show(
    (library, people): (Res<LibraryContents>, Res<People>),
    places: Query<(Entity, Option<&Children>), With<ContinuePlace>>,
    overlay: Res<State<Overlay>>,
    first_choice: Query<(), With<AutoFocus>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    for (place, children) in &places {
        let first = children.is_none_or(|children| children.is_empty());
        let mut goes_on = None;
        commands.entity(place).update_children(|place| {
            if let Some(last) = library.last() {
                let (file, table) = (last.file.clone(), last.table);
                let at_table = table.map(|code| words::at_table(code.to_string()));
                let lines = [last.title.clone(), last.status_text(clock::time())];
                let about = common::lines(lines.into_iter().chain(at_table));
                let mut entry = place.spawn((
                    explained_button(words::CONTINUE, about, ButtonLook::Primary),
                    FocusName::new("title.continue"),
                    on_press(
                        move |_: On<Activate>,
                              mut resume: MessageWriter<ResumeMatch>,
                              mut again: MessageWriter<HostAgain>| {
                            match table {
                                Some(code) => {
                                    again.write(HostAgain(code));
                                }
                                None => {
                                    resume.write(ResumeMatch(file.clone()));
                                }
                            }
                        },
                    ),
                ));
                entry.entry::<Node>().and_modify(|mut node| {
                    node.flex_direction = FlexDirection::Column;
                    node.row_gap = px(4);
                });
                entry.with_children(|entry| faces::spawn(entry, last, &people));
                goes_on = Some(entry.id());
            }
            if !library.matches.is_empty() || !library.unread.is_empty() {
                place.spawn(opening_button(words::ALL, "title.matches", Overlay::Matches));
            }
        });
        // Resuming is the most likely choice, so it gets the focus, but never while an overlay is open, and not from an
        // element that the person has chosen or come back to: on a slow disk the matches are read late.
        let is_free = focus.get().is_none_or(|focused| first_choice.contains(focused));
        if let (Some(goes_on), true, true, Overlay::None) = (goes_on, first, is_free, overlay.get()) {
            focus.set(goes_on, FocusCause::Navigated);
        }
    }
}
