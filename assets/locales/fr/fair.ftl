### Si les dés et les cartes d’une partie avec d’autres étaient honnêtes : une phrase, et comment on l’a su.

fair-how = Comment ?
fair-checked = Personne n’a pu choisir ces dés : vérifié.
fair-seen = La partie enregistrée est bien celle qui a été jouée : vérifié.
fair-not-checked = Les dés de cette partie ne peuvent pas être vérifiés.
fair-wrong = Quelque chose ne va pas avec les dés de cette partie.
fair-how-checked = { $people ->
    [one] Avant la partie, toi et le programme qui tient la table avez chacun fixé un nombre secret. C’est seulement ensuite que tu as montré le tien.
   *[other] Avant la partie, les { $people } joueurs et le programme qui tient la table ont chacun fixé un nombre secret. C’est seulement quand tous étaient fixés que les joueurs ont montré le leur.
} Toutes les cartes, et la position des dés dans la main, découlent de ces nombres réunis ; l’endroit où un dé tombe dépend aussi de la main qui le lance. À la fin, le dernier nombre a été montré, et ton programme l’a comparé, ainsi que chaque moment de la partie, à ce qu’il avait vu avant.
fair-how-checked-again = { $people ->
    [one] Avant la partie, toi et le programme qui tient la table avez chacun fixé un nombre secret. C’est seulement ensuite que tu as montré le tien.
   *[other] Avant la partie, les { $people } joueurs et le programme qui tient la table ont chacun fixé un nombre secret. C’est seulement quand tous étaient fixés que les joueurs ont montré le leur.
} Toutes les cartes, et la position des dés dans la main, découlent de ces nombres réunis ; l’endroit où un dé tombe dépend aussi de la main qui le lance. À la fin, le dernier nombre a été montré, et ton programme l’a comparé, ainsi que chaque moment de la partie, à ce qu’il avait vu avant. { $given-up ->
    [one] Un tirage de nombres a été abandonné à cette table. Si cela arrive souvent, demande pourquoi.
   *[other] { $given-up } tirages de nombres ont été abandonnés à cette table. Si cela arrive souvent, demande pourquoi.
}
fair-how-seen = Tu n’as pas donné de nombre, car tu ne jouais pas au début de la partie. Mais ton programme a vu les nombres des autres et les a comparés, ainsi que chaque moment qu’il a vu, à l’enregistrement de la partie.
fair-how-seen-late = Ton programme est arrivé après le tirage des nombres, ou a perdu sa connexion entre-temps. Il a comparé ce qu’il a vu depuis à l’enregistrement de la partie.
fair-how-not-drawn = La partie a commencé dans une version antérieure du jeu, où personne ne tirait de nombres ensemble.
fair-how-other-version = L’enregistrement de la partie vient d’une autre version du jeu que la tienne.
fair-how-no-record = Le programme qui tient la table n’a remis aucun enregistrement de la partie.
fair-wrong-left-out = Tu jouais, et la partie a commencé sans un nombre de toi. Joue à une autre table, ou demande à qui tient celle-ci quel programme est utilisé.
fair-wrong-secret = Avant la partie, le programme qui tient la table avait fixé un autre nombre secret que celui qu’il a montré à la fin. Joue à une autre table, ou demande à qui tient celle-ci quel programme est utilisé.
fair-wrong-numbers = Les dés ne découlent pas des nombres que les joueurs ont montrés avant la partie. Joue à une autre table, ou demande à qui tient celle-ci quel programme est utilisé.
fair-wrong-seed = Les dés ne découlent pas des nombres tirés avant la partie. Joue à une autre table, ou demande à qui tient celle-ci quel programme est utilisé.
fair-wrong-match = L’enregistrement de la partie n’est pas ce qui a été joué : il diffère dans les { $entries } premières entrées. Joue à une autre table, ou demande à qui tient celle-ci quel programme est utilisé.
fair-wrong-chance = L’entrée { $entry } de la partie n’a pas été tirée comme le disent les nombres. Joue à une autre table, ou demande à qui tient celle-ci quel programme est utilisé.
fair-wrong-record = L’enregistrement de la partie est illisible ou enfreint les règles.
