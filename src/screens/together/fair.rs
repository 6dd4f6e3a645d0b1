//! One sentence on the page of results: whether the dice of a match with others were honest. A button shows beneath how
//! that is known.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use messages::ToMessage;
use messages::texts::fair as words;
use net::witness::Verdict;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{AMBER, TEXT_QUIET, size};
use window_kit::ui::text::{coloured, text};
use window_kit::window::state::Screen;

/// What the check of the last match's record has shown, once the record is there.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Judgement(pub Option<Verdict>);

/// Where the sentence stands.
#[derive(Component, Clone, Copy, Debug)]
struct VerdictPlace;

/// How it was found out.
#[derive(Component, Clone, Copy, Debug)]
struct HowText;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Judgement>()
        .add_systems(Update, show.run_if(in_state(Screen::Results)));
}

/// The place for the sentence: the record arrives a moment after the match's end.
pub(crate) fn verdict_place() -> impl Bundle {
    let column = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(5),
        flex_shrink: 0.0,
        ..default()
    };
    (VerdictPlace, column, Pickable::IGNORE)
}

fn show(
    judgement: Res<Judgement>,
    places: Query<Entity, (With<VerdictPlace>, Without<Children>)>,
    mut commands: Commands,
) {
    let Some(verdict) = &judgement.0 else { return };
    for place in &places {
        commands.entity(place).with_children(|place| {
            place
                .spawn((
                    Node {
                        column_gap: px(10),
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::SpaceBetween,
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|row| {
                    let sentence = verdict.message();
                    match verdict {
                        Verdict::Wrong(_) => row.spawn(coloured(sentence, size::BODY, AMBER)),
                        _ => row.spawn(text(sentence, size::BODY)),
                    };
                    row.spawn((
                        button(words::HOW, ButtonLook::Plain),
                        FocusName::new("results.how"),
                        on_press(|_: On<Activate>, mut how: Query<&mut Node, With<HowText>>| {
                            for mut node in &mut how {
                                node.display = match node.display {
                                    Display::None => Display::Flex,
                                    _ => Display::None,
                                };
                            }
                        }),
                    ));
                });
            place.spawn((
                HowText,
                Node {
                    display: Display::None,
                    ..default()
                },
                Pickable::IGNORE,
                children![coloured(verdict.how(), size::SMALL, TEXT_QUIET)],
            ));
        });
    }
}
