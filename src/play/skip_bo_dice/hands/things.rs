//! The dice and the boards for whoever hears the table. Calls have buttons of their own in the panel.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::layout::Spot;
use crate::play::skip_bo_dice::boards::lit::{Glow, LitSpots};
use crate::play::skip_bo_dice::boards::table::{BOARD_HEIGHT, BoardTable, DiceMatch, Inspected};
use crate::play::skip_bo_dice::hands::acting::DiceHands;
use crate::play::skip_bo_dice::hands::chosen::DiceGameHands;
use crate::play::skip_bo_dice::hands::drag::{Touched, click};
use crate::play::skip_bo_dice::hands::pointed::Pointed;
use crate::screens::hud::things::{InWindow, Mark, Thing, ThingPressed, add_things};
use games::catalog::Listed;
use games::skip_bo_dice::state::SkipBoDice;
use games::skip_bo_dice::value::BONUS;
use host::view::MatchView;
use messages::Message;
use messages::texts::text_skip_bo_dice as words;
use rules::ids::SeatId;
use tabletop::die::Die;
use window_kit::presentation::visual::{Highlight, VisualOf};
use window_kit::table::components::die::Parked;
use window_kit::window::steps::InputSystems;

pub(super) fn plugin(app: &mut App) {
    add_things(app, |table: DiceThere| table.things(), in_state(DiceMatch));
    app.add_systems(Update, press.in_set(InputSystems::Act).in_set(DiceGameHands));
}

/// What the list reads.
#[derive(SystemParam)]
struct DiceThere<'w, 's> {
    view: Res<'w, MatchView>,
    table: Res<'w, BoardTable>,
    lit: Res<'w, LitSpots>,
    window: InWindow<'w, 's>,
    visuals: Query<'w, 's, (&'static GlobalTransform, &'static VisualOf)>,
    dice: Query<'w, 's, (&'static Die, Option<&'static Highlight>), Without<Parked>>,
}

impl DiceThere<'_, '_> {
    /// The dice that can be used, the parts of the large board and those that are lit on others, and the other boards.
    fn things(&self) -> Vec<Thing<Touched>> {
        let Some(game) = SkipBoDice::of_view(&self.view.view) else {
            return Vec::new();
        };
        let mut things = self.dice(game);
        let large = self.table.large();
        for seat in std::iter::once(large).chain(game.seats().filter(|seat| *seat != large)) {
            for (spot, name) in spots(game, seat) {
                let light = self.lit.0.iter().find(|(of, lit, _)| (*of, *lit) == (seat, spot));
                // Small boards have only what a person can do there now.
                if seat != large && light.is_none() {
                    continue;
                }
                let mark = light.and_then(|(.., glow)| match glow {
                    Glow::Takeable => Some(Mark::Takeable),
                    Glow::Selected => Some(Mark::Chosen),
                    Glow::Target => Some(Mark::Target),
                    Glow::Focus => None,
                });
                things.extend(self.thing(Touched::Spot(seat, spot), seat, name, mark));
            }
            if seat != large {
                let sheet = game.sheet(seat);
                let filled: u8 = game.board().pile_ids().map(|pile| sheet.pile(pile).filled()).sum();
                things.extend(self.thing(Touched::Board(seat), seat, words::thing_board(filled), None));
            }
        }
        things
    }

    fn dice(&self, game: &SkipBoDice) -> Vec<Thing<Touched>> {
        let mut things: Vec<(u8, Thing<Touched>)> = self
            .visuals
            .iter()
            .filter_map(|(transform, visual)| {
                let (die, light) = self.dice.get(visual.0).ok()?;
                let value = game.value(die.id);
                let is_there = game.unused().contains(die.id) && value.is_shown();
                let name = match die.id {
                    BONUS => words::thing_bonus(value),
                    _ => words::thing_die(value),
                };
                let thing = Thing {
                    what: Touched::Die(die.id),
                    owner: None,
                    name,
                    mark: light.and_then(|light| Mark::of(*light)),
                    at: self.window.of(transform.translation())?,
                };
                is_there.then_some((die.id.0, thing))
            })
            .collect();
        things.sort_by_key(|(die, _)| *die);
        things.dedup_by_key(|(die, _)| *die);
        things.into_iter().map(|(_, thing)| thing).collect()
    }

    fn thing(&self, what: Touched, owner: SeatId, name: Message, mark: Option<Mark>) -> Option<Thing<Touched>> {
        let at = match what {
            Touched::Spot(seat, spot) => self.table.spot(seat, spot)?.0,
            Touched::Board(seat) => self.table.layout.board(seat)?.rect().center(),
            Touched::Die(_) | Touched::Nothing => return None,
        };
        Some(Thing {
            what,
            owner: Some(owner),
            name,
            mark,
            at: self.window.of(Vec3::new(at.x, BOARD_HEIGHT, at.y))?,
        })
    }
}

/// The parts of a board that can be used or written in next, in reading order, with their words.
fn spots(game: &SkipBoDice, seat: SeatId) -> Vec<(Spot, Message)> {
    let (board, sheet) = (game.board(), game.sheet(seat));
    let mut spots = Vec::new();
    for pile in board.pile_ids() {
        let (letter, next) = (pile.letter(), sheet.pile(pile).filled() + 1);
        let name = if next > board.bubbles() {
            words::thing_pile_complete(letter)
        } else if board.has_star(pile, next) {
            words::thing_pile_star(letter, next)
        } else {
            words::thing_pile(letter, next)
        };
        spots.push((Spot::Bubble(pile, next.min(board.bubbles())), name));
    }
    for id in board.stockpile_ids() {
        let stockpile = sheet.stockpile(id);
        let written = stockpile.entries().len() as u8;
        let free = board.boxes().saturating_sub(written);
        let name = match stockpile.top() {
            Some(value) => words::thing_stockpile(id.numeral(), value, free),
            None => words::thing_stockpile_none(id.numeral(), free),
        };
        let top = stockpile.top_box();
        // At the write the next box is the place, and otherwise the last one that can be used.
        let writes = !matches!(game.phase(), games::skip_bo_dice::state::Phase::Turn);
        let index = if writes {
            Some(written).filter(|_| free > 0)
        } else {
            top
        };
        spots.push((Spot::Box(id, index.or(top).unwrap_or(0)), name));
        if sheet.has_reward(board, id) {
            spots.push((Spot::Reward(id), words::thing_reward(id.numeral())));
        }
    }
    let left = sheet.free_skip_bos();
    if left > 0 {
        let next = board.free_skip_bos().saturating_sub(left);
        spots.push((Spot::FreeSkipBo(next), words::thing_free(left)));
    }
    let left = sheet.free_rerolls();
    if left > 0 {
        let next = board.free_rerolls().saturating_sub(left);
        spots.push((Spot::FreeReroll(next), words::thing_reroll(left)));
    }
    spots
}

fn press(
    mut presses: MessageReader<ThingPressed<Touched>>,
    mut inspected: ResMut<Inspected>,
    mut pointed: Pointed,
    mut hands: DiceHands,
) {
    for ThingPressed(what) in presses.read() {
        click(*what, &mut pointed, &mut inspected, &mut hands);
    }
}
