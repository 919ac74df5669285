/**
 * Names of months and weekdays as syllabi print them: in full, shortened with or without a point, or as one letter;
 * in English and, as courses in a language print them, in Spanish, French, German, Italian and Portuguese.
 */

const months = [
  'january|jan|enero|janvier|januar|gennaio|janeiro',
  'february|febr|feb|febrero|février|februar|febbraio|fevereiro',
  'march|mar|marzo|mars|märz|março',
  'april|apr|abril|avril|aprile',
  'may|mayo|mai|maggio|maio',
  'june|jun|junio|juin|juni|giugno|junho',
  'july|jul|julio|juillet|juli|luglio|julho',
  'august|aug|agosto|août',
  'september|sept|sep|septiembre|septembre|settembre|setembro',
  'october|oct|octubre|octobre|oktober|ottobre|outubro',
  'november|nov|noviembre|novembre|novembro',
  'december|dec|diciembre|décembre|dezember|dicembre|dezembro',
];
const weekdays = [
  'monday|mon|lunes|lundi|montag',
  'tuesday|tues|tue|martes|mardi|dienstag',
  'wednesday|weds|wed|miércoles|mercredi|mittwoch',
  'thursday|thurs|thur|thu|jueves|jeudi|donnerstag',
  'friday|fri|viernes|vendredi|freitag',
  'saturday|sat|sábado|samedi|samstag',
  'sunday|sun|domingo|dimanche|sonntag',
];
/** One or two letters mean a weekday only beside a date or in a list of class days. */
const weekdayLetters: Record<string, number> = {
  M: 0,
  Mo: 0,
  T: 1,
  Tu: 1,
  W: 2,
  We: 2,
  R: 3,
  Th: 3,
  F: 4,
  Fr: 4,
  S: 5,
  Sa: 5,
  Su: 6,
  U: 6,
};

const longestFirst = (names: string[]) =>
  names
    .flatMap((name) => name.split('|'))
    .sort((a, b) => b.length - a.length)
    .join('|');

export const monthPattern = longestFirst(months);
export const weekdayPattern = longestFirst(weekdays);
export const weekdayLetterPattern = Object.keys(weekdayLetters)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** A short name in small letters is more often a word ("may", "sun", "mar") than a date. */
const isWrittenAsName = (token: string) => /^\p{Lu}/u.test(token) || (token.length > 4 && token !== 'march');

const indexOfName = (names: string[], token: string) => {
  const name = token.toLowerCase().replace(/\.$/, '');
  return isWrittenAsName(token) ? names.findIndex((forms) => forms.split('|').includes(name)) : -1;
};

/** 1–12, or null where the token is no month. */
export function monthFromName(token: string): number | null {
  const index = indexOfName(months, token);
  return index < 0 ? null : index + 1;
}

/** 0 Monday – 6 Sunday, or null where the token is no weekday. */
export function weekdayFromName(token: string): number | null {
  const letter = weekdayLetters[token.replace(/\.$/, '')];
  if (letter !== undefined) return letter;
  const index = indexOfName(weekdays, token.replace(/(?<=day)s$/i, ''));
  return index < 0 ? null : index;
}
