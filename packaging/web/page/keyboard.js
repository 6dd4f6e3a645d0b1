// What stands on the letter keys, row by row from the left, as the program asks for it.

const PLACES = "QWERTYUIOPASDFGHJKLZXCVBNM";
/** The usual labels where the browser does not tell them; a key that is pressed corrects its own. */
const USUAL = {
  de: "qwertzuiopasdfghjklyxcvbnm",
  fr: "azertyuiopqsdfghjklwxcvbn,",
  en: "qwertyuiopasdfghjklzxcvbnm",
};

/** A character for each letter key, a space for one that is unknown. */
export async function letters() {
  const map = await navigator.keyboard?.getLayoutMap?.().catch(() => undefined);
  if (map?.size > 0) return [...PLACES].map((place) => map.get(`Key${place}`) ?? " ").join("");
  const [language, country] = navigator.language.split("-");
  return language === "fr" && country === "CA" ? USUAL.en : (USUAL[language] ?? USUAL.en);
}
