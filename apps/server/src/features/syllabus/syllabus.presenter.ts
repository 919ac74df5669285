import type { SourceTie } from '@weekwise/contracts/sources-results.ts';
import type { SourcedText, Syllabus, SyllabusAssignment, SyllabusReading } from '@weekwise/contracts/syllabus.ts';
import type { ReadingState } from '@weekwise/domain/plan.ts';
import { errorOf } from '../../app-error.ts';
import type { SourcedValue } from '../../db/stored/course-info.ts';
import type { ItemSource } from '../../db/stored/plan-item.ts';
import { toFilePage } from '../../lib/file-page.ts';
import type { FoundBook } from './books.service.ts';
import type { AssignmentRow, ReadingRow, WeekRow } from './syllabus.repo.ts';
import type { SyllabusPlan, SyllabusStatus } from './syllabus.service.ts';

export const toSyllabusStatus = (status: SyllabusStatus) => ({
  has_syllabus: status.hasSyllabus,
  processing_status: status.state,
  is_processed: status.syllabus !== null,
  course_name: status.syllabus?.courseInfo.facts.courseName?.value ?? null,
  syllabus_id: status.syllabus?.id ?? null,
  ready_for_embedding: status.syllabus !== null,
  items_to_review: status.itemsToReview,
  is_doubtful: status.isDoubtful,
  tracks: status.tracks,
  proposal_id: status.syllabus?.proposalId ?? null,
  operation_id: status.operationId,
  error: errorOf(status.errorCode),
});

/** What the student says of the items of a plan, by their ids. */
export interface PlanMarks {
  /** What readings are tied to. */
  ties: ReadonlyMap<string, SourceTie[]>;
  /** Readings that are not unread. */
  states: ReadonlyMap<string, ReadingState>;
  /** When assignments were handed in. */
  handedIn: ReadonlyMap<string, Date>;
}

/** The plan in the words of the contract. */
export function toSyllabus(
  { syllabus, extraction, weeks, readings, assignments }: SyllabusPlan,
  marks: PlanMarks,
): Syllabus {
  const { facts, grading, policies } = syllabus.courseInfo;
  const fact = (field: keyof typeof facts) => toSourcedText(facts[field] ?? null);
  const assignmentsIn = (id: string | null) =>
    assignments.filter(({ weekId }) => weekId === id).map((assignment) => toAssignment(assignment, marks));
  return {
    metadata: {
      syllabus_id: syllabus.id,
      file_id: extraction.fileId,
      file_name: extraction.fileName,
      source: extraction.source,
      fallback: extraction.fallback,
      processed_at: extraction.createdAt.toISOString(),
      confidence_threshold: syllabus.confidenceThreshold,
    },
    course_info: {
      course_name: fact('courseName'),
      course_code: fact('courseCode'),
      term: fact('term'),
      meeting_times: fact('meetingTimes'),
      location: fact('location'),
      office_hours: fact('officeHours'),
      email: fact('email'),
      grading: grading.map((row) => ({ ...row, source: toSource(row.source) })),
      policies: policies.map((row) => ({ ...row, source: toSource(row.source) })),
    },
    professor_name: fact('professorName'),
    weeks: weeks.map((week) => ({
      id: week.id,
      week_number: week.number,
      topic: toTopic(week),
      start_date: week.startDate,
      end_date: week.endDate,
      start_source: toSource(week.startSource),
      start_doubt: week.startDoubt,
      break_name: week.breakName,
      confidence: week.confidence,
      origin: week.origin,
      files: toWeekFiles(week.files),
      readings: readings.filter((reading) => reading.weekId === week.id).map((reading) => toReading(reading, marks)),
      assignments: assignmentsIn(week.id),
    })),
    assignments_outside_schedule: assignmentsIn(null),
  };
}

export const toWeekFiles = (files: SyllabusPlan['weeks'][number]['files']) =>
  files.map(({ fileId, name }) => ({ file_id: fileId, name }));

export function toSource(source: ItemSource | null) {
  if (source === null) return null;
  const { fileId, block, start, end, text } = source;
  return { file_id: fileId, ...toFilePage(source), block, start, end, text };
}

export function toBook({ book: { required, evidence }, place }: FoundBook) {
  const { block, start, end, text } = evidence;
  return { text, required, source: { file_id: place.fileId, ...toFilePage(place), block, start, end, text } };
}

function toSourcedText(fact: SourcedValue | null): SourcedText {
  return fact && { value: fact.value, source: toSource(fact.source), confidence: fact.confidence, origin: fact.origin };
}

function toTopic({ topic, source, confidence, origin }: WeekRow): SourcedText {
  return topic === null ? null : { value: topic, source: toSource(source), confidence, origin };
}

const toReading = (reading: ReadingRow, { ties, states }: PlanMarks): SyllabusReading => ({
  id: reading.id,
  title: reading.title,
  author: reading.author,
  pages: reading.pages,
  optional: reading.optional,
  graduate_only: reading.graduateOnly,
  state: states.get(reading.id) ?? 'unread',
  sources: ties.get(reading.id) ?? [],
  source: toSource(reading.source),
  confidence: reading.confidence,
  origin: reading.origin,
});

const toAssignment = (assignment: AssignmentRow, { handedIn }: PlanMarks): SyllabusAssignment => ({
  id: assignment.id,
  title: assignment.title,
  due_date: assignment.dueDate,
  due_time: assignment.dueTime,
  due_zone: assignment.dueZone,
  due_doubt: assignment.dueDoubt,
  assignment_type: assignment.type,
  weight: assignment.weight,
  optional: assignment.optional,
  handed_in_at: handedIn.get(assignment.id)?.toISOString() ?? null,
  due_source: toSource(assignment.dueSource),
  source: toSource(assignment.source),
  confidence: assignment.confidence,
  origin: assignment.origin,
});
