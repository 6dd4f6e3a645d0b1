#!/bin/sh
# Makes the page, quick to build, and plays in it in a real browser.
#
#   scripts/page-check.sh PROGRAM [PART...]
#
# PROGRAM is the program without a window. PART is what scripts/browser.sh plays, or `all`; without one the parts that
# find most in the least time are played. Installs what is missing first: the standard library for pages, Node.js, zip,
# clang and Chromium. Leaves the page out, and says so, where they can't be had.
set -eu
cd -- "$(dirname -- "$0")/.."
. scripts/setup.sh
. scripts/wasm.sh
[ $# -ge 1 ] || die "usage: scripts/page-check.sh PROGRAM [PART...]"
program=$1
shift
need_rust

missing=
want_wasm
if has_wasm; then
    want_page_tools
    for tool in node npm zip; do
        command -v "$tool" >/dev/null || missing="${missing:+$missing, }$tool"
    done
    has_wasm_c || missing="${missing:+$missing, }clang"
    # What drives the browser needs it; the one of Debian 12 is older.
    [ "$(node -p 'parseInt(process.versions.node)' 2>/dev/null || echo 0)" -ge 20 ] || missing="${missing:+$missing, }Node.js 20"
    [ -n "$(page_browser)" ] || missing="${missing:+$missing, }Chromium"
else
    missing="the standard library for pages (rustup target add $WASM_TARGET)"
fi
if [ -n "$missing" ]; then
    say "Left out: the page was not made, as this is missing: $missing"
    # It compiles at least.
    exec sh scripts/wasm-check.sh
fi

work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-page-check.XXXXXX")
trap 'rm -rf "$work"' EXIT
# The highest quality takes minutes for what is looked at once.
TUMBLETOP_BROTLI=1 sh scripts/package web --quick --out "$work"
# Four scenes of the many: the others show the same looks, and each takes up to half a minute.
export SCENES="${SCENES-title,stack-8-replay,skip-bo-6,skip-bo-dice-4}"
case ${1-} in
'') set -- starts points continues joins exchanges visits ;;
all) shift ;;
esac
for page in "$work"/*-web; do
    AGAIN=1 sh scripts/browser.sh "$program" "$page" "$@"
done
