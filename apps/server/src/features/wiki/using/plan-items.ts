import type { ExtractedItem } from '../../../db/stored/plan-item.ts';
import type { PageFacts, PublishedPlan } from '../../../db/stored/published-course.ts';

/**
 * A published plan as items of a syllabus: they stand in no file of the student, and nothing about them is in doubt.
 */
export function planItems(
  { title, courseCode, professorName }: Pick<PageFacts, 'title' | 'courseCode' | 'professorName'>,
  plan: PublishedPlan,
  newId: () => string,
): ExtractedItem[] {
  const sure = { confidence: 1, source: null };
  const assignment = (weekId: string | null, item: PublishedPlan['assignmentsOutside'][number]): ExtractedItem => ({
    kind: 'assignment',
    id: newId(),
    weekId,
    title: item.title,
    dueDate: item.due_date,
    dueTime: null,
    type: item.assignment_type,
    weight: item.weight,
    optional: item.optional,
    dueSource: null,
    ...sure,
  });
  const facts = { courseName: title, courseCode, professorName };
  return [
    ...Object.entries(facts).flatMap(([field, value]): ExtractedItem[] =>
      value === null ? [] : [{ kind: 'fact', id: newId(), field: field as keyof typeof facts, value, ...sure }],
    ),
    ...plan.weeks.flatMap((week): ExtractedItem[] => {
      const weekId = newId();
      return [
        {
          kind: 'week',
          id: weekId,
          number: week.week_number,
          topic: week.topic,
          startDate: week.start_date,
          startSource: null,
          breakName: week.break_name,
          ...sure,
        },
        ...week.readings.map(
          ({ title: reading, author, pages, optional }): ExtractedItem => ({
            kind: 'reading',
            id: newId(),
            weekId,
            title: reading,
            author,
            pages,
            optional,
            graduateOnly: false,
            ...sure,
          }),
        ),
        ...week.assignments.map((item) => assignment(weekId, item)),
      ];
    }),
    ...plan.assignmentsOutside.map((item) => assignment(null, item)),
  ];
}
