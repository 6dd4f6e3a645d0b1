#!/bin/sh
# Checks a bundle, before it is signed: packaging/macos/verify.sh Tumbletop.app
#
# Uses whichever tools are there: a Mac's own, or Python and icnsutils of Debian.
set -eu
app=${1:?usage: packaging/macos/verify.sh APP}
plist=$app/Contents/Info.plist

fail() {
    echo "$app: $*" >&2
    exit 1
}

# Every file that the system looks for, and the one bit that it needs.
for file in Info.plist PkgInfo MacOS/tumbletop Resources/tumbletop.icns Resources/record.icns; do
    [ -s "$app/Contents/$file" ] || fail "Contents/$file is missing or empty"
done
[ -x "$app/Contents/MacOS/tumbletop" ] || fail "the program can't be started"
# The system would take a name in other letters on most disks, but not on all.
for name in tumbletop record; do
    grep -q "<string>$name</string>" "$plist" || fail "Info.plist does not name $name"
done
! grep -q '@[A-Z]*@' "$plist" || fail "a value in Info.plist was not filled in"

# The property list, as strictly as a tool that is here reads it.
if command -v plutil >/dev/null 2>&1; then
    plutil -lint -s "$plist" || fail "Info.plist is no property list"
elif command -v python3 >/dev/null 2>&1; then
    python3 -c 'import plistlib, sys; plistlib.load(open(sys.argv[1], "rb"))' "$plist" || fail "Info.plist is no property list"
else
    echo "Info.plist was not checked: neither plutil nor Python is here." >&2
fi

# Each icon is one container that ends where its header says.
for icon in "$app"/Contents/Resources/*.icns; do
    # The magic word, then the length as four bytes.
    # shellcheck disable=SC2046 # eight words
    set -- $(od -An -v -tu1 -N 8 "$icon")
    [ "${1-} ${2-} ${3-} ${4-}" = "105 99 110 115" ] || fail "$icon is no icon"
    size=$((($5 << 24) + ($6 << 16) + ($7 << 8) + $8))
    [ "$size" -eq "$(wc -c <"$icon")" ] || fail "$icon does not end where it says"
    if command -v icns2png >/dev/null 2>&1; then
        # It knows few of the names that PNGs have in the container, and goes on.
        icns2png -l "$icon" >/dev/null 2>&1 || fail "$icon can't be read"
    fi
done
