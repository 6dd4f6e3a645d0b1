//! Lists from outside with a limited length, so that a short message can't take much memory.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};

/// Reads a list of at most `MOST` items. For `deserialize_with`.
///
/// # Errors
/// If there are more items, or one of them can't be read.
pub fn list<'de, T: Deserialize<'de>, D: Deserializer<'de>, const MOST: usize>(from: D) -> Result<Vec<T>, D::Error> {
    from.deserialize_seq(AtMost::<T, MOST>(PhantomData))
}

struct AtMost<T, const MOST: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de>, const MOST: usize> Visitor<'de> for AtMost<T, MOST> {
    type Value = Vec<T>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a list of at most {MOST}")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Vec<T>, A::Error> {
        let mut list = Vec::new();
        while let Some(next) = from.next_element()? {
            if list.len() == MOST {
                return Err(A::Error::custom(format_args!("a list of more than {MOST}")));
            }
            list.push(next);
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::list;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Three(#[serde(deserialize_with = "list::<_, _, 3>")] Vec<u8>);

    #[test]
    fn a_list_is_read_up_to_its_most() {
        for length in 0..5_u8 {
            let bytes = postcard::to_stdvec(&Three((0..length).collect())).expect("it can be written");
            let read = postcard::from_bytes::<Three>(&bytes);
            assert_eq!(read.is_ok(), length <= 3, "{length}");
        }
    }
}
