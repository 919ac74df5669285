import type { Assignment, Course, Evidence, Reading } from '@weekwise/engine/syllabus/course.ts';

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
  due_zone: assignment.dueZone,
  ...(assignment.dueDoubt && { due_doubt: assignment.dueDoubt }),
  assignment_type: assignment.type,
  confidence: assignment.confidence,
  source: source(assignment.evidence),
});

/** The shape that the command line promises, spelled as on the wire. Confidences are probabilities in [0, 1]. */
export function courseAsJson(course: Course) {
  const { dayOrder } = course;
  return {
    course_name: course.name?.value ?? null,
    course_code: course.code?.value ?? null,
    professor_name: course.instructor?.value ?? null,
    term: course.term?.value ?? null,
    plan_confidence: course.confidence ?? null,
    ...(dayOrder && {
      day_order: { day_first: dayOrder.dayFirst, decided_by: dayOrder.from, example: dayOrder.example },
    }),
    weeks: course.weeks.map((week) => ({
      week_number: week.number,
      topic: week.topic?.value ?? null,
      topic_confidence: week.topic?.confidence ?? null,
      start_date: week.startDate?.value ?? null,
      ...(week.startDate?.doubt && { start_doubt: week.startDate.doubt }),
      readings: week.readings.map(readingAsJson),
      assignments: week.assignments.map(assignmentAsJson),
    })),
    assignments_outside_schedule: course.assignmentsOutsideSchedule.map(assignmentAsJson),
  };
}
