import type { Judgement } from '../../../features/dialogues/dialogue.queries.ts';
import type { Dialogue } from '../../../features/dialogues/dialogue.ts';
import type { CitedPassage } from '../../../lib/passage.ts';

// Written for this page, on the sample course.

const passage = (page: number, quote: string): CitedPassage => ({
  fileId: 'sample',
  fileName: 'breaking-waves.pdf',
  page,
  block: 0,
  lastBlock: 0,
  quote,
});

const questions = [
  'Why do waves turn toward a headland?',
  'What does that do to the bay beside it?',
  'What would a sea wall change?',
] as const;
const base: Dialogue = {
  begun: true,
  folderId: 'sample',
  activityId: 'sample',
  topic: 'Waves and the shape of a coast',
  depth: 0,
  questions: questions.length,
  question: questions[0],
  hintsShown: 0,
  hintsLeft: 3,
  revealed: false,
  exchanges: [],
  summary: null,
};
const said = (question: string, reply: string, verdict: Judgement['verdict'], hint: string | null = null) => ({
  question,
  reply,
  verdict,
  hint,
  source: 'engine',
  fallback: null,
});
const inPart = said(
  questions[0],
  'Because the water is shallow there.',
  'partial',
  'Think of one crest that lies over deep and shallow water at once.',
);
const covered = said(questions[0], 'The part over shallow water is slower, so that the rest swings round.', 'covered');

type Moment = { label: string; dialogue: Dialogue; judgement: Judgement | null };
/** A dialogue at four of its moments, with what was just said of the reply. */
export const sampleDialogues: [Moment, ...Moment[]] = [
  { label: 'Asked', dialogue: { ...base, begun: false }, judgement: null },
  {
    label: 'In part, with a hint',
    dialogue: { ...base, exchanges: [inPart], hintsShown: 1, hintsLeft: 2 },
    judgement: {
      verdict: 'partial',
      coverage: 0.4,
      movesOn: false,
      message: 'That is one half of it.',
      question: questions[0],
      hint: null,
    },
  },
  {
    label: 'Covered, next question',
    dialogue: { ...base, depth: 1, question: questions[1], exchanges: [inPart, covered] },
    judgement: {
      verdict: 'covered',
      coverage: 0.9,
      movesOn: true,
      message: 'That covers it.',
      question: questions[1],
      hint: null,
    },
  },
  {
    label: 'Over',
    dialogue: {
      ...base,
      depth: 3,
      question: null,
      exchanges: [inPart, covered],
      summary: {
        text: 'You explained one question fully and one in part.',
        score: 0.5,
        outcomes: [
          {
            question: questions[0],
            outcome: 'shown',
            hintsUsed: 1,
            replies: 2,
            missing: [],
            evidence: {
              text: 'A crest is slowed first where the water is shallow.',
              passage: passage(71, 'A crest is slowed first where the water is shallow.'),
            },
          },
          {
            question: questions[1],
            outcome: 'partly',
            hintsUsed: 0,
            replies: 1,
            missing: ['spreads', 'weaker'],
            evidence: {
              text: 'In the bay the same crest spreads and grows weaker.',
              passage: passage(72, 'In the bay'),
            },
          },
          {
            question: questions[2],
            outcome: 'not-shown',
            hintsUsed: 3,
            replies: 1,
            missing: ['reflects', 'scour'],
            evidence: { text: 'A wall throws the wave back, and the foot of it is washed out.', passage: null },
          },
        ],
      },
    },
    judgement: null,
  },
];
