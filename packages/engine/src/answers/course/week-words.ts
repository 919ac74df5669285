import { addDays, mondayOf, weekdayOnOrAfter } from '../../dates/calendar.ts';
import { monthPattern, weekdayFromName } from '../../dates/names.ts';
import { resolveTypedDay } from '../../dates/resolve-day.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { englishWeekdayNames } from '../../lexicon/calendar-names.ts';
import { workInFull } from '../../lexicon/work-shorthand.ts';
import type { Course, Week } from '../../syllabus/course.ts';
import { memoize } from '../../text/memoize.ts';
import { termStartOf } from './term-start.ts';

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const cardinals =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');

const figure = `(?:\\d{1,2}|${cardinals.join('|')})\\b`;
const joint =
  '\\s*(?:,|&|/|\\+|-|–|,?\\s*(?:and|or|to|through|until|with|vs\\.?|versus|than)\\b)\\s*(?:to\\s+)?(?:weeks?\\s*)?';
const counted = new RegExp(`\\bweeks?\\s*(?:#|no\\.?|number)?\\s*(${figure}(?:${joint}${figure})*)`, 'g');
const ranked = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th) week\\b|\\b(${ordinals.join('|')}) week\\b`, 'g');
const range = new RegExp(`(${figure})\\s*(?:-|–|to|through|until)\\s*(?:weeks?\\s*)?(${figure})`, 'g');

const numberOf = (word: string): number => {
  const at = Math.max(cardinals.indexOf(word), ordinals.indexOf(word));
  return at < 0 ? Number(word) : at + 1;
};

/** A question as it is compared: lower case, plain apostrophes, white space folded. */
export const plainQuestion = memoize((question) =>
  workInFull(question.toLowerCase())
    .replaceAll('’', "'")
    .replace(/\b(what|when|where|who|how)s\b/g, "$1's")
    .replace(/\boffice hrs?\b/g, 'office hours')
    .replace(/\s+/g, ' ')
    .trim(),
);

/**
 * Reads the numbers of the weeks that a question names, in its order and each once: "week 3", "weeks 2-4", "week three
 * and five", "the second week".
 * @param text as `plainQuestion` gives it
 */
export function weekNumbersIn(text: string): number[] {
  if (!text.includes('week')) return [];
  const found: { at: number; number: number }[] = [];
  for (const match of text.matchAll(counted)) {
    const list = match[1] ?? '';
    const at = match.index + match[0].indexOf(list);
    for (const figures of list.matchAll(new RegExp(figure, 'g'))) {
      found.push({ at: at + figures.index, number: numberOf(figures[0]) });
    }
    if (!match[0].startsWith('weeks')) continue;
    for (const [, from = '', to = ''] of list.matchAll(range)) {
      for (let number = numberOf(from) + 1; number < numberOf(to); number++) found.push({ at, number });
    }
  }
  for (const match of text.matchAll(ranked)) {
    found.push({ at: match.index, number: numberOf(match[1] ?? match[2] ?? '') });
  }
  return [...new Set(found.sort((x, y) => x.at - y.at || x.number - y.number).map(({ number }) => number))];
}

/** Where a question is asked: what its "this week" can mean. */
export interface Moment {
  /** `YYYY-MM-DD`; null where the caller does not say. */
  today: string | null;
  /** Number of the week that is open on the screen. */
  openWeek?: number | null;
}

/** Position of the week that has begun last by that day, -1 before the first. */
export function currentWeek(course: Pick<Course, 'weeks'>, today: string | null): number {
  if (today === null) return -1;
  return course.weeks.findLastIndex((week) => week.startDate !== null && week.startDate.value <= today);
}

/** "What do I read before Tuesday?" */
export const beforeDay = new RegExp(
  `\\b(?:before|by|for|until) (?:next |this |class on )?(${alternation(englishWeekdayNames)})\\b`,
);
/** "What do I read for Nov 16?", "by 11/16" */
export const datedDay = new RegExp(
  `\\b(?:${monthPattern})\\.? \\d{1,2}(?:st|nd|rd|th)?\\b|\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthPattern})\\b|\\b\\d{1,2}/\\d{1,2}\\b`,
  'i',
);
const daysOfWeek = 7;

/** The week that a printed day falls in; null where the plan has none. */
function weekOfDate(text: string, course: Course, today: string): Week | null {
  const termStart = termStartOf(course) ?? today;
  const day = resolveTypedDay(text, { today, termStart, current: null })?.date;
  const week = day === undefined ? undefined : course.weeks[currentWeek(course, day)];
  if (day === undefined || !week?.startDate) return null;
  return day < addDays(mondayOf(week.startDate.value), daysOfWeek) ? week : null;
}

const toTheCalendar = /\b(?:due|deadlines?|today|tomorrow|hand(?:ed)? in|turn(?:ed)? in|submit\w*)\b/;

/**
 * Finds the weeks that a question names, by number or by place ("this week", "next week", "the last week of class");
 * null where it names none. "This week" is the one that is open on the screen, but the calendar's for what is due.
 * @param text as `plainQuestion` gives it
 */
export function weeksNamed(text: string, course: Course, { today, openWeek = null }: Moment): Week[] | null {
  const numbers = weekNumbersIn(text);
  if (numbers.length > 0) return numbers.flatMap((number) => course.weeks.filter((week) => week.number === number));
  if (/\b(?:last|final) week of\b/.test(text)) return course.weeks.slice(-1);
  const dated = today !== null && datedDay.test(text) ? weekOfDate(text, course, today) : null;
  if (dated) return [dated];
  const byCalendar = currentWeek(course, today);
  const open = course.weeks.findIndex(({ number }) => number === openWeek);
  const here = open < 0 || (toTheCalendar.test(text) && byCalendar >= 0) ? byCalendar : open;
  if (here < 0) return null;
  if (/\bthis week\b|\btoday\b|\b(?:the )?current week\b/.test(text)) return course.weeks.slice(here, here + 1);
  if (/\bnext week\b/.test(text)) return course.weeks.slice(here + 1, here + 2);
  const day = beforeDay.exec(text)?.[1];
  if (day !== undefined && today !== null) {
    const date = weekdayOnOrAfter(addDays(today, 1), weekdayFromName(day) ?? 0);
    const at = currentWeek(course, date);
    return course.weeks.slice(at, at + 1);
  }
  if (/\b(?:last|previous) week\b|\bweek before\b/.test(text)) return course.weeks.slice(Math.max(0, here - 1), here);
  return null;
}
