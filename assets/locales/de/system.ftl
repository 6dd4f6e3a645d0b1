### Warum eine Datei nicht verwendet wird. Satzteile ohne Punkt.

# Ein Ordner, eine Pipe oder ein Gerät.
system-no-file = das ist keine Datei

system-too-large = sie ist größer als { $most } Bytes, und so groß ist keine solche Datei
