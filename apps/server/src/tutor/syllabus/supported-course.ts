import type { Assignment, Course, Evidence, Field, Reading, Week } from '@weekwise/engine/syllabus/course.ts';
import { inertText } from '../guard/inert-text.ts';
import type { LineSupport } from './line-support.ts';
import type { ExtractedSyllabus } from './syllabus-schema.ts';

/** How sure an item is that a model alone has read off its lines: the student is asked. */
const modelAlone = 0.5;

type RawReading = ExtractedSyllabus['weeks'][number]['readings'][number];
type RawAssignment = ExtractedSyllabus['assignmentsOutsideSchedule'][number];

/** A model's reading of a syllabus with what its lines bear out, and nothing else. */
export function supportedCourse(said: ExtractedSyllabus, lines: LineSupport): Course {
  const fact = (field: ExtractedSyllabus['name']): Field<string> | null => {
    const value = inertText(field?.value ?? '');
    const evidence = field && value !== '' ? lines.words(value, field.line) : null;
    return evidence && { value, evidence, confidence: modelAlone };
  };
  return {
    name: fact(said.name),
    code: fact(said.code),
    instructor: fact(said.instructor),
    term: fact(said.term),
    email: fact(said.email),
    location: fact(said.location),
    meetingTimes: fact(said.meetingTimes),
    officeHours: fact(said.officeHours),
    gradingWeights: said.gradingWeights.flatMap(({ name: given, percent, line }) => {
      const name = inertText(given);
      const evidence = lines.saysPercent(percent, line) ? lines.words(name, line) : null;
      return evidence ? [{ value: { name, percent }, evidence, confidence: modelAlone }] : [];
    }),
    policies: said.policies.flatMap(({ name: given, text, line }) => {
      const name = inertText(given);
      const evidence = lines.verbatim(text, line);
      const isNamed = [line, line - 1].some((at) => lines.words(name, at) !== null);
      return evidence && isNamed ? [{ value: { name, text: evidence.text }, evidence, confidence: modelAlone }] : [];
    }),
    weeks: supportedWeeks(said.weeks, lines),
    assignmentsOutsideSchedule: said.assignmentsOutsideSchedule.flatMap((item) => assignment(item, null, lines) ?? []),
  };
}

/** Of weeks with one number the first. */
function supportedWeeks(said: ExtractedSyllabus['weeks'], lines: LineSupport): Week[] {
  const weeks = new Map<number, Week>();
  for (const raw of said) {
    const week = supportedWeek(raw, lines);
    const isEmpty = !week.topic && !week.startDate && week.readings.length === 0 && week.assignments.length === 0;
    if (!isEmpty && !weeks.has(week.number)) weeks.set(week.number, week);
  }
  return [...weeks.values()];
}

function supportedWeek(raw: ExtractedSyllabus['weeks'][number], lines: LineSupport): Week {
  const { number, line } = raw;
  const field = (value: string | null, evidence: Evidence | null): Field<string> | null =>
    value !== null && value !== '' && evidence ? { value, evidence, confidence: modelAlone } : null;
  const topic = raw.topic === null ? null : inertText(raw.topic);
  const breakName = raw.breakName === null ? null : inertText(raw.breakName);
  const start = raw.startDate === null ? null : lines.date(raw.startDate, line, null);
  return {
    number,
    topic: field(topic, topic === null ? null : lines.words(topic, line)),
    startDate: field(raw.startDate, start),
    breakName: breakName !== null && lines.words(breakName, line) ? breakName : null,
    readings: raw.readings.flatMap((item) => reading(item, lines) ?? []),
    assignments: raw.assignments.flatMap((item) => assignment(item, start ? raw.startDate : null, lines) ?? []),
  };
}

function reading(raw: RawReading, lines: LineSupport): Reading | null {
  const title = inertText(raw.title);
  const evidence = title === '' ? null : lines.words(title, raw.line);
  if (!evidence) return null;
  const said = (value: string | null): string | null =>
    value !== null && value !== '' && lines.words(value, raw.line) ? inertText(value) : null;
  const { optional, graduateOnly } = raw;
  const [author, pages] = [said(raw.author), said(raw.pages)];
  return { title, author, pages, optional, graduateOnly, evidence, confidence: modelAlone };
}

function assignment(raw: RawAssignment, weekStart: string | null, lines: LineSupport): Assignment | null {
  const title = inertText(raw.title);
  const evidence = title === '' ? null : lines.words(title, raw.line);
  if (!evidence) return null;
  const dueLine = raw.dueLine ?? raw.line;
  const due = raw.dueDate === null ? null : lines.date(raw.dueDate, dueLine, weekStart);
  const { weight, type, optional } = raw;
  const time = due && raw.dueTime !== null ? lines.time(raw.dueTime, dueLine) : null;
  return {
    title,
    dueDate: due ? raw.dueDate : null,
    dueTime: time?.clock ?? null,
    dueZone: time?.zone ?? null,
    type,
    weight: weight !== null && lines.saysPercent(weight, raw.line) ? weight : null,
    optional,
    evidence,
    dueEvidence: due && due.block !== evidence.block ? due : null,
    confidence: modelAlone,
  };
}
