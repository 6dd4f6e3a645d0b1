//! How overlays open and close: keys, the stack of overlays, and where the focus was.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;

use crate::screens::hud::notices::StatusNotice;
use crate::screens::menus::rules::pages::{RuleHere, RuleTold, RulesAt};
use crate::screens::puzzles::current::{CurrentPuzzle, LeavePuzzle};
use crate::screens::replay::watch::LeaveReplay;
use window_kit::intents::Intents;
use window_kit::intents::general::{BACK, LOG, PAUSE, RULES};
use window_kit::table::replay::state::Replay;
use window_kit::ui::focus::FocusOnPages;
use window_kit::window::open_panels::OpenPanels;
use window_kit::window::state::{CloseOverlay, LogOpen, OpenOverlay, Overlay, Screen};

/// The overlays under the open one.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Under(pub(crate) Vec<Overlay>);

/// What had focus on the screen when an overlay opened over it.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct FocusUnder(Option<Entity>);

pub(crate) fn open_and_close(
    mut opens: MessageReader<OpenOverlay>,
    mut closes: MessageReader<CloseOverlay>,
    now: Res<State<Overlay>>,
    mut under: ResMut<Under>,
    mut focus: FocusOnPages,
    mut next: ResMut<NextState<Overlay>>,
) {
    for OpenOverlay(overlay) in opens.read() {
        if now.get() == overlay {
            continue;
        }
        if *now.get() != Overlay::None {
            // A question that another overlay replaces is not asked again.
            if *now.get() != Overlay::Confirm {
                under.0.push(*now.get());
            }
            focus.leave(*now.get());
        }
        next.set(*overlay);
    }
    if closes.read().count() > 0 && *now.get() != Overlay::None {
        let back = under.0.pop().unwrap_or_default();
        focus.come_back(back);
        next.set(back);
    }
}

pub(crate) fn keep_focus(focus: Res<InputFocus>, mut under: ResMut<FocusUnder>) {
    under.0 = focus.get();
}

/// Gives the focus back to what had it, if that still exists.
pub(crate) fn give_focus_back(
    focusable: Query<(), With<TabIndex>>,
    mut focus: ResMut<InputFocus>,
    mut under: ResMut<FocusUnder>,
) {
    match under.0.take().filter(|entity| focusable.contains(*entity)) {
        Some(entity) => focus.set(entity, FocusCause::Navigated),
        // When the overlay closed, another screen may have appeared and taken the focus.
        None if focus.get().is_some_and(|entity| focusable.contains(entity)) => {}
        None => focus.clear(),
    }
}

/// "Back" goes back or pauses, and never quits. Opens the rules, the log and the menu of a match.
pub(crate) fn hear_keys(
    intents: Intents,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    mut opened: ResMut<OpenPanels>,
    fields: Query<(), With<EditableText>>,
    mut focus: ResMut<InputFocus>,
    mut log: ResMut<LogOpen>,
    (notice, here, told, mut at): (Res<StatusNotice>, Res<RuleHere>, Res<RuleTold>, ResMut<RulesAt>),
    mut next: ResMut<NextState<Screen>>,
    (mut open, mut close): (MessageWriter<OpenOverlay>, MessageWriter<CloseOverlay>),
    (mut leave, mut leave_puzzle): (MessageWriter<LeaveReplay>, MessageWriter<LeavePuzzle>),
    (replay, puzzle): (Replay, Option<Res<CurrentPuzzle>>),
) {
    let typing = focus.get().is_some_and(|entity| fields.contains(entity));
    if intents.just(RULES) {
        if *overlay.get() == Overlay::Rules {
            close.write(CloseOverlay);
        } else if !matches!(overlay.get(), Overlay::Confirm) {
            // The rules open at the rule of the last refusal, or else at the rule about the thing under the pointer, or
            // else at that of the banner.
            let refused = notice.0.as_ref().and_then(|notice| notice.rule);
            let here = told.line.or(here.0).or(told.banner);
            let here = here.filter(|_| *overlay.get() == Overlay::None);
            at.0 = refused.or(here).map(str::to_owned);
            open.write(OpenOverlay(Overlay::Rules));
        }
        return;
    }
    if intents.just(LOG) && *screen.get() == Screen::Match && *overlay.get() == Overlay::None && !typing {
        log.0 = !log.0;
    }
    if intents.just(PAUSE) {
        match (screen.get(), overlay.get()) {
            (Screen::Match, Overlay::None | Overlay::HandOver) => {
                open.write(OpenOverlay(Overlay::Pause));
            }
            (_, Overlay::Pause) => {
                close.write(CloseOverlay);
            }
            _ => {}
        }
        return;
    }
    if !intents.just(BACK) {
        return;
    }
    if opened.close_last(*overlay.get()) {
        return;
    }
    match (screen.get(), overlay.get()) {
        // These handle their keys themselves, and Escape is among them.
        (_, Overlay::Confirm | Overlay::RoundScore | Overlay::PadGone) => {}
        // After the answer nobody acts at the table of a puzzle.
        (_, Overlay::Puzzle) if puzzle.is_some_and(|puzzle| puzzle.told) => {
            leave_puzzle.write(LeavePuzzle);
        }
        (_, Overlay::HandOver) => {
            open.write(OpenOverlay(Overlay::Pause));
        }
        (Screen::Match, Overlay::None) => {
            if replay.is_on() {
                leave.write(LeaveReplay);
            } else {
                open.write(OpenOverlay(Overlay::Pause));
            }
        }
        (Screen::Setup | Screen::Lobby, Overlay::None) if typing => focus.clear(),
        (Screen::Setup | Screen::Practice | Screen::Results, Overlay::None) => next.set(Screen::Title),
        // The lobby handles Escape itself: it asks first, because other people are at the table.
        (Screen::Title | Screen::Lobby, Overlay::None) => {}
        (_, page) => {
            if page.is_page() {
                close.write(CloseOverlay);
            }
        }
    }
}

/// The menus without rendering, with simulated keys and presses, for tests of pages too.
#[cfg(test)]
pub(crate) mod bench {
    use bevy::state::app::StatesPlugin;
    use bevy::ui_widgets::Activate;

    use super::*;
    use window_kit::intents::IntentStates;
    pub(crate) use window_kit::intents::states::testing::press;
    use window_kit::ui::focus;
    use window_kit::window::next_frame::NextFrame;
    use window_kit::window::steps::MenuKeys;

    /// The menus over the title.
    pub(crate) fn menus() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Screen>()
            .init_state::<Overlay>()
            .init_resource::<IntentStates>()
            .init_resource::<InputFocus>()
            .add_plugins(focus::plugin)
            .init_resource::<OpenPanels>()
            .init_resource::<LogOpen>()
            .init_resource::<StatusNotice>()
            .init_resource::<RulesAt>()
            .init_resource::<RuleHere>()
            .init_resource::<RuleTold>()
            .init_resource::<Under>()
            .init_resource::<FocusUnder>()
            .init_resource::<NextFrame>()
            .add_message::<OpenOverlay>()
            .add_message::<CloseOverlay>()
            .add_message::<LeaveReplay>()
            .add_message::<LeavePuzzle>()
            .add_systems(Update, (hear_keys.in_set(MenuKeys), open_and_close).chain());
        app
    }

    /// The element with this focus name.
    pub(crate) fn named(app: &mut App, name: &str) -> Option<Entity> {
        let mut names = app.world_mut().query::<(Entity, &focus::FocusName)>();
        let mut there = names.iter(app.world()).filter(|(_, is)| is.0 == name);
        there.next().map(|(entity, _)| entity)
    }

    /// Gives this element the focus and activates it.
    pub(crate) fn activate(app: &mut App, name: &str) {
        let there = |app: &mut App| named(app, name).unwrap_or_else(|| panic!("{name} is not there"));
        let entity = there(app);
        app.world_mut()
            .resource_mut::<InputFocus>()
            .set(entity, FocusCause::Navigated);
        app.update();
        app.world_mut().trigger(Activate { entity });
        app.update();
        app.update();
    }

    /// The open overlay.
    pub(crate) fn overlay(app: &App) -> Overlay {
        *app.world().resource::<State<Overlay>>().get()
    }

    /// The focus name of the element that has the focus.
    pub(crate) fn focused(app: &App) -> Option<String> {
        let entity = app.world().resource::<InputFocus>().get()?;
        Some(app.world().get::<focus::FocusName>(entity)?.0.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::bench::{activate, focused, menus, overlay, press};
    use super::*;
    use window_kit::table::phase::MatchSystems;
    use window_kit::ui::button::{ButtonLook, button};
    use window_kit::ui::focus::FocusName;
    use window_kit::window::hold::HandSelection;
    use window_kit::window::steps::MenuKeys;

    /// A hand that holds something, or not.
    #[derive(Resource, Default)]
    struct Hand(bool);

    impl HandSelection for Hand {
        fn is_nothing(&self) -> bool {
            !self.0
        }
    }

    /// The menus in a match.
    fn in_a_match() -> App {
        let mut app = menus();
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
        app.update();
        app
    }

    #[test]
    fn a_page_that_comes_back_has_the_focus_where_it_was() {
        let mut app = in_a_match();
        let page = |names: [&'static str; 2]| {
            move |mut commands: Commands, page: Res<State<Overlay>>| {
                for name in names {
                    commands.spawn((
                        button(messages::Message::empty(), ButtonLook::Plain),
                        FocusName::new(name),
                        DespawnOnExit(*page.get()),
                    ));
                }
            }
        };
        app.add_systems(OnEnter(Overlay::Pause), page(["pause.first", "pause.second"]))
            .add_systems(OnEnter(Overlay::Settings), page(["settings.first", "settings.second"]));
        press(&mut app, BACK);
        activate(&mut app, "pause.second");
        app.world_mut().write_message(OpenOverlay(Overlay::Settings));
        app.update();
        app.update();
        activate(&mut app, "settings.first");
        press(&mut app, BACK);
        assert_eq!(overlay(&app), Overlay::Pause);
        assert_eq!(focused(&app).as_deref(), Some("pause.second"));
    }

    #[test]
    fn escape_pauses_a_match_and_goes_back_to_it() {
        let mut app = in_a_match();
        press(&mut app, BACK);
        assert_eq!(overlay(&app), Overlay::Pause);
        press(&mut app, BACK);
        assert_eq!(overlay(&app), Overlay::None);
    }

    #[test]
    fn escape_lets_go_of_a_die_before_it_pauses() {
        let mut app = in_a_match();
        app.add_plugins(window_kit::input::hold::plugin)
            .configure_sets(Update, MenuKeys.before(MatchSystems::CollectRequests));
        window_kit::input::hold::register_hands::<Hand>(&mut app);
        app.world_mut().resource_mut::<Hand>().0 = true;
        press(&mut app, BACK);
        assert_eq!(overlay(&app), Overlay::None);
        assert!(!app.world().resource::<Hand>().0);
        press(&mut app, BACK);
        assert_eq!(overlay(&app), Overlay::Pause);
    }

    #[test]
    fn the_rules_opened_from_the_pause_menu_lead_back_to_it() {
        let mut app = in_a_match();
        press(&mut app, BACK);
        press(&mut app, RULES);
        assert_eq!(overlay(&app), Overlay::Rules);
        press(&mut app, BACK);
        assert_eq!(overlay(&app), Overlay::Pause);
    }

    #[test]
    fn f1_opens_the_rule_of_what_is_pointed_at_and_before_that_of_what_was_refused() {
        let mut app = in_a_match();
        app.world_mut().resource_mut::<RuleHere>().0 = Some("S-5");
        press(&mut app, RULES);
        assert_eq!(app.world().resource::<RulesAt>().0.as_deref(), Some("S-5"));
        press(&mut app, RULES);
        app.world_mut().resource_mut::<StatusNotice>().0 = Some(crate::screens::hud::notices::ShownNotice {
            text: messages::Message::verbatim("No"),
            rule: Some("S-12"),
            hint: None,
        });
        press(&mut app, RULES);
        assert_eq!(app.world().resource::<RulesAt>().0.as_deref(), Some("S-12"));
    }

    #[test]
    fn the_players_page_opened_from_the_pause_menu_leads_back_to_it() {
        let mut app = in_a_match();
        press(&mut app, BACK);
        app.world_mut().write_message(OpenOverlay(Overlay::Players));
        app.update();
        app.update();
        assert_eq!(overlay(&app), Overlay::Players);
        press(&mut app, BACK);
        assert_eq!(overlay(&app), Overlay::Pause);
    }

    #[test]
    fn escape_leads_from_the_set_up_to_the_title_and_never_out() {
        let mut app = in_a_match();
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
        app.update();
        press(&mut app, BACK);
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
        press(&mut app, BACK);
        assert!(app.should_exit().is_none());
    }
}
