//! Gives the Windows program its icon, its version and its manifest.

const ICON: &str = "assets/icon/tumbletop.ico";
const MANIFEST: &str = "packaging/windows/tumbletop.manifest";

/// Tells cargo which files the resources are made from.
pub fn watch() {
    println!("cargo::rerun-if-changed={ICON}");
    println!("cargo::rerun-if-changed={MANIFEST}");
}

/// Compiles the resources.
pub fn compile() {
    let mut resources = winresource::WindowsResource::new();
    resources
        .set_icon(ICON)
        .set_manifest_file(MANIFEST)
        // Task manager, "Open with" and the taskbar show the description as the program's name.
        .set("FileDescription", "Tumbletop")
        .set("ProductName", "Tumbletop")
        .set("InternalName", "tumbletop")
        .set("OriginalFilename", "tumbletop.exe")
        .set(
            "LegalCopyright",
            "The Tumbletop authors. MIT or Apache-2.0, as you choose.",
        )
        .set_language(0x0409);
    // The program works without a resource compiler too; it only has no icon. The packages are checked for the icon.
    if let Err(why) = resources.compile_for("tumbletop") {
        println!("cargo::warning=the program gets no icon, as the resource compiler does not run: {why}");
    }
}
