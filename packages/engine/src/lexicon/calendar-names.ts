/**
 * Names of months, weekdays and seasons as syllabi print them: in full or shortened; in English and, as courses in a
 * language print them, in Spanish, French, German, Italian and Portuguese. Each English list begins with the full name.
 */

type Names = readonly (readonly string[])[];

const englishMonths: Names = [
  ['january', 'jan'],
  ['february', 'febr', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];
/** By month; several languages write them in small letters. */
export const otherMonths: Names = [
  ['enero', 'janvier', 'januar', 'gennaio', 'janeiro'],
  ['febrero', 'février', 'februar', 'febbraio', 'fevereiro'],
  ['marzo', 'mars', 'märz', 'março'],
  ['abril', 'avril', 'aprile'],
  ['mayo', 'mai', 'maggio', 'maio'],
  ['junio', 'juin', 'juni', 'giugno', 'junho'],
  ['julio', 'juillet', 'juli', 'luglio', 'julho'],
  ['agosto', 'août'],
  ['septiembre', 'septembre', 'settembre', 'setembro'],
  ['octubre', 'octobre', 'oktober', 'ottobre', 'outubro'],
  ['noviembre', 'novembre', 'novembro'],
  ['diciembre', 'décembre', 'dezember', 'dicembre', 'dezembro'],
];
/** Short names that are common words elsewhere ("out", "set", "gen"): months only right behind the number of a day. */
const otherShortMonths: Names = [
  ['ene', 'janv', 'gen'],
  ['fev', 'févr'],
  ['mär', 'mrz'],
  ['abr', 'avr'],
  ['mai', 'mag'],
  ['giu'],
  ['juil', 'lug'],
  ['ago'],
  ['set'],
  ['okt', 'ott', 'out'],
  [],
  ['dic', 'dez', 'déc'],
];
const englishWeekdays: Names = [
  ['monday', 'mon'],
  ['tuesday', 'tues', 'tue'],
  ['wednesday', 'weds', 'wed'],
  ['thursday', 'thurs', 'thur', 'thu'],
  ['friday', 'fri'],
  ['saturday', 'sat'],
  ['sunday', 'sun'],
];
const otherWeekdays: Names = [
  ['lunes', 'lundi', 'montag'],
  ['martes', 'mardi', 'dienstag'],
  ['miércoles', 'mercredi', 'mittwoch'],
  ['jueves', 'jeudi', 'donnerstag'],
  ['viernes', 'vendredi', 'freitag'],
  ['sábado', 'samedi', 'samstag'],
  ['domingo', 'dimanche', 'sonntag'],
];
/** Letters; in shorter names a slip makes another word. */
const shortestMisprinted = 5;

/** A name with two neighbouring letters exchanged, or with one left out inside: "Aprli", "Septmber", "Wendesday". */
function slipsOf(name: string): string[] {
  if (name.length < shortestMisprinted) return [];
  const inner = [...name].keys().toArray().slice(1, -1);
  const exchanged = inner.map((at) => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2));
  const left = name.length > shortestMisprinted ? inner.map((at) => name.slice(0, at) + name.slice(at + 1)) : [];
  return [...exchanged, ...left].filter((slip) => slip !== name);
}

const misprinted = (names: Names): Names => names.map(([full = '']) => slipsOf(full));

const joined = (first: Names, second: Names): Names => first.map((names, i) => [...names, ...(second[i] ?? [])]);

/** By month, January first. */
export const months = joined(joined(englishMonths, otherMonths), misprinted(englishMonths));
/** By month, where the day stands right before: "28/Ago", "3-dic". */
export const monthsBehindDay = joined(months, otherShortMonths);
/** By weekday, Monday first. */
export const weekdays = joined(joined(englishWeekdays, otherWeekdays), misprinted(englishWeekdays));

/** English alone, where a foreign name might be a person's or a common word: "Mai (2010)", "the surface of Mars". */
export const englishMonthNames: readonly string[] = englishMonths.flat();
export const englishWeekdayNames: readonly string[] = englishWeekdays.flat();
/** The short names, behind which a point ends no sentence. */
export const shortCalendarNames: readonly string[] = [...englishMonths, ...englishWeekdays].flatMap((names) =>
  names.slice(1),
);

/** One or two letters mean a weekday (0 Monday – 6 Sunday) only beside a date or in a list of class days. */
export const weekdayLetters: ReadonlyMap<string, number> = new Map([
  ['M', 0],
  ['Mo', 0],
  ['T', 1],
  ['Tu', 1],
  ['W', 2],
  ['We', 2],
  ['R', 3],
  ['Th', 3],
  ['F', 4],
  ['Fr', 4],
  ['S', 5],
  ['Sa', 5],
  ['Su', 6],
  ['U', 6],
]);

export type Season = 'autumn' | 'winter' | 'spring' | 'summer';

export const seasons: Readonly<Record<Season, readonly string[]>> = {
  autumn: ['fall', 'autumn'],
  winter: ['winter'],
  spring: ['spring'],
  summer: ['summer'],
};

/** Names of terms that some universities use instead of the season's. */
export const termNames: Readonly<Record<Season, readonly string[]>> = {
  autumn: ['michaelmas'],
  winter: ['j-term'],
  spring: ['hilary', 'lent'],
  summer: ['trinity', 'maymester'],
};

/** Parts of a year that other languages count: "segundo semestre", "1er trimestre". */
export const foreignTerms: readonly string[] = ['semestre', 'trimestre', 'cuatrimestre', 'quadrimestre'];
export const foreignOrdinals: readonly string[] =
  'primer primero primeiro premier primo segundo second deuxième secondo tercer tercero terceiro troisième terzo cuarto quarto quatrième'.split(
    ' ',
  );

export const seasonNames: readonly string[] = Object.values(seasons).flat();
