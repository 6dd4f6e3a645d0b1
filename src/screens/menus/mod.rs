//! What lies over a screen: pause, settings, rules, credits, questions; and how one gets in and out of them.

pub mod confirm;
mod credits;
mod pause;
pub mod rules;
mod settings;

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::EditableText;

use self::rules::RulesAt;
use super::hud::StatusNotice;
use super::hud::log::LogOpen;
use crate::app::{Overlay, Screen};
use crate::input::Selection;
use crate::table::phase::MatchSystems;

/// Opens an overlay. Closing it leads back to the one that was open, if any.
#[derive(Message, Clone, Copy, Debug)]
pub struct OpenOverlay(pub Overlay);

/// Closes the overlay that is open.
#[derive(Message, Clone, Copy, Debug)]
pub struct CloseOverlay;

/// The overlays under the one that is open.
#[derive(Resource, Clone, Debug, Default)]
struct Under(Vec<Overlay>);

/// The step in which keys open and close things, before the table hears them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MenuKeys;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Under>()
        .add_message::<OpenOverlay>()
        .add_message::<CloseOverlay>()
        .configure_sets(Update, MenuKeys.before(MatchSystems::CollectRequests))
        .add_systems(
            Update,
            (hear_keys.in_set(MenuKeys), open_and_close.after(MatchSystems::Present)),
        )
        .add_plugins((
            confirm::plugin,
            credits::plugin,
            pause::plugin,
            rules::plugin,
            settings::plugin,
        ));
}

fn open_and_close(
    mut opens: MessageReader<OpenOverlay>,
    mut closes: MessageReader<CloseOverlay>,
    now: Res<State<Overlay>>,
    mut under: ResMut<Under>,
    mut next: ResMut<NextState<Overlay>>,
) {
    for OpenOverlay(overlay) in opens.read() {
        if now.get() == overlay {
            continue;
        }
        if *now.get() != Overlay::None {
            under.0.push(*now.get());
        }
        next.set(*overlay);
    }
    if closes.read().count() > 0 && *now.get() != Overlay::None {
        next.set(under.0.pop().unwrap_or_default());
    }
}

/// Escape is back or pause, never quit; F1 the rules; L the log.
fn hear_keys(
    keys: Res<ButtonInput<KeyCode>>,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    selection: Option<ResMut<Selection>>,
    fields: Query<(), With<EditableText>>,
    focusable: Query<(), With<TabIndex>>,
    mut focus: ResMut<InputFocus>,
    mut log: ResMut<LogOpen>,
    (notice, mut at): (Res<StatusNotice>, ResMut<RulesAt>),
    mut next: ResMut<NextState<Screen>>,
    (mut open, mut close): (MessageWriter<OpenOverlay>, MessageWriter<CloseOverlay>),
) {
    let typing = focus.get().is_some_and(|entity| fields.contains(entity));
    if keys.just_pressed(KeyCode::F1) {
        if *overlay.get() == Overlay::Rules {
            close.write(CloseOverlay);
        } else if !matches!(overlay.get(), Overlay::Confirm) {
            // What was just refused is what one wants to read about.
            at.0 = notice.0.as_ref().and_then(|notice| notice.rule).map(str::to_owned);
            open.write(OpenOverlay(Overlay::Rules));
        }
        return;
    }
    if keys.just_pressed(KeyCode::KeyL) && *screen.get() == Screen::Match && *overlay.get() == Overlay::None && !typing
    {
        log.0 = !log.0;
    }
    if !keys.just_pressed(KeyCode::Escape) {
        return;
    }
    match (screen.get(), overlay.get()) {
        // A question is answered with no, by its own keys; a score sheet is left by going on.
        (_, Overlay::Confirm | Overlay::RoundScore) => {}
        (_, Overlay::Pause | Overlay::Settings | Overlay::Rules | Overlay::Credits) => {
            close.write(CloseOverlay);
        }
        (Screen::Match, Overlay::None) => {
            if log.0 {
                log.0 = false;
            } else if focus.get().is_some_and(|entity| focusable.contains(entity)) {
                focus.clear();
            } else if let Some(mut selection) = selection
                && *selection != Selection::None
            {
                // A die that has to be played is taken up again at once; any other is let go.
                *selection = Selection::None;
            } else {
                open.write(OpenOverlay(Overlay::Pause));
            }
        }
        (Screen::Setup, Overlay::None) if typing => focus.clear(),
        (Screen::Setup | Screen::Results, Overlay::None) => next.set(Screen::Title),
        (Screen::Title, Overlay::None) => {}
    }
}
