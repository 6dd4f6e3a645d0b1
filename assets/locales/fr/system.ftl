### Ce qui empêche d’utiliser un fichier. Propositions sans point.

# Un dossier, un tube ou un périphérique.
system-no-file = ce n’est pas un fichier

system-too-large = il dépasse { $most } octets, la taille maximale d’un tel fichier
