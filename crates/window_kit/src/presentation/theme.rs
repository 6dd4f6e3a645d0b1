//! Shows the table, the dice and the backs of cards that a player has chosen. They are colours and numbers for the
//! shaders, so every level of quality has them.

use bevy::prelude::*;

use super::cards::material::{CardAssets, CardMaterial, MarkMaterial};
use super::lighting::{Lamp, lamp_color};
use super::looks::{ShownTheme, back_color, grain_color, table_look};
use super::materials::{
    BadgeMaterial, DieMaterial, FeltMaterial, OutlineColor, OutlineMaterial, TableMaterials, WoodMaterial,
};
use super::palette::linear;
use crate::settings::{CardBack, DiceSet, Settings};

/// The ids of the assets for which something holds. Only those are changed: a changed asset is sent to the adapter
/// again.
fn ids<A: Asset>(assets: &Assets<A>, holds: impl Fn(AssetId<A>, &A) -> bool) -> Vec<AssetId<A>> {
    assets
        .iter()
        .filter(|(id, asset)| holds(*id, asset))
        .map(|(id, _)| id)
        .collect()
}

fn follow_theme(
    settings: Res<Settings>,
    materials: Res<TableMaterials>,
    (mut felts, mut woods): (ResMut<Assets<FeltMaterial>>, ResMut<Assets<WoodMaterial>>),
    (mut outlines, mut badges): (ResMut<Assets<OutlineMaterial>>, ResMut<Assets<BadgeMaterial>>),
    mut lamps: Query<&mut SpotLight, With<Lamp>>,
    mut dark: ResMut<ClearColor>,
    mut shown: ResMut<ShownTheme>,
) {
    shown.set_if_neq(ShownTheme(settings.table_theme));
    let look = table_look(settings.table_theme);
    let of_felt = |id| {
        if id == materials.felt.id() {
            look.felt
        } else {
            look.cloth
        }
    };
    for id in ids(&felts, |id, felt| felt.felt.color != linear(of_felt(id))) {
        if let Some(mut felt) = felts.get_mut(id) {
            felt.felt.color = linear(of_felt(id));
        }
    }
    let of_wood = |wood: &WoodMaterial| linear(if wood.boards { look.boards } else { look.rim });
    for id in ids(&woods, |_, wood| wood.wood.color != of_wood(wood)) {
        if let Some(mut wood) = woods.get_mut(id) {
            wood.wood.color = of_wood(&wood);
        }
    }
    let amber = linear(look.amber);
    for id in ids(&outlines, |_, lines| {
        lines.outline.colors[OutlineColor::Amber as usize] != amber
    }) {
        if let Some(mut lines) = outlines.get_mut(id) {
            lines.outline.colors[OutlineColor::Brass as usize] = linear(look.brass);
            lines.outline.colors[OutlineColor::Amber as usize] = amber;
        }
    }
    for id in ids(&badges, |_, badge| badge.look.amber != amber) {
        if let Some(mut badge) = badges.get_mut(id) {
            badge.look.amber = amber;
        }
    }
    let light = lamp_color(look.lamp);
    for mut lamp in &mut lamps {
        if lamp.color != light {
            lamp.color = light;
        }
    }
    if dark.0 != look.dark {
        dark.0 = look.dark;
    }
}

fn follow_things(
    settings: Res<Settings>,
    cards: Option<Res<CardAssets>>,
    mut dice: ResMut<Assets<DieMaterial>>,
    (mut papers, mut marks): (ResMut<Assets<CardMaterial>>, ResMut<Assets<MarkMaterial>>),
) {
    let look = table_look(settings.table_theme);
    let place = |all: &[DiceSet]| all.iter().position(|set| *set == settings.dice_set);
    let set = place(&DiceSet::ALL).unwrap_or_default() as u32;
    let wanted = |die: &DieMaterial| (look.contour, set, die.look.colors.map(grain_color));
    for id in ids(&dice, |_, die| {
        (die.look.contour, die.look.set, die.look.grains) != wanted(die)
    }) {
        if let Some(mut die) = dice.get_mut(id) {
            let wanted = wanted(&die);
            (die.look.contour, die.look.set, die.look.grains) = wanted;
        }
    }
    if cards.is_none() {
        return;
    }
    let pattern = CardBack::ALL.iter().position(|back| *back == settings.card_back);
    let (pattern, back) = (
        pattern.unwrap_or_default() as u32,
        linear(back_color(settings.card_back)),
    );
    for id in ids(&papers, |_, paper| {
        (paper.look.contour, paper.look.pattern) != (look.contour, pattern)
    }) {
        if let Some(mut paper) = papers.get_mut(id) {
            (paper.look.contour, paper.look.pattern, paper.look.back) = (look.contour, pattern, back);
        }
    }
    for id in ids(&marks, |_, mark| mark.look.amber != linear(look.amber)) {
        if let Some(mut mark) = marks.get_mut(id) {
            mark.look.amber = linear(look.amber);
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ShownTheme>()
        // In every frame, as games make materials of their own; what is as it should be is not touched.
        .add_systems(Update, (follow_theme, follow_things));
}
