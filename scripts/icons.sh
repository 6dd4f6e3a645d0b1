#!/bin/sh
# Draws the pictures of the program's icon and of its records' icon from their SVGs, all in assets/icon.
#
# Usage: scripts/icons.sh. Needs rsvg-convert, icotool and png2icns (Debian: librsvg2-bin icoutils icnsutils). The
# pictures are in the repository, so this is only needed after a change of a drawing.
set -eu
cd -- "$(dirname -- "$0")/../assets/icon"

for tool in rsvg-convert icotool png2icns; do
    command -v "$tool" >/dev/null 2>&1 || {
        echo "$tool is missing (Debian: apt install librsvg2-bin icoutils icnsutils)." >&2
        exit 1
    }
done
work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-icons.XXXXXX")
trap 'rm -rf "$work"' EXIT

# The drawing of an icon that reads best at a size. $1: tumbletop or record. $2: pixels.
drawing() {
    case $1-$2 in
        tumbletop-16) echo tumbletop-tiny.svg ;;
        tumbletop-22 | tumbletop-24 | tumbletop-32) echo tumbletop-small.svg ;;
        record-16) echo record-tiny.svg ;;
        *) echo "$1.svg" ;;
    esac
}

draw() {
    rsvg-convert --width "$2" --height "$2" "$(drawing "$1" "$2")" --output "$1-$2.png"
}

for size in 16 22 24 32 48 64 128 256 512 1024; do draw tumbletop "$size"; done
for size in 16 32 48 64 128 256; do draw record "$size"; done

# Windows: the largest picture stays a PNG, which every Windows since Vista reads.
icotool --create --output tumbletop.ico \
    tumbletop-16.png tumbletop-24.png tumbletop-32.png tumbletop-48.png tumbletop-64.png --raw=tumbletop-256.png
icotool --create --output record.ico record-16.png record-32.png record-48.png record-64.png --raw=record-256.png

# macOS icons have a margin of a tenth.
for size in 16 32 64 128 256 512 1024; do
    margin=$((size / 11))
    [ "$size" -gt 32 ] || margin=0
    inner=$((size - 2 * margin))
    rsvg-convert --width "$inner" --height "$inner" --left "$margin" --top "$margin" \
        --page-width "$size" --page-height "$size" "$(drawing tumbletop "$size")" --output "$work/tumbletop-$size.png"
done

# A number as four bytes, the highest first.
bytes() {
    # shellcheck disable=SC2059 # the format is the four bytes
    printf "$(printf '\\%03o\\%03o\\%03o\\%03o' $(($1 >> 24)) $(($1 >> 16 & 255)) $(($1 >> 8 & 255)) $(($1 & 255)))"
}

# Packs the pictures $work/$1-SIZE.png as the icon $1.icns. The further arguments are ENTRY-SIZE, each entry by its
# name in the format: one for each size, and the same pictures for screens of double density. png2icns packs pictures
# of 128 pixels and more as JPEG 2000, which macOS is dropping: they are appended as PNGs.
pack_icns() {
    icon=$1
    shift
    png2icns "$work/small.icns" "$work/$icon-16.png" "$work/$icon-32.png" >/dev/null
    {
        tail -c +9 "$work/small.icns"
        for entry in "$@"; do
            picture=$work/$icon-${entry#*-}.png
            printf '%s' "${entry%-*}"
            bytes $(($(wc -c <"$picture") + 8))
            cat "$picture"
        done
    } >"$work/entries"
    {
        printf icns
        bytes $(($(wc -c <"$work/entries") + 8))
        cat "$work/entries"
    } >"$icon.icns"
}

pack_icns tumbletop ic11-32 ic12-64 ic07-128 ic13-256 ic08-256 ic14-512 ic09-512 ic10-1024
# The icons of documents fill their square, as those of other programs do.
for size in 16 32 64 128 256; do cp "record-$size.png" "$work/"; done
pack_icns record ic11-32 ic12-64 ic07-128 ic13-256 ic08-256
