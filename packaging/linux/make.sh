#!/bin/sh
# Packs the Linux release: packaging/linux/make.sh --binary FILE --out DIR --version VERSION [--page DIR]
#
# Makes tumbletop-VERSION-linux-x86_64.tar.gz, and on Debian and its relatives tumbletop_VERSION-1_amd64.deb. The same
# inputs give the same packages. Called by scripts/package.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
root=$(cd -- "$here/../.." && pwd)
. "$root/scripts/setup.sh"

binary=
out=
version=
page=
while [ $# -gt 1 ]; do
    case $1 in
    --binary) binary=$2 ;;
    --out) out=$2 ;;
    --version) version=$2 ;;
    --page) page=$2 ;;
    *) break ;;
    esac
    shift 2
done
if [ $# -gt 0 ] || [ -z "$binary" ] || [ -z "$out" ] || [ -z "$version" ]; then
    die "usage: packaging/linux/make.sh --binary FILE --out DIR --version VERSION [--page DIR]"
fi

package_version=$version-1
. "$root/packaging/common.sh"

# What lies in every package: the program in $2 below $1, all else in `share`.
stage() {
    to=$1
    put 755 "$binary" "$to/$2/tumbletop"
    # The names of functions stay: reports of crashes say by them where it was.
    strip --strip-debug "$to/$2/tumbletop"
    share=$to/share
    put 644 "$here/tumbletop.desktop" "$share/applications/tumbletop.desktop"
    put 644 "$here/tumbletop-mime.xml" "$share/mime/packages/tumbletop.xml"
    mkdir -p "$share/metainfo" "$share/man/man6"
    filled "$here/tumbletop.metainfo.xml" >"$share/metainfo/tumbletop.metainfo.xml"
    filled "$here/tumbletop.6" | gzip -9n >"$share/man/man6/tumbletop.6.gz"
    icons=$share/icons/hicolor
    for size in 16 22 24 32 48 64 128 256 512; do
        put 644 "$root/assets/icon/tumbletop-$size.png" "$icons/${size}x$size/apps/tumbletop.png"
    done
    put 644 "$root/assets/icon/tumbletop.svg" "$icons/scalable/apps/tumbletop.svg"
    for size in 16 32 48 64 128 256; do
        put 644 "$root/assets/icon/record-$size.png" "$icons/${size}x$size/mimetypes/application-x-tumbletop-record.png"
    done
    put 644 "$root/assets/icon/record.svg" "$icons/scalable/mimetypes/application-x-tumbletop-record.svg"
    [ -z "$page" ] || sh "$root/packaging/carried-page.sh" "$page" "$share/tumbletop/page"
    documents=$share/doc/tumbletop
    put 644 "$root/assets/CREDITS.md" "$documents/CREDITS.md"
    put 644 "$work/THIRD-PARTY.txt" "$documents/THIRD-PARTY.txt"
}

# Looks at what software centres and file managers will read, with the tools that are installed.
check_stage() {
    share=$1/share
    if command -v desktop-file-validate >/dev/null 2>&1; then
        desktop-file-validate "$share"/applications/*.desktop
    else
        say "Not checked, desktop-file-validate is not installed: the .desktop files"
    fi
    if command -v appstreamcli >/dev/null 2>&1; then
        # A domain backwards as the id needs a domain, which is not decided.
        appstreamcli validate --no-net --override cid-desktopapp-is-not-rdns=info "$share"/metainfo/*.xml
    else
        say "Not checked, appstreamcli is not installed: the metainfo"
    fi
    if command -v xmllint >/dev/null 2>&1; then
        xmllint --noout "$share"/mime/packages/*.xml
    else
        say "Not checked, xmllint is not installed: the MIME type"
    fi
}

make_archive() {
    name=tumbletop-$version-linux-x86_64
    stage "$work/$name" bin
    check_stage "$work/$name" bin
    for file in README.md CHANGELOG.md LICENSE-MIT LICENSE-APACHE; do
        put 644 "$root/$file" "$work/$name/$file"
        put 644 "$root/$file" "$work/$name/share/doc/tumbletop/$file"
    done
    put 644 "$root/assets/fonts/OFL.txt" "$work/$name/share/doc/tumbletop/OFL.txt"
    put 755 "$here/install.sh" "$work/$name/install.sh"
    put 755 "$here/uninstall.sh" "$work/$name/uninstall.sh"
    put 755 "$here/uninstall.sh" "$work/$name/share/doc/tumbletop/uninstall.sh"
    tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name" |
        gzip -9n >"$out/$name.tar.gz"
}

make_deb() {
    top=$work/deb
    # Where Debian's policy puts games. Menus need not look there, nor does root.
    stage "$top/usr" games
    sed -i 's|^Exec=|&/usr/games/|' "$top"/usr/share/applications/*.desktop
    documents=$top/usr/share/doc/tumbletop
    gzip -9n "$documents/THIRD-PARTY.txt"
    debian_copyright "$here/deb/copyright" >"$documents/copyright"
    gzip -9n <"$root/CHANGELOG.md" >"$documents/changelog.gz"
    debian_changelog tumbletop >"$documents/changelog.Debian.gz"
    put 644 "$here/deb/lintian-overrides" "$top/usr/share/lintian/overrides/tumbletop"

    # The libraries that the program is linked with, in the versions that it needs. Newer systems call libasound2
    # otherwise, and still answer to the old name. The program's packed list of addresses (build/main.rs) takes version 2.36
    # of the C library, which is not seen here.
    linked=$(linked_with "$top/usr/games/tumbletop" |
        sed -e 's/libasound2t64/libasound2/' -e 's/libc6 (>= 2\.[0-2][0-9])/libc6 (>= 2.36)/' \
            -e 's/libc6 (>= 2\.3[0-5])/libc6 (>= 2.36)/')

    mkdir "$top/DEBIAN"
    pack_deb "$top" "$here/deb/control" "$out/tumbletop_${package_version}_amd64.deb"
}

sh "$root/packaging/third-party.sh" x86_64-unknown-linux-gnu >"$work/THIRD-PARTY.txt"
make_archive
if command -v dpkg-deb >/dev/null 2>&1 && command -v dpkg-shlibdeps >/dev/null 2>&1; then
    make_deb
else
    say "No Debian package: dpkg-deb and dpkg-shlibdeps (package dpkg-dev) are not installed."
fi
