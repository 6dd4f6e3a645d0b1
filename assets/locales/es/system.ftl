### Por qué no se puede usar un archivo. Frases sin punto final.

# Una carpeta, una tubería o un dispositivo.
system-no-file = no es un archivo

system-too-large = ocupa más de { $most } bytes, el máximo de un archivo así
