import { type Bibliography, readBibliography } from '../../citations/bibliography.ts';
import { addDays, mondayOf, weekdayOf } from '../../dates/calendar.ts';
import type { Document } from '../../documents/document.ts';
import { memoize } from '../../text/memoize.ts';
import type { Assignment, Week } from '../course.ts';
import type { GradedList } from '../facts/grading/part.ts';
import { type DescribedRoles, describeRoles, judgeRoles } from '../labelling/judge-roles.ts';
import { type UnderstoodSession, understandSession } from '../labelling/understand-session.ts';
import type { Schedule, ScheduleSession, ScheduleWeek } from '../schedule.ts';
import { fittedModels, type SyllabusModels } from '../scoring/models.ts';
import { isOnlyBreak } from '../structure/vocabulary.ts';
import { countingHeadings } from './assignments/counted-work.ts';
import { givesOutOnly } from './assignments/given-out.ts';
import { findMentions } from './assignments/mentions.ts';
import type { PlacedWork } from './assignments/merge-works.ts';
import { mostWorks, proposeWorks } from './assignments/propose-works.ts';
import { type RowDays, rowDaysOf, withoutGuessedDay } from './assignments/row-days.ts';
import { isOneOf, sameTitle } from './assignments/same-work.ts';
import { numberedKinds } from './assignments/work-behind-reading.ts';
import type { WorkContext } from './assignments/work-context.ts';
import { judgeWork, surveyWorks, type WorkSurvey } from './assignments/work-features.ts';
import { surroundingsOf } from './assignments/work-words.ts';
import { decideRoles } from './decide-roles.ts';
import { planRoles } from './planned-roles.ts';

/** What is known of the course beside its schedule. */
export interface KnownFacts {
  gradedLists: readonly GradedList[];
  /** Fitted weights; those of the product where absent. */
  models?: SyllabusModels;
}

/**
 * The probability from which on a proposed piece of work goes into the plan, whether the rules take it for work or not.
 * Chosen by the plans of held-out documents without part in the making of the rules.
 */
const leastProbable = 0.5;

export interface UnderstoodSchedule {
  weeks: Week[];
  outside: Assignment[];
  /**
   * Every proposed piece of work with what speaks for it: training learns from them which are right. `taken`: the rules
   * take it for work. `planned`: it is in the plan.
   */
  proposals: { assignment: Assignment; work: PlacedWork; survey: WorkSurvey; taken: boolean; planned: boolean }[];
}

/** What is known of every entry of a schedule before it is decided which go into the plan. */
export interface DescribedSchedule {
  understood: UnderstoodSession[][];
  bibliography: Bibliography;
  mentions: ReturnType<typeof findMentions>;
  isKnown: (title: string) => boolean;
  roles: DescribedRoles;
}

/** Reads every entry by the rules, and describes what each may be. */
export function describeSchedule(schedule: Schedule, document: Document, facts: KnownFacts): DescribedSchedule {
  const bibliography = readBibliography(document, schedule.blocks);
  const mentions = findMentions(document, schedule.blocks, schedule.dates).slice(0, mostWorks);
  const names = [
    ...mentions.filter((m) => m.standsAlone).map((m) => m.title),
    ...(facts.gradedLists[0]?.parts ?? []).map((part) => part.name),
  ];
  const isKnown = memoize((title) => names.some((name) => sameTitle(name, title) >= 0.8 || isOneOf(name, title)));
  const rows = rowDaysOf(schedule);
  const known: Known = {
    isKnown,
    counts: countingHeadings(schedule),
    numberedKinds: numberedKinds(schedule),
    onlyGivenOut: givesOutOnly(schedule),
  };
  const understood = schedule.weeks.map((week) => understandWeek(week, schedule, known, rows));
  return {
    understood,
    bibliography,
    mentions,
    isKnown,
    roles: describeRoles(schedule.weeks, understood, bibliography),
  };
}

/**
 * Tells the entries of a schedule apart: topics, readings and work to hand in, week by week, together with what the
 * rest of the document says of them (bibliography, due dates, grading). Work that belongs to no week is `outside`.
 * Pure; never throws.
 */
export function understandSchedule(schedule: Schedule, document: Document, facts: KnownFacts): UnderstoodSchedule {
  const models = facts.models ?? fittedModels;
  const { understood, bibliography, mentions, isKnown, roles } = describeSchedule(schedule, document, facts);
  const sources = { understood, mentions, isKnown, gradedLists: facts.gradedLists };
  const { taken, others } = proposeWorks(schedule, document, sources);
  for (const work of [...taken, ...others]) work.week = weekOf(work, schedule.weeks);
  const judged = judgeRoles(roles, models);
  const { zone = null } = schedule.dates;
  const survey = surveyWorks({ taken, others }, judged, surroundingsOf(document, schedule));
  const proposals = [...taken, ...others].map((work, i) => {
    const isTaken = i < taken.length;
    const { isWork, confidence } = judgeWork(work, isTaken, survey, models);
    // What has a share of the grade is graded, whatever its name; a group is told what it does on its own day.
    const isPlain = (work.from === 'grading' && work.weight !== null) || (isTaken && work.group !== undefined);
    const planned = isWork >= leastProbable || isPlain;
    return { work, survey, taken: isTaken, planned, assignment: toAssignment(work, confidence, zone) };
  });
  const assignmentsOf = (number: number | null) =>
    proposals.filter(({ work, planned }) => planned && work.week === number).map(({ assignment }) => assignment);
  const decided = decideRoles(judged, schedule.weeks.length);
  const planned = planRoles(decided, schedule.weeks, bibliography, models);
  const weeks = schedule.weeks.map((week, i) => ({
    number: week.number,
    topic: planned[i]?.topic ?? null,
    startDate: week.startDate,
    breakName: week.breakName,
    readings: planned[i]?.readings ?? [],
    assignments: assignmentsOf(week.number),
  }));
  return { weeks, outside: assignmentsOf(null), proposals };
}

/** The day of the class behind one of a week, which may be in a later week; days without class are none. */
function nextClass({ weeks }: Schedule, week: ScheduleWeek, index: number): string | null {
  const later = weeks.slice(weeks.indexOf(week) + 1).flatMap(({ sessions }) => sessions);
  const today = week.sessions[index]?.date ?? '';
  const meets = ({ date, entries }: ScheduleSession) =>
    date !== null && date > today && !isOnlyBreak(entries.map(({ text }) => text));
  return [...week.sessions.slice(index + 1), ...later].find(meets)?.date ?? null;
}

type Known = Pick<WorkContext, 'isKnown' | 'counts' | 'numberedKinds' | 'onlyGivenOut'>;

function understandWeek(week: ScheduleWeek, schedule: Schedule, known: Known, rows: RowDays) {
  const sessions = week.sessions.map((session, i) =>
    understandSession(session, {
      dates: schedule.dates,
      anchor: {
        session: rows === 'week' ? null : session.date,
        weekStart: week.startDate?.value ?? null,
        weekEnd: week.endDate,
        nextSession: rows === 'week' ? null : nextClass(schedule, week, i),
      },
      ...known,
    }),
  );
  for (const session of sessions) {
    session.works = session.works.map((work) => withoutGuessedDay(work, rows));
    session.otherWorks = session.otherWorks.map((work) => withoutGuessedDay(work, rows));
  }
  return sessions;
}

const sunday = 6;

/** The week whose days hold the due date; work without a date stays where the schedule names it. */
function weekOf(work: PlacedWork, weeks: ScheduleWeek[]): number | null {
  if (work.dueDate === null) return work.week;
  // Weeks that are all named by their Sundays begin with them.
  const dated = weeks.flatMap(({ startDate }) => startDate?.value ?? []);
  const shift = dated.every((day) => weekdayOf(day) === sunday) ? 1 : 0;
  const mondayFor = (day: string) => mondayOf(addDays(day, shift));
  const monday = mondayFor(work.dueDate);
  const holding = weeks.find(
    (week) => week.startDate && (mondayFor(week.startDate.value) === monday || holds(week, work.dueDate ?? '')),
  );
  return holding?.number ?? (weeks.every((week) => week.startDate === null) ? work.week : null);
}

const holds = (week: ScheduleWeek, date: string) =>
  week.startDate !== null && week.endDate !== null && week.startDate.value <= date && date <= week.endDate;

/** `zone`: the one that the document tells for all times; what is printed behind a time wins. */
function toAssignment(work: PlacedWork, confidence: number, zone: string | null): Assignment {
  const { group, dueDate, dueTime, dueDoubt, type, weight, optional, evidence, dueEvidence } = work;
  const title = group ? `${work.title} (${group})` : work.title;
  const due = { dueDate, dueTime: dueTime?.clock ?? null, dueZone: dueTime && (dueTime.zone ?? zone) };
  return { title, ...due, ...(dueDoubt && { dueDoubt }), type, weight, optional, evidence, dueEvidence, confidence };
}
