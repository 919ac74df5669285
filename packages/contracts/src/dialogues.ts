import { messageTypes } from '@weekwise/domain/chat.ts';
import { questionOutcomes, type SelfJudgement } from '@weekwise/domain/dialogues.ts';
import { z } from 'zod';
import { folderId, id, instant } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { fallbackReason } from './fallback.ts';
import { limits } from './limits.ts';
import { citedSentence } from './study-guides.ts';

/**
 * `unsure`: only the student can tell whether the reply says the same. Whoever asks for a hint, an example or the
 * answer has given no reply yet, and no wrong one.
 */
export const dialogueVerdict = z.enum([
  'empty',
  'copied',
  'off-topic',
  'contradicted',
  'partial',
  'unsure',
  'covered',
  'asks-hint',
  'asks-example',
  'asks-answer',
]);
/** Replies by which a student judges what they said, once the passage is shown. */
export const dialogueSelfJudgements = {
  covered: 'I said that.',
  partial: 'Partly.',
  'off-topic': 'Not yet.',
} as const satisfies Record<SelfJudgement, string>;

export type DialogueVerdict = z.infer<typeof dialogueVerdict>;

/** What came of one reply. */
export const replyJudgement = z.object({
  verdict: dialogueVerdict,
  /** Share of the facts of a good reply, 0 to 1. */
  coverage: z.number().min(0).max(1),
  /** What is shown next: a step of the ladder, an example, the passage; null where the dialogue moves on. */
  hint: z.string().nullable(),
  moves_on: z.boolean(),
  /** One sentence for the student. */
  message: z.string(),
  /** Who judged: "engine" or a model's name. */
  source: z.string(),
  fallback: fallbackReason.nullable(),
});

/** What was shown of one question, told once the dialogue has ended. */
export const questionOutcome = z.object({
  question: z.string(),
  outcome: z.enum(questionOutcomes),
  coverage: z.number().min(0).max(1),
  hints_used: z.int(),
  replies: z.int(),
  /** Facts of the evidence that the last reply did not say. */
  missing: z.array(z.string()),
  /** What a good reply covers, with its place. */
  evidence: citedSentence,
});

export const dialogue = z.object({
  /** null until the first reply. */
  dialogue_id: id.nullable(),
  folder_id: folderId,
  activity_id: id,
  topic: z.string(),
  status: z.enum(['open', 'ended']),
  /** How many questions lie behind, of `questions`. */
  conversation_depth: z.int(),
  questions: z.int(),
  /** What waits for a reply; null once it has ended. */
  question: z.string().nullable(),
  /** Hints of this question that were shown, and how many there are still. */
  hints: z.array(z.string()),
  hints_left: z.int(),
  /** The passage is shown: the student may judge their own reply (`dialogueSelfJudgements`), or say it anew. */
  revealed: z.boolean(),
  /** What was said, oldest first. */
  exchanges: z.array(
    z.object({
      question: z.string(),
      reply: z.string(),
      verdict: dialogueVerdict,
      hint: z.string().nullable(),
      source: z.string(),
      fallback: fallbackReason.nullable(),
      at: instant,
    }),
  ),
  /** null until it has ended. */
  summary: z
    .object({ text: z.string(), score: z.number().min(0).max(1), outcomes: z.array(questionOutcome) })
    .nullable(),
});
export type Dialogue = z.infer<typeof dialogue>;

/** What was said in a dialogue of the demo, oldest first; the replies of `user` are what it is made of. */
export const dialogueHistory = z
  .array(z.object({ role: z.enum(messageTypes), content: z.string().max(limits.questionLength) }))
  .max(200);

/**
 * A reply to the question that waits. Where the dialogue stands is kept by the server: `conversation_history` decides
 * nothing, and `conversation_depth` (questions that the client takes to lie behind) only tells a reply that was sent
 * again from a new one. The demo keeps nothing: there the dialogue stands where the replies of `conversation_history`
 * (`dialogueHistory`) lead. Without `activity_id` it is the dialogue of the week. Nothing said yet and an empty
 * `user_input`: the first question is asked.
 */
export const respondInDialogue = defineContract({
  method: 'POST',
  path: '/api/socratic-dialogue/respond',
  access: 'session',
  demo: 'read',
  pace: 'tutor',
  kind: 'json',
  bodyBytes: bytesFor({ characters: 50_000 }),
  body: z.object({
    user_id: id.optional(),
    user_input: z.string().max(limits.questionLength),
    conversation_history: z.array(z.unknown()).max(500).optional(),
    folder_id: folderId,
    week_number: z.coerce.number().int().min(0).max(99).nullish(),
    conversation_depth: z.coerce.number().int().min(0).nullish(),
    activity_id: id.nullish(),
  }),
  /** `response`: what the tutor says, as one text. */
  response: z.object({ response: z.string(), judgement: replyJudgement.nullable(), dialogue }),
  errors: [
    'invalid_folder_id',
    'folder_not_found',
    'syllabus_not_found',
    'week_not_found',
    'plan_required',
    'activity_not_found',
    'dialogue_not_found',
  ],
});

const ofActivity = z.object({ folderId, activityId: id });
const notFound = ['invalid_folder_id', 'folder_not_found', 'activity_not_found'] as const;

/** Where the dialogue about an item stands, for whoever comes back to it. */
export const getDialogue = defineContract({
  method: 'GET',
  path: '/api/socratic-dialogue/:folderId/:activityId',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: ofActivity,
  response: dialogue,
  errors: notFound,
});

/** From the first question again; what was had before stays recorded. */
export const restartDialogue = defineContract({
  method: 'POST',
  path: '/api/socratic-dialogue/:folderId/:activityId/restart',
  access: 'session',
  kind: 'json',
  params: ofActivity,
  response: dialogue,
  errors: notFound,
});
