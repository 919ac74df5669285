import { addDays, daysBetween, mondayOf, weekdayOf } from '@weekwise/engine/dates/calendar.ts';
import type { BuiltWeek } from '../../../db/stored/correction.ts';

const friday = 4;

/** The Monday of the week that a day opens: a weekend belongs to the week after it. */
const mondayFor = (day: string) => mondayOf(weekdayOf(day) > friday ? addDays(day, 2) : day);

/** The first day of each week of a term: that of the first, then the Mondays. */
export function weekStarts(firstDay: string, count: number): string[] {
  const monday = mondayFor(firstDay);
  return Array.from({ length: count }, (_, at) => (at === 0 ? firstDay : addDays(monday, 7 * at)));
}

export interface TermLayout {
  firstDay: string;
  weekCount: number;
  /** 0 Monday to 6 Sunday; none: the course has no fixed days. */
  classDays: readonly number[];
  breaks: readonly { name: string; firstDay: string; lastDay: string }[];
}

/**
 * The weeks of a term. Each begins with its first class that no break cancels; one without any class is a break. `ids`
 * name the weeks by number, where they were laid out before.
 */
export function termWeeks({ firstDay, weekCount, classDays, breaks }: TermLayout, idOf: (number: number) => string) {
  const breakOn = (day: string) => breaks.find((each) => each.firstDay <= day && day <= each.lastDay);
  return weekStarts(firstDay, weekCount).map((start, at): BuiltWeek => {
    const length = daysBetween(start, mondayFor(start)) + 7;
    const days = Array.from({ length }, (_, ahead) => addDays(start, ahead));
    const isClassDay = (day: string) => classDays.length === 0 || classDays.includes(weekdayOf(day));
    const classes = days.filter((day) => isClassDay(day) && (classDays.length > 0 || weekdayOf(day) <= friday));
    const held = classes.find((day) => !breakOn(day));
    const off = classes[0] === undefined || held !== undefined ? undefined : breakOn(classes[0]);
    const number = at + 1;
    return { id: idOf(number), number, startDate: held ?? classes[0] ?? start, breakName: off?.name ?? null };
  });
}

/** The week that a day falls in. */
export function weekOfDay<Week extends { startDate: string | null }>(day: string, weeks: readonly Week[]): Week | null {
  const holds = ({ startDate }: Week) => {
    if (startDate === null) return false;
    const monday = mondayFor(startDate);
    return (startDate < monday ? startDate : monday) <= day && day <= addDays(monday, 6);
  };
  return weeks.find(holds) ?? null;
}
