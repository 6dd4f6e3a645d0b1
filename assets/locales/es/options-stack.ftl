### The options of Stack. Each has a name (little room: at most about 24 letters) and a line that explains it.

options-stack-target = Puntos para ganar
options-stack-target-about = La puntuación con la que acaba la partida.

options-stack-rotate = Rota quien empieza
options-stack-rotate-about = En cada ronda empieza el sitio siguiente.

options-stack-tie = Empate en el primer puesto
options-stack-tie-about = Un empate en el primer puesto se resuelve con una ronda más, o se comparte la victoria.
options-stack-tie-round = Una ronda más
options-stack-tie-shared = Victoria compartida

options-stack-team-target = Meta por equipos
options-stack-team-target-about = Por equipos: la partida acaba cuando un solo jugador llega a la meta, o cuando un equipo la alcanza sumando los dos.
options-stack-team-target-either = Uno de los dos
options-stack-team-target-both = Sumando los dos

options-stack-partner = Apilar sobre tu pareja
options-stack-partner-about = Por equipos: también se puede apilar sobre los dados de tu pareja.

options-stack-floor = Penalización por suelo
options-stack-floor-about = Cada dado tuyo que cae al suelo al tirar te cuesta un punto.

options-stack-capture = La captura la pagan todos
options-stack-capture-about = Una torre capturada cuesta un punto a todos los demás.
