#!/bin/sh
# Builds the release for both processors of Macs and joins them to one program, on a Mac: packaging/macos/build.sh FILE
set -eu
out=${1:?usage: packaging/macos/build.sh FILE}
case $out in /*) ;; *) out=$PWD/$out ;; esac
cd -- "$(dirname -- "$0")/../.."
. scripts/setup.sh

[ "$(uname -s)" = Darwin ] ||
    die "The release for macos is built on macos; a program that is built already is named with --binary."
need_rust
# The linker writes into the program what it needs at least, which is what the bundle says.
MACOSX_DEPLOYMENT_TARGET=$(sed -n '/<key>LSMinimumSystemVersion</{n;s|.*<string>\(.*\)</string>.*|\1|p;}' \
    packaging/macos/Info.plist.in)
export MACOSX_DEPLOYMENT_TARGET
for target in aarch64-apple-darwin x86_64-apple-darwin; do
    if command -v rustup >/dev/null 2>&1; then rustup target add "$target"; fi
    cargo build --profile packed --locked --target "$target"
done
targets=${CARGO_TARGET_DIR:-target}
mkdir -p "$(dirname -- "$out")"
lipo -create -output "$out" \
    "$targets/aarch64-apple-darwin/packed/tumbletop" "$targets/x86_64-apple-darwin/packed/tumbletop"
lipo -info "$out"
