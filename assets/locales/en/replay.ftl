### Saving a match and showing it again.

# A button.
replay-save = Save the match

# $file: text
replay-saved = Saved as { $file }

# $why: message
replay-not-saved = The match could not be saved: { $why }

replay-no-folder = there is no folder for it on this machine
replay-elsewhere = it is hosted elsewhere, and kept there

# $file: text, $why: text
replay-unwritable = { $file } can't be written: { $why }

# $why: message
replay-not-shown = This match can't be shown again: { $why }
