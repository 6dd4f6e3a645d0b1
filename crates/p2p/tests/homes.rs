//! Two homes on one machine, by a relay of the test's own on the loopback address.
#![cfg(feature = "relay")]

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use iroh::endpoint::presets;
use iroh::{Endpoint, EndpointAddr, PublicKey, RelayMode};
use net::table_address::{RelayAddress, TableAddress};
use p2p::dialer::Dialer;
use p2p::listener::{Caller, Listener, MOST_OF_ONE, Reach, TableSecret};
use p2p::network::{Network, Relays};
use p2p::relay::{Config, Relay};
use p2p::stream::{Stream, Way};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{sleep, timeout};

/// The longest wait of a test.
const LONGEST: Duration = Duration::from_secs(30);

/// A relay, and its address for links.
async fn relay(most_clients: usize) -> (Relay, RelayAddress) {
    let config = Config {
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        tls: None,
        address_port: 0,
        most_clients,
    };
    let relay = Relay::start(config).await.expect("a relay");
    let address = format!("http://{}", relay.address().expect("it listens"));
    (relay, address.parse().expect("an address"))
}

/// A home with this relay.
fn by(relay: &RelayAddress, hides_address: bool) -> Network {
    Network {
        relays: Relays::Own(vec![relay.clone()]),
        hides_address,
        ..Network::default()
    }
}

/// A table that waits at its relay.
async fn table(network: &Network) -> (Listener, TableAddress) {
    let listener = Listener::open(&TableSecret::new([7; 32]), network, 0)
        .await
        .expect("it opens");
    let until = tokio::time::Instant::now() + LONGEST;
    while !matches!(listener.reach(), Reach::Everybody(_)) {
        assert!(tokio::time::Instant::now() < until, "{:?}", listener.reach());
        sleep(Duration::from_millis(20)).await;
    }
    let mut address = listener.address();
    // The guest is in another home.
    address.near.clear();
    (listener, address)
}

/// A guest at a table, the table's end of the connection, and how the table knows the guest.
async fn connected(listener: &Listener, dialer: &Dialer) -> (Stream, Stream, Caller) {
    let calls = async {
        let mut stream = dialer.call().await.expect("the table answers");
        // The other end learns of a stream by its first byte.
        stream.write_all(b"!").await.expect("it is sent");
        stream
    };
    let answers = async {
        let guest = listener.next().await.expect("a guest");
        let caller = guest.caller();
        let mut stream = guest.enter().await.expect("the guest enters");
        assert_eq!(stream.read_u8().await.expect("a byte"), b'!');
        (stream, caller)
    };
    let (there, (here, caller)) = timeout(LONGEST, async { tokio::join!(calls, answers) })
        .await
        .expect("in time");
    (there, here, caller)
}

#[tokio::test]
async fn a_guest_finds_the_table_by_its_key_and_then_the_direct_way() {
    let (_relay, at) = relay(10).await;
    let (listener, address) = table(&by(&at, false)).await;
    assert_eq!(address.relays, [at]);
    let dialer = Dialer::open(address, &Network::default()).await.expect("it opens");
    let (mut there, mut here, _) = connected(&listener, &dialer).await;
    let until = tokio::time::Instant::now() + LONGEST;
    // On one machine nothing keeps the two apart. What is said meanwhile arrives, whichever way it takes.
    for number in 0.. {
        there.write_u32(number).await.expect("it is sent");
        assert_eq!(here.read_u32().await.expect("it arrives"), number);
        if [there.line(), here.line()]
            .iter()
            .all(|line| line.way() == Some(Way::Direct))
        {
            break;
        }
        assert!(tokio::time::Instant::now() < until, "{:?}", there.line().way());
        sleep(Duration::from_millis(10)).await;
    }
    drop(there);
    assert!(here.read_u8().await.is_err(), "the guest is gone");
    listener.close().await;
    assert!(listener.next().await.is_none());
}

#[tokio::test]
async fn a_home_that_hides_its_address_is_reached_over_the_relay_alone() {
    let (relay, at) = relay(10).await;
    let (listener, address) = table(&by(&at, true)).await;
    assert_eq!(listener.port(), None);
    assert!(listener.address().near.is_empty());
    let dialer = Dialer::open(address, &Network::default()).await.expect("it opens");
    let (mut there, mut here, caller) = connected(&listener, &dialer).await;
    assert_eq!(caller, Caller::Relayed);
    for _ in 0..100 {
        there.write_u32(5).await.expect("it is sent");
        assert_eq!(here.read_u32().await.expect("it arrives"), 5);
        assert_eq!(
            (there.line().way(), here.line().way()),
            (Some(Way::Relayed), Some(Way::Relayed))
        );
    }
    assert_eq!(relay.clients(), 2);
}

#[tokio::test]
async fn in_the_same_network_no_relay_is_needed() {
    let network = Network {
        relays: Relays::Nothing,
        ..Network::default()
    };
    let listener = Listener::open(&TableSecret::new([8; 32]), &network, 0)
        .await
        .expect("it opens");
    let port = listener.port().expect("a port");
    let address = TableAddress {
        near: vec![SocketAddr::from((Ipv4Addr::LOCALHOST, port))],
        ..listener.address()
    };
    let dialer = Dialer::open(address, &Network::default()).await.expect("it opens");
    let (there, _, caller) = connected(&listener, &dialer).await;
    assert_eq!(caller, Caller::Direct(Ipv4Addr::LOCALHOST.into()));
    assert_eq!(there.line().way(), Some(Way::Direct));
}

#[tokio::test]
async fn nobody_else_answers_for_a_table() {
    let (_relay, at) = relay(10).await;
    let (listener, address) = table(&by(&at, false)).await;
    let other = TableAddress {
        key: TableSecret::new([9; 32]).key(),
        near: vec![SocketAddr::from((
            Ipv4Addr::LOCALHOST,
            listener.port().expect("a port"),
        ))],
        ..address
    };
    let dialer = Dialer::open(other, &Network::default()).await.expect("it opens");
    let called = timeout(Duration::from_secs(3), dialer.call()).await;
    assert!(!matches!(called, Ok(Ok(_))), "{called:?}");
}

/// What one end takes without reading it, and what the other end holds meanwhile.
const MOST_HELD: usize = 2 * 128 * 1024;

#[tokio::test]
async fn an_end_that_does_not_read_makes_the_other_hold_little() {
    let (_relay, at) = relay(10).await;
    let (listener, address) = table(&by(&at, false)).await;
    let dialer = Dialer::open(address, &Network::default()).await.expect("it opens");
    let (mut there, mut here, _) = connected(&listener, &dialer).await;
    // Both ends in turn: neither reads.
    for writer in [&mut there, &mut here] {
        let mut taken = 0;
        while let Ok(written) = timeout(Duration::from_secs(1), writer.write(&[7; 4096])).await {
            taken += written.expect("the connection is open");
            assert!(taken <= MOST_HELD, "{taken} bytes");
        }
        assert!(taken > MOST_HELD / 4, "the limit was reached: {taken}");
    }
    // Once they read, everything arrives.
    let mut bytes = vec![0; 64 * 1024];
    let mut arrived = 0;
    while let Ok(Ok(read)) = timeout(Duration::from_secs(1), here.read(&mut bytes)).await {
        arrived += read;
        assert!(bytes[..read].iter().all(|byte| *byte == 7));
    }
    assert!(arrived > MOST_HELD / 4, "{arrived}");
}

/// An endpoint that does not keep to what our programs do.
async fn stranger(relay: &RelayAddress) -> Endpoint {
    let relay = relay.url().parse().expect("a URL");
    let builder = Endpoint::builder(presets::Minimal).relay_mode(RelayMode::custom([relay]));
    builder.bind().await.expect("it opens")
}

fn addressed(address: &TableAddress) -> EndpointAddr {
    let key = PublicKey::from_bytes(address.key.as_bytes()).expect("a key");
    let relay = address.relays[0].url().parse().expect("a URL");
    EndpointAddr::new(key).with_relay_url(relay)
}

#[tokio::test]
async fn a_guest_has_one_stream_and_nothing_else() {
    let (_relay, at) = relay(10).await;
    let (listener, address) = table(&by(&at, false)).await;
    let stranger = stranger(&at).await;
    let comes = async {
        let connection = stranger
            .connect(addressed(&address), b"tumbletop")
            .await
            .expect("it answers");
        let (mut to, from) = connection.open_bi().await.expect("one stream");
        to.write_all(b"!").await.expect("it is sent");
        (connection, to, from)
    };
    let answers = async {
        listener
            .next()
            .await
            .expect("a guest")
            .enter()
            .await
            .expect("it enters")
    };
    let ((connection, _to, _from), _here) = timeout(LONGEST, async { tokio::join!(comes, answers) })
        .await
        .expect("in time");
    let short = Duration::from_millis(500);
    assert!(timeout(short, connection.open_bi()).await.is_err(), "a second stream");
    assert!(
        timeout(short, connection.open_uni()).await.is_err(),
        "a stream in one direction"
    );
    // What does not fit is refused before it is sent, and nobody keeps what does.
    assert!(
        connection.max_datagram_size().is_some_and(|most| most <= 256),
        "{:?}",
        connection.max_datagram_size()
    );
    for _ in 0..1000 {
        connection.send_datagram(vec![7; 100].into()).expect("it fits");
    }
    let other = stranger.connect(addressed(&address), b"other");
    let answers = async { listener.next().await.expect("a guest").enter().await };
    let (other, entered) = timeout(LONGEST, async { tokio::join!(other, answers) })
        .await
        .expect("in time");
    assert!(other.is_err() && entered.is_none(), "another protocol");
}

#[tokio::test]
async fn so_many_of_one_may_knock_at_once_and_the_others_are_turned_away() {
    let (_relay, at) = relay(100).await;
    let (listener, address) = table(&by(&at, false)).await;
    let stranger = stranger(&at).await;
    let serves = {
        let listener = listener.clone();
        tokio::spawn(async move {
            // Each waits for a stream that never comes.
            while let Some(guest) = listener.next().await {
                tokio::spawn(guest.enter());
            }
        })
    };
    let mut calls = Vec::new();
    for _ in 0..MOST_OF_ONE + 8 {
        let (stranger, address) = (stranger.clone(), address.clone());
        calls.push(tokio::spawn(async move {
            timeout(LONGEST, stranger.connect(addressed(&address), b"tumbletop")).await
        }));
    }
    let (mut answered, mut refused) = (Vec::new(), 0);
    for call in calls {
        match call.await.expect("it runs") {
            Ok(Ok(connection)) => answered.push(connection),
            _ => refused += 1,
        }
    }
    assert!(answered.len() <= MOST_OF_ONE, "{}", answered.len());
    assert!(refused >= 8, "{refused}");
    // They have said nothing in time, so there is room again.
    drop(answered);
    let dialer = Dialer::open(address, &Network::default()).await.expect("it opens");
    let until = tokio::time::Instant::now() + LONGEST;
    while timeout(Duration::from_secs(3), dialer.call())
        .await
        .map_or(true, |called| called.is_err())
    {
        assert!(tokio::time::Instant::now() < until, "nobody is let in any more");
    }
    serves.abort();
}

#[tokio::test]
async fn a_full_relay_takes_no_more() {
    let (relay, at) = relay(1).await;
    let (listener, _) = table(&by(&at, false)).await;
    let second = Listener::open(&TableSecret::new([9; 32]), &by(&at, false), 0)
        .await
        .expect("it opens");
    let until = tokio::time::Instant::now() + LONGEST;
    loop {
        match second.reach() {
            Reach::Near(_) => break,
            Reach::Everybody(_) => panic!("the relay is full"),
            Reach::Looking => assert!(tokio::time::Instant::now() < until, "it does not say so"),
        }
        sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(relay.clients(), 1);
    // Its place is free again.
    listener.close().await;
    drop(listener);
    while !matches!(second.reach(), Reach::Everybody(_)) {
        assert!(tokio::time::Instant::now() < until + LONGEST, "{:?}", second.reach());
        sleep(Duration::from_millis(50)).await;
    }
}
