### What is said of the machine that the program runs on.

## Where a window opens.

machine-display-desktop = le bureau
machine-display-socket = Wayland, le socket du compositeur
machine-display = { $kind }, { $name }
machine-no-display = il n’y a pas d’affichage où ouvrir une fenêtre ({ $why }) ; lance le programme depuis une session de bureau, ou essaie `tumbletop simulate stack --physics` ou `tumbletop shot --list`, qui s’en passent
machine-display-gone = l’affichage qui montrait la fenêtre a disparu ({ $why })
machine-display-unset = ni DISPLAY ni WAYLAND_DISPLAY n’est défini
machine-display-unreached = { $variable } désigne { $name }, qui est inaccessible : { $why }

## Why a display can't be reached.

machine-unreached-no-folder = XDG_RUNTIME_DIR n’est pas défini
machine-unreached-unwritten = un affichage s’écrit [COMPUTER]:NUMBER
machine-unreached-no-number = le numéro de l’affichage n’est pas un nombre
machine-unreached-no-address = l’ordinateur n’a pas d’adresse

## Graphics.

machine-no-adapter = aucun adaptateur graphique n’a été trouvé ; installe le pilote le plus récent du fabricant de ta carte graphique
machine-no-adapter-linux = aucun adaptateur graphique n’a été trouvé ; installe un pilote Vulkan (celui du fabricant de ta carte graphique, ou celui de Mesa : le paquet mesa-vulkan-drivers sur Debian, Ubuntu et Fedora), qui dessine aussi sans carte graphique
machine-leaking-driver = le pilote logiciel de Mesa 22.3 prend plus de mémoire à chaque image, jusqu’à tout épuiser ; un Mesa plus récent ne le fait pas : Debian 12 en propose un dans ses rétroportages, sous le nom mesa-vulkan-drivers
machine-drawing-failed = l’image ne peut plus être dessinée : l’adaptateur graphique ou son pilote a échoué ; un pilote plus récent peut aider, et le journal dans { $folder } en dit plus
machine-drawing-failed-no-log = l’image ne peut plus être dessinée : l’adaptateur graphique ou son pilote a échoué ; un pilote plus récent peut aider

## Sound.

machine-no-sound-device = il n’y a pas de périphérique audio
machine-sound-device = le périphérique audio n’est pas utilisable : { $why }
machine-no-sound-service = le service audio du système est absent
