//! Feed items on the wire. The view before serves as dictionary to compress the next view, as most of it repeats.

use std::sync::Arc;

use lz4_flex::block::{compress_with_dict, decompress_into_with_dict};
use serde::{Deserialize, Serialize};

use host::feed::{FeedItem, FeedUpdate};
use host::view::MatchView;
use records::seal::Seal;

/// The most bytes of a view.
pub const MOST_VIEW: usize = 64 * 1024;

/// An item of a feed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PackedItem {
    /// Its number.
    pub number: u64,
    /// The position in the log that it reaches.
    pub position: u32,
    /// What it reports.
    pub told: FeedUpdate,
    /// The length of the view, in bytes.
    pub length: u32,
    /// The view as an LZ4 block. Its dictionary is the view sent before to this viewer on this connection, or nothing
    /// for the first one.
    pub view: Vec<u8>,
    /// The seal of the match after it, if its seed was drawn.
    pub seal: Option<Seal>,
}

/// The last view sent to a viewer on a connection, as bytes. Both ends have it.
#[derive(Clone, Debug, Default)]
pub struct DeltaBase(Vec<u8>);

/// The bytes are no feed item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the bytes are no item of a feed")]
pub struct InvalidItem;

impl DeltaBase {
    /// Packs the next item.
    ///
    /// # Errors
    /// [`InvalidItem`] if the view is longer than [`MOST_VIEW`] bytes.
    pub fn pack(&mut self, item: &FeedItem) -> Result<PackedItem, InvalidItem> {
        let view = postcard::to_stdvec(&item.view).map_err(|_| InvalidItem)?;
        if view.len() > MOST_VIEW {
            return Err(InvalidItem);
        }
        let packed = PackedItem {
            number: item.number,
            position: item.position,
            told: item.told.clone(),
            length: view.len() as u32,
            view: compress_with_dict(&view, &self.0),
            seal: item.seal,
        };
        self.0 = view;
        Ok(packed)
    }

    /// Unpacks the next item.
    ///
    /// # Errors
    /// [`InvalidItem`] if it does not follow the item before.
    pub fn unpack(&mut self, packed: PackedItem) -> Result<FeedItem, InvalidItem> {
        let length = usize::try_from(packed.length).map_err(|_| InvalidItem)?;
        if length > MOST_VIEW {
            return Err(InvalidItem);
        }
        let mut bytes = vec![0; length];
        let found = decompress_into_with_dict(&packed.view, &mut bytes, &self.0).map_err(|_| InvalidItem)?;
        if found != length {
            return Err(InvalidItem);
        }
        let view: MatchView = postcard::from_bytes(&bytes).map_err(|_| InvalidItem)?;
        self.0 = bytes;
        Ok(FeedItem {
            number: packed.number,
            position: packed.position,
            told: packed.told,
            view: Arc::new(view),
            seal: packed.seal,
        })
    }
}
