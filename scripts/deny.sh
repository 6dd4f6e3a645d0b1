#!/bin/sh
# Checks licences, sources and known vulnerabilities of the crates by deny.toml, with cargo-deny.
#
#   scripts/deny.sh             leaves it out, and says so, if cargo-deny is not installed
#   scripts/deny.sh --install   installs it first if need be, into cargo's target folder; nothing else is changed
#
# Known vulnerabilities come from a database on the network; without a network that part is left out.
set -eu
cd -- "$(dirname -- "$0")/.."
. scripts/setup.sh
need_rust

# Keep in step with deny.toml.
version=0.20.2
tools=${CARGO_TARGET_DIR:-target}/tools

deny=
for candidate in "$tools/bin/cargo-deny" "$(command -v cargo-deny || true)"; do
    case $("$candidate" --version 2>/dev/null || true) in
    "cargo-deny $version") deny=$candidate && break ;;
    esac
done

if [ -z "$deny" ]; then
    if [ "${1-}" != --install ]; then
        say "Left out: cargo-deny $version is not installed. scripts/deny.sh --install installs it and checks."
        exit 0
    fi
    say "Installing cargo-deny $version into $tools."
    # A debug build without debug information: it compiles in a fraction of the time, and still checks our crates in
    # seconds.
    CARGO_PROFILE_DEV_DEBUG=0 cargo install --locked --quiet --debug --root "$tools" --target-dir "$tools/target" \
        "cargo-deny@$version"
    deny=$tools/bin/cargo-deny
fi

"$deny" --locked check bans licenses sources
if "$deny" --locked fetch db >/dev/null 2>&1; then
    "$deny" --locked check advisories
else
    say "Left out: known weaknesses (advisories), as their database can't be reached from here."
fi
