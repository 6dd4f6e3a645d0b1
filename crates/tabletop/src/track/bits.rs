//! A sequence of numbers with few bits each.

/// Bytes that are written bit by bit.
#[derive(Debug, Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// Bits not in `bytes` yet: fewer than eight.
    rest: u64,
    count: u32,
}

impl BitWriter {
    /// Appends the lowest `count` bits of a number; at most 32 bits.
    pub fn put(&mut self, number: u32, count: u32) {
        self.rest |= (u64::from(number) & ((1 << count) - 1)) << self.count;
        self.count += count;
        while self.count >= 8 {
            self.bytes.push(self.rest as u8);
            self.rest >>= 8;
            self.count -= 8;
        }
    }

    /// Appends a number that is at least 1; small numbers take few bits (Elias's gamma code).
    pub fn put_count(&mut self, number: u32) {
        let bits = number.max(1).ilog2();
        self.put(0, bits);
        self.put(1, 1);
        self.put(number, bits);
    }

    /// Appends three numbers, each with as many bits as the widest needs.
    pub fn put_three(&mut self, numbers: [i32; 3]) {
        let folded = numbers.map(|number| ((number << 1) ^ (number >> 31)) as u32);
        let widest = folded.iter().map(|number| u32::BITS - number.leading_zeros()).max();
        let width = widest.unwrap_or_default().min(WIDE);
        let (code, width) = if width < u32::from(ESCAPE) {
            (width, width)
        } else {
            (u32::from(ESCAPE), WIDE)
        };
        self.put(code, 4);
        folded.iter().for_each(|number| self.put(*number, width));
    }

    /// The written bytes, with zeros up to a whole byte.
    pub fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.rest as u8);
        }
        self.bytes
    }
}

/// The width code of three numbers: 0 to 14 bits, or this code for [`WIDE`] bits.
const ESCAPE: u8 = 15;
/// The largest width, the sign included.
const WIDE: u32 = 24;

/// Bytes that are read bit by bit. A read after the end gives `None`.
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// Reads a number of at most 32 bits.
    pub fn take(&mut self, count: u32) -> Option<u32> {
        let mut number = 0;
        for bit in 0..count {
            let byte = self.bytes.get(self.at / 8)?;
            number |= u32::from(byte >> (self.at % 8) & 1) << bit;
            self.at += 1;
        }
        Some(number)
    }

    /// Reads what [`BitWriter::put_count`] wrote.
    pub fn take_count(&mut self) -> Option<u32> {
        let mut bits = 0;
        while self.take(1)? == 0 {
            bits += 1;
            if bits > 30 {
                return None;
            }
        }
        Some(1 << bits | self.take(bits)?)
    }

    /// Reads what [`BitWriter::put_three`] wrote.
    pub fn take_three(&mut self) -> Option<[i32; 3]> {
        let code = self.take(4)?;
        let width = if code == u32::from(ESCAPE) { WIDE } else { code };
        let mut numbers = [0; 3];
        for number in &mut numbers {
            let folded = self.take(width)?;
            *number = (folded >> 1) as i32 ^ -((folded & 1) as i32);
        }
        Some(numbers)
    }

    /// Whether nothing is left except the zeros that fill the last byte.
    pub fn is_at_end(&self) -> bool {
        let filling = self.bytes.len() * 8 - self.at;
        filling < 8 && (filling == 0 || self.bytes.last().is_some_and(|last| last >> (8 - filling) == 0))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_was_written_is_read(
            threes in prop::collection::vec(prop::array::uniform3(-0x7f_ffff..=0x7f_ffff_i32), 0..20),
            counts in prop::collection::vec(1..=1_u32 << 30, 0..20),
        ) {
            let mut writer = BitWriter::default();
            threes.iter().for_each(|three| writer.put_three(*three));
            counts.iter().for_each(|count| writer.put_count(*count));
            let bytes = writer.finish();
            let mut reader = BitReader::new(&bytes);
            for three in threes {
                prop_assert_eq!(reader.take_three(), Some(three));
            }
            for count in counts {
                prop_assert_eq!(reader.take_count(), Some(count));
            }
            prop_assert!(reader.is_at_end());
            prop_assert_eq!(reader.take(8), None);
        }

        #[test]
        fn small_numbers_take_few_bits(number in 1..16_u32) {
            let mut writer = BitWriter::default();
            writer.put_count(number);
            prop_assert_eq!(writer.finish().len(), 1);
        }
    }
}
