//! The addresses that limits count by.

use std::net::{IpAddr, Ipv6Addr};

/// The address that limits count by. For IPv6 it is the network of a household (/64), which has many addresses.
pub(super) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX))),
        four @ IpAddr::V4(_) => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_counts_as_one() {
        let of = |text: &str| counted(text.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2:5:6:7:8"));
        assert_ne!(of("2001:db8:1:2::"), of("2001:db8:1:3::"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
        assert_ne!(of("10.0.0.2"), of("10.0.0.1"));
    }
}
