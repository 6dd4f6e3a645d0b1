//! The marks on the table: lines around cards and piles, ghosts of the die, and outlines of the piles' places on the
//! cloth.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::mesh::MeshTag;
use bevy::prelude::*;

use crate::play::skip_bo::card_match::{CardMatch, card_view};
use crate::play::skip_bo::table::layout::CardLayout;
use games::skip_bo::game_view::CardGameView;
use games::skip_bo::sizes::BUILDING_PILES;
use host::view::MatchView;
use tabletop::pile::PilePlace;
use window_kit::presentation::cards::laid::{CardSystems, CardTable};
use window_kit::presentation::cards::material::{CardAssets, Mark, mark_tag};
use window_kit::presentation::cards::motion::{CardMotion, CardVisual};
use window_kit::presentation::cards::spot::CardPose;
use window_kit::presentation::cards::stage::CardStage;
use window_kit::presentation::visual::{Highlight, VisualOf};
use window_kit::table::components::card::TableCard;
use window_kit::table::components::pile::CardPile;
use window_kit::table::phase::MatchSystems;

/// How far over a card its mark is, in die edges.
const OVER: f32 = 0.012;

/// The numbers that the die would stand in for, by building pile. The input code sets them while the die is chosen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DieGhosts(pub [Option<u8>; BUILDING_PILES]);

/// The pile that the log line under the pointer is about.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PointedOutCards(pub Option<PilePlace>);

/// A mark that is drawn now, or hidden and kept for reuse.
#[derive(Component)]
struct MarkVisual;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<DieGhosts>()
        .init_resource::<PointedOutCards>()
        .add_systems(
            Update,
            draw_marks
                .after(CardSystems::Move)
                .in_set(MatchSystems::Present)
                .run_if(in_state(CardMatch)),
        );
}

/// The mark of a highlight.
const fn mark_of(highlight: Highlight) -> Mark {
    match highlight {
        Highlight::Takeable | Highlight::Fallen | Highlight::Cocked => Mark::Takeable,
        Highlight::Selected => Mark::Selected,
        Highlight::Target => Mark::Target,
        Highlight::Focus => Mark::Focus,
    }
}

/// Draws the marks and reuses the entities of earlier ones.
fn draw_marks(
    layout: Res<CardLayout>,
    stage: Res<CardStage>,
    view: Res<MatchView>,
    (ghosts, pointed): (Res<DieGhosts>, Res<PointedOutCards>),
    assets: Res<CardAssets>,
    cards: Query<&Highlight, With<TableCard>>,
    piles: Query<(&CardPile, Option<&Highlight>)>,
    visuals: Query<(&VisualOf, &CardMotion), With<CardVisual>>,
    mut drawn: Query<(Entity, &mut MeshTag, &mut Transform, &mut Visibility), With<MarkVisual>>,
    mut commands: Commands,
) {
    let mut due: Vec<(Mark, CardPose)> = Vec::new();
    for (visual, motion) in &visuals {
        if let Ok(highlight) = cards.get(visual.0) {
            due.push((mark_of(*highlight), motion.pose()));
        }
    }
    for (pile, highlight) in &piles {
        let spot = layout.spot(pile.place);
        let empty = match pile.place {
            PilePlace::Hand(_) => None,
            PilePlace::Building(_) => Some(Mark::BuildPlace),
            _ => Some(Mark::Place),
        };
        if let Some(empty) = empty.filter(|_| stage.count(pile.place) == 0) {
            let mut on_cloth = spot.pose(0, 1);
            on_cloth.position.y = 0.0;
            on_cloth.turn = 0.0;
            due.push((empty, on_cloth));
        }
        let count = stage.count(pile.place);
        let top = spot.pose(count.max(1) - 1, count.max(1));
        if let Some(highlight) = highlight {
            due.push((mark_of(*highlight), top));
        } else if pointed.0 == Some(pile.place) {
            due.push((Mark::Focus, top));
        }
        if let PilePlace::Building(number) = pile.place
            && let Some(ghost) = ghosts.0.get(usize::from(number)).copied().flatten()
        {
            let mut raised = top;
            raised.position.y += 0.01;
            due.push((Mark::Ghost(ghost), raised));
        }
    }
    if let Some(cards) = card_view(&view.view) {
        due.extend(threats(cards, &layout, &stage).map(|pose| (Mark::Next, pose)));
    }

    let mut due = due.into_iter();
    for (_, mut tag, mut transform, mut visibility) in &mut drawn {
        match due.next() {
            Some((mark, pose)) => {
                tag.set_if_neq(mark_tag(mark));
                transform.set_if_neq(placed(pose));
                visibility.set_if_neq(Visibility::Visible);
            }
            None => {
                visibility.set_if_neq(Visibility::Hidden);
            }
        }
    }
    for (mark, pose) in due {
        commands.spawn((
            Name::new("Mark"),
            MarkVisual,
            DespawnOnExit(CardMatch),
            Mesh3d(assets.mark.clone()),
            MeshMaterial3d(assets.marks.clone()),
            mark_tag(mark),
            NotShadowCaster,
            NoFrustumCulling,
            placed(pose),
        ));
    }
}

fn placed(pose: CardPose) -> Transform {
    Transform::from_translation(pose.position + Vec3::Y * OVER)
        .with_rotation(Quat::from_rotation_y(pose.turn))
        .with_scale(Vec3::splat(pose.width))
}

/// The poses of the top cards of other players' stock piles that fit on a building pile now: their owners can play
/// them next.
fn threats<'a>(
    cards: &'a dyn CardGameView,
    layout: &'a CardLayout,
    stage: &'a CardStage,
) -> impl Iterator<Item = CardPose> + 'a {
    layout
        .seats()
        .filter(|seat| *seat != layout.bottom())
        .filter(|seat| {
            let top = cards.stock_top(*seat);
            top.is_some_and(|top| cards.building().iter().any(|pile| pile.takes(top)))
        })
        .map(|seat| {
            let place = PilePlace::Stock(seat);
            let count = stage.count(place).max(1);
            layout.spot(place).pose(count - 1, count)
        })
}
