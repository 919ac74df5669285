import { type Bibliography, readBibliography } from '../../citations/bibliography.ts';
import { mondayOf } from '../../dates/calendar.ts';
import type { Document } from '../../documents/document.ts';
import type { Assignment, Week } from '../course.ts';
import type { GradedList } from '../facts/grading/part.ts';
import { type DescribedRoles, describeRoles, judgeRoles } from '../labelling/judge-roles.ts';
import { type UnderstoodSession, understandSession } from '../labelling/understand-session.ts';
import type { Schedule, ScheduleWeek } from '../schedule.ts';
import { fittedModels, type SyllabusModels } from '../scoring/models.ts';
import { addComponents, findComponents } from './assignments/components.ts';
import { applyDuePolicies, findDuePolicies } from './assignments/due-policy.ts';
import { findMentions } from './assignments/mentions.ts';
import { mergeMentions, mergeWithin, type PlacedWork } from './assignments/merge-works.ts';
import { understandOutside } from './assignments/outside.ts';
import { type RowDays, rowDaysOf, withoutGuessedDay } from './assignments/row-days.ts';
import { isOneOf, sameTitle } from './assignments/same-work.ts';
import { likelihoodOfWork, surveyWorks, type WorkSurvey } from './assignments/work-features.ts';
import { decideRoles } from './decide-roles.ts';
import { planRoles } from './planned-roles.ts';

/** What is known of the course beside its schedule. */
export interface KnownFacts {
  gradedLists: readonly GradedList[];
  /** Fitted weights; those of the product where absent. */
  models?: SyllabusModels;
}

export interface UnderstoodSchedule {
  weeks: Week[];
  outside: Assignment[];
  /** Every proposed piece of work with what speaks for it: training learns from them which are right. */
  proposals: { assignment: Assignment; work: PlacedWork; survey: WorkSurvey }[];
}

/** What is known of every entry of a schedule before it is decided which go into the plan. */
export interface DescribedSchedule {
  understood: UnderstoodSession[][];
  bibliography: Bibliography;
  mentions: ReturnType<typeof findMentions>;
  isKnown: (title: string) => boolean;
  roles: DescribedRoles;
}

/** No course asks for as many pieces of work; each is compared with all others. */
const mostWorks = 1000;

/** Reads every entry by the rules, and describes what each may be. */
export function describeSchedule(schedule: Schedule, document: Document, facts: KnownFacts): DescribedSchedule {
  const bibliography = readBibliography(document, schedule.blocks);
  const mentions = findMentions(document, schedule.blocks, schedule.dates).slice(0, mostWorks);
  const names = [
    ...mentions.filter((m) => m.standsAlone).map((m) => m.title),
    ...(facts.gradedLists[0]?.parts ?? []).map((part) => part.name),
  ];
  const isKnown = (title: string) => names.some((name) => sameTitle(name, title) >= 0.8 || isOneOf(name, title));
  const rows = rowDaysOf(schedule);
  const understood = schedule.weeks.map((week) => understandWeek(week, schedule, isKnown, rows));
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
  const scheduled = understood.flatMap((sessions, i) =>
    sessions.flatMap((session) => session.works.map((work) => placed(work, 'week', schedule.weeks[i]?.number ?? null))),
  );
  const outside = understandOutside(schedule, isKnown).map((work) => placed(work, 'outside', null));
  const components = findComponents(document, schedule.blocks, facts.gradedLists);
  const merged = addComponents(
    mergeMentions(mergeWithin([...scheduled, ...outside].slice(0, mostWorks)), mentions),
    components,
  );
  applyDuePolicies(merged, findDuePolicies(document, schedule.blocks), schedule);
  for (const work of merged) work.week = weekOf(work, schedule.weeks);
  const survey = surveyWorks(merged);
  const proposals = merged.map((work) => ({
    work,
    survey,
    assignment: toAssignment(work, likelihoodOfWork(work, survey, models)),
  }));
  const assignmentsOf = (number: number | null) =>
    proposals.filter(({ work }) => work.week === number).map(({ assignment }) => assignment);
  const decided = decideRoles(judgeRoles(roles, models), schedule.weeks.length);
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

const placed = (
  work: UnderstoodSession['works'][number],
  from: PlacedWork['from'],
  week: number | null,
): PlacedWork => ({
  ...work,
  from,
  week,
  otherTitles: [],
  places: 1,
  datesAgree: null,
});

function understandWeek(week: ScheduleWeek, schedule: Schedule, isKnown: (title: string) => boolean, rows: RowDays) {
  const sessions = week.sessions.map((session, i) =>
    understandSession(session, {
      dates: schedule.dates,
      anchor: {
        session: rows === 'week' ? null : session.date,
        weekStart: week.startDate?.value ?? null,
        weekEnd: week.endDate,
        nextSession: week.sessions.slice(i + 1).find((next) => next.date !== null)?.date ?? null,
      },
      isKnown,
    }),
  );
  for (const session of sessions) session.works = session.works.map((work) => withoutGuessedDay(work, rows));
  return sessions;
}

/** The week whose days hold the due date; work without a date stays where the schedule names it. */
function weekOf(work: PlacedWork, weeks: ScheduleWeek[]): number | null {
  if (work.dueDate === null) return work.week;
  const monday = mondayOf(work.dueDate);
  const holding = weeks.find(
    (week) => week.startDate && (mondayOf(week.startDate.value) === monday || holds(week, work.dueDate ?? '')),
  );
  return holding?.number ?? (weeks.every((week) => week.startDate === null) ? work.week : null);
}

const holds = (week: ScheduleWeek, date: string) =>
  week.startDate !== null && week.endDate !== null && week.startDate.value <= date && date <= week.endDate;

function toAssignment(work: PlacedWork, confidence: number): Assignment {
  const { title, dueDate, dueTime, dueDoubt, type, weight, optional, evidence, dueEvidence } = work;
  const due = { dueDate, dueTime: dueTime?.clock ?? null, dueZone: dueTime?.zone ?? null };
  return { title, ...due, ...(dueDoubt && { dueDoubt }), type, weight, optional, evidence, dueEvidence, confidence };
}
