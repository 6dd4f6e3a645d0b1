#!/bin/sh
# Installs Tumbletop for this user, below ~/.local (or where XDG_DATA_HOME says). Needs no rights of root.
#
# Run it in the unpacked archive. Running it again, or one of a newer version, replaces what was installed.
set -eu
cd -- "$(dirname -- "$0")"

data=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
documents=$data/doc/tumbletop
list=$documents/installed

case $data in
/*) ;;
*)
    echo "XDG_DATA_HOME is '$data', which is no full path: unset it and start this again." >&2
    exit 1
    ;;
esac
# Characters that a .desktop file can't hold in a command without more ado.
case $bin in *[\"\`\$\\%]*)
    echo "A menu entry can't start a program in $bin: the path has one of the characters \" \` \$ \\ % in it." >&2
    exit 1
    ;;
esac

# Files of the version before may have other names.
if [ -f "$list" ]; then
    while IFS= read -r file; do rm -f -- "$file"; done <"$list"
fi
mkdir -p "$documents"
: >"$list"

# MODE FROM TO
put() {
    mkdir -p "$(dirname -- "$3")"
    # Written down first, so that an install that stops halfway can be removed too.
    printf '%s\n' "$3" >>"$list"
    cp -- "$2" "$3"
    chmod "$1" "$3"
}

put 755 bin/tumbletop "$bin/tumbletop"
find share -type f | LC_ALL=C sort >"$documents/.files"
while IFS= read -r file; do
    mode=644
    case $file in *.sh) mode=755 ;; esac
    put "$mode" "$file" "$data/${file#share/}"
done <"$documents/.files"
rm "$documents/.files"

# ~/.local/bin need not be where the desktop looks for programs.
while IFS= read -r line; do
    case $line in
    Exec=tumbletop*) printf 'Exec="%s"%s\n' "$bin/tumbletop" "${line#Exec=tumbletop}" ;;
    *) printf '%s\n' "$line" ;;
    esac
done <share/applications/tumbletop.desktop >"$data/applications/tumbletop.desktop"

missing=
if command -v update-mime-database >/dev/null 2>&1; then
    update-mime-database "$data/mime"
else
    missing="$missing update-mime-database"
fi
if command -v update-desktop-database >/dev/null 2>&1; then
    update-desktop-database "$data/applications"
else
    missing="$missing update-desktop-database"
fi
# Only where there is a cache: without one icons are found by looking, and one made here would hide those of others.
if [ -f "$data/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null 2>&1; then
    gtk-update-icon-cache -q -t -f "$data/icons/hicolor"
fi

echo "Tumbletop is installed: look for it in the menu, or run $bin/tumbletop"
case :$PATH: in
*:"$bin":*) ;;
*) echo "To type just 'tumbletop' in a terminal, add $bin to PATH." ;;
esac
[ -z "$missing" ] ||
    echo "A double click on a saved match does not open it yet, as these programs are not installed:$missing"
"$bin/tumbletop" doctor >/dev/null 2>&1 || echo "Before the first match, '$bin/tumbletop doctor' says what is still needed here."
echo "To remove it again: sh \"$documents/uninstall.sh\""
