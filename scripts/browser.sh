#!/bin/sh
# Plays in a page, in a real browser: Chromium, drawn by its software renderer.
#
#   scripts/browser.sh PROGRAM PAGE [PART...]
#
# PROGRAM is the program without a window, PAGE the folder of the page as `scripts/package web --quick` makes it. Where
# the program with its window lies beside PROGRAM, as builds of both leave it, its pictures and its pace are compared
# with the page's; that needs the software Vulkan driver, and for the pace Xvfb and xdotool.
set -eu
cd -- "$(dirname -- "$0")/.."
. scripts/setup.sh
[ $# -ge 2 ] || die "usage: scripts/browser.sh PROGRAM PAGE [PART...]"
command -v node >/dev/null || die "Node.js (https://nodejs.org) is missing; it drives the browser."
CHROMIUM=$(page_browser)
[ -n "$CHROMIUM" ] || die "Chromium is missing; the page is played in it."
export CHROMIUM
tools=$(pwd)/target/tools/browser
case ${CARGO_TARGET_DIR-} in
/*) tools=$CARGO_TARGET_DIR/tools/browser ;;
esac
if [ ! -d "$tools/node_modules/puppeteer-core" ]; then
    mkdir -p "$tools"
    npm install --silent --no-audit --no-fund --prefix "$tools" puppeteer-core@25.16.0
fi
# A module is looked for in the folders above the file that asks for it.
cp tests/browser/*.mjs "$tools"
SOFTWARE_VULKAN=$(software_vulkan)
export SOFTWARE_VULKAN
FINAL_HASHES=$(pwd)/tests/golden/final_hashes.txt exec node "$tools/play.mjs" "$@"
