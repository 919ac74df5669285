import * as contracts from '@weekwise/contracts/progress.ts';
import { daysBetween } from '@weekwise/engine/dates/calendar.ts';
import type { NextStep, WeekStanding } from '@weekwise/engine/spaced-repetition/next-steps.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import type { CourseProgress } from './course-progress.ts';
import { progressInCourse, progressOf } from './progress.service.ts';

export function registerProgress(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.getProgress, async ({ user, query }) => {
    const { today, courses, next, days } = await progressOf(deps, user.id, query.time_zone);
    return {
      today,
      courses: courses.map((course) => toCourse(course, today)),
      next: next.map(toNext),
      days: days.map(({ timeSpent: time_spent, ...day }) => ({ ...day, time_spent })),
    };
  });

  route(app, contracts.getCourseProgress, async ({ user, params, query }) => {
    const { today, course, next } = await progressInCourse(deps, user.id, params.folderId, query.time_zone);
    return {
      ...toCourse(course, today),
      today,
      weeks: course.weeks.map(({ number, topic, startDate, cardsDue, readings, read, timeSpent, ...week }) => ({
        week_number: number,
        topic,
        start_date: startDate,
        ...toMastery(week),
        cards_due: cardsDue,
        readings,
        readings_read: read,
        time_spent: timeSpent,
      })),
      concepts: course.concepts.map(({ name, weekNumber, ...concept }) => ({
        name,
        week_number: weekNumber,
        ...toMastery(concept),
      })),
      next: next.map(toNext),
    };
  });
}

type Standing = Pick<WeekStanding, 'mastery' | 'items' | 'tried' | 'missed'>;
const toMastery = ({ mastery, items, tried, missed }: Standing): Standing => ({ mastery, items, tried, missed });

const toCourse = ({ folderId, name, overall, cardsDue, timeSpent, exams }: CourseProgress, today: string) => ({
  folder_id: folderId,
  name,
  ...overall,
  cards_due: cardsDue,
  time_spent: timeSpent,
  exams: exams.map(({ title, date, dateInDoubt = false, kind, throughWeek }) => ({
    title,
    date,
    date_in_doubt: dateInDoubt,
    kind,
    days: daysBetween(today, date),
    through_week: throughWeek,
  })),
});

const toNext = ({ folderId, weekNumber, ...step }: NextStep) => ({
  ...step,
  folder_id: folderId,
  week_number: weekNumber,
});
