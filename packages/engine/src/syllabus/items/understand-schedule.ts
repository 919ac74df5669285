import { authorOfTitle, type Bibliography, readBibliography, resolveCitation } from '../../citations/bibliography.ts';
import { mondayOf } from '../../dates/calendar.ts';
import type { Document } from '../../documents/document.ts';
import type { Assignment, Field, Reading, Week } from '../course.ts';
import type { GradedList } from '../facts/grading/part.ts';
import { type UnderstoodSession, understandSession } from '../labelling/understand-session.ts';
import { evidenceOf } from '../lines/piece.ts';
import type { Schedule, ScheduleWeek } from '../schedule.ts';
import { readingConfidence, topicConfidence } from '../scoring/confidence.ts';
import { fittedModels, type SyllabusModels } from '../scoring/models.ts';
import { addComponents, findComponents } from './assignments/components.ts';
import { applyDuePolicies, findDuePolicies } from './assignments/due-policy.ts';
import { findMentions } from './assignments/mentions.ts';
import { mergeMentions, mergeWithin, type PlacedWork } from './assignments/merge-works.ts';
import { understandOutside } from './assignments/outside.ts';
import { type RowDays, rowDaysOf, withoutGuessedDay } from './assignments/row-days.ts';
import { sameTitle } from './assignments/same-work.ts';
import { likelihoodOfWork, surveyWorks, type WorkSurvey } from './assignments/work-features.ts';
import { foldNested } from './nested-readings.ts';
import { type FoundReading, toReading } from './readings.ts';
import { joinTopics } from './topics.ts';
import { weekTopics } from './week-topics.ts';

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

/**
 * Tells the entries of a schedule apart: topics, readings and work to hand in, week by week, together with what the rest of
 * the document says of them (bibliography, due dates, grading). Work that belongs to no week is `outside`. Pure; never throws.
 */
export function understandSchedule(schedule: Schedule, document: Document, facts: KnownFacts): UnderstoodSchedule {
  const bibliography = readBibliography(document, schedule.blocks);
  const mentions = findMentions(document, schedule.blocks, schedule.dates);
  const names = [
    ...mentions.filter((m) => m.standsAlone).map((m) => m.title),
    ...(facts.gradedLists[0]?.parts ?? []).map((part) => part.name),
  ];
  const isKnown = (title: string) => names.some((name) => sameTitle(name, title) >= 0.8);
  const rows = rowDaysOf(schedule);
  const understood = schedule.weeks.map((week) => understandWeek(week, schedule, isKnown, rows));
  const scheduled = understood.flatMap(({ sessions }, i) =>
    sessions.flatMap((session) => session.works.map((work) => placed(work, 'week', schedule.weeks[i]?.number ?? null))),
  );
  const outside = understandOutside(schedule, isKnown).map((work) => placed(work, 'outside', null));
  const components = findComponents(document, schedule.blocks, facts.gradedLists);
  const merged = addComponents(mergeMentions(mergeWithin([...scheduled, ...outside]), mentions), components);
  applyDuePolicies(merged, findDuePolicies(document, schedule.blocks), schedule);
  for (const work of merged) work.week = weekOf(work, schedule.weeks);
  const survey = surveyWorks(merged);
  const models = facts.models ?? fittedModels;
  const proposals = merged.map((work) => ({
    work,
    survey,
    assignment: toAssignment(work, likelihoodOfWork(work, survey, models)),
  }));
  const assignmentsOf = (number: number | null) =>
    proposals.filter(({ work }) => work.week === number).map(({ assignment }) => assignment);
  const weeks = understood.map(({ week, sessions }) => ({
    number: week.number,
    topic: topicOf(week, sessions),
    startDate: week.startDate,
    breakName: week.breakName,
    readings: readingsOf(sessions, bibliography),
    assignments: assignmentsOf(week.number),
  }));
  rememberAuthors(weeks);
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
  return { week, sessions };
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

function topicOf(week: ScheduleWeek, sessions: UnderstoodSession[]): Field<string> | null {
  const topics = weekTopics(week, sessions);
  const value = joinTopics(topics.map((topic) => topic.text));
  const first = topics[0];
  if (!first || value === '') return null;
  return { value, evidence: evidenceOf(first.piece), confidence: topicConfidence(topics, week) };
}

function readingsOf(sessions: UnderstoodSession[], bibliography: Bibliography): Reading[] {
  const readings = sessions.flatMap((session) =>
    foldNested(session.readings).map((found) => resolved(found, bibliography)),
  );
  // The same pages on two days of a week are one reading.
  const seen = new Set<string>();
  return readings.filter((reading) => {
    const key = `${reading.title}|${reading.pages}`.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function resolved(found: FoundReading, bibliography: Bibliography): Reading {
  const entry = resolveCitation(found.citation, bibliography);
  const reading = toReading(found, readingConfidence(found, entry !== null));
  if (entry) return { ...reading, title: entry.title, author: reading.author ?? entry.author };
  return { ...reading, author: reading.author ?? authorOfTitle(found.citation.title, bibliography) };
}

/** A work that goes on in a later week ("“Bartleby” (finish)") has the author it had before. */
function rememberAuthors(weeks: Week[]): void {
  const earlier: { title: string; author: string }[] = [];
  for (const reading of weeks.flatMap((week) => week.readings)) {
    if (reading.author) earlier.push({ title: reading.title.toLowerCase(), author: reading.author });
    else {
      const title = reading.title.toLowerCase();
      const same =
        title.length > 4
          ? earlier.find((known) => known.title === title || known.title.startsWith(`${title} `))
          : undefined;
      reading.author = same?.author ?? null;
    }
  }
}

function toAssignment(work: PlacedWork, confidence: number): Assignment {
  const { title, dueDate, dueTime, type, weight, optional, evidence, dueEvidence } = work;
  return { title, dueDate, dueTime, type, weight, optional, evidence, dueEvidence, confidence };
}
