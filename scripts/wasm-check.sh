#!/bin/sh
# Checks that the program compiles for a page in a browser (wasm32-unknown-unknown), with all crates that it needs.
#
#   scripts/wasm-check.sh               leaves it out, and says so, if the target's standard library is missing
#   scripts/wasm-check.sh --required    fails in that case
#
# The standard library comes from rustup, or is built from its source if rustup's component rust-src is installed.
set -eu
cd -- "$(dirname -- "$0")/.."
. scripts/setup.sh
. scripts/wasm.sh
need_rust

want_wasm
if has_wasm || [ "${1-}" = --required ]; then
    need_wasm
    wasm_cargo check --bin tumbletop -p tumbletop
else
    say "Left out: the program was not checked for a page in a browser, as the target is missing: rustup target add $WASM_TARGET"
fi
