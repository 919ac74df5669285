import { utcMidnight } from '@weekwise/engine/dates/calendar.ts';
import type { DayOrder } from '@weekwise/engine/dates/date-context.ts';
import type { DateDoubt } from '@weekwise/engine/dates/date-doubt.ts';
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
  const { dueDate, dueTime, dueZone, dueDoubt } = assignment;
  const time = [dueTime, dueZone].map((part) => (part ? ` ${part}` : '')).join('');
  const due = dueDate ? ` – due ${printDate(dueDate)}${time}${orElse(dueDoubt, dueDate)}` : unsettled(dueDoubt);
  const weight = assignment.weight === null ? '' : `, ${assignment.weight}%`;
  return `  ${assignment.type.padEnd(5)} ${assignment.title}${due}${weight}${assignment.optional ? ' (optional)' : ''}`;
}

/** "(or Mon 4 May: it says “04/05”)": a date that needs a look. */
function orElse(doubt: DateDoubt | undefined, date: string): string {
  if (!doubt) return '';
  const others = doubt.days.filter((day) => day !== date).map((day) => `or ${printDate(day)}`);
  return ` (${[...others, 'check'].join(', ')}: it ${doubt.reason === 'places' ? 'also ' : ''}says “${doubt.printed}”)`;
}

/** A date that is printed and cannot be: never silently dropped. */
function unsettled(doubt: DateDoubt | undefined): string {
  if (!doubt) return '';
  const days = doubt.days.map(printDate).join(' or ');
  return ` – due “${doubt.printed}”: check${days === '' ? '' : `, perhaps ${days}`}`;
}

function weekLines(week: Week): string[] {
  const date = week.startDate;
  const start = date ? `, ${printDate(date.value)}${orElse(date.doubt, date.value)}` : '';
  const topic = week.topic?.value ?? week.breakName ?? '';
  return [
    '',
    `Week ${week.number}${start}${topic ? `: ${topic}` : ''}`,
    ...week.readings.map(readingLine),
    ...week.assignments.map(assignmentLine),
  ];
}

function orderLine({ dayFirst, from, example }: DayOrder): string {
  if (from === 'assumed') return `nothing settles whether the day or the month comes first in dates like ${example}`;
  return `dates are read ${dayFirst ? 'day' : 'month'} first: ${example}`;
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
    ...(course.dayOrder ? [`  ${orderLine(course.dayOrder)}`] : []),
    ...(weights.length ? ['', `Grade: ${weights.join(', ')}`] : []),
    ...(course.weeks.length ? course.weeks.flatMap(weekLines) : ['', 'No schedule was found in this document.']),
    ...(outside.length ? ['', 'Outside the weeks', ...outside.map(assignmentLine)] : []),
  ];
  return `${lines.join('\n')}\n`;
}
