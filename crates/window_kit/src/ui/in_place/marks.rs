//! The marks of elements that are updated in place.

use std::any::Any;

use bevy::prelude::*;

/// The key of an element among its siblings: only elements with equal keys are the same thing. Without keys, the names
/// of the controls in the elements count.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Key(String);

impl Key {
    /// Makes a key.
    pub fn new(key: impl Into<String>) -> Self {
        Self(key.into())
    }
}

/// Values that can be compared with a value of any type.
trait Value: Any + Send + Sync {
    fn is(&self, other: &dyn Value) -> bool;
}

impl<T: PartialEq + Any + Send + Sync> Value for T {
    fn is(&self, other: &dyn Value) -> bool {
        (other as &dyn Any).downcast_ref::<T>() == Some(self)
    }
}

/// All that an element and everything in it was made from. While it is equal, nothing of the element is touched.
#[derive(Component)]
pub struct MadeFrom(Box<dyn Value>);

impl MadeFrom {
    /// What the element is made from. Everything that can change what the element shows or does has to be in it.
    pub fn new(content: impl PartialEq + Send + Sync + 'static) -> Self {
        Self(Box::new(content))
    }

    /// Whether both are made from equal contents.
    pub(super) fn is(&self, other: &Self) -> bool {
        self.0.is(&*other.0)
    }
}

/// The children of an element with this mark are the work of another system. An update of the elements around it
/// leaves them alone.
#[derive(Component, Clone, Copy, Debug)]
pub struct FilledElsewhere;
