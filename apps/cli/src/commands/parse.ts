import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '@weekwise/engine/documents/read-document.ts';
import type { Assignment, Course, Evidence, Reading } from '@weekwise/engine/syllabus/course.ts';
import { readSyllabus } from '@weekwise/engine/syllabus/read-syllabus.ts';
import { UsageError } from '../usage.ts';
import { printPlan } from './print-plan.ts';

/** `parse FILE [--json]`: the weekly plan of a syllabus, for a person or as JSON. */
export async function parse(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError('expected one FILE');
  const bytes = new Uint8Array(await readFile(file));
  const document = await readDocument(bytes, basename(file));
  for (const warning of document.warnings) process.stderr.write(`weekwise parse: ${warning}\n`);
  const course = readSyllabus(document, { today: new Date().toISOString().slice(0, 10) });
  process.stdout.write(values.json ? `${JSON.stringify(courseAsJson(course), null, 2)}\n` : printPlan(course));
}

const source = ({ page, text }: Evidence) => ({ page, text });

const readingAsJson = (reading: Reading) => ({
  title: reading.title,
  author: reading.author,
  pages: reading.pages,
  ...(reading.optional ? { optional: true } : {}),
  confidence: reading.confidence,
  source: source(reading.evidence),
});

const assignmentAsJson = (assignment: Assignment) => ({
  title: assignment.title,
  due_date: assignment.dueDate,
  due_time: assignment.dueTime,
  assignment_type: assignment.type,
  confidence: assignment.confidence,
  source: source(assignment.evidence),
});

/** The shape that the command line promises, spelled as on the wire. Confidences are probabilities in [0, 1]. */
function courseAsJson(course: Course) {
  return {
    course_name: course.name?.value ?? null,
    course_code: course.code?.value ?? null,
    professor_name: course.instructor?.value ?? null,
    term: course.term?.value ?? null,
    weeks: course.weeks.map((week) => ({
      week_number: week.number,
      topic: week.topic?.value ?? null,
      topic_confidence: week.topic?.confidence ?? null,
      start_date: week.startDate?.value ?? null,
      readings: week.readings.map(readingAsJson),
      assignments: week.assignments.map(assignmentAsJson),
    })),
    assignments_outside_schedule: course.assignmentsOutsideSchedule.map(assignmentAsJson),
  };
}
