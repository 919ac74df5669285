import { alternation } from '../lexicon/alternation.ts';
import { months, monthsBehindDay, otherMonths, weekdayLetters, weekdays } from '../lexicon/calendar-names.ts';

export const monthPattern = alternation(months.flat());
export const monthBehindDayPattern = alternation(monthsBehindDay.flat());
export const weekdayPattern = alternation(weekdays.flat());
export const weekdayLetterPattern = alternation(weekdayLetters.keys());

/** A short name in small letters is more often a word ("may", "sun", "mar") than a date. */
const isWrittenAsName = (token: string) => /^\p{Lu}/u.test(token) || (token.length > 4 && token !== 'march');

const indexOfName = (names: readonly (readonly string[])[], token: string) => {
  const name = token.toLowerCase().replace(/\.$/, '');
  return isWrittenAsName(token) ? names.findIndex((forms) => forms.includes(name)) : -1;
};

/** 1–12, or null where the token is no month. */
export function monthFromName(token: string): number | null {
  const index = indexOfName(months, token);
  return index < 0 ? null : index + 1;
}

/** 1–12 for a month that is written right behind its day, in whatever letters: "28/ago". */
export function monthBehindDay(token: string): number | null {
  const index = monthsBehindDay.findIndex((forms) => forms.includes(token.toLowerCase()));
  return index < 0 ? null : index + 1;
}

/** 1–12 for a month behind the number of its day with a blank between: "5 de mayo", "3 juin"; not "3 may". */
export function monthOfNumberedDay(token: string): number | null {
  const index = otherMonths.findIndex((names) => names.includes(token.toLowerCase()));
  return monthFromName(token) ?? (index < 0 ? null : index + 1);
}

/** 0 Monday – 6 Sunday, or null where the token is no weekday. */
export function weekdayFromName(token: string): number | null {
  const letter = weekdayLetters.get(token.replace(/\.$/, ''));
  if (letter !== undefined) return letter;
  const index = indexOfName(weekdays, token.replace(/(?<=day)s$/i, ''));
  return index < 0 ? null : index;
}
