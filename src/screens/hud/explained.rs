//! What a finger asked about on the table by a long press: the rule about the thing there. It stays until the next
//! finger comes down. With a mouse the same is a key away.

use bevy::prelude::*;

use crate::screens::menus::rules::pages::{RuleHere, rule_words};
use messages::Message;
use window_kit::table::phase::Match;
use window_kit::ui::beside::Beside;
use window_kit::ui::in_place::update_root;
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{EDGE, PLATE_SOLID, TEXT_QUIET};
use window_kit::ui::measure::Face;
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{coloured, text};
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::Screen;
use window_kit::window::steps::HudSystems;
use window_kit::window::touch::LongPressed;

/// The widest plate, in pixels of the interface.
const WIDTH: f32 = 380.0;
/// The size of the letters, and their distance from the left and right edge of the plate.
const LETTERS: f32 = 15.0;
const ASIDE: f32 = 11.0;

/// A plate that explains the thing under the pointer. A game that shows one of its own marks it, and the rule is not
/// shown beside it.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct ExplainsThing;

/// The plate with the rule.
#[derive(Component, Clone, Copy, Debug)]
struct RulePlate;

/// The contents of the plate: where, the rule, and the scale of the letters.
type Model = (Vec2, &'static str, FrameScale);

pub(crate) fn plugin(app: &mut App) {
    closed_by_escape(
        app,
        "explained",
        |long: Res<LongPressed>, plates: Query<(), Or<(With<RulePlate>, With<ExplainsThing>)>>| {
            long.on_table().is_some() && !plates.is_empty()
        },
        |mut long: ResMut<LongPressed>| long.0 = None,
    );
    app.add_systems(
        Update,
        show_rule.in_set(HudSystems::Show).run_if(in_state(Screen::Match)),
    );
}

fn show_rule(
    (long, here): (Res<LongPressed>, Res<RuleHere>),
    (on, localizer): (Res<State<Match>>, Res<Localizer>),
    (beside, scale): (Beside, Res<FrameScale>),
    (own, plates): (Query<(), With<ExplainsThing>>, Query<Entity, With<RulePlate>>),
    mut shown: Local<Shown<Option<Model>>>,
    mut commands: Commands,
) {
    // The game shows its own plate, if it has one, in the frame of the long press.
    let asked = long.on_table().filter(|_| !long.is_changed() && own.is_empty());
    let wanted = asked.zip(here.0).map(|(at, rule)| (at, rule, *scale));
    let there = plates.is_empty() == wanted.is_none();
    let Some(wanted) = shown.change_unless(there, wanted) else {
        return;
    };
    let there = plates.iter().next();
    let told = wanted.and_then(|(at, rule, scale)| {
        let Match::Of(game) = *on.get() else { return None };
        let words = rule_words(game, rule, &localizer)?;
        Some((beside.node(at / beside.fit(), WIDTH * scale.0)?, rule, words, scale))
    });
    match told {
        Some((node, rule, words, scale)) => update_root(&mut commands, there, |commands| {
            spawn(commands, node, rule, words, scale)
        }),
        None => there.into_iter().for_each(|plate| commands.entity(plate).despawn()),
    }
}

fn spawn(commands: &mut Commands, node: Node, rule: &'static str, words: String, scale: FrameScale) -> Entity {
    // The layout takes the height of a column before its greatest width, so the width is given.
    let in_one_line = Face::Regular.width(&words, LETTERS * scale.0) + 2.0 * (ASIDE * scale.0 + 1.0);
    let width = match node.max_width {
        Val::Px(most) => px(most.min(in_one_line.ceil())),
        other => other,
    };
    let plate = commands.spawn((
        RulePlate,
        DespawnOnExit(Screen::Match),
        Node {
            width,
            padding: UiRect::axes(scale.px(ASIDE), scale.px(7.0)),
            border_radius: BorderRadius::all(scale.px(7.0)),
            flex_direction: FlexDirection::Column,
            row_gap: scale.px(4.0),
            ..node
        },
        BackgroundColor(PLATE_SOLID),
        BorderColor::all(EDGE),
        GlobalZIndex(40),
        Pickable::IGNORE,
        children![
            coloured(Message::verbatim(rule), scale.text(13.0), TEXT_QUIET),
            text(Message::verbatim(words), scale.text(LETTERS)),
        ],
    ));
    plate.id()
}
