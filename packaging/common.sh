# What the scripts share that make packages for Linux. Sourced after scripts/setup.sh, with $root, $version and
# $package_version set; POSIX sh.
# shellcheck shell=sh

# Whom to write to about the Debian packages. No public home is decided: fill it in here.
maintainer="The Tumbletop contributors <tumbletop@example.org>"

# The times in the packages, so that they come out the same again.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH
# File modes do not depend on who packs.
umask 022

work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-package.XXXXXX")
trap 'rm -rf "$work"' EXIT

# Copies a file with its mode: MODE FROM TO. Makes the folders.
put() {
    mkdir -p "$(dirname -- "$3")"
    cp -- "$2" "$3"
    chmod "$1" "$3"
}

# Fills in the version and the date.
filled() {
    sed -e "s/@VERSION@/$version/g" -e "s/@DATE@/$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)/g" "$1"
}

# Packs what is in a folder, the same each time: FOLDER NAME..., to its output.
same_tar() {
    folder=$1
    shift
    tar -C "$folder" --format=gnu --sort=name --owner="${owner:-0}" --group="${owner:-0}" --numeric-owner \
        --mtime="@$SOURCE_DATE_EPOCH" -cf - -- "$@"
}

# The licences in Debian's form: TEMPLATE. Its file may not repeat the Apache License, which every Debian has.
debian_copyright() {
    sed '/^@MIT@$/q' "$1" | sed '$d'
    sed -e '1,/^Copyright/d' "$root/LICENSE-MIT" | sed -e '/./,$!d' -e 's/^$/./' -e 's/^/ /'
    sed -e '1,/^@MIT@$/d' -e '/^@OFL@$/,$d' "$1"
    sed -e '/^Copyright/d' "$root/assets/fonts/OFL.txt" | tr -d '\r' | sed -e '/./,$!d' -e 's/[[:space:]]*$//' -e 's/^$/./' -e 's/^/ /'
}

# The changelog of a Debian package, compressed: NAME.
debian_changelog() {
    {
        printf '%s (%s) unstable; urgency=medium\n\n' "$1" "$package_version"
        printf '  * Version %s: changelog.gz tells what is new.\n\n' "$version"
        printf ' -- %s  %s\n' "$maintainer" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")"
    } | gzip -9n
}

# The Debian packages of the libraries that a program is linked with, in the versions that it needs: PROGRAM.
linked_with() {
    mkdir -p "$work/shlibs/debian"
    printf 'Source: tumbletop\n\nPackage: tumbletop\nArchitecture: amd64\n' >"$work/shlibs/debian/control"
    (cd "$work/shlibs" && dpkg-shlibdeps -O "$1") | sed -n 's/^shlibs:Depends=//p'
}

# Makes a Debian package of a folder, whose DEBIAN exists: FOLDER CONTROL PACKAGE. $linked has the packages of libraries.
pack_deb() {
    [ -n "$linked" ] || die "dpkg-shlibdeps found no libraries."
    size=$(du -k -s --apparent-size --exclude=DEBIAN "$1" | cut -f 1)
    sed -e "s/@VERSION@/$package_version/" -e "s/@SIZE@/$size/" -e "s/@LINKED@/$linked/" \
        -e "s/@MAINTAINER@/$maintainer/" "$2" >"$1/DEBIAN/control"
    # Files in etc are their owner's.
    (cd "$1" && find -- * -type f ! -path 'DEBIAN/*' ! -path 'etc/*' | LC_ALL=C sort | xargs md5sum) >"$work/md5sums"
    put 644 "$work/md5sums" "$1/DEBIAN/md5sums"
    chmod 644 "$1/DEBIAN/control"
    dpkg-deb --root-owner-group -Zxz --build "$1" "$3" >&2
    if command -v lintian >/dev/null 2>&1; then
        lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$3"
    else
        say "Not checked, lintian is not installed: the Debian package"
    fi
}
