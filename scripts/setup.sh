# Set-up shared by ./play and ./check: the Rust toolchain and the system packages. Sourced, not run; POSIX sh.
#
# Checks before it changes anything: if nothing is missing, it takes a few hundredths of a second and changes nothing.
# shellcheck shell=sh

# The oldest compiler that builds the project: 1.<this>. Keep in step with rust-version in Cargo.toml.
RUST_MINOR=95

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

# Stops with one sentence unless there is a Rust toolchain that can build the project.
need_rust() {
    if ! command -v cargo >/dev/null 2>&1 && [ -x "$HOME/.cargo/bin/cargo" ]; then
        # Installed, but this shell was opened before.
        PATH=$HOME/.cargo/bin:$PATH
    fi
    command -v cargo >/dev/null 2>&1 ||
        die "Tumbletop is built with Rust, which is not installed: get it from https://rustup.rs (one command), then start this again."
    # rustup's rustc obeys rust-toolchain.toml and fetches that toolchain if need be; a distribution's may be too old.
    minor=$(rustc --version | sed -n 's/^rustc 1\.\([0-9]*\).*/\1/p')
    [ "${minor:-0}" -ge "$RUST_MINOR" ] ||
        die "Tumbletop needs Rust 1.$RUST_MINOR or newer, and this is '$(rustc --version)': get it from https://rustup.rs, then start this again."
}

# Whether this is Linux without any display to open a window on.
no_display() {
    [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY-}" ] && [ -z "${WAYLAND_DISPLAY-}" ]
}

# The path of Mesa's software Vulkan driver (lavapipe); nothing if it is not installed.
software_vulkan() {
    for driver in /usr/share/vulkan/icd.d/lvp_icd*.json /etc/vulkan/icd.d/lvp_icd*.json; do
        if [ -e "$driver" ]; then
            printf '%s\n' "$driver"
            return
        fi
    done
}

# Whether any Vulkan driver is installed, the graphics card maker's own included.
any_vulkan() {
    for driver in /usr/share/vulkan/icd.d/*.json /etc/vulkan/icd.d/*.json; do
        [ -e "$driver" ] && return 0
    done
    return 1
}

# Runs a command as root; stops if that is not possible.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        # In CI no person can type a password.
        if [ -n "${CI-}" ]; then sudo -n "$@"; else sudo "$@"; fi
    else
        die "Run this as root, then start again: $*"
    fi
}

# Prints the named Debian packages that are not installed.
missing_debian() {
    for package in "$@"; do
        dpkg -s "$package" 2>/dev/null | grep -q '^Status: .* installed$' || printf ' %s' "$package"
    done
}

# Prints the named Fedora packages that are not installed.
missing_fedora() {
    for package in "$@"; do
        rpm -q --whatprovides "$package" >/dev/null 2>&1 || printf ' %s' "$package"
    done
}

# Prints the named Arch packages that are not installed.
missing_arch() {
    pacman -T "$@" 2>/dev/null | while read -r package; do printf ' %s' "$package"; done
}

setup_debian() {
    if [ "$1" = server ]; then
        packages="protobuf-compiler libprotobuf-dev"
    else
        packages="pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev"
        packages="$packages libxkbcommon-x11-0 libxi6 libxcursor1 libxrandr2 libvulkan1"
    fi
    command -v cc >/dev/null 2>&1 || packages="$packages gcc libc6-dev"
    if [ "$1" = check ]; then
        packages="$packages mesa-vulkan-drivers xvfb xdotool imagemagick iproute2 nftables openssl python3"
        # The accessibility bus, and what reads it.
        packages="$packages dbus at-spi2-core python3-gi gir1.2-atspi-2.0"
        # What servers share their rooms over, and what compiles its messages.
        packages="$packages etcd-server etcd-client protobuf-compiler libprotobuf-dev"
    elif [ "$1" = play ] && ! any_vulkan; then
        packages="$packages mesa-vulkan-drivers"
    fi
    # shellcheck disable=SC2086 # a list of words
    missing=$(missing_debian $packages)
    [ -z "$missing" ] && return
    # shellcheck disable=SC2086 # a list of words
    install_debian $missing ||
        die "The packages could not be installed; install them by hand and start again:$missing"
    say "The system packages are there."
}

# Installs the named Debian packages; fails if that can't be done.
install_debian() {
    say "These system packages are missing and are installed now: $*"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq ||
        say "The package lists could not be refreshed; trying with the ones that are here."
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
}

setup_fedora() {
    packages="gcc pkgconf-pkg-config alsa-lib-devel systemd-devel wayland-devel libxkbcommon-devel"
    packages="$packages libxkbcommon-x11 libXi libXcursor libXrandr vulkan-loader"
    [ "$1" != server ] || packages="gcc protobuf-compiler protobuf-devel"
    if [ "$1" = check ]; then
        packages="$packages mesa-vulkan-drivers xorg-x11-server-Xvfb setxkbmap xdotool ImageMagick iproute nftables openssl python3"
        packages="$packages dbus-daemon at-spi2-core python3-gobject"
        packages="$packages protobuf-compiler protobuf-devel"
    elif [ "$1" = play ] && ! any_vulkan; then
        packages="$packages mesa-vulkan-drivers"
    fi
    # shellcheck disable=SC2086 # a list of words
    missing=$(missing_fedora $packages)
    [ -z "$missing" ] || die "Some system packages are missing; install them, then start again: sudo dnf install$missing"
}

setup_arch() {
    packages="gcc pkgconf alsa-lib systemd-libs wayland libxkbcommon"
    packages="$packages libxkbcommon-x11 libxi libxcursor libxrandr vulkan-icd-loader"
    [ "$1" != server ] || packages="gcc protobuf"
    if [ "$1" = check ]; then
        packages="$packages vulkan-swrast xorg-server-xvfb xorg-setxkbmap xdotool imagemagick iproute2 nftables openssl python"
        packages="$packages dbus at-spi2-core python-gobject"
        packages="$packages protobuf"
    elif [ "$1" = play ] && ! any_vulkan; then
        packages="$packages vulkan-swrast"
    fi
    # shellcheck disable=SC2086 # a list of words
    missing=$(missing_arch $packages)
    [ -z "$missing" ] || die "Some system packages are missing; install them, then start again: sudo pacman -S$missing"
}

# Installs the system packages, or names those that are missing. $1: `play`, `check`, which also needs what the
# window tests run on, or `server`, which has no window and shares its tables.
need_packages() {
    if [ "$(uname -s)" != Linux ]; then
        [ "$1" = play ] || command -v protoc >/dev/null 2>&1 ||
            die "protoc, which compiles the messages of etcd, is missing; install it, then start again: brew install protobuf"
        return 0
    fi
    if command -v dpkg >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1; then
        setup_debian "$1"
    elif command -v dnf >/dev/null 2>&1 && command -v rpm >/dev/null 2>&1; then
        setup_fedora "$1"
    elif command -v pacman >/dev/null 2>&1; then
        setup_arch "$1"
    else
        for library in alsa libudev wayland-client xkbcommon; do
            pkg-config --exists "$library" 2>/dev/null ||
                say "pkg-config does not find $library: if the build stops, install its development package."
        done
    fi
}

# The command of the browser for the tests of the page: $CHROMIUM, or the first that is there; nothing without one.
page_browser() {
    for browser in "${CHROMIUM-}" chromium chromium-browser google-chrome; do
        if [ -n "$browser" ] && command -v "$browser"; then
            return
        fi
    done
}

# Installs what makes the page and plays in it and is missing: Node.js, npm, zip, clang and Chromium. Only Debian's way
# is known, and where it fails whoever needs them sees that they are still missing.
want_page_tools() {
    packages=
    command -v node >/dev/null 2>&1 || packages="$packages nodejs"
    command -v npm >/dev/null 2>&1 || packages="$packages npm"
    command -v zip >/dev/null 2>&1 || packages="$packages zip"
    command -v clang >/dev/null 2>&1 || packages="$packages clang"
    [ -n "$(page_browser)" ] || packages="$packages chromium"
    if [ -z "$packages" ] || ! command -v dpkg >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
        return 0
    fi
    # shellcheck disable=SC2086 # a list of words
    install_debian $packages || say "These packages could not be installed:$packages"
}
