//! What the address of the page asks for.
//!
//! `https://SERVER/CODE` leads to a table of the server that gave out the page, and
//! `https://SERVER/CODE?table=KEY&relay=HOST` to one in another home. A page from elsewhere takes the server from the
//! address too: `?join=CODE@HOST:PORT`. `?lang=de` sets the language of this visit, `?name=Ana` the name of the person.
//!
//! For tests, together with `?describe=/FILE`, `?scene=NAME` draws a scene in place of the program, with `&size=WxH` and
//! `&quality=LEVEL` as `tumbletop shot` takes them, and `?watch=GAME` begins a match of computer players, always the
//! same.

use bevy::math::UVec2;
use language::Locale;
use net::destination::Destination;
use net::link::Invitation;
use net::target::Target;
use percent_encoding::percent_decode_str;

use crate::app::scenes;
use window_kit::settings::Quality;

/// What the address of the page asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Asked {
    pub invitation: Option<Invitation>,
    pub name: Option<String>,
    pub locale: Option<Locale>,
    /// The server that gave out the page; it may have no tables.
    pub server: Option<Target>,
    /// The name of the scene to draw, the size of its picture, and the quality.
    pub scene: Option<String>,
    pub size: Option<UVec2>,
    pub quality: Option<Quality>,
    /// The game of the match to watch.
    pub watch: Option<String>,
}

impl Asked {
    /// Reads the address. What makes no sense is left out.
    pub fn of(address: &str) -> Self {
        let (whole, query) = address.split_once('?').unwrap_or((address, ""));
        let query = query.split('#').next().unwrap_or_default();
        let server = server(whole);
        let mut asked = Self {
            server: server.clone(),
            ..Self::default()
        };
        let last = whole.split('#').next().and_then(|whole| whole.rsplit('/').next());
        asked.invitation = last.and_then(|code| code.parse().ok()).map(|code| Invitation {
            server: server.clone().map(Destination::from),
            code,
        });
        // The page may lie in a folder of its host, which a link to read does not have.
        if let (Some(invitation), true) = (
            &asked.invitation,
            query.split('&').any(|part| part.starts_with("table=")),
        ) {
            let link = format!("tumbletop://join/{}?{query}", invitation.code);
            asked.invitation = link.parse().ok();
        }
        let mut is_test = false;
        for (key, value) in query.split('&').filter_map(|part| part.split_once('=')) {
            let Ok(value) = percent_decode_str(value).decode_utf8() else {
                continue;
            };
            match key {
                "describe" => is_test = true,
                "join" => {
                    if let Ok(mut invitation) = value.parse::<Invitation>() {
                        invitation.server = invitation.server.or_else(|| server.clone().map(Destination::from));
                        asked.invitation = Some(invitation);
                    }
                }
                "name" => asked.name = Some(value.into_owned()),
                "lang" => asked.locale = Locale::of_tag(&value),
                "quality" => asked.quality = scenes::quality(&value),
                "scene" => asked.scene = Some(value.into_owned()),
                "watch" => asked.watch = Some(value.into_owned()),
                "size" => asked.size = scenes::size(&value),
                _ => {}
            }
        }
        // A link that a person follows begins no match.
        if !is_test {
            (asked.scene, asked.watch) = (None, None);
        }
        asked
    }
}

/// The server that gave out a page, as the server of a table.
fn server(address: &str) -> Option<Target> {
    let (scheme, rest) = address.split_once("://")?;
    Target::of_page(scheme, rest.split('/').next()?)?.ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use net::protocol::code::RoomCode;

    #[test]
    fn an_address_leads_to_a_table_of_the_server_that_gave_out_the_page() {
        let code = RoomCode::of_random([4; 16]);
        let leads = |address: &str| Asked::of(address).invitation;
        let to = |server: &str| {
            Some(Invitation {
                server: server.parse().ok(),
                code,
            })
        };
        assert_eq!(
            leads(&format!("https://play.example.org/{code}")),
            to("wss://play.example.org:443")
        );
        assert_eq!(
            leads(&format!("http://[::1]:7448/{code}?lang=de")),
            to("ws://[::1]:7448")
        );
        assert_eq!(leads(&format!("http://10.0.0.7:99/{code}#top")), to("ws://10.0.0.7:99"));
        let table = format!("table={}&relay=relay.example.org", "7f".repeat(32));
        for page in ["https://play.example.org", "https://games.example/t"] {
            assert_eq!(
                leads(&format!("{page}/{code}?lang=de&{table}#top")),
                to(&format!("table://{}?relay=relay.example.org", "7f".repeat(32)))
            );
            assert_eq!(
                leads(&format!("{page}/{code}?table=7f")),
                None,
                "it is not the server's"
            );
        }
        let other = leads(&format!("https://games.example/t/?join={code}%40play.example.org:99"));
        assert_eq!(other, to("play.example.org:99"));
        let same = leads(&format!("https://games.example/?join={code}"));
        assert_eq!(same, to("wss://games.example:443"));
        for nowhere in [
            "",
            "file:///home/index.html",
            "https://games.example/index.html",
            "https://a/?join=%FF",
        ] {
            assert_eq!(leads(nowhere), None, "{nowhere}");
        }
    }

    #[test]
    fn the_language_and_the_name_of_a_visit_are_read() {
        let asked = Asked::of("https://a/?lang=de-AT&name=Zo%C3%AB&later=1");
        assert_eq!(asked.locale, Some(Locale::German));
        assert_eq!(asked.name.as_deref(), Some("Zo\u{eb}"));
        assert_eq!(Asked::of("https://a/?lang=xx").locale, None);
    }

    #[test]
    fn a_scene_is_asked_for_as_on_the_command_line() {
        assert_eq!(
            Asked::of("https://a/?watch=stack&describe=/a").watch.as_deref(),
            Some("stack")
        );
        let asked = Asked::of("https://a/?describe=/a&scene=title&size=640x360&quality=low");
        assert_eq!(asked.scene.as_deref(), Some("title"));
        assert_eq!(asked.size, Some(UVec2::new(640, 360)));
        assert_eq!(asked.quality, Some(Quality::Low));
        let asked = Asked::of("https://a/?size=640&quality=best");
        assert_eq!((asked.size, asked.quality), (None, None));
        assert_eq!(
            Asked::of("https://a/?watch=stack").watch,
            None,
            "a link begins no match"
        );
    }
}
