### The look back at a match: where something better could have been done, and where chance helped.

review-open = Analizar la partida

review-heading = Análisis de la partida
review-back = Volver

review-going = Analizando la partida: { $percent } %

review-failed = Esta partida no se puede analizar: { $why }.

review-choices = { $best ->
    [one] 1 de { $choices } decisiones fue la mejor
   *[other] { $best } de { $choices } decisiones fueron las mejores
}, según el jugador virtual más fuerte.

review-choices-cheap = { $best ->
    [one] 1 de { $choices } decisiones fue la mejor
   *[other] { $best } de { $choices } decisiones fueron las mejores
}, según el jugador virtual más fuerte; las demás no costaron casi nada.

review-mistakes-heading = Lo que habría sido mejor
review-no-mistakes = Ningún error que merezca mención. Bien jugado.
review-luck-heading = Los momentos de más suerte
review-no-luck = El azar trató a todo el mundo por igual.

review-show = Mostrar

review-mistake = { $who }, ronda { $round }: costó { $amount }

review-better = Mejor: { $advice }.

review-better-because = Mejor: { $advice } – { $reason }.

# What was done in the match: the advice reads as the third person here ("En la partida: descarta un 7").
review-instead = En la partida: { $advice }.

review-luck = { $who }, ronda { $round }: el azar dio { $amount }

review-at-start-of-round = Al empezar la ronda.

review-events = { $events }
