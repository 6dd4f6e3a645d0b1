//! The wire format of types, found with the code that reads them: each type is read from nothing, again and again,
//! until every variant of every enum inside it has been read once.

use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::de::value::U32Deserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, EnumAccess, IntoDeserializer, SeqAccess, VariantAccess, Visitor,
};
use serde::{Deserializer, Serialize};

/// More readings than any type of ours needs.
const MOST_READINGS: usize = 2000;

/// How a value is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Format {
    /// Not known yet.
    Unknown,
    /// No bytes.
    Nothing,
    /// A number, a truth value, a letter or a text, by the name of its type.
    Plain(&'static str),
    /// A value or none.
    Maybe(Box<Self>),
    /// Values of one kind, with their count.
    List(Box<Self>),
    /// Values one after the other.
    Row(Vec<Self>),
    /// A type of ours, by its path.
    Named(String),
}

/// The contents of a type of ours, or of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holds {
    /// No bytes.
    Nothing,
    /// Values without names.
    Values(Vec<Format>),
    /// Values with names.
    Fields(Vec<(&'static str, Format)>),
    /// One of these variants; `None` for a variant that has not been read yet.
    OneOf(Vec<(&'static str, Option<Self>)>),
}

/// All types that were found, by their paths.
#[derive(Default)]
pub struct Tracer {
    pub types: BTreeMap<String, Holds>,
    /// The bytes of a value, for each type that can't be read from nothing.
    samples: BTreeMap<String, Vec<u8>>,
    /// The helper type that serde makes of a field with its own reader, and the type inside it.
    within: BTreeMap<String, String>,
    /// The types that are being read.
    open: Vec<String>,
}

/// Our crates that have types of the protocol.
const OUR_CRATES: [&str; 7] = ["addresses", "games", "host", "messages", "net", "rules", "tabletop"];

/// The error of a type that refuses its input. What it has read is known all the same.
#[derive(Debug)]
pub struct Refused(String);

impl fmt::Display for Refused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

impl de::Error for Refused {
    fn custom<T: fmt::Display>(why: T) -> Self {
        Self(why.to_string())
    }
}

impl Tracer {
    /// Adds a value of a type that can't be read from nothing.
    pub fn sample<T: Serialize>(&mut self, value: &T) {
        self.sample_of::<T>(value);
    }

    /// Adds a value that begins with a value of such a type.
    pub fn sample_of<T>(&mut self, value: &impl Serialize) {
        let bytes = postcard::to_stdvec(value).expect("it can be written");
        self.samples.insert(type_name::<T>().to_owned(), bytes);
    }

    /// Adds zeros for the type of this path, which no test can name: it can be read from zeros, but not from lists
    /// with elements.
    pub fn zeros(&mut self, path: &str) {
        self.samples.insert(path.to_owned(), vec![0; 256]);
    }

    /// Finds out everything about a type.
    pub fn trace<T: DeserializeOwned>(&mut self) {
        let path = inner(type_name::<T>());
        let mut why = None;
        for _ in 0..MOST_READINGS {
            let mut format = Format::Unknown;
            let read = self.read(&path, &mut format, |at| T::deserialize(at));
            why = read.err();
            if self.is_known(&path) {
                return;
            }
        }
        let open: Vec<_> = self.types.keys().filter(|path| !self.is_known(path)).collect();
        panic!("{path} is not known after {MOST_READINGS} readings: {why:?}, {open:?}");
    }

    /// Reads a value of the type of this path, from nothing or from the bytes of its sample.
    fn read<V>(
        &mut self,
        path: &str,
        format: &mut Format,
        reads: impl FnOnce(At<'_>) -> Result<V, Refused>,
    ) -> Result<V, Refused> {
        let ours = is_ours(path);
        if ours {
            self.open.push(path.to_owned());
        }
        let read = reads(At { tracer: self, format });
        if ours {
            self.open.pop();
            self.define(path, format);
        }
        read
    }

    /// Registers under its own name a type that is written as another type, or as a plain value.
    fn define(&mut self, path: &str, format: &mut Format) {
        let holds = match &*format {
            Format::Named(other) if other == path => return,
            Format::Unknown => return,
            Format::Named(other) => match self.types.get(other) {
                Some(holds) => holds.clone(),
                None => return,
            },
            Format::Nothing => Holds::Nothing,
            other => Holds::Values(vec![other.clone()]),
        };
        self.types.insert(path.to_owned(), holds);
        *format = Format::Named(path.to_owned());
    }

    /// The bytes from which a type must be read: it is known or contains itself, and can't be read from nothing.
    fn feed(&self, path: &str) -> Option<(Format, &'static [u8])> {
        let path = self.within.get(path).map_or(path, String::as_str);
        let bytes = self.samples.get(path)?;
        let feeds = self.is_known(path) || self.open.iter().any(|open| open == path);
        // Leaked on purpose: a test may leave its bytes in memory.
        feeds.then(|| (Format::Named(path.to_owned()), &*bytes.clone().leak()))
    }

    /// Whether everything inside of a type is known.
    pub fn is_known(&self, path: &str) -> bool {
        self.knows_path(path, &mut BTreeSet::new())
    }

    fn knows_path(&self, path: &str, seen: &mut BTreeSet<String>) -> bool {
        if !seen.insert(path.to_owned()) {
            return true;
        }
        self.types.get(path).is_some_and(|holds| self.knows_all(holds, seen))
    }

    fn knows_all(&self, holds: &Holds, seen: &mut BTreeSet<String>) -> bool {
        match holds {
            Holds::Nothing => true,
            Holds::Values(values) => values.iter().all(|value| self.knows(value, seen)),
            Holds::Fields(fields) => fields.iter().all(|(_, value)| self.knows(value, seen)),
            Holds::OneOf(variants) => variants
                .iter()
                .all(|(_, holds)| holds.as_ref().is_some_and(|holds| self.knows_all(holds, seen))),
        }
    }

    fn knows(&self, format: &Format, seen: &mut BTreeSet<String>) -> bool {
        match format {
            Format::Unknown => false,
            Format::Nothing | Format::Plain(_) => true,
            Format::Maybe(inner) | Format::List(inner) => self.knows(inner, seen),
            Format::Row(row) => row.iter().all(|inner| self.knows(inner, seen)),
            Format::Named(path) => self.knows_path(path, seen),
        }
    }

    /// The variant to read next: the first one that is not fully known.
    fn next_variant(&mut self, path: &str, names: &'static [&'static str]) -> usize {
        let unread = || Holds::OneOf(names.iter().map(|name| (*name, None)).collect());
        self.types.entry(path.to_owned()).or_insert_with(unread);
        if self.open.iter().filter(|open| *open == path).count() > 1 {
            return 0;
        }
        let Some(Holds::OneOf(variants)) = self.types.get(path) else {
            panic!("{path} is an enum and something else");
        };
        let unknown = |(_, holds): &(_, Option<Holds>)| {
            let mut seen = BTreeSet::from([path.to_owned()]);
            !holds.as_ref().is_some_and(|holds| self.knows_all(holds, &mut seen))
        };
        variants.iter().position(unknown).unwrap_or(0)
    }

    /// Stores the contents of a type, unless they are incomplete and earlier contents exist.
    fn keep(&mut self, path: String, holds: Holds) {
        let mut seen = BTreeSet::new();
        if self.knows_all(&holds, &mut seen) || !self.types.contains_key(&path) {
            self.types.insert(path, holds);
        }
    }
}

/// A place where a value is read.
pub struct At<'t> {
    tracer: &'t mut Tracer,
    format: &'t mut Format,
}

/// The path of a type without wrappers that are invisible on the wire.
fn inner(path: &str) -> String {
    const UNSEEN: [&str; 2] = ["alloc::boxed::Box<", "alloc::sync::Arc<"];
    let stripped = UNSEEN
        .iter()
        .find_map(|unseen| path.strip_prefix(unseen)?.strip_suffix('>'));
    stripped.map_or_else(|| path.to_owned(), inner)
}

/// Whether a path is that of a type of the program, and not of a helper type that serde makes of a field.
fn is_ours(path: &str) -> bool {
    let of_crate = path.split("::").next().unwrap_or_default();
    OUR_CRATES.contains(&of_crate) && !path.contains("__") && !path.contains(" as ")
}

/// Reads a place by the type it expects.
fn seeded<'de, S: DeserializeSeed<'de>>(
    tracer: &mut Tracer,
    format: &mut Format,
    seed: S,
) -> Result<S::Value, Refused> {
    let path = inner(type_name::<S::Value>());
    if let Some((known, bytes)) = tracer.feed(&path) {
        *format = known;
        let mut from = postcard::Deserializer::from_bytes(bytes);
        return seed.deserialize(&mut from).map_err(de::Error::custom);
    }
    let read = tracer.read(&path, format, |at| seed.deserialize(at));
    if let Format::Named(inside) = &*format
        && !is_ours(&path)
    {
        tracer.within.insert(path, inside.clone());
    }
    read
}

/// Values one after the other.
struct Row<'t> {
    tracer: &'t mut Tracer,
    formats: Vec<Format>,
    most: usize,
}

impl<'de> SeqAccess<'de> for Row<'_> {
    type Error = Refused;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Refused> {
        if self.formats.len() == self.most {
            return Ok(None);
        }
        let mut format = Format::Unknown;
        let value = seeded(self.tracer, &mut format, seed);
        self.formats.push(format);
        value.map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        None
    }
}

impl Tracer {
    /// Reads this number of values one after the other. Values that were not read are unknown.
    fn row<'de, V: Visitor<'de>>(&mut self, count: usize, visitor: V) -> (Vec<Format>, Result<V::Value, Refused>) {
        let mut row = Row {
            tracer: self,
            formats: Vec::new(),
            most: count,
        };
        let read = visitor.visit_seq(&mut row);
        let mut formats = row.formats;
        formats.resize(count, Format::Unknown);
        (formats, read)
    }
}

fn named(names: &'static [&'static str], formats: Vec<Format>) -> Holds {
    Holds::Fields(names.iter().copied().zip(formats).collect())
}

macro_rules! plain {
    ($($reads:ident $visits:ident $name:literal $value:expr;)+) => {
        $(fn $reads<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
            *self.format = Format::Plain($name);
            visitor.$visits($value)
        })+
    };
}

impl<'de> Deserializer<'de> for At<'_> {
    type Error = Refused;

    plain! {
        deserialize_bool visit_bool "bool" false;
        deserialize_u8 visit_u8 "u8" 0;
        deserialize_u16 visit_u16 "u16" 0;
        deserialize_u32 visit_u32 "u32" 0;
        deserialize_u64 visit_u64 "u64" 0;
        deserialize_u128 visit_u128 "u128" 0;
        deserialize_i8 visit_i8 "i8" 0;
        deserialize_i16 visit_i16 "i16" 0;
        deserialize_i32 visit_i32 "i32" 0;
        deserialize_i64 visit_i64 "i64" 0;
        deserialize_i128 visit_i128 "i128" 0;
        deserialize_f32 visit_f32 "f32" 0.0;
        deserialize_f64 visit_f64 "f64" 0.0;
        deserialize_char visit_char "char" 'A';
        deserialize_str visit_str "text" "";
        deserialize_string visit_str "text" "";
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        let whole = type_name::<V::Value>();
        let path = whole
            .strip_prefix("core::option::Option<")
            .and_then(|path| path.strip_suffix('>'));
        let path = inner(path.unwrap_or(whole));
        let mut format = Format::Unknown;
        let read = match self.tracer.feed(&path) {
            Some((known, bytes)) => {
                format = known;
                let mut from = postcard::Deserializer::from_bytes(bytes);
                visitor.visit_some(&mut from).map_err(de::Error::custom)
            }
            None => self.tracer.read(&path, &mut format, |at| visitor.visit_some(at)),
        };
        *self.format = Format::Maybe(Box::new(format));
        read
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        *self.format = Format::Nothing;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Refused> {
        *self.format = Format::Nothing;
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Refused> {
        let path = type_name::<V::Value>().to_owned();
        let mut format = Format::Unknown;
        let tracer = self.tracer;
        let read = visitor.visit_newtype_struct(At {
            tracer: &mut *tracer,
            format: &mut format,
        });
        tracer.keep(path.clone(), Holds::Values(vec![format]));
        *self.format = Format::Named(path);
        read
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refused> {
        let (mut formats, read) = self.tracer.row(1, visitor);
        *self.format = Format::List(Box::new(formats.remove(0)));
        read
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, count: usize, visitor: V) -> Result<V::Value, Refused> {
        let (formats, read) = self.tracer.row(count, visitor);
        *self.format = Format::Row(formats);
        read
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        count: usize,
        visitor: V,
    ) -> Result<V::Value, Refused> {
        let path = type_name::<V::Value>().to_owned();
        let (formats, read) = self.tracer.row(count, visitor);
        self.tracer.keep(path.clone(), Holds::Values(formats));
        *self.format = Format::Named(path);
        read
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refused> {
        let path = type_name::<V::Value>().to_owned();
        let (formats, read) = self.tracer.row(names.len(), visitor);
        self.tracer.keep(path.clone(), named(names, formats));
        *self.format = Format::Named(path);
        read
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refused> {
        let path = type_name::<V::Value>().to_owned();
        let at = self.tracer.next_variant(&path, names);
        *self.format = Format::Named(path.clone());
        let mut holds = Holds::Nothing;
        let read = visitor.visit_enum(OneVariant {
            tracer: &mut *self.tracer,
            at,
            holds: &mut holds,
        });
        let known = self.tracer.knows_all(&holds, &mut BTreeSet::from([path.clone()]));
        if let Some(Holds::OneOf(variants)) = self.tracer.types.get_mut(&path)
            && (known || variants[at].1.is_none())
        {
            variants[at].1 = Some(holds);
        }
        read
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Refused> {
        Err(Refused("postcard has nothing that says itself what it is".into()))
    }

    serde::forward_to_deserialize_any! { bytes byte_buf map identifier ignored_any }

    fn is_human_readable(&self) -> bool {
        false
    }
}

/// A variant that is being read.
struct OneVariant<'t> {
    tracer: &'t mut Tracer,
    at: usize,
    holds: &'t mut Holds,
}

impl<'de> EnumAccess<'de> for OneVariant<'_> {
    type Error = Refused;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Refused> {
        let at: U32Deserializer<Refused> = (self.at as u32).into_deserializer();
        Ok((seed.deserialize(at)?, self))
    }
}

impl<'de> VariantAccess<'de> for OneVariant<'_> {
    type Error = Refused;

    fn unit_variant(self) -> Result<(), Refused> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Refused> {
        let mut format = Format::Unknown;
        let read = seeded(self.tracer, &mut format, seed);
        *self.holds = Holds::Values(vec![format]);
        read
    }

    fn tuple_variant<V: Visitor<'de>>(self, count: usize, visitor: V) -> Result<V::Value, Refused> {
        let (formats, read) = self.tracer.row(count, visitor);
        *self.holds = Holds::Values(formats);
        read
    }

    fn struct_variant<V: Visitor<'de>>(self, names: &'static [&'static str], visitor: V) -> Result<V::Value, Refused> {
        let (formats, read) = self.tracer.row(names.len(), visitor);
        *self.holds = named(names, formats);
        read
    }
}
