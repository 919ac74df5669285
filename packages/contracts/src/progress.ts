import { nextStepActions } from '@weekwise/domain/spaced-repetition.ts';
import { z } from 'zod';
import { calendarDate, folderId, id, timeZone } from './common.ts';
import { defineContract } from './contract.ts';

const mastery = {
  /**
   * In [0, 1]: the share of all items that the student would still know in a week; what was never tried counts as not
   * known.
   */
  mastery: z.number(),
  items: z.int(),
  tried: z.int(),
  /** Answered wrong, or forgotten, the last time. */
  missed: z.int(),
};

export const weekProgress = z.object({
  week_number: z.int(),
  topic: z.string().nullable(),
  start_date: calendarDate.nullable(),
  ...mastery,
  cards_due: z.int(),
  /** Of the plan, and those of them that the student marked as read. */
  readings: z.int(),
  readings_read: z.int(),
  /** Milliseconds. */
  time_spent: z.int(),
});
export type WeekProgress = z.infer<typeof weekProgress>;

export const conceptProgress = z.object({ name: z.string(), week_number: z.int(), ...mastery });
export type ConceptProgress = z.infer<typeof conceptProgress>;

/** Why something is to be studied next. */
export const studyReason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('exam-ahead'),
    exam: z.string(),
    date: calendarDate,
    days: z.int(),
    /** Of the weakest week that it is about. */
    mastery: z.number(),
  }),
  z.object({ kind: z.literal('cards-due'), count: z.int() }),
  z.object({ kind: z.literal('missed-questions'), count: z.int() }),
  z.object({ kind: z.literal('weak-concept'), mastery: z.number(), tried: z.int() }),
  z.object({ kind: z.literal('week-not-started'), items: z.int() }),
  z.object({ kind: z.literal('week-without-activities') }),
]);

export const nextStep = z.object({
  folder_id: id,
  action: z.enum(nextStepActions),
  week_number: z.int().nullable(),
  concept: z.string().nullable(),
  reason: studyReason,
  /** The reason in one sentence. */
  sentence: z.string(),
});
export type NextStep = z.infer<typeof nextStep>;

export const examAhead = z.object({
  title: z.string(),
  date: calendarDate,
  /** The day is not certain. */
  date_in_doubt: z.boolean(),
  kind: z.enum(['exam', 'quiz']),
  days: z.int(),
  /** The last week that it is about; null where the plan does not say. */
  through_week: z.int().nullable(),
});

export const courseProgress = z.object({
  folder_id: id,
  name: z.string(),
  ...mastery,
  cards_due: z.int(),
  /** Milliseconds. */
  time_spent: z.int(),
  /** The next one first. */
  exams: z.array(examAhead),
});
export type CourseProgress = z.infer<typeof courseProgress>;

const where = z.object({ time_zone: timeZone });

/** All courses beside each other, what to study next, and the time spent day by day. */
export const getProgress = defineContract({
  method: 'GET',
  path: '/api/progress',
  access: 'session',
  kind: 'json',
  query: where,
  response: z.object({
    today: calendarDate,
    courses: z.array(courseProgress),
    /** Most urgent first. */
    next: z.array(nextStep),
    /** The last 14 days, today last. */
    days: z.array(
      z.object({ date: calendarDate, time_spent: z.int(), grades: z.int(), recalled: z.int(), answers: z.int() }),
    ),
  }),
  errors: [],
});

/** One course: week by week and concept by concept. */
export const getCourseProgress = defineContract({
  method: 'GET',
  path: '/api/progress/folders/:folderId',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId }),
  query: where,
  response: courseProgress.extend({
    today: calendarDate,
    weeks: z.array(weekProgress),
    /** What the readings are about, by their headings; the least known first. */
    concepts: z.array(conceptProgress),
    next: z.array(nextStep),
  }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});
