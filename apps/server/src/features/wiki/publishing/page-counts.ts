import type { PublishedCourse } from '../../../db/stored/published-course.ts';

const sumOf = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + count(item), 0);

/** What lists and statistics tell of a page, by the names of its columns. */
export function pageCounts({ plan, activities, guides }: Pick<PublishedCourse, 'plan' | 'activities' | 'guides'>) {
  const { weeks, assignmentsOutside } = plan;
  return {
    weekCount: weeks.length,
    weeksPlanned: weeks.filter(
      ({ topic, break_name, readings, assignments }) => topic || break_name || readings.length + assignments.length > 0,
    ).length,
    readingCount: sumOf(weeks, ({ readings }) => readings.length),
    assignmentCount: sumOf(weeks, ({ assignments }) => assignments.length) + assignmentsOutside.length,
    termCount: sumOf(weeks, ({ vocabulary }) => vocabulary.length),
    activityCount: sumOf(Object.values(activities), ({ length }) => length),
    guideCount: Object.keys(guides).length,
  };
}
