import { plural, t } from '@lingui/core/macro';
import type {
  ConceptProgress as ConceptOnWire,
  CourseProgress as CourseOnWire,
  NextStep as StepOnWire,
  WeekProgress as WeekOnWire,
} from '@weekwise/contracts/progress.ts';
import { type CalendarDate, formatDate, sayDueIn } from '../../lib/dates.ts';

export interface Mastery {
  /** 0 to 1: the share of all items that would still be known in a week. */
  mastery: number;
  items: number;
  tried: number;
  missed: number;
}

export interface CourseProgress extends Mastery {
  folderId: string;
  name: string;
  cardsDue: number;
  /** Milliseconds. */
  timeSpent: number;
  exams: { title: string; date: CalendarDate; dateInDoubt: boolean; days: number; throughWeek: number | null }[];
}

export interface WeekProgress extends Mastery {
  week: number;
  topic: string | null;
  startDate: CalendarDate | null;
  cardsDue: number;
  readings: number;
  /** Readings that the student marked as read. */
  readingsRead: number;
  timeSpent: number;
}

export interface ConceptProgress extends Mastery {
  name: string;
  week: number;
}

export interface NextStep {
  folderId: string;
  action: StepOnWire['action'];
  week: number | null;
  concept: string | null;
  /** Why, in one sentence. */
  sentence: string;
}

const mastery = ({ mastery, items, tried, missed }: Mastery): Mastery => ({ mastery, items, tried, missed });

export const courseFromWire = (wire: CourseOnWire): CourseProgress => ({
  ...mastery(wire),
  folderId: wire.folder_id,
  name: wire.name,
  cardsDue: wire.cards_due,
  timeSpent: wire.time_spent,
  exams: wire.exams.map(({ through_week, date_in_doubt, title, date, days }) => ({
    title,
    date,
    dateInDoubt: date_in_doubt,
    days,
    throughWeek: through_week,
  })),
});

export const weekProgressFromWire = (wire: WeekOnWire): WeekProgress => ({
  ...mastery(wire),
  week: wire.week_number,
  topic: wire.topic,
  startDate: wire.start_date,
  cardsDue: wire.cards_due,
  readings: wire.readings,
  readingsRead: wire.readings_read,
  timeSpent: wire.time_spent,
});

export const conceptFromWire = (wire: ConceptOnWire): ConceptProgress => ({
  ...mastery(wire),
  name: wire.name,
  week: wire.week_number,
});

export const stepFromWire = (wire: StepOnWire): NextStep => ({
  folderId: wire.folder_id,
  action: wire.action,
  week: wire.week_number,
  concept: wire.concept,
  sentence: wire.sentence,
});

/** How well something is known, in words. */
export function sayMastery({ mastery, items, tried }: Mastery): string {
  if (items === 0) return t`No activities yet`;
  if (tried === 0) return t`Not started`;
  if (mastery >= 0.85) return t`Known`;
  if (mastery >= 0.6) return t`Nearly known`;
  if (mastery >= 0.3) return t`Getting there`;
  return t`Just begun`;
}

/** "12 of 30 tried, 3 missed". */
export function sayTries({ items, tried, missed }: Mastery): string | null {
  if (items === 0) return null;
  const all = plural(items, { one: '# item', other: '# items' });
  return missed > 0 ? t`${tried} of ${all} tried, ${missed} missed` : t`${tried} of ${all} tried`;
}

/** "2 h 5 min", "under a minute". */
export function sayTime(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (milliseconds <= 0) return t`no time`;
  if (minutes === 0) return t`under a minute`;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t`${minutes} min`;
  return minutes % 60 === 0 ? t`${hours} h` : t`${hours} h ${minutes % 60} min`;
}

/**
 * "12 of 30 items tried, 3 missed · 4 cards due · 2 h spent": facts that have commas of their own. A short one
 * never breaks.
 */
export const inRow = (facts: readonly (string | false | null | undefined)[]): string =>
  facts
    .filter((fact) => typeof fact === 'string')
    .map((fact) => (fact.length <= 24 ? fact.replaceAll(' ', '\u00a0') : fact))
    .join(' · ');

/** What to do next, and where it is done. */
export function nextStepLink({ folderId, action, week }: NextStep): { to: string; label: string } {
  if (action === 'review') return { to: `/review/cards?course=${folderId}`, label: t`Review` };
  const to = week === null ? `/syllabus/${folderId}` : `/syllabus/${folderId}?week=${week}`;
  return { to, label: action === 'practise' ? t`Practise` : t`Make activities` };
}

/** "Friday, January 30, in 3 days". */
export function sayExam(
  { date, dateInDoubt }: { date: CalendarDate; dateInDoubt: boolean },
  today: CalendarDate,
): string {
  if (dateInDoubt) return t`perhaps ${formatDate(date, 'full')}, date not certain`;
  return t`${formatDate(date, 'full')}, ${sayDueIn(date, today)}`;
}
