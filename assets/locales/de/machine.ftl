## Where a window opens.

machine-display-desktop = der Desktop

machine-display-socket = Wayland, der Socket des Compositors

machine-display = { $kind }, { $name }

machine-no-display = es gibt keine Anzeige, auf der sich ein Fenster öffnen lässt ({ $why }); starte das Programm in einer Desktop-Sitzung, oder versuche `tumbletop simulate stack --physics` oder `tumbletop shot --list`, die keine brauchen

machine-display-gone = die Anzeige mit dem Fenster ist nicht mehr da ({ $why })

machine-display-unset = weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt

machine-display-unreached = { $variable } nennt { $name }, das nicht erreichbar ist: { $why }

## Why a display can't be reached.

machine-unreached-no-folder = XDG_RUNTIME_DIR ist nicht gesetzt
machine-unreached-unwritten = eine Anzeige wird [COMPUTER]:NUMBER geschrieben
machine-unreached-no-number = die Nummer der Anzeige ist keine Zahl
machine-unreached-no-address = der Computer hat keine Adresse

## Graphics.

machine-no-adapter = es wurde keine Grafikkarte gefunden; installiere den neuesten Treiber, den der Hersteller deiner Grafikkarte anbietet

machine-no-adapter-linux = es wurde keine Grafikkarte gefunden; installiere einen Vulkan-Treiber (vom Hersteller deiner Grafikkarte oder den von Mesa: das Paket mesa-vulkan-drivers unter Debian, Ubuntu und Fedora), der auch ohne Grafikkarte zeichnet

machine-leaking-driver = der Software-Treiber von Mesa 22.3 belegt mit jedem Bild mehr Speicher, bis keiner mehr da ist; ein neueres Mesa tut das nicht: Debian 12 hat eines in den Backports, als mesa-vulkan-drivers

machine-drawing-failed = das Bild lässt sich nicht mehr zeichnen: Die Grafikkarte oder ihr Treiber ist ausgefallen; ein neuerer Treiber hilft vielleicht, und mehr steht im Protokoll in { $folder }

machine-drawing-failed-no-log = das Bild lässt sich nicht mehr zeichnen: Die Grafikkarte oder ihr Treiber ist ausgefallen; ein neuerer Treiber hilft vielleicht

## Sound.

machine-no-sound-device = es gibt kein Tongerät

machine-sound-device = das Tongerät lässt sich nicht nutzen: { $why }

machine-no-sound-service = der Tondienst des Systems fehlt
