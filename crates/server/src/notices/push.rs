//! Posts a short text to the URL that a person has set.
//!
//! The operator names the hosts that may be told. Their addresses are looked up here, and only public ones are used, so
//! that nobody reaches the operator's own network by a URL. Redirections are not followed.

use std::net::SocketAddr;
use std::time::Duration;

use reqwest::{Client, Url, redirect};
use tokio::net::lookup_host;

use crate::notices::config::NoticeConfig;
use crate::notices::public::is_public;
use crate::notices::queue::{Pace, Waiting, send_all};
use client::tls::config_of_authorities;
use net::room::notice::Notice;

/// The most time to send one.
const MOST_TIME: Duration = Duration::from_secs(10);
/// How notices are sent.
const PACE: Pace = Pace {
    at_once: 4,
    time: MOST_TIME,
};

/// Posts notices until the server ends.
pub(super) async fn post_all(config: NoticeConfig, waiting: Waiting<Notice>) {
    send_all(waiting, PACE, move |notice: Notice| {
        let config = config.clone();
        async move { post(&notice, &config).await }
    })
    .await;
}

async fn post(notice: &Notice, config: &NoticeConfig) -> Result<(), &'static str> {
    // The operator may allow other hosts by now than when the address was set.
    let url = url_of(notice.to.text(), config).ok_or("its host is not allowed")?;
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

/// The URL of a text, if something may be posted there.
pub(super) fn url_of(text: &str, config: &NoticeConfig) -> Option<Url> {
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn may_post(to_this_machine: bool, url: &str) -> bool {
        let config = NoticeConfig {
            push_hosts: vec!["ntfy.example".to_owned()],
            words: Arc::new(|notice| notice.game.clone()),
            to_this_machine,
            mail: None,
        };
        url_of(url, &config).is_some()
    }

    #[test]
    fn only_hosts_that_the_operator_names_are_told() {
        assert!(may_post(false, "https://NTFY.example/topic"));
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
            assert!(!may_post(false, wrong), "{wrong}");
        }
        assert!(may_post(true, "http://127.0.0.1:81/topic"));
        assert!(!may_post(true, "http://10.0.0.1/topic"));
    }
}
