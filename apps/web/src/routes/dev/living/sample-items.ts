import type { TriedItem } from '../../../features/activities/tried/tried-item.ts';
import type { Judgement } from '../../../features/dialogues/dialogue.queries.ts';
import type { Dialogue } from '../../../features/dialogues/dialogue.ts';
import type { Passage } from '../../../lib/passage.ts';

// Written for this page, on the sample course.

const passage = (page: number, quote: string): Passage => ({
  fileId: 'sample',
  fileName: 'breaking-waves.pdf',
  page,
  block: 0,
  lastBlock: 0,
  quote,
});

const item = (
  type: TriedItem['type'],
  id: string,
  prompt: string,
  rest: Pick<TriedItem, 'right' | 'rightAnswer' | 'explanation'> & { options?: string[] },
): TriedItem => ({ id, type, prompt, options: null, ...rest });

const card = (id: string, prompt: string, rightAnswer: string): TriedItem =>
  item('flashcards', id, prompt, { right: null, rightAnswer, explanation: '' });

const statement = (id: string, prompt: string, right: boolean, explanation: string): TriedItem =>
  item('true-false', id, prompt, { right, rightAnswer: right ? 'True' : 'False', explanation });

const choice = (id: string, prompt: string, options: [string, ...string[]], right: number, explanation: string) =>
  item('multiple-choice', id, prompt, { options, right, rightAnswer: options[right] ?? options[0], explanation });

export const sampleItems = {
  flashcards: [
    card('c1', 'Swash', 'The water that runs up a beach after a wave has broken.'),
    card('c2', 'Fetch', 'The length of open water over which the wind blows without a break.'),
    card(
      'c3',
      'What makes a wave break?',
      'Its foot drags on the bottom while its crest goes on, until the crest falls over.',
    ),
  ],
  'true-false': [
    statement(
      't1',
      'A spring tide has to do with the season of spring.',
      false,
      'It comes twice a month, when sun and moon pull along one line.',
    ),
    statement(
      't2',
      'Longer waves feel the bottom in deeper water than short ones.',
      true,
      'A wave feels the bottom where the water is shallower than half its length.',
    ),
    statement(
      't3',
      'Longshore drift moves sand straight out to sea.',
      false,
      'It moves sand along the beach, because waves come in at a slant.',
    ),
  ],
  'multiple-choice': [
    choice(
      'm1',
      'Where does a beach gain sand?',
      ['Where the swash is stronger than the backwash', 'Where the backwash is stronger', 'Wherever waves are highest'],
      0,
      'What the swash carries up stays where the water running back is too weak to take it.',
    ),
    choice(
      'm2',
      'How many high waters has most of the coast in a day?',
      ['One', 'Two', 'Four'],
      1,
      'The turning earth passes two bulges of water.',
    ),
    choice(
      'm3',
      'What turns the crests of waves toward a headland?',
      ['The wind', 'Refraction', 'The tide'],
      1,
      'The part of a crest in shallow water is slowed, and the rest swings round it.',
    ),
  ],
} satisfies Record<string, TriedItem[]>;

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

/** A dialogue at four of its moments, with what was just said of the reply. */
export const sampleDialogues: { label: string; dialogue: Dialogue; judgement: Judgement | null }[] = [
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
