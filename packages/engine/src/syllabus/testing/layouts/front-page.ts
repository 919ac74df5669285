import { addDays } from '../../../dates/calendar.ts';
import { finalDate } from './dated-weeks.ts';
import { bullets, heading, type LayoutPart, paragraph, table } from './parts.ts';
import { weekdayName } from './phrases.ts';
import type { PlannedCourse } from './planned-course.ts';
import type { Wording } from './wording.ts';

/** Title, term, teacher, description and textbook. */
export function frontPage(course: PlannedCourse, wording: Wording): LayoutPart[] {
  const year = Number(course.firstMonday.slice(0, 4));
  const season = course.season === 'Fall' ? wording.fall : course.season;
  const days = course.classDays.map((day) => `${weekdayName(addDays(course.firstMonday, day - 1))}s`).join(' and ');
  return [
    heading(1, `${course.code}: ${course.name}`),
    paragraph(`${season} ${year}`),
    paragraph(`**${wording.teacher}:** Dr. ${course.professor}`, `**Email:** ${course.email}`),
    paragraph(`**Meetings:** ${days}, 10:00–11:15, Harrow Hall 12`),
    heading(2, 'About the course'),
    paragraph(course.description),
    heading(2, 'Textbook'),
    paragraph(course.textbook),
  ];
}

/** The list of what counts for the grade, whose shares add up to 100. */
export function gradingSection({ grading }: PlannedCourse, wording: Wording): LayoutPart[] {
  const parts = grading.map(({ name, percent }) => [name, `${percent}%`]);
  if (wording.grading === 'table') return [heading(2, 'Grading'), table(['Component', 'Weight'], ...parts)];
  const lines = parts.map(([name, share]) => `${name}: ${share}`);
  return [heading(2, 'Grading'), wording.grading === 'bullets' ? bullets(...lines) : paragraph(...lines)];
}

export function policySection({ policies }: PlannedCourse): LayoutPart[] {
  return [
    heading(2, 'Policies'),
    ...policies.flatMap(({ heading: name, text }) => [heading(3, name), paragraph(text)]),
  ];
}

/** Where the last piece of work is due, for layouts that print dates. */
export function finalSection(course: PlannedCourse, date: (date: string) => string): LayoutPart[] {
  return [paragraph(`${course.final}: ${date(finalDate(course))}`)];
}
