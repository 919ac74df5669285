import { addDays, isoDate, mondayOf, monthOf, weekdayOf, yearOf } from '../../dates/calendar.ts';
import { monthFromName } from '../../dates/names.ts';
import { alternation, withCapitals } from '../../lexicon/alternation.ts';
import { englishMonthNames } from '../../lexicon/calendar-names.ts';

/** Days that a question about what is due speaks of, both included. */
export interface DueSpan {
  from: string;
  /** null: without an end. */
  to: string | null;
  /** As it is said in the answer: "this week", "by Friday". */
  name: string;
  /** Only what is due first is asked for. */
  firstOnly: boolean;
}

/** "What is due in February?" */
export const monthNamed = new RegExp(`\\b(?:in|this|during) (${alternation(englishMonthNames)})\\b`);
const amounts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** "Soon" and "coming up", in days. */
const soonDays = 14;

/**
 * The days that a question's words name, counted from `today`; everything to come where they name none. Weeks run from
 * Monday to Sunday.
 * @param text as `plainQuestion` gives it
 */
export function dueSpan(text: string, today: string): DueSpan {
  const span = (from: string, to: string | null, name: string): DueSpan => ({ from, to, name, firstOnly: false });
  const monday = mondayOf(today);
  if (/\btomorrow\b/.test(text)) return span(addDays(today, 1), addDays(today, 1), 'tomorrow');
  if (/\btoday\b|\btonight\b|\bright now\b/.test(text)) return span(today, today, 'today');
  const counted = /\b(\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten) (?:more )?(day|week)s?\b/.exec(
    text,
  );
  if (counted && /\b(?:next|within|in|coming)\b/.test(text)) {
    const [, amount = '', unit] = counted;
    const count = /^\d/.test(amount) ? Number(amount) : Math.max(1, amounts.indexOf(amount));
    const days = count * (unit === 'week' ? 7 : 1);
    return span(today, addDays(today, days), `in the next ${days === 1 ? 'day' : `${days} days`}`);
  }
  if (/\bnext week\b/.test(text)) return span(addDays(monday, 7), addDays(monday, 13), 'next week');
  if (/\bweekend\b/.test(text)) return span(today, addDays(monday, 6), 'by the end of the weekend');
  if (/\bthis week\b/.test(text)) return span(monday, addDays(monday, 6), 'this week');
  if (/\b(?:this|the) month\b/.test(text)) {
    return span(`${today.slice(0, 8)}01`, `${today.slice(0, 8)}31`, 'this month');
  }
  const month = monthNamed.exec(text)?.[1];
  if (month !== undefined) {
    const number = monthFromName(month) ?? 1;
    // A month that is over is next year's.
    const year = yearOf(today) + (number < monthOf(today) ? 1 : 0);
    const first = isoDate(year, number, 1) ?? today;
    return span(
      first,
      addDays(isoDate(number === 12 ? year + 1 : year, (number % 12) + 1, 1) ?? first, -1),
      `in ${withCapitals([month])[0]}`,
    );
  }
  const named = weekdays.findIndex((day) => text.includes(day));
  if (named >= 0) {
    const ahead = (named - weekdayOf(today) + 7) % 7;
    const day = addDays(today, /\bnext\b/.test(text) && ahead === 0 ? 7 : ahead);
    const name = `${weekdays[named]?.charAt(0).toUpperCase()}${weekdays[named]?.slice(1)}`;
    const isUpTo = /\b(?:by|before|until)\b/.test(text);
    return isUpTo ? span(today, day, `by ${name}`) : span(day, day, `on ${name}`);
  }
  if (/\bsoon\b|\bcoming up\b|\bupcoming\b/.test(text)) {
    return span(today, addDays(today, soonDays), `in the next ${soonDays} days`);
  }
  const firstOnly = /\bnext\b/.test(text) && !/\b(?:assignments|deadlines|exams|quizzes|papers|essays)\b/.test(text);
  return { ...span(today, null, 'from now on'), firstOnly };
}
