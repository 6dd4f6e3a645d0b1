#!/bin/sh
# Packs the server for Linux: packaging/server/make.sh --binary FILE --out DIR --version VERSION [--page DIR]
#
# Makes tumbletop-server-VERSION-linux-x86_64.tar.gz, and on Debian and its relatives tumbletop-server_VERSION-1_amd64.deb
# and tumbletop-server-VERSION-oci.tar. The same inputs give the same packages. Called by scripts/package.
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
    die "usage: packaging/server/make.sh --binary FILE --out DIR --version VERSION [--page DIR]"
fi
[ -z "$page" ] || [ -f "$page/index.html.gz" ] || die "$page is no page: scripts/package web makes one."

package_version=$version-1
. "$root/packaging/common.sh"

put 755 "$binary" "$work/program"
# The names of functions stay: reports of crashes say by them where it was.
strip --strip-debug "$work/program"
# Packed, a server would look like one that can share its tables, and refuse to.
"$work/program" serve --help | grep -q -e --etcd-quota ||
    die "$binary was built without the feature cluster; scripts/package builds one with it"
sh "$root/packaging/third-party.sh" x86_64-unknown-linux-gnu -p cli --features cluster >"$work/THIRD-PARTY.txt"

# Copies what a server gives out to browsers, in all its forms: TO. Nothing without a page.
put_page() {
    [ -n "$page" ] || return 0
    for file in "$page"/*; do put 644 "$file" "$1/${file##*/}"; done
}

# The options of the service, which gives out the page that is in the package: its folder.
options() {
    if [ -n "$page" ]; then sed "s|^TUMBLETOP_OPTIONS=\"|&--web $1 |" "$here/default"; else cat "$here/default"; fi
}

# What several servers and those who watch them need: TO.
put_examples() {
    for file in compose.yml haproxy.cfg certificates.sh alerts.yml; do put 644 "$here/$file" "$1/$file"; done
    for file in "$here"/kubernetes/*.yml; do put 644 "$file" "$1/kubernetes/${file##*/}"; done
}

make_archive() {
    name=tumbletop-server-$version-linux-x86_64
    top=$work/$name
    put 755 "$work/program" "$top/bin/tumbletop-headless"
    mkdir -p "$top/etc/systemd/system" "$top/etc/default" "$top/share/man/man1"
    # What no package manager knows of lies in a folder of its own.
    sed -e '/^# A server/,/^# `systemctl/d' -e 's|/usr/bin/|/usr/local/bin/|' "$here/tumbletop.service" \
        >"$top/etc/systemd/system/tumbletop.service"
    options /usr/local/share/tumbletop-server/page >"$top/etc/default/tumbletop"
    put 644 "$here/sysusers.conf" "$top/etc/sysusers.d/tumbletop-server.conf"
    filled "$here/tumbletop-headless.1" | gzip -9n >"$top/share/man/man1/tumbletop-headless.1.gz"
    put_page "$top/share/tumbletop-server/page"
    put_examples "$top/several"
    put 644 "$here/README.txt" "$top/README.txt"
    for file in server.md operating.md; do put 644 "$root/docs/$file" "$top/docs/$file"; done
    for file in CHANGELOG.md LICENSE-MIT LICENSE-APACHE; do put 644 "$root/$file" "$top/$file"; done
    [ -z "$page" ] || put 644 "$root/assets/fonts/OFL.txt" "$top/OFL.txt"
    put 644 "$work/THIRD-PARTY.txt" "$top/THIRD-PARTY.txt"
    same_tar "$work" "$name" | gzip -9n >"$out/$name.tar.gz"
}

make_deb() {
    top=$work/deb
    put 755 "$work/program" "$top/usr/bin/tumbletop-headless"
    put 644 "$here/tumbletop.service" "$top/lib/systemd/system/tumbletop.service"
    # Here everything is in its place.
    sed -i '/^# A server/,/^# `systemctl/d' "$top/lib/systemd/system/tumbletop.service"
    put 644 "$here/sysusers.conf" "$top/usr/lib/sysusers.d/tumbletop-server.conf"
    mkdir -p "$top/etc/default" "$top/usr/share/man/man1"
    options /usr/share/tumbletop-server/page >"$top/etc/default/tumbletop"
    chmod 644 "$top/etc/default/tumbletop"
    filled "$here/tumbletop-headless.1" | gzip -9n >"$top/usr/share/man/man1/tumbletop-headless.1.gz"
    put_page "$top/usr/share/tumbletop-server/page"
    documents=$top/usr/share/doc/tumbletop-server
    put_examples "$documents/examples"
    for file in server.md operating.md; do put 644 "$root/docs/$file" "$documents/$file"; done
    gzip -9n "$documents/operating.md" "$documents/server.md"
    gzip -9n <"$work/THIRD-PARTY.txt" >"$documents/THIRD-PARTY.txt.gz"
    debian_copyright "$here/deb/copyright" >"$documents/copyright"
    gzip -9n <"$root/CHANGELOG.md" >"$documents/changelog.gz"
    debian_changelog tumbletop-server >"$documents/changelog.Debian.gz"
    put 644 "$here/deb/lintian-overrides" "$top/usr/share/lintian/overrides/tumbletop-server"

    linked=$(linked_with "$top/usr/bin/tumbletop-headless")
    # A machine for a server has no screen, and no library for one.
    case $(printf '%s' "$linked" | sed 's/ ([^)]*)//g') in
    "libc6, libgcc-s1" | "libgcc-s1, libc6" | libc6) ;;
    *) die "The server is linked with more than the C library: $linked" ;;
    esac
    for script in postinst prerm postrm; do put 755 "$here/deb/$script" "$top/DEBIAN/$script"; done
    echo /etc/default/tumbletop >"$top/DEBIAN/conffiles"
    pack_deb "$top" "$here/deb/control" "$out/tumbletop-server_${package_version}_amd64.deb"
}

make_archive
if command -v dpkg-deb >/dev/null 2>&1 && command -v dpkg-shlibdeps >/dev/null 2>&1; then
    make_deb
else
    say "No Debian package: dpkg-deb and dpkg-shlibdeps (package dpkg-dev) are not installed."
fi
if command -v dpkg-query >/dev/null 2>&1; then
    . "$here/image.sh"
    make_image "$out/tumbletop-server-$version-oci.tar"
else
    say "No image: its C library is taken from the packages of Debian, which this system does not have."
fi
