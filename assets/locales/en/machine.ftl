### What is said of the computer that the program runs on.

## Where a window opens.

machine-display-desktop = the desktop

# A compositor is the program that draws all windows.
machine-display-socket = Wayland, the socket of the compositor

# The kind of display (Wayland or X11) and its name.
# $kind: text, $name: text
machine-display = { $kind }, { $name }

# $why: message
machine-no-display = there is no display to open a window on ({ $why }); start it from a desktop session, or try `tumbletop simulate stack --physics` or `tumbletop shot --list`, which need none

# $why: message
machine-display-gone = the display that showed the window is gone ({ $why })

machine-display-unset = neither DISPLAY nor WAYLAND_DISPLAY is set

# $variable: text, $name: text, $why: message
machine-display-unreached = { $variable } names { $name }, which can't be reached: { $why }

## Why a display can't be reached.

machine-unreached-no-folder = XDG_RUNTIME_DIR is not set
machine-unreached-unwritten = a display is written as [COMPUTER]:NUMBER
machine-unreached-no-number = the number of the display is not a number
machine-unreached-no-address = the computer has no address

## Graphics.

machine-no-adapter = no graphics adapter was found; install the latest driver for your graphics card from its maker

machine-no-adapter-linux = no graphics adapter was found; install a Vulkan driver (from your graphics card's maker, or Mesa's: the package mesa-vulkan-drivers on Debian, Ubuntu and Fedora), which also draws without a graphics card

machine-leaking-driver = the software driver of Mesa 22.3 takes more memory with every frame until none is left; a newer Mesa does not: Debian 12 has one in its backports, as mesa-vulkan-drivers

# $folder: text
machine-drawing-failed = the picture can't be drawn any more: the graphics adapter or its driver failed; a newer driver may help, and the log in { $folder } says more

machine-drawing-failed-no-log = the picture can't be drawn any more: the graphics adapter or its driver failed; a newer driver may help

## Sound.

machine-no-sound-device = there is no sound device

# What is wrong is said by the system.
# $why: text
machine-sound-device = the sound device can't be used: { $why }

machine-no-sound-service = the system's sound service is missing
