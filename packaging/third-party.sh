#!/bin/sh
# Prints the licences of the crates that are compiled into the program: packaging/third-party.sh TARGET [OPTION...]
#
# TARGET is the processor and system that the program is for, such as x86_64-unknown-linux-gnu. For another program than
# the one with a window, the options are those with which cargo builds it, such as `-p cli --features cluster`. Cargo says
# which crates that is, and the texts come from the crates themselves, as cargo unpacked them: no other program is needed.
set -eu
cd -- "$(dirname -- "$0")/.."
target=${1:?usage: packaging/third-party.sh TARGET [OPTION...]}
shift

work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-licences.XXXXXX")
trap 'rm -rf "$work"' EXIT

cargo fetch --locked --quiet --target "$target" >&2
# What only helps to compile (macros, build scripts) is not in the program.
cargo tree --locked --target "$target" "$@" --edges normal,no-proc-macro --prefix none --format '{p}|{l}' >"$work/tree"
# Our own crates, which have a path, are under the licence of the program.
# Between the trees of several programs lies an empty line.
sed '/^$/d; s/ (\*)$//' "$work/tree" | grep -v '^[^|]* (.*[/\\].*)|' | LC_ALL=C sort -u >"$work/crates"

# Each crate (`+name version|licence|manifest`), then the files that may hold its licence.
while IFS='|' read -r crate licence; do
    name=${crate%% *}
    version=${crate#* v}
    version=${version%% *}
    manifest=
    for folder in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/"$name-$version"; do
        [ -f "$folder/Cargo.toml" ] && manifest=$folder/Cargo.toml && break
    done
    if [ -z "$manifest" ]; then
        echo "The source of $name $version is not there." >&2
        exit 1
    fi
    printf '+%s %s|%s|%s\n' "$name" "$version" "$licence" "$manifest"
    for file in "$folder"/* "$folder"/LICENSES/* "$folder"/licenses/*; do
        [ -f "$file" ] && printf '%s\n' "$file"
    done
done <"$work/crates" >"$work/files"

LC_ALL=C awk -v target="$target" '
function is_licence(file) {
    sub(/.*\//, "", file)
    file = tolower(file)
    if (file ~ /\.(rs|toml|html)$/) return 0
    return file ~ /^(licen[sc]e|copying|copyright|notice|unlicense|mit[.-]|apache)/
}
# A file as one text. Crates differ in the ends of their lines.
function text_of(file,    line, text) {
    text = ""
    while ((getline line < file) > 0) {
        sub(/[ \t\r]+$/, "", line)
        text = text line "\n"
    }
    close(file)
    return text
}
# The authors that a manifest names. Cargo writes the manifests of published crates in one style.
function authors_of(manifest,    line, authors, inside) {
    authors = ""
    inside = 0
    while ((getline line < manifest) > 0) {
        if (line ~ /^authors = \[/) inside = 1
        if (inside) authors = authors " " line
        if (inside && line ~ /\]/) break
    }
    close(manifest)
    sub(/^ *authors = \[ */, "", authors)
    sub(/,? *\].*$/, "", authors)
    gsub(/"/, "", authors)
    gsub(/  +/, " ", authors)
    return authors == "" ? "its authors" : authors
}
function heading(what) {
    printf "\n%s\n%s\n%s\n\n", RULE, what, RULE
}
BEGIN { RULE = sprintf("%80s", ""); gsub(/ /, "=", RULE) }
/^\+/ {
    split(substr($0, 2), part, "|")
    crate = ++crates
    name[crate] = part[1]
    licence[crate] = part[2]
    manifest[crate] = part[3]
    next
}
is_licence($0) {
    has_text[crate] = 1
    text = text_of($0)
    if (!(text in number)) {
        number[text] = ++texts
        contents[texts] = text
    }
    # A crate may hold the same text twice.
    n = number[text]
    if (last_user[n] != crate) users[n] = users[n] (users[n] == "" ? "" : "\n") name[crate]
    last_user[n] = crate
}
END {
    print "Tumbletop stands on the work of others. These crates are compiled into this program"
    print "(" target "), each under the licence beside its name. The source of each is"
    print "at https://crates.io; none was changed. Where a licence offers a choice, any of them may be chosen."
    print "The texts stand below."
    print ""
    print "The standard library of Rust, by The Rust Project Contributors, is compiled in too: MIT OR Apache-2.0."
    print ""
    for (crate = 1; crate <= crates; crate++) print name[crate] ": " licence[crate]
    print ""
    print "These packages hold no text of their licence. The usual texts of MIT and Apache-2.0 stand at the end;"
    print "MIT-0 and CC0-1.0 ask for none."
    print ""
    for (crate = 1; crate <= crates; crate++)
        if (!has_text[crate]) print name[crate] " (" licence[crate] "), by " authors_of(manifest[crate])
    for (n = 1; n <= texts; n++) {
        heading(users[n])
        printf "%s", contents[n]
    }
    heading("The MIT License, of packages without a text")
    text = text_of("LICENSE-MIT")
    sub(/\nCopyright[^\n]*\n/, "", text)
    printf "%s", text
    heading("The Apache License, of packages without a text")
    printf "%s", text_of("LICENSE-APACHE")
}' "$work/files"
