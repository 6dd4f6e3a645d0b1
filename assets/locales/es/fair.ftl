### Si los dados y las cartas de una partida con otros fueron honestos: una frase, y cómo se supo.

fair-how = ¿Cómo?
fair-checked = Nadie pudo elegir estos dados: comprobado.
fair-seen = La partida grabada es la que se jugó: comprobado.
fair-not-checked = Los dados de esta partida no se pueden comprobar.
fair-wrong = Algo no cuadra con los dados de esta partida.
fair-how-checked = { $people ->
    [one] Antes de la partida, tú y el programa que lleva la mesa fijasteis cada uno un número secreto. Solo después mostraste el tuyo.
   *[other] Antes de la partida, los { $people } jugadores y el programa que lleva la mesa fijaron cada uno un número secreto. Solo cuando todos estaban fijados mostraron los jugadores el suyo.
} Todas las cartas, y cómo están los dados en la mano, salen de esos números juntos; dónde cae un dado depende también de la mano que lo lanza. Al final se mostró el último número, y tu programa lo ha comparado, junto con cada momento de la partida, con lo que había visto antes.
fair-how-checked-again = { $people ->
    [one] Antes de la partida, tú y el programa que lleva la mesa fijasteis cada uno un número secreto. Solo después mostraste el tuyo.
   *[other] Antes de la partida, los { $people } jugadores y el programa que lleva la mesa fijaron cada uno un número secreto. Solo cuando todos estaban fijados mostraron los jugadores el suyo.
} Todas las cartas, y cómo están los dados en la mano, salen de esos números juntos; dónde cae un dado depende también de la mano que lo lanza. Al final se mostró el último número, y tu programa lo ha comparado, junto con cada momento de la partida, con lo que había visto antes. { $given-up ->
    [one] En esta mesa se abandonó un sorteo de números. Si ocurre a menudo, pregunta por qué.
   *[other] En esta mesa se abandonaron { $given-up } sorteos de números. Si ocurre a menudo, pregunta por qué.
}
fair-how-seen = No diste ningún número, porque no jugabas cuando empezó la partida. Pero tu programa vio los números de los demás y los ha comparado, junto con cada momento que vio, con la grabación de la partida.
fair-how-seen-late = Tu programa llegó cuando los números ya estaban sorteados, o perdió la conexión entretanto. Ha comparado lo que vio desde entonces con la grabación de la partida.
fair-how-not-drawn = La partida empezó en una versión anterior del juego, en la que nadie sorteaba números juntos.
fair-how-other-version = La grabación de la partida es de otra versión del juego que la tuya.
fair-how-no-record = El programa que lleva la mesa no ha entregado ninguna grabación de la partida.
fair-wrong-left-out = Jugabas, y la partida empezó sin un número tuyo. Juega en otra mesa, o pregunta a quien lleva esta qué programa usa.
fair-wrong-secret = Antes de la partida, el programa que lleva la mesa había fijado otro número secreto que el que mostró al final. Juega en otra mesa, o pregunta a quien lleva esta qué programa usa.
fair-wrong-numbers = Los dados no salen de los números que los jugadores mostraron antes de la partida. Juega en otra mesa, o pregunta a quien lleva esta qué programa usa.
fair-wrong-seed = Los dados no salen de los números sorteados antes de la partida. Juega en otra mesa, o pregunta a quien lleva esta qué programa usa.
fair-wrong-match = La grabación de la partida no es lo que se jugó: difiere dentro de las primeras { $entries } entradas. Juega en otra mesa, o pregunta a quien lleva esta qué programa usa.
fair-wrong-chance = La entrada { $entry } de la partida no se sorteó como dicen los números. Juega en otra mesa, o pregunta a quien lleva esta qué programa usa.
fair-wrong-record = La grabación de la partida no se puede leer o infringe las reglas.
