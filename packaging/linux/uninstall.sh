#!/bin/sh
# Removes what install.sh installed for this user. Saved matches and settings stay; it says where they are.
set -eu

data=${XDG_DATA_HOME:-$HOME/.local/share}
documents=$data/doc/tumbletop
list=$documents/installed
if [ ! -f "$list" ]; then
    echo "Tumbletop is not installed here: there is no $list" >&2
    exit 1
fi

# The shell has to have read everything before this file itself goes.
remove() {
    while IFS= read -r file; do
        rm -f -- "$file"
        # Its folders, as far as nothing else is in them.
        folder=$(dirname -- "$file")
        while [ "$folder" != "$data" ] && [ "$folder" != "$HOME" ] && [ "$folder" != / ]; do
            rmdir -- "$folder" 2>/dev/null || break
            folder=$(dirname -- "$folder")
        done
    done <"$list"
    rm -f -- "$list"
    rmdir -- "$documents" "$data/doc" 2>/dev/null || true

    # All else below `mime` is made from what lies in `packages`.
    if [ -d "$data/mime" ] && [ ! -d "$data/mime/packages" ]; then
        rm -rf -- "${data:?}/mime"
    elif [ -d "$data/mime" ] && command -v update-mime-database >/dev/null 2>&1; then
        update-mime-database "$data/mime"
    fi
    if [ -d "$data/applications" ] && command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database "$data/applications"
        # The list of nothing.
        if [ "$(ls -A "$data/applications")" = mimeinfo.cache ]; then
            rm -f -- "$data/applications/mimeinfo.cache"
            rmdir -- "$data/applications"
        fi
    fi
    if [ -f "$data/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null 2>&1; then
        gtk-update-icon-cache -q -t -f "$data/icons/hicolor"
    fi

    echo "Tumbletop is removed. What is yours stays; delete it yourself if you don't want it any more:"
    for folder in "$data/tumbletop" "${XDG_CONFIG_HOME:-$HOME/.config}/tumbletop" "${XDG_STATE_HOME:-$HOME/.local/state}/tumbletop"; do
        [ ! -d "$folder" ] || echo "  $folder"
    done
}
remove
exit 0
