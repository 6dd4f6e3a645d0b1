//! The addresses to which mails are sent.
//!
//! Only the usual kind is taken: ASCII, a name of plain letters, a domain with a full stop. What else the standards know
//! (quoted names, comments, addresses in brackets, routes by `%` and `!`) would only help to reach machines that nobody
//! means.

use std::net::IpAddr;

use lettre::Address;

/// The address of a text, if mails are sent there.
pub(super) fn address_of(text: &str) -> Option<Address> {
    let address: Address = text.parse().ok()?;
    let (user, domain) = (address.user(), address.domain());
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || b"._+-'=".contains(&letter);
    let begins_well = user.bytes().next().is_some_and(|first| first != b'-');
    let of_a_name = |letter: u8| letter.is_ascii_alphanumeric() || b".-".contains(&letter);
    let is_of_internet = domain.contains('.') && domain.bytes().all(of_a_name) && domain.parse::<IpAddr>().is_err();
    (begins_well && user.bytes().all(plain) && is_of_internet).then_some(address)
}

/// What addresses have in common that are likely to be of one mailbox: many services tell neither capital letters, full
/// stops nor what follows a plus sign apart. They share their limits.
pub(super) fn mailbox_of(address: &Address) -> String {
    let user = address.user().split('+').next().unwrap_or_default();
    let user = user.replace('.', "");
    format!("{user}@{}", address.domain()).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_usual_addresses_are_taken() {
        for fine in [
            "ana@example.org",
            "ana.b+dice@mail.example.org",
            "O'Neil_1@EXAMPLE.org",
            "a=b@xn--bcher-kva.example",
        ] {
            assert_eq!(address_of(fine).expect(fine).to_string(), fine);
        }
        for wrong in [
            "",
            "ana",
            "@example.org",
            "ana@",
            "ana@localhost",
            "ana@127.0.0.1",
            "ana@[127.0.0.1]",
            "ana@[IPv6:::1]",
            "ana@bücher.example",
            "änne@example.org",
            "-oQ/tmp@example.org",
            "\"ana b\"@example.org",
            "ana%evil.example@example.org",
            "evil.example!ana@example.org",
            "ana@example.org, bo@example.org",
            "Ana <ana@example.org>",
            "ana@example.org\r\nBcc: bo@example.org",
            "ana\r\nBcc: bo@example.org",
            "ana@example.org\n",
            " ana@example.org",
            "ana@example.org\0",
            "ana..b@example.org",
        ] {
            assert_eq!(address_of(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn addresses_of_one_mailbox_are_counted_together() {
        let all = [
            "ana.bo@Example.org",
            "anabo@example.org",
            "AnaBo+1@example.org",
            "a.n.abo+x+y@EXAMPLE.ORG",
        ];
        for address in all {
            let address = address_of(address).expect("an address");
            assert_eq!(mailbox_of(&address), "anabo@example.org");
        }
        let other = address_of("anabo@mail.example.org").expect("an address");
        assert_eq!(mailbox_of(&other), "anabo@mail.example.org");
    }
}
