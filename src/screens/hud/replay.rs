//! The bar of a replay, in place of the bottom strip: the position in the match, the speed, and the buttons for both.

use bevy::input::touch::Touches;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, SliderRange, SliderValue, ValueChange, observe};

use super::bottom::strip;
use host::view::MatchView;
use messages::texts::{common, hud as words};
use messages::{Message, ToMessage};
use rules::ids::{SeatId, Viewer};
use window_kit::input::hint::HintFor;
use window_kit::input::label::Keyboard;
use window_kit::intents::Intents;
use window_kit::intents::general::{
    BEGINNING, END, EYES, FASTER, LAST_ACTION, NEXT_ACTION, NEXT_TURN, PLAY, SLOWER, TURN_BEFORE, WHOLE_TURNS,
};
use window_kit::presentation::frames::Frames;
use window_kit::presentation::motion::SkipAnimation;
use window_kit::table::phase::MatchSystems;
use window_kit::table::replay::state::{Replay, ReplayControl, Replaying};
use window_kit::ui::button::{ButtonLook, control, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::update_root;
use window_kit::ui::localized::{LocalizedText, Localizer};
use window_kit::ui::look::size;
use window_kit::ui::measure::Face;
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::slider::slider;
use window_kit::ui::text::{bold, one_line};
use window_kit::ui::tooltip::Tooltip;
use window_kit::window::intent::ui_has_focus;
use window_kit::window::state::{Screen, at_the_table};
use window_kit::window::steps::HudSystems;
use window_kit::window::steps::MenuKeys;

/// The speeds of a replay, slowest first.
const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];

/// The letter size of the buttons with words.
const LETTERS: f32 = 15.0;
/// The smallest padding of those buttons, left and right together.
const LEAST_PADDING: f32 = 14.0;

/// The bar.
#[derive(Component, Clone, Copy, Debug)]
struct Bar;

/// What the bar was laid out for; a change lays it out again.
#[derive(Clone, Debug, PartialEq)]
struct LaidOutBar {
    scale: FrameScale,
    room: Room,
    count: usize,
    hides: bool,
    keyboard: Keyboard,
}

/// The slider for the position in the match.
#[derive(Component, Clone, Copy, Debug)]
struct Line;

/// A text of the bar that changes.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum LabelKind {
    Where,
    Play,
    Speed,
    Eyes,
}

/// How much the bar shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Room {
    /// Everything.
    Usual,
    /// Narrower buttons, so that the slider and the words over it have room.
    Narrow,
    /// Only the turn in words, and no buttons for both ends: the slider and the keys reach them.
    Narrowest,
}

impl Room {
    fn of(frames: Frames) -> Self {
        match frames.pixels(Vec2::X).x {
            wide if !frames.are_large() || wide >= 1100.0 => Self::Usual,
            wide if wide >= 840.0 => Self::Narrow,
            _ => Self::Narrowest,
        }
    }
}

/// What a button or a key does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Press {
    Control(ReplayControl),
    PlayOrPause,
    Faster,
    Slower,
    /// The next speed; after the fastest, the slowest.
    OtherSpeed,
    OtherEyes,
}

/// A button or key of the replay was pressed.
#[derive(Message, Clone, Copy, Debug)]
struct Pressed(Press);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Pressed>()
        .add_systems(
            Update,
            hear_keys.in_set(MenuKeys).run_if(
                resource_exists::<Replaying>
                    .and_then(at_the_table)
                    .and_then(not(ui_has_focus)),
            ),
        )
        .add_systems(
            Update,
            (let_go_of_line, press, skip_what_is_shown)
                .chain()
                .after(MenuKeys)
                .before(MatchSystems::CollectRequests)
                .run_if(resource_exists::<Replaying>),
        )
        .add_systems(
            Update,
            (lay_bar, say.run_if(resource_exists::<Replaying>))
                .chain()
                .in_set(HudSystems::Show)
                .run_if(in_state(Screen::Match)),
        );
}

fn hear_keys(intents: Intents, replaying: Res<Replaying>, mut pressed: MessageWriter<Pressed>) {
    let turns = intents.held(WHOLE_TURNS);
    let either = |action, turn| Press::Control(if turns { turn } else { action });
    let meant = [
        (PLAY, Press::PlayOrPause),
        (NEXT_ACTION, either(ReplayControl::Next, ReplayControl::NextTurn)),
        (LAST_ACTION, either(ReplayControl::Back, ReplayControl::TurnBefore)),
        (NEXT_TURN, Press::Control(ReplayControl::NextTurn)),
        (TURN_BEFORE, Press::Control(ReplayControl::TurnBefore)),
        (BEGINNING, Press::Control(ReplayControl::To(0))),
        (END, Press::Control(ReplayControl::To(replaying.count()))),
        (EYES, Press::OtherEyes),
        (FASTER, Press::Faster),
        (SLOWER, Press::Slower),
    ];
    let meant = meant.into_iter().filter(|(intent, _)| intents.just(*intent));
    pressed.write_batch(meant.map(|(_, press)| Pressed(press)));
}

/// After a drag of the slider by mouse or finger, the keys go back to the table.
fn let_go_of_line(
    (buttons, touches): (Res<ButtonInput<MouseButton>>, Option<Res<Touches>>),
    lines: Query<(), With<Line>>,
    mut focus: ResMut<InputFocus>,
) {
    let lifted = touches.is_some_and(|touches| touches.any_just_released());
    if (lifted || buttons.just_released(MouseButton::Left)) && focus.get().is_some_and(|entity| lines.contains(entity))
    {
        focus.clear();
    }
}

fn press(
    mut pressed: MessageReader<Pressed>,
    replaying: Res<Replaying>,
    view: Res<MatchView>,
    mut controls: MessageWriter<ReplayControl>,
) {
    for Pressed(press) in pressed.read() {
        let control = match press {
            Press::Control(control) => *control,
            Press::PlayOrPause if replaying.is_playing() => ReplayControl::Pause,
            Press::PlayOrPause => ReplayControl::Play,
            Press::Faster => ReplayControl::Speed(faster(replaying.speed()).unwrap_or(replaying.speed())),
            Press::Slower => ReplayControl::Speed(slower(replaying.speed()).unwrap_or(replaying.speed())),
            Press::OtherSpeed => ReplayControl::Speed(faster(replaying.speed()).unwrap_or(SPEEDS[0])),
            Press::OtherEyes if view.view.hides_hands() && !replaying.is_sealed() => {
                ReplayControl::Eyes(other_eyes(replaying.eyes(), replaying.record().seats.count()))
            }
            Press::OtherEyes => continue,
        };
        controls.write(control);
    }
}

fn faster(speed: f32) -> Option<f32> {
    SPEEDS.into_iter().find(|other| *other > speed)
}

fn slower(speed: f32) -> Option<f32> {
    SPEEDS.into_iter().rfind(|other| *other < speed)
}

/// The next viewer: the public view, then each seat in turn.
fn other_eyes(eyes: Viewer, seats: usize) -> Viewer {
    let next = match eyes {
        Viewer::Public => 0,
        Viewer::Player(seat) => seat.index() + 1,
    };
    if next < seats {
        Viewer::Player(SeatId(next as u8))
    } else {
        Viewer::Public
    }
}

/// A player who steps or jumps need not wait for what is still being shown.
fn skip_what_is_shown(
    mut controls: MessageReader<ReplayControl>,
    replaying: Res<Replaying>,
    mut skips: MessageWriter<SkipAnimation>,
) {
    let goes_on = controls.read().any(|control| {
        !matches!(
            control,
            ReplayControl::Play | ReplayControl::Pause | ReplayControl::Speed(_) | ReplayControl::Eyes(_)
        )
    });
    if goes_on || replaying.is_jumping() || replaying.is_skipping() {
        skips.write(SkipAnimation);
    }
}

/// Spawns the bar when a replay begins, and removes it when the replay ends.
fn lay_bar(
    bars: Query<Entity, With<Bar>>,
    (replay, view): (Replay, Res<MatchView>),
    (scale, frames): (Res<FrameScale>, Res<Frames>),
    (localizer, keyboard): (Res<Localizer>, Res<Keyboard>),
    mut laid: Local<Shown<Option<LaidOutBar>>>,
    mut commands: Commands,
) {
    let wanted = replay.on().map(|replaying| LaidOutBar {
        scale: *scale,
        room: Room::of(*frames),
        count: replaying.count(),
        hides: view.view.hides_hands() && !replaying.is_sealed(),
        keyboard: keyboard.clone(),
    });
    // The buttons are as wide as their words, so another language lays the bar out again.
    let there = bars.is_empty() == wanted.is_none() && !localizer.is_changed();
    let Some(wanted) = laid.change_unless(there, wanted) else {
        return;
    };
    match wanted {
        Some(laid) => update_root(&mut commands, bars.iter().next(), |commands| {
            spawn_bar(commands, laid, &localizer)
        }),
        None => bars.iter().for_each(|bar| commands.entity(bar).despawn()),
    }
}

/// The widths of the buttons with words, in pixels of the interface. Every label has room, except a player's name.
struct Widths {
    play: f32,
    eyes: f32,
    speed: f32,
}

impl Widths {
    fn of(room: Room, localizer: &Localizer) -> Self {
        let (play, eyes, speed) = match room {
            Room::Usual => (84.0, 150.0, 104.0),
            Room::Narrow => (70.0, 120.0, 84.0),
            Room::Narrowest => (62.0, 96.0, 44.0),
        };
        let room_for = |least: f32, labels: &[Message]| {
            let width = |label| Face::Bold.width(&localizer.localize(label), LETTERS) + LEAST_PADDING;
            labels.iter().map(width).fold(least, f32::max)
        };
        Self {
            play: room_for(play, &[words::REPLAY_PLAY, words::REPLAY_PAUSE]),
            eyes: room_for(eyes, &[words::REPLAY_SEEN_BY_ALL]),
            speed: room_for(speed, &SPEEDS.map(|speed| speed_label(speed, room))),
        }
    }
}

fn spawn_bar(commands: &mut Commands, laid: &LaidOutBar, localizer: &Localizer) -> Entity {
    use ReplayControl as C;
    let LaidOutBar {
        scale,
        room,
        count,
        hides,
        ref keyboard,
    } = *laid;
    let widths = Widths::of(room, localizer);
    let arrow = match room {
        Room::Usual => 40.0,
        Room::Narrow => 34.0,
        Room::Narrowest => 32.0,
    };
    let ends = room != Room::Narrowest;
    let key = |intent| keyboard.of(intent);
    let button = |bar: &mut ChildSpawnerCommands, sign, name, tip, press| {
        spawn_button(bar, scale, (sign, arrow), name, tip, press);
    };
    let saying = |bar: &mut ChildSpawnerCommands, says, width, name, tip, press| {
        spawn_saying(bar, scale, (says, width), name, tip, press);
    };
    let mut bar = commands.spawn((Bar, strip(vmin(0.8))));
    bar.with_children(|bar| {
        if ends {
            let tip = words::replay_begin_tip(key(BEGINNING));
            button(bar, "|‹", "begin", tip, Press::Control(C::To(0)));
        }
        let tip = words::replay_turn_before_tip(key(TURN_BEFORE));
        button(bar, "«", "turn-before", tip, Press::Control(C::TurnBefore));
        let tip = words::replay_back_tip(key(LAST_ACTION));
        button(bar, "‹", "back", tip, Press::Control(C::Back));
        let tip = words::replay_play_tip(key(PLAY));
        saying(bar, LabelKind::Play, widths.play, "play", tip, Press::PlayOrPause);
        let tip = words::replay_next_tip(key(NEXT_ACTION));
        button(bar, "›", "next", tip, Press::Control(C::Next));
        let tip = words::replay_next_turn_tip(key(NEXT_TURN));
        button(bar, "»", "next-turn", tip, Press::Control(C::NextTurn));
        if ends {
            let tip = words::replay_end_tip(key(END));
            button(bar, "›|", "end", tip, Press::Control(C::To(count)));
        }
        bar.spawn((
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                margin: UiRect::horizontal(scale.px(if ends { 10.0 } else { 5.0 })),
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::Center,
                overflow: Overflow::clip_x(),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|middle| {
            let size = where_letters(room);
            middle.spawn((LabelKind::Where, bold(Message::empty(), scale.text(size)), one_line()));
            // The slider is no higher than the room left under the words.
            spawn_line(middle, scale, if room == Room::Usual { 24.0 } else { 20.0 }, count);
        });
        if hides {
            let tip = words::replay_eyes_tip(key(EYES));
            saying(bar, LabelKind::Eyes, widths.eyes, "eyes", tip, Press::OtherEyes);
        }
        let tip = words::replay_speed_tip(keyboard.named(HintFor::Both(SLOWER, FASTER)));
        saying(bar, LabelKind::Speed, widths.speed, "speed", tip, Press::OtherSpeed);
    });
    bar.id()
}

fn pressing(press: Press) -> impl Bundle {
    (
        on_press(move |_: On<Activate>, mut pressed: MessageWriter<Pressed>| {
            pressed.write(Pressed(press));
        }),
        // Keys are meant for the table again after a click. A player who pressed it by key can press it by key again.
        observe(|_: On<Pointer<Click>>, mut focus: ResMut<InputFocus>| focus.clear()),
    )
}

fn spawn_button(
    bar: &mut ChildSpawnerCommands,
    scale: FrameScale,
    (sign, width): (&'static str, f32),
    name: &str,
    tip: Message,
    press: Press,
) {
    let mut button = bar.spawn((
        control(ButtonLook::Plain, scale.0),
        FocusName::new(format!("replay.{name}")),
        Tooltip(tip),
        pressing(press),
        children![(bold(Message::verbatim(sign), scale.text(size::GROUP)), one_line())],
    ));
    button.entry::<Node>().and_modify(move |mut node| {
        node.width = scale.px(width);
        node.padding = UiRect::ZERO;
    });
}

fn spawn_saying(
    bar: &mut ChildSpawnerCommands,
    scale: FrameScale,
    (says, width): (LabelKind, f32),
    name: &str,
    tip: Message,
    press: Press,
) {
    let look = if says == LabelKind::Play {
        ButtonLook::Primary
    } else {
        ButtonLook::Plain
    };
    let mut button = bar.spawn((
        control(look, scale.0),
        FocusName::new(format!("replay.{name}")),
        Tooltip(tip),
        pressing(press),
        children![(says, bold(Message::empty(), scale.text(LETTERS)), one_line())],
    ));
    button.entry::<Node>().and_modify(move |mut node| {
        node.width = scale.px(width);
        node.padding = UiRect::ZERO;
        node.overflow = Overflow::clip();
    });
}

/// The slider for the position in the match, to be clicked or dragged.
fn spawn_line(middle: &mut ChildSpawnerCommands, scale: FrameScale, high: f32, count: usize) {
    let mut line = middle.spawn((
        Line,
        slider(0.0..=count.max(1) as f32, 0.0, 1.0),
        FocusName::new("replay.line"),
        observe(
            |change: On<ValueChange<f32>>, replay: Replay, mut controls: MessageWriter<ReplayControl>| {
                let to = change.value.round().max(0.0) as usize;
                if replay.on().is_some_and(|replaying| replaying.at() != to) {
                    controls.write(ReplayControl::To(to));
                }
            },
        ),
    ));
    line.entry::<Node>().and_modify(move |mut node| {
        node.width = percent(100);
        node.height = scale.px(high);
    });
}

/// Updates the texts and the slider.
fn say(
    replaying: Res<Replaying>,
    (scale, frames, localizer): (Res<FrameScale>, Res<Frames>, Res<Localizer>),
    lines: Query<(Entity, &SliderValue, &SliderRange), With<Line>>,
    mut texts: Query<(&LabelKind, &mut LocalizedText, &ChildOf)>,
    boxes: Query<&ComputedNode>,
    mut commands: Commands,
) {
    let room = Room::of(*frames);
    let has_room = |message: &Message, size: f32, parent: &ChildOf| {
        boxes.get(parent.parent()).is_ok_and(|around| {
            let wide = around.content_box().width() * around.inverse_scale_factor / scale.0;
            // In the first frame there is no layout yet.
            wide <= 0.0 || Face::Bold.width(&localizer.localize(message), size) <= wide
        })
    };
    for (says, mut text, parent) in &mut texts {
        let words = match says {
            LabelKind::Where => {
                let whole = place(&replaying);
                if room != Room::Narrowest && has_room(&whole, where_letters(room), parent) {
                    whole
                } else {
                    turn(&replaying)
                }
            }
            LabelKind::Play if replaying.is_playing() => words::REPLAY_PAUSE,
            LabelKind::Play => words::REPLAY_PLAY,
            LabelKind::Speed => speed_label(replaying.speed(), room),
            LabelKind::Eyes => match replaying.eyes() {
                Viewer::Public => words::REPLAY_SEEN_BY_ALL,
                Viewer::Player(seat) => {
                    let whole = words::replay_seen_by(seat);
                    // With little room only the name is shown: of the whole text only the first letters would fit.
                    if has_room(&whole, LETTERS, parent) {
                        whole
                    } else {
                        common::seat(seat)
                    }
                }
            },
        };
        text.set_if_neq(LocalizedText(words));
    }
    for (line, value, range) in &lines {
        let at = range.clamp(replaying.at() as f32);
        if value.0 != at {
            commands.entity(line).insert(SliderValue(at));
        }
    }
}

/// The letter size of the words over the slider.
const fn where_letters(room: Room) -> f32 {
    match room {
        Room::Usual | Room::Narrow => 15.0,
        Room::Narrowest => 12.5,
    }
}

/// The text for the speed: "Speed 1/2", or with little room "×1/2".
fn speed_label(speed: f32, room: Room) -> Message {
    let number = if speed == 0.5 {
        "1/2".to_owned()
    } else {
        speed.to_string()
    };
    match room {
        Room::Narrowest => Message::verbatim(format!("\u{d7}{number}")),
        Room::Usual | Room::Narrow => words::replay_speed(number),
    }
}

/// The text for the position: "Turn 12 of 40 - Ana, action 130 of 512".
fn place(replaying: &Replaying) -> Message {
    if let Some(stuck) = replaying.stuck() {
        return words::replay_stuck(stuck.message());
    }
    let (at, count) = (replaying.at(), replaying.count());
    let turns = replaying.outline().turns().len();
    match (replaying.outline().turn(at), at == count) {
        (Some((number, turn)), true) => words::replay_turn_end(number, turns, turn.seat),
        (Some((number, turn)), false) => words::replay_turn_action(number, turns, turn.seat, at, count),
        (None, true) => words::REPLAY_BEFORE_END,
        (None, false) => words::replay_before_action(at, count),
    }
}

/// The same with little room: the turn alone.
fn turn(replaying: &Replaying) -> Message {
    if replaying.stuck().is_some() {
        return place(replaying);
    }
    let turns = replaying.outline().turns().len();
    match replaying.outline().turn(replaying.at()) {
        Some((number, turn)) => words::replay_turn(number, turns, turn.seat),
        None => words::REPLAY_BEFORE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_end_at_both_ends_and_go_round_by_button() {
        assert_eq!((faster(1.0), slower(1.0)), (Some(2.0), Some(0.5)));
        assert_eq!((faster(4.0), slower(0.5)), (None, None));
    }

    #[test]
    fn eyes_go_round_from_everybody_through_the_seats_g_7() {
        let mut eyes = Viewer::Public;
        let seen: Vec<Viewer> = (0..4)
            .map(|_| {
                eyes = other_eyes(eyes, 3);
                eyes
            })
            .collect();
        let seat = |seat| Viewer::Player(SeatId(seat));
        assert_eq!(seen, [seat(0), seat(1), seat(2), Viewer::Public]);
    }
}
