### Saving a match and showing it again.

# A button.
replay-save = Save replay

# $file: text
replay-saved = Saved as { $file }

# $why: message
replay-not-saved = The replay could not be saved: { $why }

replay-no-folder = there is no folder for it on this computer
replay-elsewhere = the match is hosted elsewhere, and saved there

# $file: text, $why: text
replay-unwritable = { $file } can't be written: { $why }

# $why: message
replay-not-shown = This match can't be replayed: { $why }
