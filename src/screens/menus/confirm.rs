//! Questions with the answers yes and no, for example before a match is left or deleted.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::screens::overlay_page::spawn_overlay_page;
use window_kit::intents::Intents;
use window_kit::intents::general::BACK;
use window_kit::table::phase::MatchSystems;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::{FocusName, FocusOnPages};
use window_kit::ui::look::size;
use window_kit::ui::plate;
use window_kit::ui::text::text;
use window_kit::window::intent::{ConfirmAnswer, ConfirmAsk, ConfirmWithdraw};
use window_kit::window::state::Overlay;
use window_kit::window::steps::MenuKeys;

/// The question on the screen, and the overlay that was open before.
#[derive(Resource, Clone, Debug, Default)]
struct AskedQuestion {
    question: Option<ConfirmAsk>,
    before: Overlay,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<AskedQuestion>()
        .add_message::<ConfirmAsk>()
        .add_message::<ConfirmAnswer>()
        .add_message::<ConfirmWithdraw>()
        .add_systems(
            Update,
            (
                refuse_by_key.in_set(MenuKeys).run_if(in_state(Overlay::Confirm)),
                (withdraw, ask).chain().after(MatchSystems::Present),
            ),
        )
        .add_systems(OnEnter(Overlay::Confirm), spawn_question)
        .add_systems(OnExit(Overlay::Confirm), forget);
}

fn ask(
    mut asks: MessageReader<ConfirmAsk>,
    now: Res<State<Overlay>>,
    mut asked: ResMut<AskedQuestion>,
    mut focus: FocusOnPages,
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
        focus.leave(asked.before);
        next.set(Overlay::Confirm);
    }
}

/// Closes a question that is no longer asked.
fn withdraw(mut withdrawn: MessageReader<ConfirmWithdraw>, mut open: OpenQuestion) {
    for ConfirmWithdraw(id) in withdrawn.read() {
        if open.asked.question.take_if(|question| question.id == *id).is_some() {
            // Another overlay may have been requested in this frame already.
            if !matches!(
                *open.next,
                NextState::Pending(next) | NextState::PendingIfNeq(next) if next != Overlay::Confirm
            ) {
                open.focus.come_back(open.asked.before);
                NextState::set_if_neq(&mut open.next, open.asked.before);
            }
        }
    }
}

/// A question that left the screen without an answer is no longer asked, so it does not answer the next one.
fn forget(mut asked: ResMut<AskedQuestion>) {
    asked.question = None;
}

fn refuse_by_key(intents: Intents, mut open: OpenQuestion) {
    if intents.just(BACK) {
        open.answer(false);
    }
}

/// The question on the screen, to be answered.
#[derive(SystemParam)]
struct OpenQuestion<'w> {
    asked: ResMut<'w, AskedQuestion>,
    focus: FocusOnPages<'w>,
    answers: MessageWriter<'w, ConfirmAnswer>,
    next: ResMut<'w, NextState<Overlay>>,
}

impl OpenQuestion<'_> {
    fn answer(&mut self, yes: bool) {
        if let Some(question) = self.asked.question.take() {
            self.answers.write(ConfirmAnswer { id: question.id, yes });
        }
        self.focus.come_back(self.asked.before);
        self.next.set(self.asked.before);
    }
}

fn spawn_question(asked: Res<AskedQuestion>, mut commands: Commands) {
    let Some(question) = asked.question.clone() else { return };
    spawn_overlay_page(&mut commands, Overlay::Confirm, plate::solid_plate(460.0), |sheet| {
        // An address or a file name may be wider than the sheet.
        let breaks = TextLayout::linebreak(LineBreak::WordOrCharacter);
        sheet.spawn((text(question.text, size::GROUP), breaks));
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
                    on_press(|_: On<Activate>, mut open: OpenQuestion| open.answer(false)),
                ));
                if question.loses {
                    no.insert(AutoFocus);
                }
                let mut yes = row.spawn((
                    button(question.yes, ButtonLook::Primary),
                    FocusName::new("confirm.yes"),
                    on_press(|_: On<Activate>, mut open: OpenQuestion| open.answer(true)),
                ));
                if !question.loses {
                    yes.insert(AutoFocus);
                }
            });
    });
}
