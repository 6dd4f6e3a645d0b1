### The options of Stack. Each has a name (little room: at most about 24 letters) and a line that explains it.

options-stack-target = Puntos para ganar
options-stack-target-about = La puntuación que acaba la partida.

options-stack-rotate = El primer turno rota
options-stack-rotate-about = En cada ronda, el primer turno pasa al sitio siguiente.

options-stack-tie = Empate en cabeza
options-stack-tie-about = Un empate en cabeza se resuelve con una ronda más, o la victoria se comparte.
options-stack-tie-round = Una ronda más
options-stack-tie-shared = Se comparte

options-stack-team-target = La meta por equipos
options-stack-team-target-about = Por equipos: la partida acaba cuando un jugador cualquiera llega a la meta, o cuando un equipo la alcanza sumando los dos.
options-stack-team-target-either = Uno de los dos
options-stack-team-target-both = Sumando los dos

options-stack-partner = Apilar sobre tu pareja
options-stack-partner-about = Por equipos: también se puede apilar sobre los dados de tu pareja.

options-stack-floor = Penalización por caer al suelo
options-stack-floor-about = Cada dado tuyo que cae al suelo cuando tiras te cuesta un punto.

options-stack-capture = Las capturas cuestan a los demás
options-stack-capture-about = Una torre capturada les cuesta un punto a todos los demás.
