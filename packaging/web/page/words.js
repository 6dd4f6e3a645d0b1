// The words of the page itself: while it loads, where it can't draw, after an end. All others are the program's.

const WORDS = {
  en: {
    loading: "The table is being set.",
    noWebAssembly: "This browser is too old for Tumbletop: it has no WebAssembly. A current Firefox, Chrome, Edge or Safari can play.",
    noGraphics: "This browser can't draw the table: it has no WebGL 2, or it is turned off. Turn on hardware acceleration in its settings, or try another browser.",
    noStore: "this browser keeps nothing for this page, as in a private window",
    noProgram: "The program did not load. Check the network and try again.",
    crashed: "Tumbletop has crashed. Your settings and your seat at a table are kept.",
    lostGraphics: "The browser took the graphics away, as it may after a sleep. Your matches and your seat at a table are kept.",
    ended: "Good-bye! You can close this page.",
    turn: "Turn the phone: the table is wider than high.",
    readers: "Show the table to a screen reader",
    again: "Start again",
    installed: "Open this table in the installed program",
    newer: "A newer version is here. It starts the next time.",
  },
  de: {
    loading: "Der Tisch wird gedeckt.",
    noWebAssembly: "Dieser Browser ist zu alt für Tumbletop: Ihm fehlt WebAssembly. Ein aktueller Firefox, Chrome, Edge oder Safari genügt.",
    noGraphics: "Dieser Browser kann den Tisch nicht zeichnen: WebGL 2 fehlt oder ist abgeschaltet. Schalte in seinen Einstellungen die Hardwarebeschleunigung ein, oder nimm einen anderen Browser.",
    noStore: "dieser Browser behält nichts für diese Seite, wie in einem privaten Fenster",
    noProgram: "Das Programm wurde nicht geladen. Prüfe das Netz und versuch es noch einmal.",
    crashed: "Tumbletop ist abgestürzt. Deine Einstellungen und dein Platz am Tisch bleiben erhalten.",
    lostGraphics: "Der Browser hat die Grafik weggenommen, wie es nach einem Ruhezustand vorkommt. Deine Partien und dein Platz am Tisch bleiben erhalten.",
    ended: "Auf Wiedersehen! Du kannst diese Seite schließen.",
    turn: "Dreh das Telefon: Der Tisch ist breiter als hoch.",
    readers: "Den Tisch für ein Vorleseprogramm zeigen",
    again: "Neu starten",
    installed: "Diesen Tisch im installierten Programm öffnen",
    newer: "Eine neuere Version ist da. Sie startet beim nächsten Mal.",
  },
  fr: {
    loading: "On met la table.",
    noWebAssembly: "Ce navigateur est trop ancien pour Tumbletop : il lui manque WebAssembly. Un Firefox, Chrome, Edge ou Safari à jour convient.",
    noGraphics: "Ce navigateur ne peut pas dessiner la table : WebGL 2 manque ou est désactivé. Activez l’accélération matérielle dans ses réglages, ou prenez un autre navigateur.",
    noStore: "ce navigateur ne garde rien pour cette page, comme dans une fenêtre privée",
    noProgram: "Le programme n’a pas été chargé. Vérifiez le réseau et réessayez.",
    crashed: "Tumbletop a planté. Vos réglages et votre place à la table sont gardés.",
    lostGraphics: "Le navigateur a retiré les graphismes, comme cela arrive après une mise en veille. Vos parties et votre place à la table sont gardées.",
    ended: "Au revoir ! Vous pouvez fermer cette page.",
    turn: "Tournez le téléphone : la table est plus large que haute.",
    readers: "Montrer la table à un lecteur d’écran",
    again: "Recommencer",
    installed: "Ouvrir cette table dans le programme installé",
    newer: "Une version plus récente est là. Elle démarrera la prochaine fois.",
  },
  es: {
    loading: "Se está poniendo la mesa.",
    noWebAssembly: "Este navegador es demasiado antiguo para Tumbletop: le falta WebAssembly. Sirve un Firefox, Chrome, Edge o Safari actual.",
    noGraphics: "Este navegador no puede dibujar la mesa: le falta WebGL 2 o está desactivado. Activa la aceleración por hardware en sus ajustes o usa otro navegador.",
    noStore: "este navegador no guarda nada de esta página, como en una ventana privada",
    noProgram: "El programa no se ha cargado. Comprueba la red e inténtalo de nuevo.",
    crashed: "Tumbletop ha fallado. Tus ajustes y tu asiento en la mesa se conservan.",
    lostGraphics: "El navegador ha retirado los gráficos, como puede pasar tras una suspensión. Tus partidas y tu asiento en la mesa se conservan.",
    ended: "¡Adiós! Puedes cerrar esta página.",
    turn: "Gira el teléfono: la mesa es más ancha que alta.",
    readers: "Mostrar la mesa a un lector de pantalla",
    again: "Empezar de nuevo",
    installed: "Abrir esta mesa en el programa instalado",
    newer: "Hay una versión más nueva. Empezará la próxima vez.",
  },
};

/** The words in the language of the address (`?lang=de`) or of the browser, and its tag. */
export function words() {
  const asked = new URLSearchParams(location.search).get("lang");
  const tags = [asked, ...(navigator.languages ?? [])].filter(Boolean).map((tag) => tag.slice(0, 2).toLowerCase());
  const tag = tags.find((tag) => tag in WORDS) ?? "en";
  return { tag, ...WORDS[tag] };
}
