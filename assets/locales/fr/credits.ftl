### The people and the works behind the program: headings and what stands under them.

credits-heading = Crédits
credits-back = Retour

credits-program = Règles, table, dés, images et sons ont été faits pour ce programme. C’est un logiciel libre, sous licence MIT ou Apache 2.0, à ton choix.

credits-built-head = Construit avec
credits-built = Bevy, le moteur. Rapier, la physique à laquelle les dés obéissent. Kira, pour le son. Et les nombreuses bibliothèques Rust en dessous ; leurs licences accompagnent le code source.

credits-type-head = Police
credits-type = Atkinson Hyperlegible Next, du Braille Institute et des auteurs du projet Atkinson Hyperlegible Next, sous SIL Open Font License 1.1.

## What is said of single games.

credits-stack-head = Les jeux
credits-stack = Stack est un jeu de dés auquel tout le monde peut jouer avec assez de dés d’assez de couleurs. Les pages de règles sont écrites avec nos propres mots.

credits-skip-bo-head = Aucun lien
credits-skip-bo = Skip-Bo est une marque de Mattel. Ce programme n’est ni affilié à Mattel, ni approuvé ou parrainé par Mattel.
