import { expect, it } from 'vitest';
import { type Dialogue, dialogueTicks, type Exchange, exchangesNow } from './dialogue.ts';

const exchange = (question: string, verdict: Exchange['verdict'], reply = 'a reply'): Exchange => ({
  question,
  reply,
  verdict,
  hint: null,
  source: 'engine',
  fallback: null,
});
const dialogue = (change: Partial<Dialogue>): Dialogue => ({
  begun: true,
  folderId: 'f1',
  activityId: 'i1',
  topic: 'Meanders',
  depth: 0,
  questions: 3,
  question: 'Q1',
  hintsShown: 0,
  hintsLeft: 3,
  revealed: false,
  exchanges: [],
  summary: null,
  ...change,
});

it('shows what was said to the question that waits, not to those before', () => {
  const [before, now] = [exchange('Q1', 'covered'), exchange('Q2', 'partial')];
  expect(exchangesNow(dialogue({ question: 'Q2', depth: 1, exchanges: [before, now] }))).toEqual([now]);
  expect(exchangesNow(dialogue({ question: 'Q2', depth: 1, exchanges: [before] }))).toEqual([]);
});

it('has a tick for each question', () => {
  expect(dialogueTicks(dialogue({}))).toEqual(['now', 'ahead', 'ahead']);
  const exchanges = [exchange('Q1', 'partial'), exchange('Q1', 'covered'), exchange('Q2', 'off-topic')];
  expect(dialogueTicks(dialogue({ depth: 1, question: 'Q2', exchanges }))).toEqual(['done', 'now', 'ahead']);
  expect(dialogueTicks(dialogue({ depth: 2, question: 'Q3', exchanges }))).toEqual(['done', 'missed', 'now']);
});

it('goes by the summary once it has ended', () => {
  const outcome = { question: '', hintsUsed: 0, replies: 1, missing: [], evidence: { text: '', passage: null } };
  const outcomes = (['shown', 'partly', 'not-shown'] as const).map((each) => ({ ...outcome, outcome: each }));
  const ended = dialogue({ depth: 3, question: null, summary: { text: '', score: 0.4, outcomes } });
  expect(dialogueTicks(ended)).toEqual(['done', 'missed', 'missed']);
});
