#!/bin/sh
# Makes the page: a folder that any web server can give out.
#
#   make.sh --out DIR --version VERSION [--quick]
#
# Without --quick the program is made small, which takes about half an hour. Needs node, for the compression, npm, which
# loads binaryen, and clang.
set -eu
cd -- "$(dirname -- "$0")/../.."
. scripts/setup.sh
. scripts/wasm.sh

out=
version=
quick=
while [ $# -gt 0 ]; do
    case $1 in
    --out) out=$2 && shift ;;
    --version) version=$2 && shift ;;
    --quick) quick=yes ;;
    *) die "usage: packaging/web/make.sh --out DIR --version VERSION [--quick]" ;;
    esac
    shift
done
[ -n "$out" ] && [ -n "$version" ] || die "usage: packaging/web/make.sh --out DIR --version VERSION [--quick]"
command -v node >/dev/null || die "Node.js (https://nodejs.org) is missing; it packs the page."

need_rust
need_wasm
need_wasm_c

work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-page.XXXXXX")
trap 'rm -rf "$work"' EXIT
mkdir "$work/page"

# Makes a program of the page from what the compiler made: made NAME FILE
made() {
    wasm_bindgen --target web --no-typescript --remove-name-section --remove-producers-section \
        --out-dir "$work/bound" --out-name "$1" "$(wasm_target_dir)/wasm32-unknown-unknown/$profile/$2.wasm"
    mv "$work/bound/$1.js" "$work/page/"
    if [ -n "$quick" ]; then
        mv "$work/bound/$1_bg.wasm" "$work/page/$1.wasm"
        return
    fi
    # Debian's is too old for what the compiler makes.
    [ -d "$work/npm" ] || npm install --silent --no-audit --no-fund --prefix "$work/npm" binaryen@132.0.0
    # What the compiler uses, and no more: wasm-opt writes features that it may use, also those that no browser reads yet.
    "$work/npm/node_modules/.bin/wasm-opt" -Os --enable-bulk-memory --enable-bulk-memory-opt --enable-multivalue \
        --enable-mutable-globals --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext \
        "$work/bound/$1_bg.wasm" -o "$work/page/$1.wasm"
    node -e 'new WebAssembly.Module(require("fs").readFileSync(process.argv[1]))' "$work/page/$1.wasm" ||
        die "wasm-opt made a program that can't be run."
}

# The second program calls tables in other homes. It is compiled by itself: together, each would get the features of
# what the other needs.
if [ -z "$quick" ]; then
    profile=page
    wasm_cargo build --bin tumbletop --locked --profile page
    wasm_cargo build -p page_dialer --lib --locked --profile page
else
    # What the compiler runs itself is that of other builds with this profile.
    profile=debug
    wasm_cargo build --bin tumbletop --locked --config packaging/web/quick.toml
    wasm_cargo build -p page_dialer --lib --locked --config packaging/web/quick.toml
fi
made tumbletop tumbletop
made dialer page_dialer
node packaging/web/pack.mjs "$work/page" "$out/tumbletop-$version-web" "$version" ${quick:+--quick}
sh packaging/third-party.sh "$WASM_TARGET" -p tumbletop -p page_dialer >"$out/tumbletop-$version-web/licences.txt"
cp LICENSE-APACHE LICENSE-MIT assets/CREDITS.md "$out/tumbletop-$version-web/"
# For hosts that take an archive with the page in it.
command -v zip >/dev/null || die "zip is missing; it makes the archive of the page."
rm -f "$out/tumbletop-$version-web.zip"
(cd "$out/tumbletop-$version-web" && zip -q -X -r "../tumbletop-$version-web.zip" . -x '*.br' '*.gz')
