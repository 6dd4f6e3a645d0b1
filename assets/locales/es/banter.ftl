### Lo que los jugadores virtuales dicen de vez en cuando en la mesa, en un globo. No se dirigen a nadie ni hablan de
### los errores de nadie: cada uno habla de su propia suerte. Poco espacio: unas 40 letras como mucho.

## Alguien alegre.

banter-merry-capture-1 = ¡Hala, para mí!
banter-merry-capture-2 = ¡Qué torre tan bonita me llevo!
banter-merry-lost-1 = ¡Oh! Se fue. ¡Sigamos!
banter-merry-lost-2 = Fue bonito mientras duró.
banter-merry-lucky-1 = ¡Ja! ¡Justo lo que quería!
banter-merry-lucky-2 = ¡Hoy les gusto a los dados!
banter-merry-stock-1 = ¡Se acabó! ¡Hurra!
banter-merry-stock-2 = Ni una carta. ¡Qué gusto!
banter-merry-pile-1 = ¡Listo, y fuera!
banter-merry-pile-2 = ¡Completo! Es lo que más me gusta.
banter-merry-won-1 = ¡Hurra! ¡Qué divertido!
banter-merry-won-2 = ¡Gané! ¡Qué partida tan bonita!

## Alguien de pocas palabras.

banter-dry-capture-1 = Me lo quedo.
banter-dry-capture-2 = Mío, entonces.
banter-dry-lost-1 = Bueno. Ya está.
banter-dry-lost-2 = Algún día tenía que irse.
banter-dry-lucky-1 = Me sirve.
banter-dry-lucky-2 = He visto cosas peores.
banter-dry-stock-1 = No queda nada. Bien.
banter-dry-stock-2 = Esa era la última.
banter-dry-pile-1 = Completo.
banter-dry-pile-2 = Uno más.
banter-dry-won-1 = Pues ya está. Buena partida.
banter-dry-won-2 = Gano. Hora del té.

## Alguien de grandes palabras.

banter-grand-capture-1 = ¡Mirad: se viene conmigo!
banter-grand-capture-2 = ¡Una noble torre, digna de mí!
banter-grand-lost-1 = ¡Adiós, mi orgullosa torre!
banter-grand-lost-2 = Hasta las grandes torres se mudan.
banter-grand-lucky-1 = ¡La fortuna me sonríe!
banter-grand-lucky-2 = ¡Las estrellas me acompañan!
banter-grand-stock-1 = ¡La última carta! ¡Trompetas!
banter-grand-stock-2 = ¡Vacío! ¡Qué momento!
banter-grand-pile-1 = ¡Completo, como un poema!
banter-grand-pile-2 = ¡El broche de oro!
banter-grand-won-1 = ¡Victoria! ¡Para la historia!
banter-grand-won-2 = ¡Qué partida! Saludo al público.

## Alguien de voz suave.

banter-gentle-capture-1 = ¿Puedo? Gracias.
banter-gentle-capture-2 = Qué bonita. La cuidaré bien.
banter-gentle-lost-1 = No pasa nada. Era bonita.
banter-gentle-lost-2 = En fin. Así es el juego.
banter-gentle-lucky-1 = Ay, qué amables los dados.
banter-gentle-lucky-2 = Qué bonita tirada.
banter-gentle-stock-1 = Mi montón está vacío. Qué bien.
banter-gentle-stock-2 = Ya está, todo jugado.
banter-gentle-pile-1 = Ya está, completo.
banter-gentle-pile-2 = Qué bien ha quedado.
banter-gentle-won-1 = ¿He ganado? Qué bonita partida.
banter-gentle-won-2 = Un placer, minuto a minuto.
