#!/bin/sh
# Checks that all crates below the client, the server and the window compile for a page in a browser
# (wasm32-unknown-unknown).
#
#   scripts/wasm-check.sh               leaves it out, and says so, if the target's standard library is missing
#   scripts/wasm-check.sh --required    fails in that case
#
# The standard library comes from rustup, or is built from its source if rustup's component rust-src is installed.
set -eu
cd -- "$(dirname -- "$0")/.."
. scripts/setup.sh
need_rust

target=wasm32-unknown-unknown
crates="messages system language rules tabletop games records physics host text_table net"

required=${1-}
set --
for crate in $crates; do
    set -- "$@" -p "$crate"
done

libraries=$(${RUSTC:-rustc} --print sysroot)/lib/rustlib
if [ -d "$libraries/$target/lib" ]; then
    exec cargo check --target "$target" "$@"
elif [ -d "$libraries/src/rust/library/std" ]; then
    # A stable compiler refuses to build a standard library unless this is set. Build scripts depend on it, so that all
    # would be compiled again if the folder were that of other builds.
    export RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-target}/wasm-check"
    exec cargo check -Z build-std=std,panic_abort --target "$target" "$@"
fi

missing="The crates were not checked for a page in a browser, as the target is missing: rustup target add $target"
[ "$required" != --required ] || die "$missing"
say "Left out: $missing"
