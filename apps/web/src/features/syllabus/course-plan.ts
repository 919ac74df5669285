import type {
  DateDoubt,
  SourcedText as SourcedTextOnWire,
  SyllabusAssignment,
  Syllabus as SyllabusOnWire,
  SyllabusReading,
  SyllabusSource,
  SyllabusWeek,
} from '@weekwise/contracts/syllabus.ts';
import type { AssignmentType, ReadingState } from '@weekwise/domain/plan.ts';
import type { CalendarDate } from '../../lib/dates.ts';

/** The verbatim line an item came from: opens the file there and marks it. */
export interface SourceLocation {
  fileId: string;
  page: number | null;
  /** What print calls it, where that is not its number. */
  pageLabel?: string | undefined;
  block: number;
  /** Offsets in the block's text. */
  start: number;
  end: number;
  text: string;
}

/** Whose words an item has. */
export type Origin = SyllabusReading['origin'];

interface Evidence {
  source: SourceLocation | null;
  origin: Origin;
  /** 0 to 1. */
  confidence: number;
}

export interface SourcedText extends Evidence {
  value: string;
}

export interface Reading extends Evidence {
  id: string;
  title: string;
  author: string | null;
  pages: string | null;
  optional: boolean;
  graduateOnly: boolean;
  /** How far the student is with it. */
  state: ReadingState;
}

export interface Assignment extends Evidence {
  id: string;
  title: string;
  dueDate: CalendarDate | null;
  dueTime: string | null;
  /** As printed. */
  dueZone: string | null;
  /** What speaks against the date; null where it is certain, or the student has decided. */
  dueDoubt: DateDoubt | null;
  type: AssignmentType;
  /** Percent of the grade. */
  weight: number | null;
  optional: boolean;
  /** As the student says. */
  handedIn: boolean;
  dueSource: SourceLocation | null;
}

export interface FileOfWeek {
  fileId: string;
  name: string;
}

export interface Week {
  id: string;
  weekNumber: number;
  topic: SourcedText | null;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  startSource: SourceLocation | null;
  startDoubt: DateDoubt | null;
  breakName: string | null;
  /** How sure its row of the schedule was read, 0 to 1. */
  confidence: number;
  origin: Origin;
  /** What the student has put to it. */
  files: FileOfWeek[];
  readings: Reading[];
  assignments: Assignment[];
}

/** What a syllabus says, week by week. */
export interface CoursePlan {
  syllabusId: string;
  fileId: string;
  fileName: string;
  /** "engine" or a model's name. */
  readBy: string;
  /** Why it was the engine though a model was asked. */
  fallback: SyllabusOnWire['metadata']['fallback'];
  /** What was read with less asks for a look. */
  confidenceThreshold: number;
  classInfo: {
    courseName: SourcedText | null;
    courseCode: SourcedText | null;
    term: SourcedText | null;
    meetingTimes: SourcedText | null;
    location: SourcedText | null;
    officeHours: SourcedText | null;
    email: SourcedText | null;
    grading: { name: string; percent: number; source: SourceLocation | null }[];
    policies: { name: string; text: string; source: SourceLocation | null }[];
  };
  professor: SourcedText | null;
  weeks: Week[];
  assignmentsOutsideSchedule: Assignment[];
}

/** What a week is called: its topic, its break, else the first thing it holds, else nothing. */
export function weekTitle({ topic, breakName, readings, assignments }: Week): { text: string; named: boolean } | null {
  const name = topic?.value ?? breakName;
  if (name) return { text: name, named: true };
  const first = readings[0]?.title ?? assignments[0]?.title;
  return first ? { text: first, named: false } : null;
}

export const sourceFromWire = (wire: SyllabusSource): SourceLocation => ({
  fileId: wire.file_id,
  page: wire.page,
  pageLabel: wire.page_label,
  block: wire.block,
  start: wire.start,
  end: wire.end,
  text: wire.text,
});

const source = (wire: SyllabusSource | null): SourceLocation | null => wire && sourceFromWire(wire);

const evidence = (wire: Pick<SyllabusReading, 'source' | 'origin' | 'confidence'>): Evidence => ({
  source: source(wire.source),
  origin: wire.origin,
  confidence: wire.confidence,
});

const sourced = (wire: SourcedTextOnWire): SourcedText | null => wire && { value: wire.value, ...evidence(wire) };

const reading = (wire: SyllabusReading): Reading => ({
  id: wire.id,
  title: wire.title,
  author: wire.author,
  pages: wire.pages,
  optional: wire.optional,
  graduateOnly: wire.graduate_only,
  state: wire.state,
  ...evidence(wire),
});

const assignment = (wire: SyllabusAssignment): Assignment => ({
  id: wire.id,
  title: wire.title,
  dueDate: wire.due_date,
  dueTime: wire.due_time,
  dueZone: wire.due_zone,
  dueDoubt: wire.due_doubt,
  type: wire.assignment_type,
  weight: wire.weight,
  optional: wire.optional,
  handedIn: wire.handed_in_at !== null,
  dueSource: source(wire.due_source),
  ...evidence(wire),
});

const week = (wire: SyllabusWeek): Week => ({
  id: wire.id,
  weekNumber: wire.week_number,
  topic: sourced(wire.topic),
  startDate: wire.start_date,
  endDate: wire.end_date,
  startSource: source(wire.start_source),
  startDoubt: wire.start_doubt,
  breakName: wire.break_name,
  confidence: wire.confidence,
  origin: wire.origin,
  files: wire.files.map(({ file_id, name }) => ({ fileId: file_id, name })),
  readings: wire.readings.map(reading),
  assignments: wire.assignments.map(assignment),
});

export function planFromWire(wire: SyllabusOnWire): CoursePlan {
  const { course_info: info } = wire;
  return {
    syllabusId: wire.metadata.syllabus_id,
    fileId: wire.metadata.file_id,
    fileName: wire.metadata.file_name,
    readBy: wire.metadata.source,
    fallback: wire.metadata.fallback,
    confidenceThreshold: wire.metadata.confidence_threshold,
    classInfo: {
      courseName: sourced(info.course_name),
      courseCode: sourced(info.course_code),
      term: sourced(info.term),
      meetingTimes: sourced(info.meeting_times),
      location: sourced(info.location),
      officeHours: sourced(info.office_hours),
      email: sourced(info.email),
      grading: info.grading.map((part) => ({ ...part, source: source(part.source) })),
      policies: info.policies.map((policy) => ({ ...policy, source: source(policy.source) })),
    },
    professor: sourced(wire.professor_name),
    weeks: wire.weeks.map(week),
    assignmentsOutsideSchedule: wire.assignments_outside_schedule.map(assignment),
  };
}
