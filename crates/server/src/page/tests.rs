//! What a browser gets from the port of the rooms.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
use tokio::runtime::{Builder, Runtime};

use super::files::PageFiles;
use super::greet::{Patience, greet};

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tumbletop-page-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("inner")).expect("a folder");
    folder
}

fn page(name: &str) -> PageFiles {
    let folder = folder(name);
    for (file, text) in [
        ("index.html", "the page"),
        ("LICENSE", "the licence"),
        ("style-0123456789ab.css", "the style"),
        ("style-0123456789ab.css.br", "br"),
        ("style-0123456789ab.css.gz", "gz"),
        ("words-0123456789ab.js.gz", "gz only"),
        ("inner/secret.txt", "not given out"),
    ] {
        fs::write(folder.join(file), text).expect("a file");
    }
    let files = PageFiles::read(&folder).expect("a page");
    fs::remove_dir_all(folder).expect("it can be removed");
    files
}

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// What comes back for these bytes, and whether the connection goes on to the rooms.
async fn sent(files: &PageFiles, request: &str) -> (String, bool) {
    let (mut here, there) = duplex(1 << 20);
    let serves = async {
        let goes_on = greet(there, files, Patience::USUAL).await;
        let is_some = goes_on.is_some();
        (goes_on, is_some)
    };
    let asks = async {
        here.write_all(request.as_bytes()).await.expect("it is read");
        here
    };
    let ((goes_on, to_rooms), mut here) = tokio::join!(serves, asks);
    drop(goes_on);
    let mut text = String::new();
    here.read_to_string(&mut text).await.expect("text");
    (text, to_rooms)
}

fn get(path: &str, more: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n{more}\r\n")
}

#[test]
fn files_are_given_out_with_their_kind_and_the_best_form_and_kept_by_their_hash() {
    let files = page("given");
    runtime().block_on(async {
        let (index, _) = sent(&files, &get("/", "")).await;
        assert!(
            index.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/html"),
            "{index}"
        );
        assert!(
            index.contains("Cache-Control: no-cache\r\n") && index.ends_with("\r\n\r\nthe page"),
            "{index}"
        );
        let (table, _) = sent(&files, &get("/ABCDEF?lang=de", "")).await;
        assert_eq!(table, index, "a link to a table opens the page");
        let (rooms, _) = sent(&files, &get("/tumbletop-rooms", "")).await;
        assert!(rooms.starts_with("HTTP/1.1 204"), "{rooms}");
        let style = "/style-0123456789ab.css";
        for (reads, body, format) in [
            ("gzip, deflate, br", "br", "Content-Encoding: br\r\n"),
            ("br;q=0, gzip;q=0.5", "gz", "Content-Encoding: gzip\r\n"),
            ("identity", "the style", ""),
        ] {
            let (text, _) = sent(&files, &get(style, &format!("Accept-Encoding: {reads}\r\n"))).await;
            assert!(
                text.ends_with(&format!("\r\n\r\n{body}")) && text.contains(format),
                "{text}"
            );
            assert!(text.contains("text/css") && text.contains("immutable"), "{text}");
            assert!(text.contains(&format!("Content-Length: {}\r\n", body.len())), "{text}");
        }
        for (reads, told) in [("gzip", "gz only"), ("br", "HTTP/1.1 406 Not Acceptable")] {
            let (text, _) = sent(
                &files,
                &get("/words-0123456789ab.js", &format!("Accept-Encoding: {reads}\r\n")),
            )
            .await;
            assert!(text.contains(told), "only its compressed form is there: {text}");
        }
        let (text, _) = sent(&files, &get("/words-0123456789ab.js", "")).await;
        assert!(text.contains("Content-Encoding: gzip\r\n"), "{text}");
        let (head, _) = sent(&files, &get("/", "").replace("GET", "HEAD")).await;
        assert!(
            head.contains("Content-Length: 8\r\n") && head.ends_with("\r\n\r\n"),
            "{head}"
        );
    });
}

#[test]
fn nothing_but_the_page_is_given_out() {
    let files = page("nothing");
    runtime().block_on(async {
        for path in [
            "/inner/secret.txt",
            "/../index.html",
            "//index.html",
            "/style-0123456789ab.css.br",
            "/%2e%2e/x.y",
            "index.html",
            "/etc/passwd",
        ] {
            let (text, _) = sent(&files, &get(path, "")).await;
            assert!(text.starts_with("HTTP/1.1 404"), "{path}: {text}");
        }
        let (text, _) = sent(&files, &get("/", "").replace("GET", "POST")).await;
        assert!(text.starts_with("HTTP/1.1 405"), "{text}");
        for told in [
            "Content-Length: 7\r\n",
            "Content-Length: 0\r\nContent-Length: 7\r\n",
            "Transfer-Encoding: \r\n",
        ] {
            let body = get("/", told) + "1234567";
            assert!(sent(&files, &body).await.0.starts_with("HTTP/1.1 405"), "{told}");
        }
        assert!(
            sent(&files, &get("/", "Content-Length: 0\r\n"))
                .await
                .0
                .starts_with("HTTP/1.1 200")
        );
        let licence = sent(&files, &get("/LICENSE", "")).await.0;
        assert!(licence.ends_with("\r\n\r\nthe licence"), "{licence}");
    });
}

#[test]
fn a_websocket_goes_on_to_the_rooms_with_all_its_bytes_also_after_a_file() {
    let files = page("socket");
    runtime().block_on(async {
        let first = "GET / HTTP/1.1\r\nHost: here\r\n\r\n";
        let opens = "GET /any HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: WebSocket\r\n\r\nmore";
        let (mut here, there): (DuplexStream, DuplexStream) = duplex(1 << 20);
        here.write_all(format!("{first}{opens}").as_bytes())
            .await
            .expect("it is read");
        let mut stream = greet(there, &files, Patience::USUAL).await.expect("the rooms");
        let mut came = vec![0; opens.len()];
        stream.read_exact(&mut came).await.expect("all bytes");
        assert_eq!(came, opens.as_bytes());
        let mut page = vec![0; 8];
        let mut text = String::new();
        while !text.ends_with("the page") {
            let count = here.read(&mut page).await.expect("an answer");
            text += std::str::from_utf8(&page[..count]).expect("text");
        }
        stream.write_all(b"hello").await.expect("it is sent");
        let mut hello = [0; 5];
        here.read_exact(&mut hello).await.expect("an answer");
        assert_eq!(&hello, b"hello");
    });
}

#[test]
fn a_client_that_asks_too_much_or_waits_too_long_is_left() {
    let files = page("left");
    runtime().block_on(async {
        let hasty = Patience {
            request: Duration::from_millis(50),
            piece: Duration::from_millis(50),
            whole: Duration::from_secs(60),
        };
        let (mut here, there) = duplex(1 << 20);
        here.write_all(b"GET / HTT").await.expect("it is read");
        assert!(greet(there, &files, hasty).await.is_none(), "half a request");

        let long = format!("GET / HTTP/1.1\r\nX: {}", "x".repeat(1 << 20));
        let (mut here, there) = duplex(64 << 20);
        here.write_all(long.as_bytes()).await.expect("it is read");
        assert!(greet(there, &files, hasty).await.is_none(), "no end");

        let (mut here, there) = duplex(64);
        let asks = get("/", "");
        let serves = greet(there, &files, hasty);
        let (left, _) = tokio::join!(serves, here.write_all(asks.as_bytes()));
        assert!(left.is_none(), "it does not read the answer");

        let no_time = Patience {
            whole: Duration::ZERO,
            ..Patience::USUAL
        };
        let (_here, there) = duplex(64);
        assert!(greet(there, &files, no_time).await.is_none(), "all its time is over");

        let many = "GET / HTTP/1.1\r\nHost: here\r\n\r\n".repeat(101);
        let (text, to_rooms) = sent(&files, &many).await;
        assert!(
            !to_rooms && text.matches("HTTP/1.1 200").count() == 100,
            "so many in one connection"
        );
    });
}

#[test]
fn a_folder_without_a_page_is_refused() {
    let folder = folder("none");
    let missing = PageFiles::read(&folder).expect_err("there is no page");
    assert!(missing.to_string().contains("index.html"), "{missing}");
    fs::write(folder.join("index.html"), "").expect("a file");
    for number in 0..256 {
        fs::write(folder.join(format!("{number}.txt")), "").expect("a file");
    }
    assert!(PageFiles::read(&folder).is_err(), "too many files");
    fs::remove_dir_all(&folder).expect("it can be removed");
    assert!(PageFiles::read(&folder).is_err(), "no folder");
}
