import type { Assignment, Course, Evidence, Field, Reading } from '@weekwise/engine/syllabus/course.ts';
import type { ItemSource } from '../../../db/stored/plan-item.ts';
import type { PlanRows } from './plan-rows.ts';

type PlanWithFiles = Omit<PlanRows, 'readings'> & {
  /** With the files that the student has tied to them. */
  readings: (PlanRows['readings'][number] & { fileIds?: string[] })[];
};

/** Lines of the student's own hand: they stand in no document. */
const ownWords = (text: string): Evidence => ({ page: null, block: -1, start: 0, end: text.length, text });

/**
 * A plan as the engine knows a course, with the student's corrections in it. Evidence stands in the file `fileId`; what
 * the student wrote, or only an older syllabus said, has block -1.
 * @param confidenceThreshold what was read with less asks to be reviewed
 */
export function planCourse(
  { info, weeks, readings, assignments }: PlanWithFiles,
  fileId: string,
  confidenceThreshold: number,
): Course {
  const evidence = (words: string, source: ItemSource | null): Evidence =>
    source?.fileId === fileId ? source : ownWords(words);
  const field = <T>(value: T, words: string, source: ItemSource | null, confidence = 1): Field<T> => ({
    value,
    evidence: evidence(words, source),
    confidence,
  });
  const fact = (name: keyof typeof info.facts): Field<string> | null => {
    const found = info.facts[name];
    return found ? field(found.value, found.value, found.source, found.confidence) : null;
  };
  const reading = (row: PlanWithFiles['readings'][number]): Reading => ({
    title: row.title,
    author: row.author,
    pages: row.pages,
    optional: row.optional,
    graduateOnly: row.graduateOnly,
    ...(row.fileIds && { documentIds: row.fileIds }),
    evidence: evidence(row.title, row.source),
    confidence: row.confidence,
  });
  const assignment = (row: PlanRows['assignments'][number]): Assignment => ({
    title: row.title,
    dueDate: row.dueDate,
    dueTime: row.dueTime,
    dueZone: row.dueZone ?? null,
    ...(row.dueDoubt && { dueDoubt: row.dueDoubt }),
    toReview: row.confidence < confidenceThreshold,
    type: row.type,
    weight: row.weight,
    optional: row.optional,
    evidence: evidence(row.title, row.source),
    dueEvidence: row.dueSource?.fileId === fileId ? row.dueSource : null,
    confidence: row.confidence,
  });
  return {
    name: fact('courseName'),
    code: fact('courseCode'),
    instructor: fact('professorName'),
    term: fact('term'),
    email: fact('email'),
    location: fact('location'),
    meetingTimes: fact('meetingTimes'),
    officeHours: fact('officeHours'),
    gradingWeights: info.grading.map(({ name, percent, source }) => field({ name, percent }, name, source)),
    policies: info.policies.map(({ name, text, source }) => field({ name, text }, text, source)),
    weeks: weeks.map((week) => ({
      number: week.number,
      topic: week.topic === null ? null : field(week.topic, week.topic, week.source, week.confidence),
      startDate:
        week.startDate === null ? null : field(week.startDate, week.startDate, week.startSource ?? week.source),
      breakName: week.breakName,
      readings: readings.filter((row) => row.weekId === week.id).map(reading),
      assignments: assignments.filter((row) => row.weekId === week.id).map(assignment),
    })),
    assignmentsOutsideSchedule: assignments.filter((row) => row.weekId === null).map(assignment),
  };
}
