//! Which inputs mean which intents: the defaults of all intents, and what the player changed.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;

use super::input::Input;
use super::intent::{Context, Further, GameIntents, Intent, IntentDef, OnPad};

/// The most inputs of one intent in one context.
pub const MOST_INPUTS: usize = 8;

/// An intent in a context: what can be bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot {
    /// Where it counts.
    pub context: Context,
    /// The intent.
    pub intent: Intent,
}

impl std::fmt::Display for Slot {
    /// The name in the file of the bindings, such as `table/hint`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.context.name(), self.intent)
    }
}

/// A slot and its default inputs.
#[derive(Clone, Debug, PartialEq)]
struct Entry {
    slot: Slot,
    defaults: Vec<Input>,
}

/// What is known of an intent or family.
#[derive(Clone, Debug)]
pub struct Defined {
    /// The context in which it was defined.
    pub context: Context,
    /// The definition.
    pub def: &'static IntentDef,
}

impl PartialEq for Defined {
    fn eq(&self, other: &Self) -> bool {
        self.context == other.context && self.def.intent == other.def.intent
    }
}

/// Which inputs mean which intents. A clone costs next to nothing.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Bindings {
    entries: Arc<Vec<Entry>>,
    defined: Arc<Vec<Defined>>,
    named: Arc<Vec<(char, Intent)>>,
    /// The inputs that the player gave, by slot.
    changed: Arc<BTreeMap<Slot, Vec<Input>>>,
}

impl Bindings {
    /// Adds intents with their default inputs. What is there already is not added again.
    pub fn define(&mut self, context: Context, defs: &'static [IntentDef]) {
        for def in defs {
            let defined = Defined { context, def };
            if !self.defined.contains(&defined) {
                for (intent, inputs) in def.intents() {
                    self.add(Slot { context, intent }, inputs);
                }
                Arc::make_mut(&mut self.defined).push(defined);
            }
        }
    }

    /// Adds the intents of a game.
    pub fn define_game(&mut self, game: &'static str, intents: &GameIntents) {
        let context = Context::Game(game);
        intents.own.iter().for_each(|defs| self.define(context, defs));
        let further = intents.further.iter();
        further.for_each(|further| self.define_further(context, further));
        let new = intents.named.iter().filter(|named| !self.named.contains(named));
        let new: Vec<(char, Intent)> = new.copied().collect();
        Arc::make_mut(&mut self.named).extend(new);
    }

    /// The intent that texts name by this letter.
    pub fn named(&self, letter: char) -> Option<Intent> {
        let named = self.named.iter().find(|(other, _)| *other == letter);
        named.map(|(_, intent)| *intent)
    }

    /// Adds further default inputs of intents that are defined already.
    pub fn define_further(&mut self, context: Context, further: &'static [Further]) {
        for (intent, inputs) in further {
            self.add(
                Slot {
                    context,
                    intent: *intent,
                },
                inputs,
            );
        }
    }

    fn add(&mut self, slot: Slot, defaults: &[Input]) {
        let entries = Arc::make_mut(&mut self.entries);
        match entries.iter_mut().find(|entry| entry.slot == slot) {
            Some(entry) => {
                let further = defaults.iter().filter(|input| !entry.defaults.contains(input));
                let further: Vec<Input> = further.copied().collect();
                entry.defaults.extend(further);
            }
            None => entries.push(Entry {
                slot,
                defaults: defaults.to_vec(),
            }),
        }
    }

    fn entry(&self, slot: Slot) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.slot == slot)
    }

    /// All slots, in the order of their definitions.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        self.entries.iter().map(|entry| entry.slot)
    }

    /// All definitions, in their order.
    pub fn defined(&self) -> &[Defined] {
        &self.defined
    }

    /// The definition of an intent, or of its family.
    pub fn definition(&self, intent: Intent) -> Option<&'static IntentDef> {
        let defined = self.defined.iter().find(|defined| defined.def.intent == intent.whole());
        defined.map(|defined| defined.def)
    }

    /// The slots that a person sees in a context. What counts everywhere is not seen once more among the menus,
    /// where it may have further inputs.
    pub fn shown(&self, context: Context) -> impl Iterator<Item = Slot> {
        let there = self.slots().filter(move |slot| slot.context == context);
        there.filter(|slot| self.joined(*slot).all(|other| other.context != Context::Everywhere))
    }

    /// The slots that a person sees as one with this one: the same intent, everywhere and in menus.
    pub fn joined(&self, slot: Slot) -> impl Iterator<Item = Slot> {
        let other = match slot.context {
            Context::Everywhere => Some(Context::Menu),
            Context::Menu => Some(Context::Everywhere),
            _ => None,
        };
        let other = other.map(|context| Slot { context, ..slot });
        other.into_iter().filter(|other| self.entry(*other).is_some())
    }

    /// The inputs of a slot and of those that a person sees as one with it, each once.
    pub fn shown_inputs(&self, slot: Slot) -> Vec<Input> {
        let mut all = self.inputs(slot).to_vec();
        for other in self.joined(slot) {
            let further = self.inputs(other).iter().filter(|input| !all.contains(input));
            let further: Vec<Input> = further.copied().collect();
            all.extend(further);
        }
        all
    }

    /// Whether the player changed a slot, or one that is seen as one with it.
    pub fn is_changed(&self, slot: Slot) -> bool {
        let mut all = std::iter::once(slot).chain(self.joined(slot));
        all.any(|slot| self.changed.contains_key(&slot))
    }

    /// What a gamepad's hint shows for an intent without a button.
    pub fn on_pad(&self, intent: Intent) -> OnPad {
        self.definition(intent).map_or(OnPad::Nothing, |def| def.on_pad)
    }

    /// Whether an intent counts at the table from everybody's gamepad, also while only others are due.
    pub fn is_by_anyone(&self, intent: Intent) -> bool {
        self.definition(intent).is_some_and(|def| def.by_anyone)
    }

    /// Whether an intent counts as long as it is held.
    pub fn is_held(&self, intent: Intent) -> bool {
        self.definition(intent).is_some_and(|def| def.held)
    }

    /// The default inputs of a slot.
    pub fn defaults(&self, slot: Slot) -> &[Input] {
        self.entry(slot).map_or(&[], |entry| &entry.defaults)
    }

    /// The inputs of a slot.
    pub fn inputs(&self, slot: Slot) -> &[Input] {
        match self.changed.get(&slot) {
            Some(inputs) => inputs,
            None => self.defaults(slot),
        }
    }

    /// The inputs of an intent in all contexts that count.
    pub fn inputs_of(&self, intent: Intent, counts: impl Fn(Context) -> bool) -> impl Iterator<Item = Input> {
        let slots = self
            .slots()
            .filter(move |slot| slot.intent == intent && counts(slot.context));
        slots.flat_map(|slot| self.inputs(slot).iter().copied())
    }

    /// The intents that an input means in the contexts that count.
    pub fn meant_by(
        &self,
        counts: impl Fn(Context) -> bool,
        is_it: impl Fn(Input) -> bool,
    ) -> impl Iterator<Item = Intent> {
        let slots = self.slots().filter(move |slot| counts(slot.context));
        slots
            .filter(move |slot| self.inputs(*slot).iter().any(|input| is_it(*input)))
            .map(|slot| slot.intent)
    }

    /// What the player changed.
    pub fn changes(&self) -> &BTreeMap<Slot, Vec<Input>> {
        &self.changed
    }

    /// Sets the inputs of a slot: at most [`MOST_INPUTS`], each once. Inputs equal to the defaults are no change.
    pub fn set(&mut self, slot: Slot, inputs: impl IntoIterator<Item = Input>) {
        let mut all: Vec<Input> = Vec::new();
        for input in inputs {
            if !all.contains(&input) && all.len() < MOST_INPUTS {
                all.push(input);
            }
        }
        let changed = Arc::make_mut(&mut self.changed);
        if self
            .entries
            .iter()
            .any(|entry| entry.slot == slot && entry.defaults == all)
        {
            changed.remove(&slot);
        } else {
            changed.insert(slot, all);
        }
    }

    /// Gives a slot, and those that a person sees as one with it, the default inputs again.
    pub fn reset(&mut self, slot: Slot) {
        let all: Vec<Slot> = std::iter::once(slot).chain(self.joined(slot)).collect();
        let changed = Arc::make_mut(&mut self.changed);
        all.iter().for_each(|slot| drop(changed.remove(slot)));
    }

    /// Gives all slots their default inputs again.
    pub fn reset_all(&mut self) {
        self.changed = Arc::default();
    }
}
