### The people and the works behind the program: headings and what stands under them.

credits-heading = Créditos
credits-back = Volver

credits-program = Las reglas, la mesa, los dados, las imágenes y los sonidos se han hecho para este programa. Es software libre, con licencia MIT o Apache 2.0, la que prefieras.

credits-built-head = Hecho con
credits-built = Bevy, el motor. Rapier, la física a la que obedecen los dados. Kira, para el sonido. Y los muchos paquetes de Rust que hay debajo; sus licencias vienen con el código fuente.

credits-type-head = Tipografía
credits-type = Atkinson Hyperlegible Next, del Braille Institute y los autores del proyecto Atkinson Hyperlegible Next, con licencia SIL Open Font License 1.1.

## What is said of single games.

credits-stack-head = Los juegos
credits-stack = Stack es un juego de dados que cualquiera puede jugar con suficientes dados de suficientes colores. Las páginas de reglas están escritas con nuestras propias palabras.

credits-skip-bo-head = Sin vinculación
credits-skip-bo = Skip-Bo es una marca de Mattel. Este programa no está vinculado a Mattel, que tampoco lo avala ni lo patrocina.
