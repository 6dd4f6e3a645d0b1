# Compiling for a page in a browser (wasm32-unknown-unknown). Sourced after setup.sh; POSIX sh.
# shellcheck shell=sh

WASM_TARGET=wasm32-unknown-unknown
# The version of the crate wasm-bindgen in Cargo.lock: the tool works with no other.
wasm_bindgen_version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p;}' Cargo.lock)

# Whether this toolchain can compile for a page: it has the target's standard library, or its source.
has_wasm() {
    libraries=$(${RUSTC:-rustc} --print sysroot)/lib/rustlib
    [ -d "$libraries/$WASM_TARGET/lib" ] || [ -d "$libraries/src/rust/library/std" ]
}

# Adds the target's standard library where rustup has the toolchain and can load it; says nothing where it can't.
want_wasm() {
    has_wasm || rustup target add "$WASM_TARGET" >/dev/null 2>&1 || true
}

# Stops unless this toolchain can compile for a page.
need_wasm() {
    want_wasm
    has_wasm || die "The standard library for pages is missing: rustup target add $WASM_TARGET"
}

# Whether C can be compiled for a page, which the encryption of connections from home to home needs. Apple's own clang
# can't.
has_wasm_c() {
    for compiler in "${CC_wasm32_unknown_unknown-}" clang /opt/homebrew/opt/llvm/bin/clang; do
        if [ -n "$compiler" ] && echo | "$compiler" --target="$WASM_TARGET" -x c -c -o /dev/null - 2>/dev/null; then
            # What packs the files for the linker; the compiler's own is a package of its own.
            packer=$(command -v llvm-ar || echo ar)
            export CC_wasm32_unknown_unknown="$compiler" AR_wasm32_unknown_unknown="${AR_wasm32_unknown_unknown:-$packer}"
            return
        fi
    done
    return 1
}

# Stops unless C can be compiled for a page.
need_wasm_c() {
    has_wasm_c || die "clang that compiles for $WASM_TARGET is missing; it compiles a part of the page."
}

# Runs a command of cargo for a page, with the given arguments: wasm_cargo check -p net
wasm_cargo() {
    command=$1
    shift
    libraries=$(${RUSTC:-rustc} --print sysroot)/lib/rustlib
    if [ -d "$libraries/$WASM_TARGET/lib" ]; then
        cargo "$command" --target "$WASM_TARGET" "$@"
    else
        # A stable compiler refuses to build a standard library unless this is set. Build scripts depend on it, so that
        # all would be compiled again if the folder were that of other builds.
        RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR="$(wasm_target_dir)" \
            cargo "$command" -Z build-std=std,panic_abort --target "$WASM_TARGET" "$@"
    fi
}

# The folder of what is compiled.
wasm_target_dir() {
    libraries=$(${RUSTC:-rustc} --print sysroot)/lib/rustlib
    if [ -d "$libraries/$WASM_TARGET/lib" ]; then
        printf '%s\n' "${CARGO_TARGET_DIR:-target}"
    else
        printf '%s/wasm\n' "${CARGO_TARGET_DIR:-target}"
    fi
}

# Runs wasm-bindgen, which is installed first where it is missing.
wasm_bindgen() {
    tools=${CARGO_TARGET_DIR:-target}/tools
    tool=$tools/bin/wasm-bindgen
    # A mirror of the registry may lack the very versions of the tool's lock file; any that fit do as well.
    [ "$("$tool" --version 2>/dev/null)" = "wasm-bindgen $wasm_bindgen_version" ] ||
        install_wasm_bindgen --locked || install_wasm_bindgen
    "$tool" "$@"
}

# Made fast is only what changes the program: all of it takes three minutes more of processor time. It loads nothing.
install_wasm_bindgen() {
    for package in walrus wasm-bindgen-cli-support wasm-encoder wasmparser; do
        set -- --config "profile.release.package.$package.opt-level=3" "$@"
    done
    cargo install wasm-bindgen-cli --version "$wasm_bindgen_version" --quiet --bin wasm-bindgen --root "$tools" \
        --no-default-features --config 'profile.release.opt-level=0' "$@"
}
