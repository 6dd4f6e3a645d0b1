//! Tells people who are away that it is their turn: posts a short text to the URL that they have set.
//!
//! The operator names the hosts that may be told. Their addresses are looked up here, and only public ones are used, so
//! that nobody reaches the operator's own network by a URL. Redirections are not followed. What can't be sent is lost:
//! the match goes on, and the program says whose turn it is.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use reqwest::{Client, Url, redirect};
use tokio::net::lookup_host;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;

use client::tls::config_of_authorities;
use net::protocol::notice::NoticeAddress;
use net::protocol::refusal::RoomRefusal;
use net::room::notice::Notice;

/// How many notices may wait. Further ones are lost.
const MOST_WAITING: usize = 256;
/// How many are sent at once.
const MOST_AT_ONCE: usize = 4;
/// The most time to send one.
const MOST_TIME: Duration = Duration::from_secs(10);

/// The words of a notice.
pub type NoticeWords = Arc<dyn Fn(&Notice) -> String + Send + Sync>;

/// Which notices a server sends.
#[derive(Clone)]
pub struct NoticeConfig {
    /// The hosts to which it may post; none if it posts nothing.
    pub push_hosts: Vec<String>,
    /// The words of a notice.
    pub words: NoticeWords,
    /// Whether it also posts to this machine, without encryption: for tests.
    pub to_this_machine: bool,
}

impl fmt::Debug for NoticeConfig {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "NoticeConfig({:?})", self.push_hosts)
    }
}

/// The notices of a server.
pub(super) struct Notices {
    config: Option<NoticeConfig>,
    waiting: mpsc::Sender<Notice>,
}

/// The notices that wait to be sent.
pub(super) type WaitingNotices = mpsc::Receiver<Notice>;

impl Notices {
    /// Those of a server with this configuration; `None` if it sends none.
    pub(super) fn new(config: Option<NoticeConfig>) -> (Self, WaitingNotices) {
        let (waiting, receiver) = mpsc::channel(MOST_WAITING);
        (Self { config, waiting }, receiver)
    }

    /// Checks an address that a member sets.
    ///
    /// # Errors
    /// [`RoomRefusal`] if nothing is sent there.
    pub(super) fn check(&self, address: &NoticeAddress) -> Result<(), RoomRefusal> {
        let config = self.config.as_ref().ok_or(RoomRefusal::NoNotices)?;
        url_of(address, config).map(|_| ()).ok_or(RoomRefusal::NoticeAddress)
    }

    /// Sends a notice later; it is lost if too many wait.
    pub(super) fn give(&self, notice: Notice) {
        if self.config.is_some() && self.waiting.try_send(notice).is_err() {
            tracing::warn!("too many notices wait; one is lost");
        }
    }
}

/// Sends notices until the server ends.
pub(super) async fn send_all(config: NoticeConfig, mut waiting: WaitingNotices) {
    let places = Arc::new(Semaphore::new(MOST_AT_ONCE));
    while let Some(notice) = waiting.recv().await {
        let Ok(place) = places.clone().acquire_owned().await else {
            return;
        };
        let config = config.clone();
        tokio::spawn(async move {
            let _place = place;
            // Neither the address nor the room are for the log.
            match timeout(MOST_TIME, send(&notice, &config)).await {
                Ok(Ok(())) => {}
                Ok(Err(why)) => tracing::info!(why, "a notice was not sent"),
                Err(_) => tracing::info!("a notice was not sent in time"),
            }
        });
    }
}

async fn send(notice: &Notice, config: &NoticeConfig) -> Result<(), &'static str> {
    // The operator may allow other hosts by now than when the address was set.
    let url = url_of(&notice.to, config).ok_or("its host is not allowed")?;
    let host = url.host_str().ok_or("it has no host")?.to_owned();
    let port = url.port_or_known_default().ok_or("it has no port")?;
    let found = lookup_host((host.as_str(), port))
        .await
        .map_err(|_| "its host is not found")?;
    let here = |address: &SocketAddr| config.to_this_machine && address.ip().is_loopback();
    let addresses: Vec<SocketAddr> = found
        .filter(|address| is_public(address.ip()) || here(address))
        .collect();
    if addresses.is_empty() {
        return Err("its host is not a public one");
    }
    let tls = config_of_authorities().map_err(|_| "there is no encryption")?;
    let client = Client::builder()
        .tls_backend_preconfigured(tls)
        // The addresses that were checked, and no others.
        .resolve_to_addrs(&host, &addresses)
        .redirect(redirect::Policy::none())
        .no_proxy()
        .timeout(MOST_TIME)
        .build()
        .map_err(|_| "there is no client")?;
    let posts = client.post(url).header("content-type", "text/plain; charset=utf-8");
    let answer = posts.body((config.words)(notice)).send().await;
    match answer {
        Ok(answer) if answer.status().is_success() => Ok(()),
        Ok(_) => Err("the service refused it"),
        Err(_) => Err("the service does not answer"),
    }
}

/// The URL of an address to which something may be sent.
fn url_of(address: &NoticeAddress, config: &NoticeConfig) -> Option<Url> {
    let NoticeAddress::Push(text) = address;
    let url = Url::parse(text).ok()?;
    let host = url.host_str()?;
    let is_plain = url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
    let is_here = config.to_this_machine && url.scheme() == "http" && host == "127.0.0.1";
    let is_allowed = config
        .push_hosts
        .iter()
        .any(|allowed| allowed.eq_ignore_ascii_case(host));
    let is_usual = url.scheme() == "https" && url.port().is_none();
    (is_plain && (is_here || is_allowed && is_usual)).then_some(url)
}

/// Whether an address is one of the internet, not of a network of one's own, of this machine or for other purposes.
fn is_public(address: IpAddr) -> bool {
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

    fn config(to_this_machine: bool) -> NoticeConfig {
        NoticeConfig {
            push_hosts: vec!["ntfy.example".to_owned()],
            words: Arc::new(|notice| notice.game.clone()),
            to_this_machine,
        }
    }

    #[test]
    fn only_hosts_that_the_operator_names_are_told() {
        let checked = |url: &str, config| Notices::new(config).0.check(&NoticeAddress::Push(url.to_owned()));
        let fine = "https://NTFY.example/topic";
        assert_eq!(checked(fine, None), Err(RoomRefusal::NoNotices));
        assert_eq!(checked(fine, Some(config(false))), Ok(()));
        for wrong in [
            "http://ntfy.example/topic",
            "https://ntfy.example:8443/topic",
            "https://ntfy.example.evil.example/topic",
            "https://ntfy.example@evil.example/topic",
            "https://me:secret@ntfy.example/topic",
            "https://127.0.0.1/topic",
            "http://127.0.0.1/topic",
            "https://[::1]/",
            "file:///etc/passwd",
            "ntfy.example",
            "",
        ] {
            assert_eq!(
                checked(wrong, Some(config(false))),
                Err(RoomRefusal::NoticeAddress),
                "{wrong}"
            );
        }
        assert_eq!(checked("http://127.0.0.1:81/topic", Some(config(true))), Ok(()));
        assert!(checked("http://10.0.0.1/topic", Some(config(true))).is_err());
    }

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

    #[test]
    fn so_many_notices_wait_and_further_ones_are_lost() {
        let (notices, mut waiting) = Notices::new(Some(config(false)));
        let notice = Notice {
            to: NoticeAddress::Push("https://ntfy.example/topic".to_owned()),
            code: "ABCDEF".parse().expect("a code"),
            game: "stack".to_owned(),
        };
        for _ in 0..MOST_WAITING + 10 {
            notices.give(notice.clone());
        }
        let count = std::iter::from_fn(|| waiting.try_recv().ok()).count();
        assert_eq!(count, MOST_WAITING);
    }
}
