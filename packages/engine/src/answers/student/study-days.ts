import { addDays, daysBetween, weekdayOf } from '../../dates/calendar.ts';
import { weekdayFromName, weekdayPattern } from '../../dates/names.ts';

/** 0 Monday – 6 Sunday */
const workdays = [0, 1, 2, 3, 4];
const weekend = [5, 6];
const daysOfWeek = 7;
const notOn = new RegExp(
  `\\b(?:not|no|never|except|without|but not|off|can't|cannot)\\b(?: \\w+){0,2}? (${weekdayPattern})s?\\b|\\b(${weekdayPattern})s? off\\b`,
  'gi',
);
const onlyOn = new RegExp(
  `\\bonly (?:\\w+ )?(?:on )?((?:${weekdayPattern})s?(?:(?:,|,? and| &) (?:on )?(?:${weekdayPattern})s?)*)\\b`,
  'i',
);

/**
 * The days before an exam on which a student studies, as they say: "3 days a week", "on weekends", "not on Sundays";
 * all where they say nothing.
 * @param text as `plainQuestion` gives it
 * @param today `YYYY-MM-DD`, the first of them
 * @param date `YYYY-MM-DD` of the exam, which is none of them
 */
export function studyDays(text: string, today: string, date: string): string[] {
  const days = Array.from({ length: Math.max(0, daysBetween(today, date)) }, (_, i) => addDays(today, i));
  if (/\bevery (?:other|second) day\b/.test(text)) return days.filter((_, i) => i % 2 === 0);
  const wanted = weekdaysOf(text);
  const chosen = days.filter((day) => wanted.includes(weekdayOf(day)));
  // Nobody is helped by a plan without days.
  return chosen.length > 0 ? chosen : days;
}

function weekdaysOf(text: string): number[] {
  const only = onlyOn.exec(text)?.[1];
  if (only !== undefined) return namesIn(only);
  if (/\bweekends?\b/.test(text) && !/\b(?:no|not|except|without)\b[^,.]*\bweekends?\b/.test(text)) return weekend;
  if (/\bweekends?\b|\b(?:weekdays|workdays|school days)\b/.test(text)) return workdays;
  const each = Number(/\b([1-7]) (?:days|times|x) (?:a|per|each|every) week\b/.exec(text)?.[1] ?? daysOfWeek);
  const free = [...text.matchAll(notOn)].flatMap(([said]) => namesIn(said));
  return spacedOut(each).filter((day) => !free.includes(day));
}

/** So many days of a week, apart from each other: three are Monday, Wednesday and Friday. */
const spacedOut = (count: number): number[] =>
  count >= workdays.length
    ? Array.from({ length: count }, (_, day) => day)
    : Array.from({ length: count }, (_, i) => Math.floor((i * daysOfWeek) / count));

const namesIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(`\\b(${weekdayPattern})s?\\b`, 'gi'))].flatMap(
    ([, name = '']) => weekdayFromName(name.charAt(0).toUpperCase() + name.slice(1)) ?? [],
  );
