import { utcMidnight, weekdayInWeek } from '../../dates/calendar.ts';
import { weekdayFromName, weekdayPattern } from '../../dates/names.ts';
import { sayReading } from '../course/fact.ts';
import { type AnswerLine, item, percent } from '../render/answer-line.ts';
import {
  canPractise,
  marksReadings,
  type StudentReading,
  type StudentState,
  type StudentWeek,
} from './student-state.ts';
import { sayTime } from './study-time.ts';

/** Something to be done on one day. */
export interface StudyTask {
  text: string;
  evidence: AnswerLine['evidence'];
  /** `YYYY-MM-DD` of the class that it is for, where the plan names one. */
  on?: string;
}

/** On one day. */
export interface DatedTask extends StudyTask {
  date: string;
  /** It takes time of its own; what is due or held does not. */
  isSession?: boolean;
}

const known = 0.85;

const shortDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const sayDay = (date: string): string => shortDate.format(utcMidnight(date));

/** A reading that two weeks have is read once. */
export function onceEach(weeks: readonly StudentWeek[], state: StudentState): StudyTask[] {
  const tasks = weeks.flatMap((week) =>
    unread(week).flatMap((each) => partsByDay(each, week, state).map((task) => ({ ...task, said: task.text }))),
  );
  return tasks.filter(({ said }, i) => tasks.findIndex((other) => other.said === said) === i);
}

const forDay = new RegExp(`([^,;]+?)\\s+(?:for|on|by)\\s+(${weekdayPattern})\\b\\.?\\s*(?:[,;]|$)`, 'giu');

/** "4.1 for Tue, 4.2 for Thu" is read for two classes of its week; all else at once. */
function partsByDay(each: StudentReading, week: StudentWeek, state: StudentState): StudyTask[] {
  const said = sayReading(each.reading).text.replace(/\.$/, '');
  const parts = [...said.matchAll(forDay)];
  const rest = parts.reduce((left, [part]) => left.replace(part, ''), said).trim();
  const whole = toRead(each, week.number, state);
  const { startDate } = week;
  if (parts.length === 0 || rest !== '' || startDate === null) return [whole];
  return parts.map(([, name = '', day = '']) => {
    const weekday = weekdayFromName(day.charAt(0).toUpperCase() + day.slice(1));
    const on = weekday === null ? undefined : weekdayInWeek(startDate, weekday);
    return { ...whole, text: whole.text.replace(said, name.trim()), ...(on !== undefined && { on }) };
  });
}

const fewestAbsent = 4;

/** Whether there are readings of some weeks, and no file of any: then it is said once, and not of each. */
export function hasNoFile(weeks: readonly StudentWeek[]): boolean {
  const set = weeks.flatMap(({ readings }) => readings);
  return set.length >= fewestAbsent && set.every(({ hasFile }) => !hasFile);
}

/** The weeks with what they are about and what is set for them, a task each. */
export const byWeek = (weeks: readonly StudentWeek[]): StudyTask[] =>
  weeks.flatMap((week) => {
    const readings = unread(week).map(({ reading }) => sayReading(reading));
    const [first] = readings;
    if (!first) return [];
    const names = [...new Set(readings.map(({ text }) => text.replace(/\.$/, '')))].join('; ');
    const about = week.topic === null ? '' : ` (${week.topic})`;
    const ask = week.topic === null ? '' : ` Then “Quiz me on ${week.topic.split(/[;:(]/)[0]?.trim()}”.`;
    return [{ text: `week ${week.number}${about}: go over ${names}.${ask}`, evidence: first.evidence }];
  });

const unread = ({ readings }: StudentWeek): StudentReading[] => readings.filter(({ state }) => state !== 'read');

/** @param from `YYYY-MM-DD` on which a week begins that has not begun */
export const unreadOf = (week: StudentWeek, state: StudentState, from: string | null = null): StudyTask[] =>
  unread(week).map((each) => toRead(each, week.number, state, from));

function toRead(
  { reading, hasFile, state: how }: StudentReading,
  number: number,
  state: StudentState,
  from: string | null = null,
): StudyTask {
  const { text, evidence } = sayReading(reading);
  const verb = how === 'in-progress' ? 'read to the end' : marksReadings(state) ? 'read' : 'read (or go over)';
  const begins = from === null ? '' : `, from ${sayDay(from)}`;
  const missing = hasFile ? '' : '; there is no file of it here';
  return { text: `${verb} ${text.replace(/\.$/, '')} (week ${number}${begins}${missing}).`, evidence };
}

export function practiceOf(weeks: readonly StudentWeek[]): StudyTask[] {
  return weeks
    .filter((week) => canPractise(week) && week.mastery < known)
    .toSorted((x, y) => x.mastery - y.mastery || x.number - y.number)
    .map(({ number, topic, tried, mastery }) => ({
      text: `practise week ${number}${topic ? ` (${topic})` : ''}: “Quiz me on week ${number}”${tried > 0 ? `; you know about ${percent(mastery)} of it` : ''}.`,
      evidence: null,
    }));
}

export const termsOf = (weeks: readonly StudentWeek[]): StudyTask[] =>
  weeks
    .filter(canPractise)
    .map(({ number }) => ({ text: `learn the terms: “Key terms of week ${number}”.`, evidence: null }));

/**
 * Tasks over days, evenly and in order; what is for a class of one of these days stands there.
 * @param all the days of the plan that these are a part of
 */
export const spread = (tasks: readonly StudyTask[], days: readonly string[], all = days): DatedTask[] =>
  tasks.map((task, i) => {
    const own = task.on !== undefined && all.includes(task.on) ? task.on : null;
    const date = own ?? days[Math.floor((i * days.length) / tasks.length)] ?? days[0] ?? '';
    const text = own === null ? task.text : task.text.replace(/\.$/, ', for class that day.');
    return { ...task, date, text, isSession: true };
  });

export function dueBetween({ work }: StudentState, from: string, to: string): DatedTask[] {
  return work.flatMap(({ assignment, handedIn }) => {
    const { dueDate, title, evidence, dueEvidence, type } = assignment;
    if (handedIn || dueDate === null || dueDate < from || dueDate > to || type === 'exam') return [];
    return [
      { date: dueDate, text: type === 'quiz' ? `${title}.` : `${title} is due.`, evidence: dueEvidence ?? evidence },
    ];
  });
}

/**
 * The tasks in order of their days.
 * @param minutes that there are for each day; what is done on one day shares them
 */
export function byDay(lines: readonly DatedTask[], minutes: number | null = null): AnswerLine[] {
  const sessions = Map.groupBy(
    lines.filter(({ isSession }) => isSession),
    ({ date }) => date,
  );
  return lines
    .toSorted((x, y) => (x.date < y.date ? -1 : x.date > y.date ? 1 : 0))
    .map(({ date, text, evidence, isSession }) => {
      const time = minutes === null || !isSession ? '' : `, ${sayTime(minutes / (sessions.get(date)?.length ?? 1))}`;
      return item({ text: `${sayDay(date)}${time}: ${text}`, evidence });
    });
}
