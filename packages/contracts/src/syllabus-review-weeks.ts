import { lineUses, structureKinds, trackKinds } from '@weekwise/domain/plan.ts';
import { z } from 'zod';
import { calendarDate, filePage, folderId, id } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { factField, review } from './syllabus-review.ts';

// Where no weeks were found, or the wrong ones: another reading of the same file, or weeks that are built by hand.

const ofFolder = z.object({ folderId });
const errors = ['invalid_folder_id', 'folder_not_found', 'syllabus_not_found'] as const;
/** Every change answers the whole review as it then is, and is undone there. */
const change = { method: 'POST', access: 'session', kind: 'json', params: ofFolder, response: review } as const;

/** One way in which the weeks of a syllabus can be read. */
export const possibleStructure = z.object({
  key: z.string(),
  kind: z.enum(structureKinds),
  /** The plan is read in this way now. */
  is_current: z.boolean(),
  week_count: z.int(),
  /** Weeks that have a date. */
  dated_count: z.int(),
  first_date: calendarDate.nullable(),
  last_date: calendarDate.nullable(),
  reading_count: z.int(),
  assignment_count: z.int(),
  weeks: z.array(z.object({ week_number: z.int(), topic: z.string().nullable(), start_date: calendarDate.nullable() })),
});
export type PossibleStructure = z.infer<typeof possibleStructure>;

/** What a syllabus says where its weeks are not clear, and in which ways they can be read. */
export const getStructures = defineContract({
  method: 'GET',
  path: '/api/review/:folderId/structures',
  access: 'session',
  kind: 'json',
  params: ofFolder,
  response: z.object({
    file_id: id,
    file_name: z.string(),
    facts: z.array(z.object({ field: factField, value: z.string() })),
    /** Weeks of the plan as it is. */
    week_count: z.int(),
    assignment_count: z.int(),
    structures: z.array(possibleStructure),
  }),
  errors,
});

/** Reads the weeks in this way from now on, also when the file is read again. */
export const chooseStructure = defineContract({
  path: '/api/review/:folderId/structures',
  ...change,
  body: z.object({ key: z.string().min(1).max(100) }),
  errors: [...errors, 'structure_not_found'],
});

const mostWeeks = 60;

/** Lays the weeks of the term out by hand. They take the place of those that were read. */
export const buildWeeks = defineContract({
  path: '/api/review/:folderId/weeks',
  ...change,
  body: z.object({
    first_day: calendarDate,
    /** Breaks included. */
    week_count: z.int().min(1).max(mostWeeks),
    /** 0 Monday to 6 Sunday. */
    class_days: z.array(z.int().min(0).max(6)).max(7),
    breaks: z
      .array(z.object({ name: z.string().trim().min(1).max(100), first_day: calendarDate, last_day: calendarDate }))
      .max(20),
  }),
  errors,
});

/** Dates the weeks that have no date, from the first day of the term on. */
export const startTerm = defineContract({
  path: '/api/review/:folderId/term-start',
  ...change,
  body: z.object({ first_day: calendarDate }),
  errors,
});

/** Says which of several kinds of students they are; what is for others alone leaves the plan. */
export const chooseTrack = defineContract({
  path: '/api/review/:folderId/tracks',
  ...change,
  body: z.object({ kind: z.enum(trackKinds), choice: z.string().trim().min(1).max(100) }),
  errors: [...errors, 'track_not_found'],
});

/** Where a line stands in the text of the syllabus. */
const place = z.object({ block: z.int().min(0), start: z.int().min(0), end: z.int().min(0) });

export const placedLine = z.object({
  ...place.shape,
  ...filePage.shape,
  text: z.string(),
  is_heading: z.boolean(),
  /** What it says, for a person to see before it is used: "topic", "reading" and so on, in this order. */
  says: z.array(z.enum(['topic', 'reading', 'assignment'])),
});
export type PlacedLine = z.infer<typeof placedLine>;

/** The syllabus line by line, beside weeks that are built by hand. */
export const getSyllabusLines = defineContract({
  method: 'GET',
  path: '/api/review/:folderId/lines',
  access: 'session',
  kind: 'json',
  params: ofFolder,
  response: z.object({ file_id: id, file_name: z.string(), lines: z.array(placedLine) }),
  errors,
});

const mostLines = 100;
const longestLine = 2_000;

/** Puts lines of the syllabus, or lines that the student has pasted or typed, into a week. */
export const useLines = defineContract({
  path: '/api/review/:folderId/lines',
  ...change,
  bodyBytes: bytesFor({ characters: mostLines * longestLine }),
  body: z.object({
    week_id: id,
    use: z.enum(lineUses),
    lines: z.array(place).max(mostLines).default([]),
    texts: z.array(z.string().trim().min(1).max(longestLine)).max(mostLines).default([]),
  }),
  errors: [...errors, 'review_item_not_found'],
});
