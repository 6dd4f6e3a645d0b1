//! Questions with the answers yes and no. They are asked only before something ends a round, quits a match or deletes.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::table::phase::MatchSystems;
use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::focus::FocusName;
use crate::ui::look::size;
use crate::ui::plate;
use crate::ui::text::text;
use crate::window::intent::{ConfirmAnswer, ConfirmAsk};
use crate::window::state::Overlay;
use crate::window::steps::MenuKeys;

/// The question on the screen, and the overlay that was open before.
#[derive(Resource, Clone, Debug, Default)]
struct Asked {
    question: Option<ConfirmAsk>,
    before: Overlay,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Asked>()
        .add_message::<ConfirmAsk>()
        .add_message::<ConfirmAnswer>()
        .add_systems(
            Update,
            (
                refuse_by_key.in_set(MenuKeys).run_if(in_state(Overlay::Confirm)),
                ask.after(MatchSystems::Present),
            ),
        )
        .add_systems(OnEnter(Overlay::Confirm), spawn_question);
}

fn ask(
    mut asks: MessageReader<ConfirmAsk>,
    now: Res<State<Overlay>>,
    mut asked: ResMut<Asked>,
    mut answers: MessageWriter<ConfirmAnswer>,
    mut next: ResMut<NextState<Overlay>>,
) {
    for ask in asks.read() {
        if *now.get() == Overlay::Confirm {
            // The open question stays; a new one is answered with no.
            answers.write(ConfirmAnswer { id: ask.id, yes: false });
            continue;
        }
        if let Some(former) = asked.question.replace(ask.clone()) {
            answers.write(ConfirmAnswer {
                id: former.id,
                yes: false,
            });
        }
        asked.before = *now.get();
        next.set(Overlay::Confirm);
    }
}

fn refuse_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    mut asked: ResMut<Asked>,
    mut answers: MessageWriter<ConfirmAnswer>,
    mut next: ResMut<NextState<Overlay>>,
) {
    if keys.just_pressed(KeyCode::Escape) {
        answer(false, &mut asked, &mut answers, &mut next);
    }
}

fn answer(yes: bool, asked: &mut Asked, answers: &mut MessageWriter<ConfirmAnswer>, next: &mut NextState<Overlay>) {
    if let Some(question) = asked.question.take() {
        answers.write(ConfirmAnswer { id: question.id, yes });
    }
    next.set(asked.before);
}

fn spawn_question(asked: Res<Asked>, mut commands: Commands) {
    let Some(question) = asked.question.clone() else { return };
    commands
        .spawn((plate::overlay_root(), DespawnOnExit(Overlay::Confirm)))
        .with_children(|root| {
            root.spawn(plate::solid_plate(460.0)).with_children(|sheet| {
                sheet.spawn(text(question.text, size::GROUP));
                sheet
                    .spawn((
                        Node {
                            justify_content: JustifyContent::End,
                            column_gap: px(10),
                            row_gap: px(8),
                            flex_wrap: FlexWrap::Wrap,
                            margin: UiRect::top(px(12)),
                            ..default()
                        },
                        Pickable::IGNORE,
                    ))
                    .with_children(|row| {
                        let mut no = row.spawn((
                            button(question.no, ButtonLook::Plain),
                            FocusName::new("confirm.no"),
                            on_press(
                                |_: On<Activate>,
                                 mut asked: ResMut<Asked>,
                                 mut answers: MessageWriter<ConfirmAnswer>,
                                 mut next: ResMut<NextState<Overlay>>| {
                                    answer(false, &mut asked, &mut answers, &mut next);
                                },
                            ),
                        ));
                        if question.loses {
                            no.insert(AutoFocus);
                        }
                        let mut yes = row.spawn((
                            button(question.yes, ButtonLook::Primary),
                            FocusName::new("confirm.yes"),
                            on_press(
                                |_: On<Activate>,
                                 mut asked: ResMut<Asked>,
                                 mut answers: MessageWriter<ConfirmAnswer>,
                                 mut next: ResMut<NextState<Overlay>>| {
                                    answer(true, &mut asked, &mut answers, &mut next);
                                },
                            ),
                        ));
                        if !question.loses {
                            yes.insert(AutoFocus);
                        }
                    });
            });
        });
}
