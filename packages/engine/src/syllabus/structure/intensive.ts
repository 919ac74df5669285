import { daysBetween } from '../../dates/calendar.ts';
import type { Slot } from './slot.ts';

/** In days: what is over sooner has no weeks to speak of. */
const fewestDays = 14;
/** In days: classes of such a course are no further apart on average. */
const longestStep = 2;

const rises = (values: (number | string)[]) => values.every((value, i) => i === 0 || value > (values[i - 1] ?? value));

/** "Day 1 (Monday, June 3)" … "Day 5 (Friday, June 7)": a course of a week or two is planned by its numbered days. */
export function isIntensive(classes: Slot[]): boolean {
  const numbers = classes.flatMap(({ kind, number }) => (kind === 'session' && number !== null ? [number] : []));
  const dates = classes.flatMap(({ date }) => (date ? [date.from] : []));
  const [first, last] = [dates[0], dates.at(-1)];
  if (numbers.length < classes.length || dates.length < Math.max(3, classes.length * 0.7) || !first || !last)
    return false;
  const days = daysBetween(first, last);
  return days < fewestDays && days < longestStep * (classes.length - 1) && rises(numbers) && rises(dates);
}
