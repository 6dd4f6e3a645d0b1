#!/bin/sh
# Makes Tumbletop.app and packs it as a zip and, on a Mac, as a disk image. Called by scripts/package.
#
#   packaging/macos/make.sh --out DIR --version VERSION [--binary FILE] [--page DIR]
#
# Without --binary it builds the program first (packaging/macos/build.sh), which only a Mac can. On a Mac the bundle is signed (packaging/macos/sign.sh); elsewhere it is not, and is made only to look at what it holds.
set -eu
usage="usage: packaging/macos/make.sh --out DIR --version VERSION [--binary FILE] [--page DIR]"

absolute() {
    case $1 in
    /*) printf '%s\n' "$1" ;;
    *) printf '%s\n' "$PWD/$1" ;;
    esac
}

out=
version=
binary=
page=
while [ $# -gt 1 ]; do
    case $1 in
    --out) out=$(absolute "$2") ;;
    --version) version=$2 ;;
    --page) page=$(absolute "$2") ;;
    --binary) binary=$(absolute "$2") ;;
    *) break ;;
    esac
    shift 2
done

cd -- "$(dirname -- "$0")/../.."
. scripts/setup.sh

if [ $# -ne 0 ] || [ -z "$out" ] || [ -z "$version" ]; then die "$usage"; fi
[ -z "$binary" ] || [ -f "$binary" ] || die "There is no program $binary to pack."

work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-macos.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

on_mac() { [ "$(uname -s)" = Darwin ]; }

# Prints for which processors a program is: `universal`, `arm64` or `x86_64`; nothing if it is no program for Macs. The
# header says it, and reading that needs no tool of a Mac.
processors() {
    header=$(od -An -v -tx1 -N 48 "$1" | tr -d ' \n')
    case $header in
    cafebabe00000002*)
        first=$(printf '%s' "$header" | cut -c 17-24)
        second=$(printf '%s' "$header" | cut -c 57-64)
        case $first-$second in 0100000c-01000007 | 01000007-0100000c) echo universal ;; esac
        ;;
    cffaedfe0c000001*) echo arm64 ;;
    cffaedfe07000001*) echo x86_64 ;;
    esac
}

if [ -z "$binary" ]; then
    binary=$work/tumbletop
    sh packaging/macos/build.sh "$binary"
fi
processor=$(processors "$binary")
[ -n "$processor" ] || die "$binary is no program for Macs."

app=$work/package/Tumbletop.app
resources=$app/Contents/Resources
mkdir -p "$app/Contents/MacOS" "$resources/licences"
cp "$binary" "$app/Contents/MacOS/tumbletop"
chmod 755 "$app/Contents/MacOS/tumbletop"
# The system wants numbers and dots: what follows them in a version like 1.0.0-rc.1 stays out.
sed "s/@VERSION@/${version%%[-+]*}/" packaging/macos/Info.plist.in >"$app/Contents/Info.plist"
printf 'APPL????' >"$app/Contents/PkgInfo"
cp assets/icon/tumbletop.icns assets/icon/record.icns "$resources/"
cp LICENSE-MIT LICENSE-APACHE assets/CREDITS.md "$resources/licences/"
find assets -mindepth 2 -type f \( -name 'LICEN[SC]E*' -o -name 'OFL*' \) | while read -r licence; do
    cp "$licence" "$resources/licences/$(printf '%s' "${licence#assets/}" | tr / -)"
done
# Both processors' programs are made of the same crates but for a few; each list names its own.
for target in aarch64-apple-darwin x86_64-apple-darwin; do
    case $processor-$target in arm64-x86_64-* | x86_64-aarch64-*) continue ;; esac
    sh packaging/third-party.sh "$target" >"$resources/licences/THIRD-PARTY-${target%%-*}.txt"
done

[ -z "$page" ] || sh packaging/carried-page.sh "$page" "$resources/page"

sh packaging/macos/verify.sh "$app"

mkdir -p "$out"
package=$out/tumbletop-$version-macos-$processor
rm -f "$package.zip" "$package.dmg"
if on_mac; then
    sh packaging/macos/sign.sh "$app"
    ditto -c -k --sequesterRsrc --keepParent "$app" "$package.zip"
else
    say "The bundle is not signed, which is done on a Mac: give it to nobody."
    (cd "$work/package" && zip -q -r -X "$package.zip" Tumbletop.app)
fi
if command -v hdiutil >/dev/null 2>&1; then
    # The usual window: the program, and where to drag it.
    ln -s /Applications "$work/package/Applications"
    hdiutil create -quiet -ov -volname Tumbletop -srcfolder "$work/package" -fs HFS+ -format UDZO "$package.dmg"
    sh packaging/macos/sign.sh "$package.dmg"
fi
