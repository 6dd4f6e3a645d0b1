//! The pens write the new marks on the boards, stroke by stroke. Marks that a player makes at the same moment are
//! written one after the other by one pen; what the player does meanwhile is written by another pen beside it.
//!
//! The view is always ahead of the pens. The match goes on while they write, and waits only while a player has no pen
//! left ([`StillShowing::behind`]).

use std::collections::VecDeque;

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, MeshTag, PrimitiveTopology};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;
use bevy::window::RequestRedraw;

use crate::play::skip_bo_dice::boards::hand::{Drawing, PEN_WIDTH, Writing};
use crate::play::skip_bo_dice::boards::layout::Spot;
use crate::play::skip_bo_dice::boards::marks::{Mark, PenInk, marks};
use crate::play::skip_bo_dice::boards::table::{BOARD_HEIGHT, BoardSystems, BoardTable, DiceMatch};
use games::catalog::Listed;
use games::skip_bo_dice::sizes::MOST_PLAYERS;
use games::skip_bo_dice::state::SkipBoDice;
use host::view::MatchView;
use rules::ids::{MAX_SEATS, SeatId};
use window_kit::presentation::audio::library::Sound;
use window_kit::presentation::audio::request::PlaySound;
use window_kit::presentation::camera::CameraFit;
use window_kit::presentation::materials::{DieMaterial, TableMaterials, die_tag};
use window_kit::presentation::motion::SkipAnimation;
use window_kit::presentation::palette;
use window_kit::presentation::palette::linear;
use window_kit::presentation::rehearsal::{Rehearse, rehearsed};
use window_kit::presentation::shaders::{casts_nothing, shader_path};
use window_kit::presentation::shown_tray::ShownTray;
use window_kit::presentation::visual::StillShowing;
use window_kit::settings::{Settings, Speed};
use window_kit::table::current_match::CurrentMatch;

/// How long the pen takes for a length of one digit's height, in seconds: a digit takes about a fifth of a second.
const PER_HEIGHT_S: f32 = 0.08;
/// How long the pen takes from one mark to the next, in seconds.
const MOVE_S: f32 = 0.1;
/// If more marks than this wait for a pen, it writes faster.
const UNHURRIED: usize = 2;
/// How many pens can write on a board at the same time.
const PENS: usize = 4;

/// The uniform of `pen.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub(crate) struct PenLook {
    /// The inks, linear, in the order of [`crate::play::skip_bo_dice::boards::marks::PenInk`].
    pub(crate) inks: [Vec4; 4],
    /// Half the size of the area that the lamp lights, in die edges (x, z).
    pub lit: Vec2,
    /// Half the width of a line, in heights.
    pub half: f32,
}

/// The material of a pen's marks.
#[derive(Asset, AsBindGroup, Clone, Debug, TypePath)]
pub(crate) struct PenMaterial {
    /// The look.
    #[uniform(0)]
    pub look: PenLook,
}

impl Material for PenMaterial {
    fn fragment_shader() -> ShaderRef {
        shader_path!("pen.wgsl").into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    fn depth_bias(&self) -> f32 {
        // Above the print.
        100.0
    }

    casts_nothing!();
}

/// A mark on a board, and how much of it is written, in heights.
#[derive(Component, Clone, Copy, Debug)]
struct Written {
    mark: Mark,
    by: f32,
}

impl Written {
    fn tag(&self) -> MeshTag {
        let by = (self.by.clamp(0.0, 60.0) * 1000.0).round() as u32;
        MeshTag(self.mark.ink() as u32 | by << 4)
    }
}

/// A pen of a seat, by its number.
#[derive(Component, Clone, Copy, Debug)]
struct Pen(SeatId, usize);

/// The marks that a pen still has to write, in order, and for how long it has been writing the first one, in seconds.
#[derive(Clone, Debug, Default)]
struct Strokes {
    marks: VecDeque<Mark>,
    at_s: f32,
}

/// What the pens still have to write, by seat.
#[derive(Resource, Clone, Debug, Default)]
struct ToWrite {
    pens: [[Strokes; PENS]; MOST_PLAYERS],
    /// Whether the boards of this match have been shown before. Marks that are there at the first time appear at once.
    begun: bool,
}

impl ToWrite {
    fn all(&self) -> impl Iterator<Item = &Strokes> {
        self.pens.iter().flatten()
    }

    fn all_mut(&mut self) -> impl Iterator<Item = &mut Strokes> {
        self.pens.iter_mut().flatten()
    }

    /// Whether any pen writes.
    fn writes(&self) -> bool {
        self.all().any(|pen| !pen.marks.is_empty())
    }

    /// Whether a player has no pen left for the next marks.
    fn is_behind(&self) -> bool {
        let busy = |pens: &[Strokes; PENS]| pens.iter().all(|pen| !pen.marks.is_empty());
        self.pens.iter().any(busy)
    }

    /// The marks that a pen of a seat still has to write.
    fn of(&self, Pen(seat, number): Pen) -> Option<&Strokes> {
        self.pens.get(seat.index())?.get(number)
    }

    /// Gives marks that are made at the same moment to the pens: the marks of each seat to the one with the least to
    /// write.
    fn give(&mut self, marks: &[Mark]) {
        for (seat, pens) in (0..).map(SeatId).zip(&mut self.pens) {
            let mut of_seat = marks.iter().filter(|mark| mark.seat == seat).peekable();
            if of_seat.peek().is_some()
                && let Some(pen) = pens.iter_mut().min_by_key(|pen| pen.marks.len())
            {
                pen.marks.extend(of_seat);
            }
        }
    }
}

/// The meshes and materials of everything that is written.
#[derive(Resource, Clone, Debug)]
struct Handwriting {
    drawings: Vec<(Writing, Drawing, Handle<Mesh>)>,
    /// The disc that covers the printed number of a bubble.
    cover: Handle<Mesh>,
    pen: Handle<Mesh>,
    /// The material of the pens themselves.
    barrel: Handle<DieMaterial>,
    material: Handle<PenMaterial>,
}

impl Handwriting {
    fn of(&self, writing: Writing) -> Option<&(Writing, Drawing, Handle<Mesh>)> {
        self.drawings.iter().find(|(known, ..)| *known == writing)
    }
}

impl FromWorld for Handwriting {
    fn from_world(world: &mut World) -> Self {
        let numbers = (1..=10).map(Writing::Number);
        let all = numbers.chain([Writing::SkipBo, Writing::Cross, Writing::Circle]);
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let drawings = all
            .map(|writing| {
                let drawing = Drawing::of(writing);
                let mesh = meshes.add(drawing.mesh());
                (writing, drawing, mesh)
            })
            .collect();
        let pen = meshes.add(pen_mesh());
        let cover = meshes.add(cover_mesh());
        let shared = world.resource::<TableMaterials>().die.clone();
        let mut dice = world.resource_mut::<Assets<DieMaterial>>();
        let barrel = match dice.get(&shared).cloned() {
            Some(mut barrel) => {
                barrel.look.colors = [linear(palette::PEN_BARREL); MAX_SEATS];
                dice.add(barrel)
            }
            None => shared,
        };
        let material = world.add_asset(PenMaterial {
            look: PenLook {
                inks: [
                    linear(palette::PEN_BLACK),
                    linear(palette::PEN_GREEN),
                    linear(palette::PEN_RED),
                    linear(palette::BOARD_GROUND),
                ],
                lit: Vec2::splat(20.0),
                half: PEN_WIDTH * 0.5,
            },
        });
        Self {
            drawings,
            cover,
            pen,
            barrel,
            material,
        }
    }
}

/// A disc that covers the printed number of a bubble, with its middle at the origin. `pen.wgsl` draws it as a dot.
fn cover_mesh() -> Mesh {
    /// Half its width, in heights of the writing in the bubble: it stays inside the line around the bubble.
    const HALF: f32 = 0.62;
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let positions = corners.map(|(x, y)| Vec3::new(x, 0.0, y) * HALF);
    // The position across and along a line that has no length, only round ends.
    let uvs = corners.map(|(x, y)| Vec2::new(x, y * PEN_WIDTH * 0.5));
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions.to_vec())
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![Vec3::Y; 4])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs.to_vec())
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, vec![Vec2::ZERO; 4])
        .with_inserted_indices(Indices::U32(vec![0, 2, 1, 0, 3, 2]))
}

/// An upright felt pen with its tip at the origin, almost five die edges long.
fn pen_mesh() -> Mesh {
    const AROUND: u32 = 20;
    /// Height and radius, from the tip up.
    const PROFILE: [(f32, f32); 9] = [
        (0.0, 0.03),
        (0.14, 0.07),
        (0.38, 0.09),
        (0.4, 0.15),
        (0.9, 0.26),
        (1.05, 0.3),
        (4.6, 0.3),
        (4.8, 0.24),
        (4.82, 0.0),
    ];
    let (mut positions, mut normals, mut uvs, mut tangents, mut indices) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (index, (height, radius)) in PROFILE.iter().enumerate() {
        let before = PROFILE[index.saturating_sub(1)];
        let after = PROFILE[(index + 1).min(PROFILE.len() - 1)];
        let out = Vec2::new(after.0 - before.0, before.1 - after.1).normalize_or(Vec2::X);
        for step in 0..=AROUND {
            let (sin, cos) = (std::f32::consts::TAU * step as f32 / AROUND as f32).sin_cos();
            positions.push(Vec3::new(cos * radius, *height, sin * radius));
            normals.push(Vec3::new(cos * out.x, out.y, sin * out.x));
            uvs.push(Vec2::ZERO);
            tangents.push(Vec4::new(-sin, 0.0, cos, 1.0));
        }
    }
    let across = AROUND + 1;
    for row in 0..PROFILE.len() as u32 - 1 {
        for column in 0..AROUND {
            let a = row * across + column;
            let (b, c, d) = (a + 1, a + across, a + across + 1);
            indices.extend([a, c, b, b, c, d]);
        }
    }
    // Nothing is printed on it, and its sides are shaded as the round edge of a die.
    let blank = vec![Vec2::new(0.0, 0.6); positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, blank)
        .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, tangents)
        .with_inserted_indices(Indices::U32(indices))
}

/// The height of a mark, in halves of its spot's size.
const fn height(mark: Mark) -> f32 {
    match (mark.writing, mark.spot) {
        (Writing::Circle, _) => 2.25,
        (Writing::Cross, Spot::Star(..) | Spot::Place(..)) => 1.7,
        (Writing::Cross, _) => 1.75,
        (_, Spot::Box(..)) => 1.35,
        _ => 1.3,
    }
}

/// A number from -1 to 1 that looks random but is always the same for a mark.
fn whim(mark: Mark, salt: f32) -> f32 {
    let (kind, at) = match mark.spot {
        Spot::Bubble(pile, bubble) => (pile.0, bubble),
        Spot::Star(pile, bubble) => (pile.0 + 4, bubble),
        Spot::Place(pile, place) => (pile.0 + 8, place),
        Spot::Box(stockpile, index) => (stockpile.0 + 12, index),
        Spot::Reward(stockpile) => (16, stockpile.0),
        Spot::FreeSkipBo(index) => (17, index),
        Spot::FreeReroll(index) => (18, index),
    };
    let number = f32::from(kind) * 17.0 + f32::from(at) * 5.0 + f32::from(mark.seat.0) * 83.0;
    // Multiples of the golden ratio spread evenly.
    ((number + salt) * 0.618_034).fract() * 2.0 - 1.0
}

/// The position, size and rotation of a mark on the table; `None` if its board is not there.
fn lies(table: &BoardTable, mark: Mark) -> Option<Transform> {
    let (centre, half) = table.spot(mark.seat, mark.spot)?;
    let size = half * height(mark);
    // Nobody writes exactly straight.
    let aside = Vec2::new(whim(mark, 1.0), whim(mark, 2.0)) * half * 0.07;
    let turned = whim(mark, 3.0) * if mark.writing == Writing::Circle { 3.0 } else { 0.09 };
    Some(
        Transform::from_xyz(centre.x + aside.x, BOARD_HEIGHT + 0.012, centre.y + aside.y)
            .with_rotation(Quat::from_rotation_y(turned))
            .with_scale(Vec3::splat(size * (1.0 + 0.04 * whim(mark, 4.0)))),
    )
}

/// Follows the view: adds new marks to the queues and removes marks that are gone.
fn follow_boards(
    (view, table, current): (Res<MatchView>, Res<BoardTable>, Res<CurrentMatch>),
    (handwriting, settings): (Res<Handwriting>, Res<Settings>),
    mut to_write: ResMut<ToWrite>,
    mut written: Query<(Entity, &Written, &mut Transform)>,
    mut commands: Commands,
) {
    let Some(game) = SkipBoDice::of_view(&view.view) else {
        return;
    };
    let other_match = current.is_changed();
    if !(view.is_changed() || table.is_changed() || other_match) {
        return;
    }
    if other_match {
        *to_write = ToWrite::default();
    }
    let wanted = marks(game);
    for (entity, mark, mut transform) in &mut written {
        if other_match || !wanted.contains(&mark.mark) {
            commands.entity(entity).despawn();
        } else if let Some(place) = lies(&table, mark.mark) {
            transform.set_if_neq(place);
        }
    }
    for pen in to_write.all_mut() {
        pen.marks.retain(|mark| wanted.contains(mark));
    }
    let at_once = !to_write.begun || settings.speed == Speed::Instant;
    to_write.begun = true;
    let mut new = Vec::new();
    for mark in wanted {
        let known = !other_match && written.iter().any(|(_, known, _)| known.mark == mark);
        let (Some((_, drawing, mesh)), Some(place), false) = (handwriting.of(mark.writing), lies(&table, mark), known)
        else {
            continue;
        };
        let fresh = Written {
            mark,
            by: if at_once { drawing.length } else { 0.0 },
        };
        if !at_once {
            new.push(mark);
        }
        let mut spawned = commands.spawn((
            Name::new("Mark"),
            fresh,
            DespawnOnExit(DiceMatch),
            fresh.tag(),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(handwriting.material.clone()),
            NotShadowCaster,
            NoFrustumCulling,
            place,
            Visibility::default(),
        ));
        if matches!(mark.spot, Spot::Bubble(..)) {
            spawned.with_child((
                Name::new("Cover of a printed number"),
                MeshTag(PenInk::Ground as u32),
                Mesh3d(handwriting.cover.clone()),
                MeshMaterial3d(handwriting.material.clone()),
                NotShadowCaster,
                NoFrustumCulling,
                // Below the writing and above the print.
                Transform::from_xyz(0.0, -0.008, 0.0),
            ));
        }
    }
    to_write.give(&new);
}

/// Finishes all writing at once when the player skips it.
fn skip(
    mut asked: MessageReader<SkipAnimation>,
    handwriting: Res<Handwriting>,
    mut to_write: ResMut<ToWrite>,
    mut written: Query<(&mut Written, &mut MeshTag)>,
) {
    if asked.read().count() == 0 || !to_write.writes() {
        return;
    }
    for pen in to_write.all_mut() {
        *pen = Strokes::default();
    }
    for (mut mark, mut tag) in &mut written {
        if let Some((_, drawing, _)) = handwriting.of(mark.mark.writing) {
            mark.by = drawing.length;
            tag.set_if_neq(mark.tag());
        }
    }
}

/// Advances the writing of each pen.
fn write(
    time: Res<Time>,
    handwriting: Res<Handwriting>,
    mut to_write: ResMut<ToWrite>,
    mut written: Query<(&mut Written, &mut MeshTag)>,
    mut play: MessageWriter<PlaySound>,
) {
    for Strokes { marks: queue, at_s } in to_write.all_mut() {
        let hurry = 1.0 + 0.4 * queue.len().saturating_sub(UNHURRIED) as f32;
        let mut left_s = time.delta_secs() * hurry;
        while let Some(mark) = queue.front().copied() {
            let Some((mut here, mut tag)) = written.iter_mut().find(|(here, _)| here.mark == mark) else {
                // The entity of the mark does not exist yet in the frame that spawns it.
                break;
            };
            let length = handwriting
                .of(mark.writing)
                .map_or(0.0, |(_, drawing, _)| drawing.length);
            let whole_s = MOVE_S + length * PER_HEIGHT_S;
            let step_s = left_s.min(whole_s - *at_s);
            if *at_s <= MOVE_S && *at_s + step_s > MOVE_S {
                play.write(PlaySound {
                    rate: 1.0 + 0.12 * whim(mark, 5.0),
                    pan: 0.3 * whim(mark, 6.0),
                    whose: Some(mark.seat),
                    ..PlaySound::plain(Sound::Pen)
                });
            }
            *at_s += step_s;
            left_s -= step_s;
            here.by = ((*at_s - MOVE_S) / PER_HEIGHT_S).clamp(0.0, length);
            if *at_s < whole_s - 1e-5 {
                tag.set_if_neq(here.tag());
                break;
            }
            here.by = length;
            tag.set_if_neq(here.tag());
            *at_s = 0.0;
            queue.pop_front();
        }
        if queue.is_empty() {
            *at_s = 0.0;
        }
    }
}

/// Shows each pen where it writes and hides it when it does not; the table waits while any pen writes.
fn hold_pens(
    handwriting: Res<Handwriting>,
    table: Res<BoardTable>,
    to_write: Res<ToWrite>,
    time: Res<Time>,
    mut still: ResMut<StillShowing>,
    mut pens: Query<(&Pen, &mut Transform, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let (writing, behind) = (to_write.writes(), to_write.is_behind());
    if (still.pen, still.behind) != (writing, behind) {
        (still.pen, still.behind) = (writing, behind);
    }
    if writing && !time.delta().is_zero() {
        redraw.write(RequestRedraw);
    }
    if pens.is_empty() && writing {
        let seats = (0..MOST_PLAYERS as u8).map(SeatId);
        for pen in seats.flat_map(|seat| (0..PENS).map(move |number| Pen(seat, number))) {
            commands.spawn((
                Name::new("Pen"),
                pen,
                DespawnOnExit(DiceMatch),
                Mesh3d(handwriting.pen.clone()),
                MeshMaterial3d(handwriting.barrel.clone()),
                die_tag(0, 0.0),
                NoFrustumCulling,
                Visibility::Hidden,
                Transform::default(),
            ));
        }
    }
    let near = 1.0 - (-30.0 * time.delta_secs()).exp();
    for (pen, mut transform, mut visibility) in &mut pens {
        let strokes = to_write.of(*pen);
        let now = strokes.and_then(|strokes| strokes.marks.front()).copied();
        let at_s = strokes.map_or(0.0, |strokes| strokes.at_s);
        let place = now.and_then(|mark| {
            let (_, drawing, _) = handwriting.of(mark.writing)?;
            let lies = lies(&table, mark)?;
            let by = ((at_s - MOVE_S) / PER_HEIGHT_S).clamp(0.0, drawing.length);
            let tip = drawing.tip(by);
            let lifted = if at_s < MOVE_S { 0.5 } else { 0.02 };
            Some((
                lies.transform_point(Vec3::new(tip.x, 0.0, -tip.y)) + Vec3::Y * lifted,
                table.layout.board(mark.seat).map_or(1.0, |board| board.scale),
            ))
        });
        let Some((place, scale)) = place else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        // It leans to the right and towards the writer, like a pen in a hand.
        let lean = Quat::from_rotation_x(0.7) * Quat::from_rotation_z(-0.85);
        let from = if *visibility == Visibility::Hidden {
            place + Vec3::new(1.0, 1.0, 1.0)
        } else {
            transform.translation
        };
        // It moves gradually between marks; while it writes, it follows the line exactly.
        let to = if at_s < MOVE_S { from.lerp(place, near) } else { place };
        *transform = Transform::from_translation(to)
            .with_rotation(lean)
            .with_scale(Vec3::splat(0.8 * scale.max(0.7)));
        visibility.set_if_neq(Visibility::Visible);
    }
}

/// Updates the area that the lamp lights in the ink material.
fn follow_lamp(
    fit: Res<CameraFit>,
    tray: Res<ShownTray>,
    handwriting: Res<Handwriting>,
    mut materials: ResMut<Assets<PenMaterial>>,
) {
    if (fit.is_changed() || tray.is_changed())
        && let Some(mut material) = materials.get_mut(&handwriting.material)
    {
        material.look.lit = fit.lit(&tray).1;
    }
}

fn rehearse_writing(mut commands: Commands, handwriting: Res<Handwriting>) {
    commands.spawn(rehearsed(handwriting.cover.clone(), handwriting.material.clone()));
}

/// A pen casts a shadow.
fn rehearse_pen(mut commands: Commands, handwriting: Res<Handwriting>) {
    commands
        .spawn(rehearsed(handwriting.pen.clone(), handwriting.barrel.clone()))
        .remove::<NotShadowCaster>();
}

pub(crate) fn plugin(app: &mut App) {
    app.rehearse(rehearse_writing)
        .rehearse(rehearse_pen)
        .add_plugins(MaterialPlugin::<PenMaterial>::default())
        .init_resource::<ToWrite>()
        .init_resource::<Handwriting>()
        .add_systems(
            Update,
            (follow_boards, skip, write, hold_pens, follow_lamp)
                .chain()
                .in_set(BoardSystems),
        )
        .add_systems(OnExit(DiceMatch), put_pens_away);
}

/// Stops all writing when the match ends.
fn put_pens_away(mut to_write: ResMut<ToWrite>, mut still: ResMut<StillShowing>) {
    *to_write = ToWrite::default();
    (still.pen, still.behind) = (false, false);
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::skip_bo_dice::value::PileId;

    fn fill(seat: u8, bubble: u8) -> [Mark; 2] {
        let mark = |spot, writing| Mark {
            seat: SeatId(seat),
            spot,
            writing,
        };
        let pile = PileId(0);
        [
            mark(Spot::Bubble(pile, bubble), Writing::Number(bubble)),
            mark(Spot::Star(pile, bubble), Writing::Circle),
        ]
    }

    #[test]
    fn one_pen_writes_one_fill_and_the_table_waits_once_all_pens_write() {
        let mut to_write = ToWrite::default();
        for bubble in 1..=PENS as u8 {
            assert!(!to_write.is_behind());
            to_write.give(&fill(1, bubble));
        }
        assert!(to_write.is_behind() && to_write.writes());
        let of = |to_write: &ToWrite, number| to_write.of(Pen(SeatId(1), number)).expect("a pen").marks.clone();
        for (number, bubble) in (0..).zip(1..=PENS as u8) {
            assert_eq!(of(&to_write, number), fill(1, bubble));
        }
        // A fill that comes all the same is not lost.
        to_write.pens[1][2].marks.pop_front();
        to_write.give(&fill(1, PENS as u8 + 1));
        assert_eq!(of(&to_write, 2).len(), 3);
    }

    #[test]
    fn the_pens_of_all_players_write_beside_each_other() {
        let mut to_write = ToWrite::default();
        let all: Vec<Mark> = (0..MOST_PLAYERS as u8).flat_map(|seat| fill(seat, 1)).collect();
        to_write.give(&all);
        assert!(!to_write.is_behind());
        for seat in (0..MOST_PLAYERS as u8).map(SeatId) {
            assert_eq!(to_write.of(Pen(seat, 0)).expect("a pen").marks, fill(seat.0, 1));
        }
    }
}
