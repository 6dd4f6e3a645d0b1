//! Tests that run in a process of their own.

use std::path::Path;
use std::process::Command;

use window_kit::settings::FOLDER_VARIABLE;

/// The folder of the documents of a test, in its settings folder.
pub const DOCUMENTS: &str = "documents";

/// The file that says that a test has begun.
const BEGUN: &str = "begun";

/// Runs a test in its own process: one app for each test, with its own empty settings folder. `test` is its name with
/// that of its file.
pub fn apart(test: &str, run: impl FnOnce()) {
    if let Some(folder) = std::env::var_os(FOLDER_VARIABLE) {
        std::fs::write(Path::new(&folder).join(BEGUN), "").expect("a file can be written");
        run();
        return;
    }
    let name = test.replace("::", "-");
    let folder = std::env::temp_dir().join(format!("tumbletop-{name}-{}", std::process::id()));
    let documents = folder.join(DOCUMENTS);
    std::fs::create_dir_all(&documents).expect("a folder can be made");
    let of_user = format!("XDG_DOCUMENTS_DIR=\"{}\"\n", documents.display());
    std::fs::write(folder.join("user-dirs.dirs"), of_user).expect("a file can be written");
    let ran = Command::new(std::env::current_exe().expect("the test is a program"))
        .args(["--exact", test, "--nocapture"])
        .env(FOLDER_VARIABLE, &folder)
        // On Linux this is where the system says which folder has the user's documents.
        .env("XDG_CONFIG_HOME", &folder)
        .status()
        .expect("the test starts");
    let begun = folder.join(BEGUN).exists();
    let _ = std::fs::remove_dir_all(&folder);
    assert!(begun, "no test is called {test}");
    assert!(ran.success(), "the lines above say why");
}
