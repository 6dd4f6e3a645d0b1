#!/bin/sh
# Makes the packages for Windows: a zip to unpack anywhere, and an installer for one person.
#
#   packaging/windows/make.sh --binary FILE --out DIR --version VERSION [--page DIR]
#
# Runs on Linux (Debian: zip nsis gcc-mingw-w64-x86-64 binutils-mingw-w64-x86-64) and in a POSIX shell on Windows, with
# the same programs there.
set -eu

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

absolute() {
    case $1 in
    /* | [A-Za-z]:*) printf '%s\n' "$1" ;;
    *) printf '%s\n' "$PWD/$1" ;;
    esac
}

usage="usage: packaging/windows/make.sh --binary FILE --out DIR --version VERSION [--page DIR]"
binary=
out=
version=
page=
while [ $# -gt 1 ]; do
    case $1 in
    --binary) binary=$(absolute "$2") ;;
    --out) out=$(absolute "$2") ;;
    --version) version=$2 ;;
    --page) page=$(absolute "$2") ;;
    *) die "$usage" ;;
    esac
    shift 2
done
if [ $# -gt 0 ] || [ -z "$binary" ] || [ -z "$out" ] || [ -z "$version" ]; then die "$usage"; fi
[ -f "$binary" ] || die "There is no program $binary to pack."
cd -- "$(dirname -- "$0")/../.."

# The first of the named programs that is installed.
first() {
    for program in "$@"; do
        if command -v "$program" >/dev/null 2>&1; then
            printf '%s\n' "$program"
            return
        fi
    done
    die "None of these programs is installed: $*"
}

compiler=$(first x86_64-w64-mingw32-gcc gcc)
resources=$(first x86_64-w64-mingw32-windres windres)
strip=$(first x86_64-w64-mingw32-strip strip)
objdump=$(first x86_64-w64-mingw32-objdump objdump)
installer=$(first makensis)
first zip >/dev/null

# A build without these would open a console at each double click, or have no icon.
"$objdump" -p "$binary" | grep -q '^Subsystem.*(Windows GUI)' ||
    die "$binary is a program of the console: pack a release build."
"$objdump" -h "$binary" | grep -q ' \.rsrc ' ||
    die "$binary has no icon: the build did not find a resource compiler, and warned of it."

# Windows wants four numbers; what follows a dash in the version does not count.
numbers=${version%%[-+]*}.0

work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-windows.XXXXXX")
trap 'rm -rf "$work"' EXIT
files=$work/tumbletop-$version
mkdir -p "$files" "$out"

# What GNU's tools built carries its symbols, which are half of it; what Microsoft's built does not.
if "$objdump" -t "$binary" | grep -q 'no symbols'; then
    cp "$binary" "$files/tumbletop.exe"
else
    "$strip" -o "$files/tumbletop.exe" "$binary"
fi
"$resources" "-DICON_FILE=\\\"assets/icon/tumbletop.ico\\\"" "-DVERSION_NUMBERS=$(printf %s "$numbers" | tr . ,)" \
    "-DVERSION_TEXT=\\\"$version\\\"" packaging/windows/console/tumbletop.rc "$work/resources.o"
"$compiler" -municode -mconsole -Os -s -Wall -Wextra -Werror -static -Wl,--no-insert-timestamp \
    -o "$files/tumbletop.com" packaging/windows/console/tumbletop.c "$work/resources.o"

# Texts with the line ends of Windows, which its oldest editors want.
windows_text() {
    sed -e "s/^Tumbletop VERSION\$/Tumbletop $version/" -e 's/$/\r/' "$1" >"$2"
}
windows_text packaging/windows/README.txt "$files/README.txt"
windows_text LICENSE-APACHE "$files/LICENSE-APACHE.txt"
windows_text LICENSE-MIT "$files/LICENSE-MIT.txt"
sh packaging/third-party.sh x86_64-pc-windows-gnu >"$work/third-party"
windows_text "$work/third-party" "$files/THIRD-PARTY.txt"
cp assets/icon/record.ico "$files/record.ico"
[ -z "$page" ] || sh packaging/carried-page.sh "$page" "$files/tumbletop-page"

sh packaging/windows/sign.sh "$files/tumbletop.exe" "$files/tumbletop.com"

# The same files make the same zip: they get the time of the last commit.
when=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
find "$files" -exec touch -d "@$when" {} +

package=tumbletop-$version-windows-x86_64
rm -f "$out/$package.zip" "$out/$package-setup.exe"
(cd "$work" && TZ=UTC zip -q -X -9 -r "$out/$package.zip" "tumbletop-$version")

# Paths for a program of Windows, if it runs there.
native() {
    if command -v cygpath >/dev/null 2>&1; then cygpath -w "$1"; else printf '%s\n' "$1"; fi
}
set -- "-DVERSION=$version" "-DVERSION_NUMBERS=$numbers" "-DFILES=$(native "$files")" \
    "-DOUT_FILE=$(native "$out/$package-setup.exe")" "-DICON=$(native "$PWD/assets/icon/tumbletop.ico")"
# An installer of 64 bits where this NSIS can make one; NSIS for Windows only makes those of 32, which work as well.
if [ -e /usr/share/nsis/Stubs/zlib-amd64-unicode ]; then
    set -- "-XTarget amd64-unicode" "$@"
fi
SOURCE_DATE_EPOCH=$when "$installer" -V2 -WX "$@" packaging/windows/installer.nsi >&2
sh packaging/windows/sign.sh "$out/$package-setup.exe"
