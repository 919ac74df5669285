import { materialBases } from '@weekwise/domain/activities.ts';
import { guideSections, partOrigins } from '@weekwise/domain/study-guides.ts';
import { z } from 'zod';
import { citation } from './citation.ts';
import { folderId, id, instant } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { fallbackReason } from './fallback.ts';
import { limits } from './limits.ts';

/** A sentence with the place it stands at; null where the student wrote it, or its file is gone. */
export const citedSentence = z.object({ text: z.string(), citation: citation.nullable() });
export type CitedSentence = z.infer<typeof citedSentence>;

export const guideSection = z.enum(guideSections);

/** One statement, concept, term, question or reading of a study guide. */
export const guidePart = z.object({
  id,
  section: guideSection,
  /** Name of a concept, a term, a question, a reading's title; null for a statement of the overview. */
  title: z.string().nullable(),
  says: z.array(citedSentence),
  /** Of a reading: its file, null where the folder has none, and about how long it takes. */
  reading: z
    .object({ file_id: id.nullable(), file_name: z.string().nullable(), minutes: z.int().nullable() })
    .nullable(),
  origin: z.enum(partOrigins),
});
export type GuidePart = z.infer<typeof guidePart>;

/** A reading of the plan that the folder has no file of. */
export const readingThatHelps = z.object({
  reading_id: id,
  title: z.string(),
  author: z.string().nullable(),
  pages: z.string().nullable(),
});

export const studyGuide = z.object({
  folder_id: folderId,
  week_number: z.int(),
  topic: z.string().nullable(),
  /** `syllabus`: the folder has no materials of the week, so it is made of the syllabus' lines alone. */
  basis: z.enum(materialBases),
  /** What the student is told of it: that there are no materials, or why they bear no more. */
  notice: z.string().nullable(),
  /** Readings of the plan that the folder has no file of. */
  readings_that_would_help: z.array(readingThatHelps),
  overview: z.array(guidePart),
  key_concepts: z.array(guidePart),
  key_vocabulary: z.array(guidePart),
  study_questions: z.array(guidePart),
  /** What to read first. */
  reading_order: z.array(guidePart),
  /** Parts that the student took out; they can be restored. */
  removed: z.array(guidePart),
  /** Files came or went since: made anew, it may say more. */
  outdated: z.boolean(),
  /** "engine" or a model's name. */
  source: z.string(),
  fallback: fallbackReason.nullable(),
  created_at: instant,
});
export type StudyGuide = z.infer<typeof studyGuide>;

/** What a week has to study beside its activities. */
export const structuredContent = studyGuide.pick({ study_questions: true, key_concepts: true, key_vocabulary: true });

const ofWeek = z.object({ folderId, week: z.coerce.number().int().min(0).max(99) });
const ofPart = ofWeek.extend({ partId: id });
const errorsOfWeek = [
  'invalid_folder_id',
  'folder_not_found',
  'syllabus_not_found',
  'week_not_found',
  'plan_required',
] as const;
const errorsOfPart = [...errorsOfWeek, 'guide_part_not_found'] as const;

const text = z.string().trim().min(1).max(limits.guideTextLength);
const title = z.string().trim().min(1).max(limits.guideTitleLength);

/** The guide as it stands; null until it was made. */
export const getStudyGuide = defineContract({
  method: 'GET',
  path: '/api/study-guides/:folderId/:week',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: ofWeek,
  response: z.object({ exists: z.boolean(), guide: studyGuide.nullable() }),
  errors: errorsOfWeek,
});

/** Makes it where there is none, or anew; what the student edited, added or took out stays so. */
export const makeStudyGuide = defineContract({
  method: 'POST',
  path: '/api/study-guides/:folderId/:week',
  access: 'session',
  pace: 'tutor',
  kind: 'json',
  params: ofWeek,
  body: z.object({ user_id: id.optional(), force_refresh: z.boolean().default(false) }),
  response: studyGuide,
  errors: [...errorsOfWeek, 'reading_timed_out', 'reading_out_of_memory'],
});

/** `from` is the place of the sentence among those shown whose citation the words keep; null for none. */
const saysNow = z.array(z.object({ text, from: z.int().min(0).nullable().default(null) })).max(limits.guideSentences);

export const editGuidePart = defineContract({
  method: 'PATCH',
  path: '/api/study-guides/:folderId/:week/parts/:partId',
  access: 'session',
  kind: 'json',
  params: ofPart,
  bodyBytes: bytesFor({ characters: limits.guideSentences * limits.guideTextLength }),
  body: z
    .object({ title: title.optional(), says: saysNow.optional() })
    .refine(({ title, says }) => title !== undefined || says !== undefined, 'Say what is to change.'),
  response: studyGuide,
  errors: errorsOfPart,
});

export const addGuidePart = defineContract({
  method: 'POST',
  path: '/api/study-guides/:folderId/:week/parts',
  access: 'session',
  kind: 'json',
  params: ofWeek,
  bodyBytes: bytesFor({ characters: limits.guideSentences * limits.guideTextLength }),
  body: z.object({
    section: guideSection.exclude(['reading']),
    /** The overview has statements without one. */
    title: title.nullable().default(null),
    says: z.array(text).max(limits.guideSentences),
  }),
  response: studyGuide,
  errors: [...errorsOfWeek, 'guide_not_found', 'guide_full'],
});

/** Takes it out for good: it does not come back when the guide is made anew, but can be restored. */
export const removeGuidePart = defineContract({
  method: 'DELETE',
  path: '/api/study-guides/:folderId/:week/parts/:partId',
  access: 'session',
  kind: 'json',
  params: ofPart,
  response: studyGuide,
  errors: errorsOfPart,
});

/** Back to what was made: neither edited nor taken out. */
export const restoreGuidePart = defineContract({
  method: 'POST',
  path: '/api/study-guides/:folderId/:week/parts/:partId/restore',
  access: 'session',
  kind: 'json',
  params: ofPart,
  response: studyGuide,
  errors: errorsOfPart,
});

/** As Markdown, with its citations. */
export const exportStudyGuide = defineContract({
  method: 'GET',
  path: '/api/study-guides/:folderId/:week/export',
  access: 'session',
  kind: 'file',
  params: ofWeek,
  errors: [...errorsOfWeek, 'guide_not_found'],
});
