//! Which addresses are those of the internet.

use std::net::{IpAddr, Ipv6Addr};

/// Whether an address is one of the internet, not of a network of one's own, of this machine or for other purposes.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            let [first, second, third, _] = address.octets();
            let special = match first {
                0 | 10 | 127 => true,
                100 => second & 0xc0 == 64,
                169 => second == 254,
                172 => second & 0xf0 == 16,
                192 => second == 168 || (second == 0 && matches!(third, 0 | 2)) || (second == 88 && third == 99),
                198 => second & 0xfe == 18 || (second == 51 && third == 100),
                203 => second == 0 && third == 113,
                // Many at once, and those that are reserved.
                _ => first >= 224,
            };
            !special
        }
        IpAddr::V6(address) => {
            // Only what is given out for the internet, without what carries an IPv4 address or is for examples.
            let segments = address.segments();
            let is_global = segments[0] & 0xe000 == 0x2000;
            let is_special = matches!(segments, [0x2001, 0..=0x1ff | 0xdb8, ..] | [0x2002, ..] | [0x3fff, ..]);
            is_global && !is_special && address != Ipv6Addr::UNSPECIFIED
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_internet_are_public() {
        for public in [
            "1.1.1.1",
            "172.32.0.1",
            "192.169.0.1",
            "100.128.0.1",
            "2606:4700::1",
            "2a00::1",
        ] {
            assert!(is_public(public.parse().expect("an address")), "{public}");
        }
        for own in [
            "0.0.0.0",
            "10.1.2.3",
            "127.0.0.1",
            "100.64.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.168.1.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "fe80::1",
            "fd00::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::1",
            "2001:db8::1",
            "2001::1",
        ] {
            assert!(!is_public(own.parse().expect("an address")), "{own}");
        }
    }
}
