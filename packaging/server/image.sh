# Makes the image for containers. Sourced by packaging/server/make.sh; POSIX sh.
# shellcheck shell=sh
# shellcheck disable=SC2154 # variables of make.sh
#
# The image is written as it is stored, without a network and without a program for containers. It holds the program, and
# of the Debian that packs it only what the program opens: the C library that it is linked with, the certificates of
# public authorities, and Bash, which asks the server whether it is well (health.sh). A base image would be several times
# as large, and would have to be fetched. A program linked statically would take sines and arcs from another C library,
# and throws should come out as in the other packages.

# The user of the server, the same as in the Containerfile.
IMAGE_USER=948

# The Debian package that a file is of.
package_of() {
    # A library may be listed with the folder that is a link today.
    dpkg-query -S "$1" "/usr$1" "${1#/usr}" 2>/dev/null | head -n 1 | cut -d : -f 1
}

# Takes libraries and programs from this system: FILE... Prints the packages.
take_files() {
    for file in "$@"; do
        case $file in
        */ld-linux-*) to=$base/usr/lib64/${file##*/} ;;
        */bin/*) to=$base/usr/bin/${file##*/} ;;
        *) to=$base/usr/lib/x86_64-linux-gnu/${file##*/} ;;
        esac
        put 755 "$(readlink -f "$file")" "$to"
        package=$(package_of "$(readlink -f "$file")")
        [ -n "$package" ] || die "$file is of no package of Debian: no image can be made here."
        printf '%s\n' "$package"
    done
}

# The libraries that programs are linked with.
libraries() {
    for program in "$@"; do ldd "$program"; done |
        sed -n -e 's|.* => \(/[^ ]*\) .*|\1|p' -e 's|^[[:space:]]*\(/[^ ]*\) .*|\1|p' | LC_ALL=C sort -u
}

# What the program needs of a system.
stage_base() {
    base=$work/base
    mkdir -p "$base/usr/bin" "$base/usr/lib64" "$base/etc/ssl/certs" "$base/tmp" "$base/var/lib/dpkg/status.d"
    chmod 1777 "$base/tmp"
    for folder in bin lib lib64; do ln -s "usr/$folder" "$base/$folder"; done
    # shellcheck disable=SC2046 # names without spaces
    packages=$(take_files /usr/bin/bash $(libraries "$work/program" /usr/bin/bash))
    # Those of the package, and none that somebody has added to this machine.
    find /usr/share/ca-certificates/mozilla -name '*.crt' | LC_ALL=C sort | xargs cat \
        >"$base/etc/ssl/certs/ca-certificates.crt"
    put 644 "$(readlink -f /etc/os-release)" "$base/usr/lib/os-release"
    ln -s ../usr/lib/os-release "$base/etc/os-release"
    printf 'root:x:0:0:root:/:/usr/bin/bash\ntumbletop:x:%s:%s:Tumbletop server:/data:/usr/bin/bash\n' \
        "$IMAGE_USER" "$IMAGE_USER" >"$base/etc/passwd"
    printf 'root:x:0:\ntumbletop:x:%s:\n' "$IMAGE_USER" >"$base/etc/group"
    printf 'passwd: files\ngroup: files\nhosts: files dns\n' >"$base/etc/nsswitch.conf"
    # Which packages these are, for programs that look for known weaknesses; their licences, and where their sources are.
    sources=$base/usr/share/doc/SOURCES
    mkdir -p "${sources%/*}"
    echo "These packages of Debian are in this image, in parts. Debian keeps their sources:" >"$sources"
    for package in $(printf '%s\n' "$packages" base-files ca-certificates | LC_ALL=C sort -u); do
        dpkg-query -s "$package" >"$base/var/lib/dpkg/status.d/$package"
        dpkg-query -W -f 'https://snapshot.debian.org/package/${source:Package}/${source:Version}/\n' "$package" >>"$sources"
        put 644 "/usr/share/doc/$package/copyright" "$base/usr/share/doc/$package/copyright"
    done
    for licence in GPL-2 GPL-3 LGPL-2.1 MPL-2.0; do
        put 644 "/usr/share/common-licenses/$licence" "$base/usr/share/common-licenses/$licence"
    done
}

# What is ours.
stage_server() {
    ours=$work/ours
    put 755 "$work/program" "$ours/usr/bin/tumbletop-headless"
    put 755 "$here/health.sh" "$ours/usr/bin/tumbletop-health"
    put_page "$ours/usr/share/tumbletop-server/page"
    documents=$ours/usr/share/doc/tumbletop-server
    for file in LICENSE-MIT LICENSE-APACHE; do put 644 "$root/$file" "$documents/$file"; done
    [ -z "$page" ] || put 644 "$root/assets/fonts/OFL.txt" "$documents/OFL.txt"
    put 644 "$work/THIRD-PARTY.txt" "$documents/THIRD-PARTY.txt"
}

# The checksum of a file.
digest() {
    sha256sum "$1" | cut -d ' ' -f 1
}

# The file in which something is stored, as it is referred to.
stored_at() {
    printf '%s' "$1" | sed 's|.*"sha256:\([0-9a-f]*\)".*|blobs/sha256/\1|'
}

# Stores a file under its checksum: FILE TYPE. Prints what refers to it.
store() {
    sum=$(digest "$1")
    size=$(stat -c %s "$1")
    mv "$1" "$layout/blobs/sha256/$sum"
    printf '{"mediaType":"%s","digest":"sha256:%s","size":%s}' "$2" "$sum" "$size"
}

# Adds a folder as a layer: FOLDER NAME...
add_layer() {
    same_tar "$@" >"$work/layer.tar"
    diff_ids="$diff_ids${diff_ids:+,}\"sha256:$(digest "$work/layer.tar")\""
    gzip -9n "$work/layer.tar"
    layer=$(store "$work/layer.tar.gz" application/vnd.oci.image.layer.v1.tar+gzip)
    layers="$layers${layers:+,}$layer"
    files="$files${files:+,}\"$(stored_at "$layer")\""
}

# Makes the image: FILE.
make_image() {
    [ -d /usr/share/ca-certificates/mozilla ] || die "The image needs the package ca-certificates."
    stage_base
    stage_server
    mkdir -p "$work/data/data"
    chmod 700 "$work/data/data"

    layout=$work/layout
    mkdir -p "$layout/blobs/sha256"
    diff_ids=
    layers=
    files=
    # What changes most often comes last: the others are fetched and stored once.
    # shellcheck disable=SC2046 # names without spaces
    add_layer "$base" $(ls "$base")
    # shellcheck disable=SC2034 # same_tar reads it
    owner=$IMAGE_USER
    add_layer "$work/data" data
    owner=
    add_layer "$ours" usr

    created=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)
    # The server is the first process: it hears SIGTERM itself.
    cat >"$work/config.json" <<CONFIG
{"created":"$created","architecture":"amd64","os":"linux",
"config":{"User":"$IMAGE_USER:$IMAGE_USER","ExposedPorts":{"7448/tcp":{}},"Env":["PATH=/usr/bin"],
"Entrypoint":["/usr/bin/tumbletop-headless","serve","--data","/data"],"Cmd":["--json-log"],
"Volumes":{"/data":{}},"WorkingDir":"/","StopSignal":"SIGTERM",
"Labels":{"org.opencontainers.image.title":"tumbletop-server","org.opencontainers.image.version":"$version",
"org.opencontainers.image.licenses":"MIT OR Apache-2.0","org.opencontainers.image.created":"$created"}},
"rootfs":{"type":"layers","diff_ids":[$diff_ids]}}
CONFIG
    config=$(store "$work/config.json" application/vnd.oci.image.config.v1+json)
    printf '{"schemaVersion":2,"mediaType":"application/vnd.oci.image.manifest.v1+json","config":%s,"layers":[%s]}\n' \
        "$config" "$layers" >"$work/manifest.json"
    manifest=$(store "$work/manifest.json" application/vnd.oci.image.manifest.v1+json)
    name=tumbletop-server:$version
    printf '{"imageLayoutVersion":"1.0.0"}\n' >"$layout/oci-layout"
    # The name is for podman, and for containerd.
    printf '{"schemaVersion":2,"mediaType":"application/vnd.oci.image.index.v1+json","manifests":[%s,"annotations":%s}]}\n' \
        "${manifest%\}}" \
        "{\"org.opencontainers.image.ref.name\":\"$name\",\"io.containerd.image.name\":\"docker.io/library/$name\"}" \
        >"$layout/index.json"
    # The same for `docker load`, which has its own form of it.
    printf '[{"Config":"%s","RepoTags":["%s"],"Layers":[%s]}]\n' "$(stored_at "$config")" "$name" "$files" >"$layout/manifest.json"
    same_tar "$layout" blobs index.json manifest.json oci-layout >"$1"
}
