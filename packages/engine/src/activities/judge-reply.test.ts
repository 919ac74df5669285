import { describe, expect, it } from 'vitest';
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

it('stays at a copied reply of any length', () => {
  const said = evidence.split(' ');
  for (let length = 4; length <= said.length; length++)
    expect(judgeReply(turn, said.slice(0, length).join(' '), 4), `${length} words`).toMatchObject({
      verdict: 'copied',
    });
});

it('moves on after the last hint when the student has tried', () => {
  expect(judgeReply(turn, 'Perhaps it is a lake full of cold water.', 4)).toMatchObject({
    verdict: 'off-topic',
    movesOn: true,
  });
});

describe('a reply of a word or two', () => {
  const amnesia = 'Retrograde amnesia is the loss of memory for events that occurred before an injury of the head.';
  const cut = 'The steep bank that the current wears away is called the cut bank.';
  const asking = (question: string, said = amnesia): SocraticTurn => ({ ...turn, question, evidence: said });

  it.each<[string, SocraticTurn, string]>([
    ['what the evidence tells of', asking('Which term names what the patient has?'), 'Retrograde amnesia'],
    ['its name with an article', asking('What is this form of forgetting called?'), 'The retrograde amnesia.'],
    ['what it gives a name to', asking('What is it called?', cut), 'cut bank'],
  ])('is right where a name was asked for: %s', (_what, asked, reply) => {
    expect(judgeReply(asked, reply, 0)).toMatchObject({ verdict: 'covered', movesOn: true });
  });

  it.each<[string, SocraticTurn, string]>([
    ['more was asked for', asking('Why does the patient not know the past?'), 'Retrograde amnesia'],
    ['it is another part of the evidence', asking('Which term names what the patient has?'), 'head injury'],
  ])('is a beginning where %s', (_why, asked, reply) => {
    expect(judgeReply(asked, reply, 0)).toMatchObject({ verdict: 'partial', movesOn: false, hint: turn.hints[0] });
  });

  it('is none where the evidence has none of it', () => {
    expect(judgeReply(asking('Which term names it?'), 'Cold lake', 4)).toMatchObject({
      verdict: 'empty',
      movesOn: false,
    });
  });
});
