#!/bin/sh
# Copies the page into a package, so that tables at home give it out: packaging/carried-page.sh PAGE TO
#
# PAGE is the folder that `scripts/package web` makes. Of each file one form is enough. It is gzip: browsers read brotli
# only by https, which no table at home has.
set -eu
usage="usage: packaging/carried-page.sh PAGE TO"
page=${1:?$usage}
to=${2:?$usage}
if [ ! -f "$page/index.html.gz" ]; then
    echo "$page is no page: scripts/package web makes one." >&2
    exit 1
fi
mkdir -p "$to"
for file in "$page"/*; do
    case $file in
    *.br) continue ;;
    *.gz) ;;
    *) [ ! -f "$file.gz" ] || continue ;;
    esac
    cp -- "$file" "$to/"
    chmod 644 "$to/${file##*/}"
done
