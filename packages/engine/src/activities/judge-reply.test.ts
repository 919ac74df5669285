import { expect, it } from 'vitest';
import type { SocraticTurn } from './activity.ts';
import { judgeReply } from './judge-reply.ts';

const evidence = 'A moraine is a ridge of debris that a moving glacier leaves behind when its ice melts.';
const turn: SocraticTurn = {
  question: 'What does your reading mean by “moraine”?',
  bloomLevel: 'remember',
  evidence,
  citation: { passageId: 'a#0', documentId: 'a', page: 1, block: 0, lastBlock: 0, heading: null, quote: evidence },
  hints: [
    'Look again.',
    'Think of: ridge, debris.',
    'A moraine is a _____ of _____.',
    `Your reading says: “${evidence}”`,
  ],
};

it('moves on when the reply covers the evidence in own words', () => {
  const judged = judgeReply(turn, 'When glacier ice melts, it leaves debris lying there in the shape of a ridge.', 0);
  expect(judged).toMatchObject({ verdict: 'covered', movesOn: true, hint: null });
});

it('gives the next hint for half an answer, and names what is missing', () => {
  const judged = judgeReply(turn, 'It is some kind of ridge near a glacier, I think.', 1);
  expect(judged).toMatchObject({ verdict: 'partial', movesOn: false, hint: turn.hints[1], hintsUsed: 2 });
  expect(judged.missing).toContain('debris');
});

it.each(['', '   ', '?!', 'I do', 'it is the and of'])('stays at "%s", however many hints were given', (reply) => {
  for (const used of [0, 2, 4, 9])
    expect(judgeReply(turn, reply, used)).toMatchObject({ verdict: 'empty', movesOn: false });
});

it.each([evidence, evidence.toLowerCase(), turn.question])('stays at a copied reply: %s', (reply) => {
  for (const used of [0, 4]) expect(judgeReply(turn, reply, used)).toMatchObject({ verdict: 'copied', movesOn: false });
});

it('moves on after the last hint when the student has tried', () => {
  expect(judgeReply(turn, 'Perhaps it is a lake full of cold water.', 4)).toMatchObject({
    verdict: 'off-topic',
    movesOn: true,
  });
});
