import type { ActivityType } from '@weekwise/domain/activities.ts';
import { utcMidnight } from '../dates/calendar.ts';
import type { DueFacts, WeekFacts } from './facts.ts';

export const count = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;

/** "“A”", "“A” and “B”", "“A”, “B” and 2 more". */
export function titles(all: readonly string[]): string {
  const [first = '', second] = all.map((title) => `“${title}”`);
  if (second === undefined) return first;
  return all.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${all.length - 2} more`;
}

export const weekName = ({ number, topic }: Pick<WeekFacts, 'number' | 'topic'>): string =>
  topic ? `week ${number} (${topic})` : `week ${number}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "today", "tomorrow", "on Friday, in 3 days", "in 12 days". */
export function dayWithDistance(days: number, date: string): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days < 7 ? `on ${weekday(date)}, in ${days} days` : `in ${days} days`;
}

/** "is due on Friday, in 3 days"; of a date in doubt that it may be. */
export const describeDue = ({
  daysLeft,
  dueDate,
  inDoubt,
}: Pick<DueFacts, 'daysLeft' | 'dueDate' | 'inDoubt'>): string =>
  inDoubt
    ? `may be due ${dayWithDistance(daysLeft, dueDate)}: its date is not certain`
    : `is due ${dayWithDistance(daysLeft, dueDate)}`;

/** Without rounding what a syllabus says: 12.5 stays 12.5. */
export const exactPercent = (number: number): string => `${Number(number.toFixed(2))}%`;

const weekday = (date: string): string =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(utcMidnight(date));

const names: Record<ActivityType, [one: string, more: string]> = {
  flashcards: ['flashcard', 'flashcards'],
  'true-false': ['true-false statement', 'true-false statements'],
  'multiple-choice': ['question', 'questions'],
  'socratic-dialogue': ['dialogue', 'dialogues'],
};
export const countOf = (number: number, type: ActivityType): string => count(number, ...names[type]);
