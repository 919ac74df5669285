import { assignmentTypes } from '@weekwise/domain/plan.ts';
import { z } from 'zod';

const line = z.int().describe('Number of the line that says it');
const date = z.string().nullable().describe('YYYY-MM-DD, only where the line says the day; else null');

const fact = z.object({ value: z.string(), line }).nullable();

const reading = z.object({
  title: z.string().describe('As printed, without author and pages'),
  author: z.string().nullable(),
  pages: z.string().nullable().describe('As printed: "12–34", "Chapter 2"'),
  optional: z.boolean(),
  graduateOnly: z.boolean(),
  line,
});

const assignment = z.object({
  title: z.string().describe('What the work is called, in the words of the line'),
  dueDate: date,
  dueTime: z.string().nullable().describe('24-hour HH:MM, where the line says it'),
  dueLine: z.int().nullable().describe('Number of the line of the due date, where it is another one'),
  type: z.enum(assignmentTypes),
  weight: z.number().nullable().describe('Percent of the grade, where the line says it'),
  optional: z.boolean(),
  line,
});

/** What a model is asked for: a course as the engine knows it, every item with the number of its line. */
export const extractedSyllabus = z.object({
  name: fact,
  code: fact,
  instructor: fact,
  term: fact,
  email: fact,
  location: fact,
  meetingTimes: fact,
  officeHours: fact,
  gradingWeights: z.array(z.object({ name: z.string(), percent: z.number(), line })),
  policies: z.array(z.object({ name: z.string(), text: z.string(), line })),
  weeks: z.array(
    z.object({
      number: z.int(),
      topic: z.string().nullable(),
      startDate: date,
      breakName: z.string().nullable(),
      line,
      readings: z.array(reading),
      assignments: z.array(assignment),
    }),
  ),
  assignmentsOutsideSchedule: z.array(assignment),
});
export type ExtractedSyllabus = z.infer<typeof extractedSyllabus>;

export const syllabusTask = `You read the syllabus of a course: its facts, its grading, its policies, and week by week what is to be read and handed in.
Every item names the number of the line that says it; an item whose words, or whose date, do not stand on its line is thrown away. Copy titles and names as printed. A policy's text is copied whole.
weeks: in the order of the term, numbered as printed, else from 1. startDate: the first day of the week's class. A session belongs to the week it is in.
assignments: what a student hands in, sits or presents. Work that belongs to no week, as a final exam, stands in assignmentsOutsideSchedule.
What the syllabus does not say is null or left out: never guess.`;
