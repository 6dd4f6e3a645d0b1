### What the window says about itself: crashes, drawing, what the program carries.

## On the title, in a corner

app-crashed-last-time = Le jeu a planté la dernière fois. Le rapport se trouve ici : { $file }
app-settings-left-out = Pas compris dans { $file } : { $entries }. Ces réglages ont leur valeur de départ ; tout le reste est conservé
app-settings-unreadable = { $file } est illisible : ses réglages ont leur valeur de départ
app-mind-memory = Attention à la mémoire : { $why }

## In a box or on the console when the program ends

app-crashed = le jeu a planté ; { $file } dit ce qui s’est passé, et `tumbletop doctor --bundle FILE.tar.gz` l’empaquette avec tout ce qu’il faut pour signaler le bogue
app-crashed-unwritten = le jeu a planté ; les lignes ci-dessus disent ce qui s’est passé

## At the table

app-draws-slowly = Cet ordinateur dessine lentement, l’image est donc simplifiée. Tu peux changer cela dans les réglages

## In the list of `tumbletop doctor`

app-carried = intégrés : { $shaders } shaders, { $sounds } sons, { $fonts } polices, { $pictures } images, { $kib } Kio ; aucun autre fichier n’est nécessaire
