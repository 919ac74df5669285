import type { Course } from '../course.ts';
import { type BoostedTrees, type Features, predict } from './boosted-trees.ts';

const mean = (values: number[]) => (values.length ? values.reduce((a, b) => a + b, 0) / values.length : Number.NaN);

/**
 * What tells a good plan from a bad one as a whole. More was tried (how even the weeks are, how much is dated, whether
 * the grade adds up) and told nothing of held-out documents beyond these.
 */
export function planFeatures({ weeks, assignmentsOutsideSchedule }: Course): Features {
  const classes = weeks.filter((week) => week.breakName === null);
  const works = [...weeks.flatMap((week) => week.assignments), ...assignmentsOutsideSchedule];
  return {
    weeks: weeks.length,
    weeksWithTopic: mean(classes.map((week) => (week.topic ? 1 : 0))),
    topicConfidence: mean(classes.flatMap((week) => (week.topic ? [week.topic.confidence] : []))),
    readingConfidence: mean(classes.flatMap((week) => week.readings.map((reading) => reading.confidence))),
    workConfidence: mean(works.map((work) => work.confidence)),
  };
}

/** The expected quality of a plan: the mean F1 of its topics, readings and assignments, in [0, 1]. */
export function planConfidence(course: Course, model: BoostedTrees): number {
  const expected = predict(model, planFeatures(course));
  return Math.round(100 * Math.min(1, Math.max(0, expected))) / 100;
}
