//! The table with the boards: lays it out, decides which board is the large one, and finds spots.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::layout::{Place, Sheet, Spot, Style, TableLayout, sheet};
use crate::play::skip_bo_dice::boards::print::{BoardLook, BoardMaterial, Wording};
use crate::play::skip_bo_dice::boards::{layout, print};
use games::catalog::Listed;
use games::skip_bo_dice::board::Board;
use games::skip_bo_dice::state::SkipBoDice;
use host::view::{MatchView, Players};
use rules::game::Game;
use rules::ids::SeatId;
use window_kit::presentation::camera::{CameraFit, FitArea};
use window_kit::presentation::frames::{Frames, MostForFrames};
use window_kit::presentation::rehearsal::rehearsed;
use window_kit::presentation::shown_tray::ShownTray;
use window_kit::settings::Quality;
use window_kit::table::phase::Match;
use window_kit::ui::localized::Localizer;

/// The height of the boards over the felt, in die edges; it is negative, as they lie on the table, which is lower.
pub(crate) const BOARD_HEIGHT: f32 = -0.55;

/// How steeply the camera looks down on the boards, in radians: they must be readable.
const PITCH: f32 = 80.0 * std::f32::consts::PI / 180.0;

/// The largest interface size that the panels follow if there are three boards or more. The small boards of the others
/// get the room that the strips above them and the panel leave: at 150 % that would be two thirds of their usual
/// width.
const MOST_WITH_SMALL_BOARDS: f32 = 1.3;

/// How far from the middle of a spot a click may be, in halves of the spot's size.
const NEAR: f32 = 1.25;

/// The systems that show boards.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BoardSystems;

/// The state while a match of Skip-Bo Dice is running. A second match that follows directly does not leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct DiceMatch;

impl ComputedStates for DiceMatch {
    type SourceStates = Match;
    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(on: Match) -> Option<Self> {
        (on == Match::Of(SkipBoDice::NAME)).then_some(Self)
    }
}

/// The table of a match of Skip-Bo Dice; exists while such a match is running.
#[derive(Resource, Clone, Debug, PartialEq)]
pub(crate) struct BoardTable {
    /// The layout of the table.
    pub layout: TableLayout,
    /// The board file of the match.
    board: Board,
    sheets: [Sheet; 2],
}

impl BoardTable {
    pub(crate) fn new(board: &Board, layout: TableLayout) -> Self {
        Self {
            layout,
            board: *board,
            sheets: [Style::Large, Style::Condensed].map(|style| sheet(board, style)),
        }
    }

    fn sheet(&self, style: Style) -> &Sheet {
        let [large, condensed] = &self.sheets;
        match style {
            Style::Large => large,
            Style::Condensed => condensed,
        }
    }

    /// The position of a spot on the table, and half its size, in die edges; `None` if there is no such spot.
    pub(crate) fn spot(&self, seat: SeatId, spot: Spot) -> Option<(Vec2, f32)> {
        let board = self.layout.board(seat)?;
        let place = self.sheet(board.style).places.iter().find(|place| place.spot == spot)?;
        Some((board.on_table(place.centre), place.half * board.scale))
    }

    /// The spot at a point of the table, and the owner of the board.
    pub(crate) fn spot_at(&self, point: Vec2) -> Option<(SeatId, Spot)> {
        let board = self.layout.boards.iter().find(|board| board.rect().contains(point))?;
        let on_board = (point - board.corner) / board.scale;
        let away = |place: &Place| {
            let off = (on_board - place.centre).abs() / place.half;
            off.max_element()
        };
        let place = self
            .sheet(board.style)
            .places
            .iter()
            .filter(|place| away(place) <= NEAR)
            .min_by(|a, b| away(a).total_cmp(&away(b)))?;
        Some((board.seat, place.spot))
    }

    /// The seat whose board or name strip is at a point of the table.
    pub(crate) fn board_at(&self, point: Vec2) -> Option<SeatId> {
        let there = |board: &&layout::BoardPlace| board.rect().contains(point) || board.label.contains(point);
        self.layout.boards.iter().find(there).map(|board| board.seat)
    }

    /// The seat whose board is the large one.
    pub fn large(&self) -> SeatId {
        let largest = |board: &&layout::BoardPlace| board.rect().min.x <= self.layout.frame.min.x + 1e-3;
        self.layout
            .boards
            .iter()
            .find(largest)
            .map_or(SeatId(0), |board| board.seat)
    }
}

/// The seat whose board is the large one because a player asked for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Inspected(pub Option<SeatId>);

/// The seat whose board is the large one by default: that of the person at this machine; with several people, that of
/// the person whose turn it is or was last; with none, that of the player whose turn it is.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OwnBoard(pub(crate) SeatId);

/// A board.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct BoardPiece;

/// The material and the meshes that all boards share.
#[derive(Resource, Clone, Debug)]
pub(crate) struct BoardParts {
    material: Handle<BoardMaterial>,
    /// The words that the signs of the material are made for, once a board has been laid.
    signs_of: Option<Wording>,
    /// The board file and the words that the meshes are made for, and the meshes by style.
    meshes: Option<(Board, Wording, [Handle<Mesh>; 2])>,
}

impl FromWorld for BoardParts {
    fn from_world(world: &mut World) -> Self {
        let quality = world.resource::<Quality>().materials();
        // The signs are drawn when boards are laid: the program starts sooner.
        let signs = world.add_asset(Image::default());
        let material = world.add_asset(BoardMaterial {
            look: BoardLook {
                inks: print::inks(),
                lit: Vec2::splat(20.0),
                grid: print::CELLS.grid.as_vec2(),
            },
            signs,
            quality,
        });
        Self {
            material,
            signs_of: None,
            meshes: None,
        }
    }
}

/// What the layout of the table depends on.
#[derive(SystemParam)]
pub(crate) struct LayoutInputs<'w> {
    view: Res<'w, MatchView>,
    players: Res<'w, Players>,
    tray: Res<'w, ShownTray>,
    frames: Res<'w, Frames>,
    inspected: Res<'w, Inspected>,
    own: ResMut<'w, OwnBoard>,
    fit: ResMut<'w, CameraFit>,
    most: ResMut<'w, MostForFrames>,
}

impl LayoutInputs<'_> {
    fn is_changed(&self) -> bool {
        self.view.is_changed()
            || self.players.is_changed()
            || self.tray.is_changed()
            || self.frames.is_changed()
            || self.inspected.is_changed()
    }

    /// Lays out the table, and sets what the camera shows.
    fn table(&mut self) -> Option<BoardTable> {
        let game = SkipBoDice::of_view(&self.view.view)?;
        self.own
            .set_if_neq(OwnBoard(own_board(game, &self.players, self.own.0)));
        let large = self.inspected.0.unwrap_or(self.own.0);
        let seats = game.seats().count() as u8;
        self.most.set_if_neq(if seats > 2 {
            MostForFrames(MOST_WITH_SMALL_BOARDS)
        } else {
            MostForFrames::default()
        });
        let laid = BoardTable::new(game.board(), TableLayout::new(&self.tray, seats, large, *self.frames));
        let frame = laid.layout.frame;
        self.fit.set_if_neq(CameraFit(Some(FitArea {
            centre: frame.center(),
            half: frame.half_size(),
            height: 0.0,
            pitch: PITCH,
            turns: false,
        })));
        Some(laid)
    }
}

pub(crate) fn lay_table(mut by: LayoutInputs, mut commands: Commands) {
    if let Some(laid) = by.table() {
        commands.insert_resource(laid);
    }
}

pub(crate) fn follow_match(mut by: LayoutInputs, mut table: ResMut<BoardTable>) {
    if by.is_changed()
        && let Some(laid) = by.table()
    {
        table.set_if_neq(laid);
    }
}

/// Removes the layout when the match ends.
pub(crate) fn take_away(
    (mut fit, mut most): (ResMut<CameraFit>, ResMut<MostForFrames>),
    mut inspected: ResMut<Inspected>,
    mut commands: Commands,
) {
    commands.remove_resource::<BoardTable>();
    *inspected = Inspected::default();
    fit.0 = None;
    *most = MostForFrames::default();
}

/// The seat whose board is the large one unless a player asks for another. `before` is the previous one.
fn own_board(game: &SkipBoDice, players: &Players, before: SeatId) -> SeatId {
    let person = |seat: SeatId| players.is_person(seat);
    let people: Vec<SeatId> = game.seats().filter(|seat| person(*seat)).collect();
    match people.as_slice() {
        [] => game.active(),
        [only] => *only,
        [first, ..] if !person(game.active()) => {
            if person(before) {
                before
            } else {
                *first
            }
        }
        _ => game.active(),
    }
}

/// Spawns the boards at their positions, printed in the player's language.
pub(crate) fn lay_boards(
    (table, localizer): (Res<BoardTable>, Res<Localizer>),
    pieces: Query<Entity, With<BoardPiece>>,
    mut parts: ResMut<BoardParts>,
    (mut meshes, mut images): (ResMut<Assets<Mesh>>, ResMut<Assets<Image>>),
    mut materials: ResMut<Assets<BoardMaterial>>,
    mut commands: Commands,
) {
    if !table.is_changed() && !localizer.is_changed() {
        return;
    }
    let wording = Wording::of(table.sheet(Style::Large), &localizer);
    let printed = parts
        .meshes
        .as_ref()
        .is_some_and(|(board, words, _)| *board == table.board && *words == wording);
    if printed && !table.is_changed() {
        return;
    }
    for piece in &pieces {
        commands.entity(piece).despawn();
    }
    if !printed {
        let has_signs = |made_for: &Wording| wording.has_signs_of(made_for);
        if !parts.signs_of.as_ref().is_some_and(has_signs)
            && let Some(mut material) = materials.get_mut(&parts.material)
        {
            material.signs = images.add(print::signs(&wording));
            parts.signs_of = Some(wording.clone());
        }
        let made = [Style::Large, Style::Condensed]
            .map(|style| meshes.add(print::mesh(&table.board, table.sheet(style), &wording)));
        parts.meshes = Some((table.board, wording, made));
    }
    let Some((_, _, [large, condensed])) = &parts.meshes else {
        return;
    };
    for board in &table.layout.boards {
        let mesh = match board.style {
            Style::Large => large.clone(),
            Style::Condensed => condensed.clone(),
        };
        commands.spawn((
            Name::new(format!("Board of seat {}", board.seat.0)),
            BoardPiece,
            DespawnOnExit(DiceMatch),
            Mesh3d(mesh),
            MeshMaterial3d(parts.material.clone()),
            NotShadowCaster,
            NoFrustumCulling,
            Transform::from_xyz(board.corner.x, BOARD_HEIGHT, board.corner.y).with_scale(Vec3::splat(board.scale)),
        ));
    }
}

pub(crate) fn rehearse_board(mut commands: Commands, parts: Res<BoardParts>, mut meshes: ResMut<Assets<Mesh>>) {
    commands.spawn(rehearsed(meshes.add(print::plate()), parts.material.clone()));
}

/// Updates the area that the lamp lights in the board material.
pub(crate) fn follow_lamp(
    fit: Res<CameraFit>,
    tray: Res<ShownTray>,
    parts: Res<BoardParts>,
    mut materials: ResMut<Assets<BoardMaterial>>,
) {
    if (fit.is_changed() || tray.is_changed())
        && let Some(mut material) = materials.get_mut(&parts.material)
    {
        material.look.lit = fit.lit(&tray).1;
    }
}
