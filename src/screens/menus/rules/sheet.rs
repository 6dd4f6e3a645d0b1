//! The rules page over the table.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::screens::menus::rules::pages::{PageOf, RulesAt, has_rule, pages, pieces_of, title};
use crate::screens::menus::rules::place::Page;
use crate::screens::menus::rules::{pieces, search};
use crate::screens::overlay_page::{spawn_overlay_page, spawn_wide_closing_button};
use games::catalog::NAMES;
use language::Locale;
use messages::texts::pages as words;
use window_kit::input::label::Keyboard;
use window_kit::table::phase::Match;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{Key, update_root};
use window_kit::ui::localized::Localizer;
use window_kit::ui::plate;
use window_kit::ui::scroll::{by_keys, page_area};
use window_kit::window::state::Overlay;

/// The sheet that shows the page.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Sheet;

/// Opens the page of the requested rule, else the page of the current match, else the page that was read last.
pub(crate) fn open_page(at: Res<RulesAt>, on: Res<State<Match>>, mut page: ResMut<PageOf>) {
    let of_match = match *on.get() {
        Match::None => None,
        Match::Of(game) => Some(game),
    };
    let has_rule = |name: &&'static str| at.0.as_ref().is_some_and(|id| has_rule(name, id));
    let game = of_match
        .filter(|name| at.0.is_none() || has_rule(name))
        .or_else(|| NAMES.iter().copied().find(has_rule));
    // Marked as changed even if it stays the same, so that the page is built again.
    page.set_changed();
    if let Some(game) = game {
        page.0 = game;
    }
}

/// Builds the page again when the language changes. Other names of players and keys do not, so that a search being
/// typed into the page is not lost.
pub(crate) fn follow_language(localizer: Res<Localizer>, mut page: ResMut<PageOf>, mut known: Local<Option<Locale>>) {
    let tongue = localizer.language().tongue();
    if known.replace(tongue).is_some_and(|known| known != tongue) {
        page.set_changed();
    }
}

pub(crate) fn spawn_page(
    page: Res<PageOf>,
    assets: Res<AssetServer>,
    (localizer, keyboard): (Res<Localizer>, Res<Keyboard>),
    mut at: ResMut<RulesAt>,
    mut looked_for: ResMut<search::LookedFor>,
    sheets: Query<Entity, With<Sheet>>,
    mut searches: Local<usize>,
    mut commands: Commands,
) {
    // Another search begins with an empty field, and the page from its top.
    let is_searched = std::mem::take(&mut *looked_for).is_under_way();
    *searches += usize::from(is_searched);
    let opens = sheets.is_empty();
    let at = at.0.take();
    let shown = page.0;
    let all = pieces_of(shown, &localizer, &keyboard);
    let fill = |sheet: &mut ChildSpawnerCommands| {
        sheet.spawn(tabs()).with_children(|tabs| {
            for game in pages() {
                tabs.spawn((
                    button(title(game), look(game == shown)),
                    FocusName::new(format!("rules.page.{game}")),
                    on_press(turn_to(game)),
                ));
            }
        });
        let mut area = page_area(sheet, 7.0, |page| {
            pieces::spawn_pieces(page, all, at.as_deref(), &assets)
        });
        area.insert((Page, by_keys(), Key::new(format!("{shown} {}", *searches))));
        if opens {
            area.insert(AutoFocus);
        }
        sheet.spawn(along_the_bottom()).with_children(|row| {
            search::spawn(row, &keyboard, *searches);
            spawn_wide_closing_button(row, words::BACK, "rules.back");
        });
    };
    update_root(&mut commands, sheets.iter().next(), |commands| {
        spawn_overlay_page(commands, Overlay::Rules, plate::solid_plate(820.0), fill)
            .insert(Sheet)
            .id()
    });
}

/// The row of tabs with the games' names over the page.
fn tabs() -> Node {
    Node {
        column_gap: px(8),
        row_gap: px(6),
        justify_content: JustifyContent::Center,
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        ..default()
    }
}

/// The row under the page with the search and the button back.
fn along_the_bottom() -> Node {
    Node {
        column_gap: px(8),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    }
}

const fn look(shown: bool) -> ButtonLook {
    if shown { ButtonLook::Plain } else { ButtonLook::Quiet }
}

fn turn_to(game: &'static str) -> impl FnMut(On<Activate>, ResMut<PageOf>) {
    move |_, mut page| {
        // Also if this page is open already: it then replaces the search results.
        *page = PageOf(game);
    }
}
