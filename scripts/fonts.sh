#!/bin/sh
# Makes the two faces of Noto Sans in assets/fonts: the letters of names that Atkinson Hyperlegible Next lacks, in
# Latin (Vietnamese among them), Greek, Cyrillic and Hebrew. Other scripts come from the fonts of the system.
#
# Usage: scripts/fonts.sh. Needs Debian's fonts-noto-core, and fonttools (Debian: python3-fonttools). The fonts are in
# the repository, so this is only needed for other letters.
set -eu
cd -- "$(dirname -- "$0")/../assets/fonts"

noto=${NOTO:-/usr/share/fonts/truetype/noto}
for file in NotoSans-Regular.ttf NotoSans-Bold.ttf NotoSansHebrew-Regular.ttf NotoSansHebrew-Bold.ttf; do
    [ -e "$noto/$file" ] || {
        echo "$noto/$file is missing (Debian: apt install fonts-noto-core)." >&2
        exit 1
    }
done
python3 -c 'import fontTools' || {
    echo "fonttools is missing (Debian: apt install python3-fonttools)." >&2
    exit 1
}
work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-fonts.XXXXXX")
trap 'rm -rf "$work"' EXIT

# Extracts letters of a font. $1: the font. $2: the letters. $3: the output file.
letters() {
    python3 -m fontTools.subset "$1" --unicodes="$2" --output-file="$3" --no-hinting --layout-features=ccmp,mark,mkmk,locl
}

for weight in Regular Bold; do
    letters "$noto/NotoSans-$weight.ttf" U+0180-024F,U+0300-036F,U+0370-03FF,U+0400-052F,U+1E00-1EFF "$work/latin.ttf"
    letters "$noto/NotoSansHebrew-$weight.ttf" U+0590-05FF,U+FB1D-FB4F "$work/hebrew.ttf"
    python3 -m fontTools.merge "$work/latin.ttf" "$work/hebrew.ttf" --output-file="NotoSans-$weight.ttf"
done
