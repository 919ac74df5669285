import { cardDecisions, cardGrades, memoryStates } from '@weekwise/domain/spaced-repetition.ts';
import { z } from 'zod';
import { activityType } from './activities-types.ts';
import { citation } from './citation.ts';
import { calendarDate, folderId, id, instant, success, timeZone } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { limits } from './limits.ts';

export const cardGrade = z.enum(cardGrades);

/** What a grade would do, said before it is chosen. */
export const gradeOption = z.object({
  grade: cardGrade,
  due_at: instant,
  /** Whole days until it comes back; 0 within the steps of minutes in which a card is learnt. */
  days: z.int(),
  /** From when the answer was given, by the server's clock: a device whose clock is wrong shows them right. */
  minutes: z.int().min(0),
  /** Probability of recall that is desired when it comes back. */
  retention: z.number(),
  /** It comes back earlier than memory asks for, to be asked before the exam of this day. */
  before_exam: calendarDate.nullable(),
});
export type GradeOption = z.infer<typeof gradeOption>;

/** Something to be remembered: a flashcard, or a question that was answered wrong. */
export const card = z.object({
  /** That of its activity, by which it is edited, reported and deleted. */
  card_id: id,
  folder_id: id,
  folder_name: z.string(),
  /** null where the plan has its week no more. */
  week_number: z.int().nullable(),
  type: activityType,
  front: z.string(),
  /** What a question offers to choose from. */
  choices: z.array(z.string()).nullable(),
  back: z.string(),
  explanation: z.string(),
  citation: citation.nullable(),
  /** "engine" or a model's name. */
  source: z.string(),
  edited: z.boolean(),
  /** The file that it rests on is deleted, and the student has not decided to keep it without. */
  file_deleted: z.boolean(),
  state: z.enum(memoryStates),
  /** A question that was answered wrong. */
  missed: z.boolean(),
  suspended: z.boolean(),
  due_at: instant,
  /** Where the student is; an exam that came into the plan may have brought it forward. */
  due_day: calendarDate,
  /** Probability that it is recalled now; null while new. */
  recall: z.number().nullable(),
  reviews: z.int(),
  lapses: z.int(),
  /** The four buttons, from "again" to "easy". */
  options: z.array(gradeOption),
});
export type Card = z.infer<typeof card>;

const remaining = z.object({ learning: z.int(), review: z.int(), new: z.int() });

export const reviewQueue = z.object({
  today: calendarDate,
  /** The first ones in the order in which they are asked. */
  cards: z.array(card),
  /** How many are to be asked now. */
  total: z.int(),
  /** Of today: those in the steps of learning, also where their minute has not come. */
  counts: remaining,
  /** Left for another day: beyond the daily limits, or because another card of the same sentence is asked today. */
  held: z.object({ over_limit: z.int(), siblings: z.int() }),
  done_today: z.object({ new: z.int(), reviews: z.int() }),
  /** When the next card of the steps of learning is to be asked, where none of them is now. */
  next_step_at: instant.nullable(),
  can_undo: z.boolean(),
});
export type ReviewQueue = z.infer<typeof reviewQueue>;

const session = { access: 'session', kind: 'json' } as const;
const ofCard = z.object({ cardId: id });
const where = z.object({ time_zone: timeZone });
const errorsOfCard = ['activity_not_found'] as const;

/** What is to be asked now: over all courses, or of one. */
export const getReviewQueue = defineContract({
  method: 'GET',
  path: '/api/cards/queue',
  ...session,
  query: where.extend({
    folder_id: folderId.optional(),
    limit: z.coerce.number().int().min(1).max(limits.queuePage).default(20),
  }),
  response: reviewQueue,
  errors: ['invalid_folder_id', 'folder_not_found'],
});

/** Every card of a course: also suspended ones, and those whose day has not come. */
export const listCards = defineContract({
  method: 'GET',
  path: '/api/cards/folders/:folderId',
  ...session,
  params: z.object({ folderId }),
  query: where,
  response: z.object({ cards: z.array(card) }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});

export const gradeCard = defineContract({
  method: 'POST',
  path: '/api/cards/:cardId/grade',
  ...session,
  params: ofCard,
  body: where.extend({
    grade: cardGrade,
    /** Names this grade on the client's side: sent again, it counts once. */
    attempt_id: z.string().trim().min(1).max(100).optional(),
    /** Milliseconds from seeing the card to grading it. */
    duration: z.int().min(0).max(limits.longestAttempt).optional(),
  }),
  response: z.object({ card }),
  errors: errorsOfCard,
});

/** Takes the last grade back: the card is as it was, and the grade counts for nothing. */
export const undoGrade = defineContract({
  method: 'POST',
  path: '/api/cards/undo',
  ...session,
  body: where,
  response: z.object({ card, can_undo: z.boolean() }),
  errors: ['nothing_to_undo'],
});

/** A suspended card is not asked until it is taken back. */
export const suspendCard = defineContract({
  method: 'POST',
  path: '/api/cards/:cardId/suspend',
  ...session,
  params: ofCard,
  body: where.extend({ suspended: z.boolean() }),
  response: z.object({ card }),
  errors: errorsOfCard,
});

/**
 * What becomes of cards whose file is deleted: they are kept without it, or removed. `undecided` takes either back.
 * Cards that are not the student's own are left out.
 */
export const decideCards = defineContract({
  method: 'POST',
  path: '/api/cards/of-deleted-files',
  ...session,
  bodyBytes: bytesFor({ ids: limits.cardsDecided }),
  body: z.object({
    card_ids: z.array(id).min(1).max(limits.cardsDecided),
    decision: z.enum(cardDecisions),
  }),
  response: success.extend({ card_ids: z.array(id) }),
  errors: ['activity_not_found'],
});

export const cardSettings = z.object({
  /** So many new cards and reviews a day, over all courses. */
  new_per_day: z.int().min(0).max(limits.cardsPerDay),
  reviews_per_day: z.int().min(0).max(limits.cardsPerDay),
  /** Probability of recall at which a card comes back where no exam asks for more. */
  desired_retention: z.number().min(limits.lowestRetention).max(limits.highestRetention),
});

export const cardSettingsAnswer = cardSettings.extend({
  /** What foretells this student's memory. */
  memory_model: z.object({
    /** `fitted`: to this student's own grades; `default`: to those of very many students. */
    source: z.enum(['default', 'fitted']),
    fitted_at: instant.nullable(),
    /** Grades there are. */
    grades: z.int(),
    /** So many it takes before it is fitted. */
    grades_needed: z.int(),
  }),
});
export type CardSettings = z.infer<typeof cardSettingsAnswer>;

export const getCardSettings = defineContract({
  method: 'GET',
  path: '/api/cards/settings',
  ...session,
  response: cardSettingsAnswer,
  errors: [],
});

export const changeCardSettings = defineContract({
  method: 'PUT',
  path: '/api/cards/settings',
  ...session,
  body: cardSettings,
  response: cardSettingsAnswer,
  errors: [],
});
