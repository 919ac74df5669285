import { difficulties } from '@weekwise/domain/activities.ts';
import { z } from 'zod';
import { calendarDate, id, instant } from './common.ts';
import { limits } from './limits.ts';
import { assignmentType } from './syllabus.ts';

/** Fields of study, as the wiki sorts courses. */
export const wikiSubject = z.enum([
  'Anthropology',
  'Architecture',
  'Art and design',
  'Biology',
  'Business',
  'Chemistry',
  'Classics',
  'Communication and media',
  'Computer science',
  'Earth and environment',
  'Economics',
  'Education',
  'Engineering',
  'Film and theatre',
  'Geography',
  'Health and medicine',
  'History',
  'Languages',
  'Law',
  'Linguistics',
  'Literature',
  'Mathematics',
  'Music',
  'Nursing',
  'Philosophy',
  'Physics',
  'Political science',
  'Psychology',
  'Religion',
  'Social work',
  'Sociology',
  'Statistics',
  'Other',
]);
export type WikiSubject = z.infer<typeof wikiSubject>;

export const wikiLevel = z.enum(['school', 'undergraduate', 'graduate', 'professional']);

/**
 * A filter by one of `known`, however it is written; what is none of them stays as it came, and finds nothing.
 */
const filterBy = (known: readonly string[]) =>
  z
    .string()
    .trim()
    .max(limits.wikiTextLength)
    .transform((wanted) => known.find((value) => value.toLowerCase() === wanted.toLowerCase()) ?? wanted);
export const wikiSubjectFilter = filterBy(wikiSubject.options);
export const wikiLevelFilter = filterBy(wikiLevel.options);

export type WikiLevel = z.infer<typeof wikiLevel>;

export const wikiLicence = z.enum(['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-4.0']);
export type WikiLicence = z.infer<typeof wikiLicence>;

/** What a reader is told of a licence. */
const licence = z.object({ id: wikiLicence, name: z.string(), url: z.url() });

/** A published course as a list shows it. All texts are plain: nothing in them is markup. */
export const wikiCard = z.object({
  wiki_id: id,
  title: z.string(),
  course_code: z.string().nullable(),
  /** null where it is not known, or whoever published it left it out. */
  professor_name: z.string().nullable(),
  university: z.string().nullable(),
  subject: wikiSubject.nullable(),
  academic_level: wikiLevel.nullable(),
  description: z.string().nullable(),
  term: z.string().nullable(),
  week_count: z.int(),
  /** Weeks with a topic, a reading or work to hand in; breaks count. */
  weeks_planned: z.int(),
  reading_count: z.int(),
  assignment_count: z.int(),
  term_count: z.int(),
  activity_count: z.int(),
  /** Weeks that have a study guide. */
  guide_count: z.int(),
  views: z.int(),
  /** Students who made a course of their own of it. */
  copies: z.int(),
  licence,
  published_at: instant,
  updated_at: instant,
});
export type WikiCard = z.infer<typeof wikiCard>;

export const wikiReading = z.object({
  id,
  title: z.string(),
  author: z.string().nullable(),
  pages: z.string().nullable(),
  optional: z.boolean(),
});

export const wikiAssignment = z.object({
  id,
  title: z.string(),
  assignment_type: assignmentType,
  due_date: calendarDate.nullable(),
  weight: z.number().nullable(),
  optional: z.boolean(),
});

const practice = { id, difficulty: z.enum(difficulties), explanation: z.string() };

/** To practise with, answers included: who tries it needs no account, and nothing is kept of it. */
export const wikiActivity = z.discriminatedUnion('type', [
  z.object({ type: z.literal('flashcards'), ...practice, front: z.string(), back: z.string() }),
  z.object({ type: z.literal('true-false'), ...practice, statement: z.string(), answer: z.boolean() }),
  z.object({
    type: z.literal('multiple-choice'),
    ...practice,
    question: z.string(),
    options: z.array(z.string()),
    answer_index: z.int(),
  }),
  z.object({
    type: z.literal('socratic-dialogue'),
    ...practice,
    topic: z.string(),
    turns: z.array(z.object({ question: z.string(), hints: z.array(z.string()) })),
  }),
]);
export type WikiActivity = z.infer<typeof wikiActivity>;

const guidePart = z.object({ title: z.string().nullable(), says: z.array(z.string()) });

export const wikiGuide = z.object({
  overview: z.array(guidePart),
  key_concepts: z.array(guidePart),
  study_questions: z.array(guidePart),
});
export type WikiGuide = z.infer<typeof wikiGuide>;

export const wikiWeek = z.object({
  week_number: z.int(),
  topic: z.string().nullable(),
  start_date: calendarDate.nullable(),
  end_date: calendarDate.nullable(),
  /** "Spring break": a week without class. */
  break_name: z.string().nullable(),
  readings: z.array(wikiReading),
  assignments: z.array(wikiAssignment),
  vocabulary: z.array(z.object({ term: z.string(), meaning: z.string().nullable() })),
  activity_count: z.int(),
  has_study_guide: z.boolean(),
  /** Left out unless asked for; empty where there are none. */
  activities: z.array(wikiActivity).optional(),
  /** Left out unless asked for; null where there is none. */
  study_guide: wikiGuide.nullable().optional(),
});
export type WikiWeek = z.infer<typeof wikiWeek>;

export const wikiPage = wikiCard.extend({
  formatted_weekly_content: z.object({
    weeks: z.array(wikiWeek),
    /** Work that belongs to no week. */
    assignments_outside_schedule: z.array(wikiAssignment),
  }),
});
export type WikiPage = z.infer<typeof wikiPage>;

/** What is stored as JSON has no halves of characters in PostgreSQL. */
const wellFormed = (text: string): string => text.toWellFormed();
const words = z.string().overwrite(wellFormed).trim().max(limits.wikiTextLength);
const orNothing = (text: typeof words) =>
  text
    .nullable()
    .transform((value) => value || null)
    .default(null);

/** What is published of a course, and how it is called. Weeks, topics and work to hand in always are. */
export const wikiChoices = z.object({
  /** null: as the syllabus calls it. */
  title: orNothing(words),
  description: orNothing(z.string().overwrite(wellFormed).trim().max(limits.wikiDescriptionLength)),
  subject: wikiSubject.nullable().default(null),
  university: orNothing(words),
  academic_level: wikiLevel.nullable().default(null),
  licence: wikiLicence.default('CC-BY-4.0'),
  include_professor: z.boolean().default(false),
  include_readings: z.boolean().default(true),
  include_vocabulary: z.boolean().default(true),
  include_activities: z.boolean().default(false),
  include_study_guides: z.boolean().default(false),
  /** Names and other words to take out wherever they stand: of fellow students, of a group. */
  words_to_remove: z
    .array(z.string().overwrite(wellFormed).trim().min(2).max(100))
    .max(limits.wikiWordsToRemove)
    .default([]),
});
export type WikiChoices = z.infer<typeof wikiChoices>;

/** Something that is not published, and why. Only whoever publishes sees it. */
export const wikiRemoval = z.object({
  reason: z.enum([
    'email',
    'phone',
    'own_name',
    'chosen_word',
    'postal_address',
    'private_link',
    'markup',
    'long_passage',
    'too_many',
  ]),
  /** `taken_out` of a text that stays, `shortened` to a quotation, or the whole item `left_out`. */
  outcome: z.enum(['taken_out', 'shortened', 'left_out']),
  part: z.enum(['course', 'week', 'reading', 'assignment', 'vocabulary', 'activity', 'study_guide']),
  week_number: z.int().nullable(),
  /** What is taken out, or the beginning of what is too long. */
  text: z.string(),
});
export type WikiRemoval = z.infer<typeof wikiRemoval>;
