### What is said of the machine that the program runs on.

## Where a window opens.

machine-display-desktop = el escritorio

machine-display-socket = Wayland, el socket del compositor

machine-display = { $kind }, { $name }

machine-no-display = no hay ninguna pantalla en la que abrir una ventana ({ $why }); inicia el programa desde una sesión de escritorio, o prueba `tumbletop simulate stack --physics` o `tumbletop shot --list`, que no la necesitan

machine-display-gone = la pantalla que mostraba la ventana ya no está ({ $why })

machine-display-unset = no están definidas ni DISPLAY ni WAYLAND_DISPLAY

machine-display-unreached = { $variable } indica { $name }, y no se puede llegar ahí: { $why }

## Why a display can't be reached.

machine-unreached-no-folder = XDG_RUNTIME_DIR no está definida
machine-unreached-unwritten = una pantalla se escribe [COMPUTER]:NUMBER
machine-unreached-no-number = el número de la pantalla no es un número
machine-unreached-no-address = el dispositivo no tiene dirección

## Graphics.

machine-no-adapter = no se ha encontrado ninguna tarjeta gráfica; instala el controlador más reciente de su fabricante

machine-no-adapter-linux = no se ha encontrado ninguna tarjeta gráfica; instala un controlador de Vulkan (el del fabricante de tu tarjeta gráfica, o el de Mesa: el paquete mesa-vulkan-drivers en Debian, Ubuntu y Fedora), que también dibuja sin tarjeta gráfica

machine-leaking-driver = el controlador por software de Mesa 22.3 ocupa más memoria con cada imagen, hasta agotarla; un Mesa más reciente no lo hace: Debian 12 tiene uno en sus backports, como mesa-vulkan-drivers

machine-drawing-failed = ya no se puede dibujar la imagen: la tarjeta gráfica o su controlador ha fallado; un controlador más reciente puede ayudar, y el registro en { $folder } dice más

machine-drawing-failed-no-log = ya no se puede dibujar la imagen: la tarjeta gráfica o su controlador ha fallado; un controlador más reciente puede ayudar

## Sound.

machine-no-sound-device = no hay ningún dispositivo de sonido

machine-sound-device = el dispositivo de sonido no se puede usar: { $why }

machine-no-sound-service = falta el servicio de sonido del sistema
