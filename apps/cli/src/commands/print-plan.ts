import { utcMidnight } from '@weekwise/engine/dates/calendar.ts';
import type { Assignment, Course, Reading, Week } from '@weekwise/engine/syllabus/course.ts';

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const printDate = (date: string) => dateFormat.format(utcMidnight(date));

function readingLine(reading: Reading): string {
  const author = reading.author && !reading.title.includes(reading.author) ? `${reading.author}, ` : '';
  const pages = reading.pages && !reading.title.includes(reading.pages) ? `, ${reading.pages}` : '';
  const notes = [reading.optional && 'optional', reading.graduateOnly && 'graduate students'].filter(Boolean);
  return `  read  ${author}${reading.title}${pages}${notes.length ? ` (${notes.join(', ')})` : ''}`;
}

function assignmentLine(assignment: Assignment): string {
  const due = assignment.dueDate
    ? ` – due ${printDate(assignment.dueDate)}${assignment.dueTime ? ` ${assignment.dueTime}` : ''}`
    : '';
  const weight = assignment.weight === null ? '' : `, ${assignment.weight}%`;
  return `  ${assignment.type.padEnd(5)} ${assignment.title}${due}${weight}${assignment.optional ? ' (optional)' : ''}`;
}

function weekLines(week: Week): string[] {
  const start = week.startDate ? `, ${printDate(week.startDate.value)}` : '';
  const topic = week.topic?.value ?? week.breakName ?? '';
  return [
    '',
    `Week ${week.number}${start}${topic ? `: ${topic}` : ''}`,
    ...week.readings.map(readingLine),
    ...week.assignments.map(assignmentLine),
  ];
}

/** The weekly plan as plain text for a terminal. */
export function printPlan(course: Course): string {
  const title = [course.code?.value, course.name?.value].filter(Boolean).join(' · ') || 'Course without a title';
  const facts = [
    course.instructor?.value,
    course.term?.value,
    course.meetingTimes?.value,
    course.location?.value,
    course.email?.value,
    course.officeHours && `office hours ${course.officeHours.value}`,
  ].filter((fact) => fact);
  const weights = course.gradingWeights.map(({ value }) => `${value.name} ${value.percent}%`);
  const outside = course.assignmentsOutsideSchedule;
  const lines = [
    title,
    ...facts.map((fact) => `  ${fact}`),
    ...(weights.length ? ['', `Grade: ${weights.join(', ')}`] : []),
    ...(course.weeks.length ? course.weeks.flatMap(weekLines) : ['', 'No schedule was found in this document.']),
    ...(outside.length ? ['', 'Outside the weeks', ...outside.map(assignmentLine)] : []),
  ];
  return `${lines.join('\n')}\n`;
}
