import { queryOptions } from '@tanstack/react-query';
import { getCourseProgress, getProgress } from '@weekwise/contracts/progress.ts';
import { call } from '../../lib/api/call.ts';
import { timeZone } from '../../lib/dates.ts';
import {
  type ConceptProgress,
  type CourseProgress,
  conceptFromWire,
  courseFromWire,
  type NextStep,
  stepFromWire,
  type WeekProgress,
  weekProgressFromWire,
} from './progress.ts';

/** Whose midnight begins a day. */
const where = () => ({ time_zone: timeZone() });

export interface StudyDay {
  date: string;
  /** Milliseconds. */
  timeSpent: number;
  grades: number;
  answers: number;
}

export interface Progress {
  today: string;
  courses: CourseProgress[];
  next: NextStep[];
  /** The last 14, today last. */
  days: StudyDay[];
}

/** All courses beside each other. */
export const progressQuery = queryOptions({
  queryKey: ['progress', 'all'],
  queryFn: async ({ signal }): Promise<Progress> => {
    const wire = await call(getProgress, { query: where(), signal });
    return {
      today: wire.today,
      courses: wire.courses.map(courseFromWire),
      next: wire.next.map(stepFromWire),
      days: wire.days.map(({ date, time_spent: timeSpent, grades, answers }) => ({ date, timeSpent, grades, answers })),
    };
  },
  refetchOnMount: 'always',
});

export interface ProgressOfCourse extends CourseProgress {
  today: string;
  weeks: WeekProgress[];
  concepts: ConceptProgress[];
  next: NextStep[];
}

/** One course, week by week and concept by concept. */
export function courseProgressQuery(folderId: string) {
  return queryOptions({
    queryKey: ['progress', folderId],
    queryFn: async ({ signal }): Promise<ProgressOfCourse> => {
      const wire = await call(getCourseProgress, { params: { folderId }, query: where(), signal });
      return {
        ...courseFromWire(wire),
        today: wire.today,
        weeks: wire.weeks.map(weekProgressFromWire),
        concepts: wire.concepts.map(conceptFromWire),
        next: wire.next.map(stepFromWire),
      };
    },
    refetchOnMount: 'always',
  });
}
