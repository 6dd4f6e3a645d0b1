#!/bin/sh
# Checks that the program compiles for a page in a browser (wasm32-unknown-unknown), with all crates that it needs, and
# so does the one beside it that calls tables in other homes, for which clang has to be there.
#
#   scripts/wasm-check.sh               leaves out, and says so, what can't be compiled here
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
    if has_wasm_c || [ "${1-}" = --required ]; then
        need_wasm_c
        wasm_cargo check -p page_dialer
    else
        say "Left out: what calls tables in other homes was not checked for a page, as clang is missing."
    fi
else
    say "Left out: the program was not checked for a page in a browser, as the target is missing: rustup target add $WASM_TARGET"
fi
