import type { PublishedPlan } from '../../../db/stored/published-course.ts';
import type { Cleaner } from './clean-text.ts';
import type { CourseMatter } from './course-matter.service.ts';
import { type PublishTools, pageVocabulary } from './page-guides.ts';
import type { RemovalPlace, Removals } from './removals.ts';

/** More than any term has. */
const most = { weeks: 120, inWeek: 60 };

export interface PlanParts {
  readings: boolean;
  vocabulary: boolean;
}

/** Prepares the weeks of a course for publishing; nothing in them identifies an item of the student's own plan. */
export function pagePlan(matter: CourseMatter, parts: PlanParts, tools: PublishTools): PublishedPlan {
  const { plan, guideParts } = matter;
  const { clean, removals } = tools;
  const weeks = atMost(plan.weeks, most.weeks, { part: 'course', week_number: null }, removals);
  return {
    weeks: weeks.map((week) => {
      const place = (part: RemovalPlace['part']): RemovalPlace => ({ part, week_number: week.number });
      const readings = parts.readings ? plan.readings.filter(({ weekId }) => weekId === week.id) : [];
      const vocabulary = parts.vocabulary ? guideParts.filter(({ weekId }) => weekId === week.id) : [];
      return {
        week_number: week.number,
        topic: clean.line(week.topic, place('week')),
        start_date: week.startDate,
        end_date: week.endDate,
        break_name: clean.line(week.breakName, place('week')),
        readings: atMost(readings, most.inWeek, place('reading'), removals).flatMap((reading, at) => {
          const title = clean.citation(reading.title, place('reading'));
          if (title === null) return [];
          const author = clean.citation(reading.author, place('reading'));
          const pages = clean.citation(reading.pages, place('reading'));
          return { id: `${week.number}-reading-${at + 1}`, title, author, pages, optional: reading.optional };
        }),
        assignments: pageAssignments(
          plan.assignments.filter(({ weekId }) => weekId === week.id),
          `${week.number}`,
          place('assignment'),
          clean,
          removals,
        ),
        vocabulary: pageVocabulary(
          atMost(vocabulary, most.inWeek * 4, place('vocabulary'), removals),
          place('vocabulary'),
          tools,
        ),
      };
    }),
    assignmentsOutside: pageAssignments(
      plan.assignments.filter(({ weekId }) => weekId === null),
      'outside',
      { part: 'assignment', week_number: null },
      clean,
      removals,
    ),
  };
}

function pageAssignments(
  assignments: CourseMatter['plan']['assignments'],
  prefix: string,
  place: RemovalPlace,
  clean: Cleaner,
  removals: Removals,
): PublishedPlan['assignmentsOutside'] {
  return atMost(assignments, most.inWeek, place, removals).flatMap((assignment, at) => {
    const title = clean.line(assignment.title, place);
    if (title === null) return [];
    const { type, dueDate, dueDoubt, weight, optional } = assignment;
    const id = `${prefix}-assignment-${at + 1}`;
    // Nobody who takes the course from here sees what speaks against the date.
    const date = dueDoubt === null ? dueDate : null;
    return { id, title, assignment_type: type, due_date: date, weight, optional };
  });
}

export function atMost<Item>(
  items: readonly Item[],
  count: number,
  place: RemovalPlace,
  removals: Removals,
): readonly Item[] {
  if (items.length > count) removals.note(place, 'too_many', 'left_out', `${items.length - count} more`);
  return items.slice(0, count);
}
