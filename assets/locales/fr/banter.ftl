### Ce que les ordinateurs disent de temps en temps à la table, dans une bulle. Ils ne s’adressent à personne et ne
### parlent jamais des erreurs d’autrui, seulement de leur propre chance. Peu de place : environ 40 lettres au plus.

## Quelqu’un de joyeux.

banter-merry-capture-1 = Hop, c’est à moi !
banter-merry-capture-2 = Quelle jolie pile à emporter !
banter-merry-lost-1 = Oh ! La voilà partie. On continue !
banter-merry-lost-2 = C’était bien tant que ça durait.
banter-merry-lucky-1 = Ha ! Pile ce que je voulais !
banter-merry-lucky-2 = Les dés m’aiment bien aujourd’hui !
banter-merry-stock-1 = Plus rien ! Hourra !
banter-merry-stock-2 = Plus une carte. Quel bonheur !
banter-merry-pile-1 = Fini, et hop !
banter-merry-pile-2 = Complet ! C’est ce que je préfère.
banter-merry-won-1 = Hourra ! C’était super !
banter-merry-won-2 = Gagné ! Quelle belle partie !

## Quelqu’un qui dit peu.

banter-dry-capture-1 = Je prends.
banter-dry-capture-2 = À moi, donc.
banter-dry-lost-1 = Bon. Voilà.
banter-dry-lost-2 = Il fallait bien que ça arrive.
banter-dry-lucky-1 = Ça ira.
banter-dry-lucky-2 = J’ai vu pire.
banter-dry-stock-1 = Plus rien. Bien.
banter-dry-stock-2 = C’était la dernière.
banter-dry-pile-1 = Complet.
banter-dry-pile-2 = Et un de plus.
banter-dry-won-1 = C’est donc ça. Bonne partie.
banter-dry-won-2 = Gagné. L’heure du thé.

## Quelqu’un qui aime les grands mots.

banter-grand-capture-1 = Voyez : elle vient avec moi !
banter-grand-capture-2 = Une noble pile, digne de moi !
banter-grand-lost-1 = Adieu, ma fière pile !
banter-grand-lost-2 = Même les grandes piles voyagent.
banter-grand-lucky-1 = La fortune me sourit !
banter-grand-lucky-2 = Les étoiles sont avec moi !
banter-grand-stock-1 = La dernière carte ! Trompettes !
banter-grand-stock-2 = Vide ! Quel instant !
banter-grand-pile-1 = Complet, comme un poème !
banter-grand-pile-2 = La touche finale !
banter-grand-won-1 = Victoire ! À graver dans l’histoire !
banter-grand-won-2 = Quelle partie ! Je salue.

## Quelqu’un de doux.

banter-gentle-capture-1 = Je peux ? Merci.
banter-gentle-capture-2 = Comme c’est joli. J’en prendrai soin.
banter-gentle-lost-1 = Tant pis. Elle était jolie.
banter-gentle-lost-2 = Eh bien. C’est le jeu.
banter-gentle-lucky-1 = Oh, les dés sont gentils.
banter-gentle-lucky-2 = Quel joli lancer.
banter-gentle-stock-1 = Ma pile est vide. Quel plaisir.
banter-gentle-stock-2 = Voilà, tout est joué.
banter-gentle-pile-1 = Voilà, complet.
banter-gentle-pile-2 = Joliment rempli.
banter-gentle-won-1 = Gagné ? Quelle belle partie.
banter-gentle-won-2 = Un plaisir, à chaque minute.
