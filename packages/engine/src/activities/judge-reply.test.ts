import { describe, expect, it } from 'vitest';
import type { SocraticTurn } from './activity.ts';
import { judgeReply } from './judge-reply.ts';

const about = (question: string, evidence: string): SocraticTurn => ({
  question,
  bloomLevel: 'remember',
  evidence,
  citation: { passageId: 'a#0', documentId: 'a', page: 1, block: 0, lastBlock: 0, heading: null, quote: evidence },
  hints: ['Look again.', 'It says one thing.', 'It begins like this.', `Your reading says: “${evidence}”`],
});
const evidence = 'A moraine is a ridge of debris that a moving glacier leaves behind when its ice melts.';
const turn = about('What does your reading mean by “moraine”?', evidence);
const erosion = about(
  'What does “weathering” do, according to your reading?',
  'Weathering removes weak minerals from the rock, because water dissolves them, so that its surface gets rougher.',
);

describe('a reply in own words', () => {
  it.each([
    'When glacier ice melts, it leaves debris lying there in the shape of a ridge.',
    'a ridge made of rubble and debris that a glacier left when it melted',
    'its the ridge of rock debris the glacier leaves when melting',
    'debris piled in a ridge, left where the glacier thawed',
    'A glacier melts and leaves a long ridge of debris',
  ])('is right: %s', (reply) => {
    expect(judgeReply(turn, reply, 0)).toMatchObject({ verdict: 'covered', movesOn: true, hint: null, missing: [] });
  });

  it.each([
    'weak minerals are taken away from the rock as water dissolves them, which makes its surface rougher',
    'water dissolves weak minerals, they get removed and the surface becomes rougher',
    'It takes weak minerals out of the rock since they dissolve in water; the surface is rough after it.',
  ])('is right in plain verbs and other forms: %s', (reply) => {
    expect(judgeReply(erosion, reply, 0)).toMatchObject({ verdict: 'covered' });
  });

  it.each(['It removes weak minerals from the rock.', 'some weak minerals get removed'])(
    'is half of it, and is asked for the fact that lacks: %s',
    (reply) => {
      const judged = judgeReply(erosion, reply, 0);
      expect(judged).toMatchObject({ verdict: 'partial', movesOn: false, hint: 'Look again.', asksFor: 'why' });
      expect(judged.missing).toContain('because water dissolves them');
      expect(judged.missing.join(' ')).not.toContain('weak minerals');
    },
  );

  it.each(['It adds weak minerals to the rock.', 'It never removes weak minerals from the rock'])(
    'that says the opposite is told so: %s',
    (reply) => {
      expect(judgeReply(erosion, reply, 0)).toMatchObject({ verdict: 'contradicted', movesOn: false });
    },
  );

  it('is not found in the passage where it shares nothing with it', () => {
    expect(judgeReply(turn, 'Perhaps a lake full of cold water.', 0)).toMatchObject({ verdict: 'off-topic' });
  });
});

describe('a request', () => {
  it.each([
    'idk',
    'I don’t know',
    'no idea, sorry',
    'can I have a hint?',
    'not sure tbh',
    'i forgot',
    'what do you mean?',
  ])('for help gets the next hint and is no reply: %s', (reply) => {
    expect(judgeReply(turn, reply, 1)).toMatchObject({
      verdict: 'asks-hint',
      hint: turn.hints[1],
      hintsUsed: 2,
      movesOn: false,
    });
  });

  it.each([
    'give me an example',
    'Can you give me an example please?',
    'example?',
    'an example please',
    'for example?',
  ])('for an example gets the one of the text, and no hint is spent: %s', (reply) => {
    const given = { ...turn, example: 'The hills of the island are moraines.' };
    const judged = judgeReply(given, reply, 1);
    expect(judged).toMatchObject({ verdict: 'asks-example', hintsUsed: 1, movesOn: false });
    expect(judged.hint).toContain(given.example);
    expect(judgeReply(turn, reply, 1)).toMatchObject({ verdict: 'asks-example', hint: turn.hints[1] });
  });

  it.each(['just tell me the answer', 'skip', 'can we skip this one', 'i give up', 'next question please'])(
    'for the answer gets the passage at once: %s',
    (reply) => {
      expect(judgeReply(turn, reply, 0)).toMatchObject({ verdict: 'asks-answer', hint: turn.hints[3], hintsUsed: 4 });
    },
  );

  it('that goes on with an attempt is the attempt', () => {
    expect(judgeReply(turn, "I don't know, maybe a ridge of debris left by a glacier?", 0).verdict).toBe('covered');
  });
});

describe('once the passage is shown', () => {
  it.each(['', 'idk', evidence, 'Perhaps it is a lake full of cold water.'])('any reply moves on: "%s"', (reply) => {
    expect(judgeReply(turn, reply, 4)).toMatchObject({ movesOn: true, hint: null });
  });

  it.each([
    ['I said that.', 'covered'],
    ['yes', 'covered'],
    ['Partly.', 'partial'],
    ['more or less', 'partial'],
    ['Not yet.', 'off-topic'],
    ['no', 'off-topic'],
  ])('the student judges: %s', (reply, verdict) => {
    expect(judgeReply(turn, reply, 4)).toMatchObject({ verdict, selfJudged: true, movesOn: true });
    expect(judgeReply(turn, reply, 3)).toMatchObject({ selfJudged: false, movesOn: false });
  });

  it('is where a long opinion leads at once: the rules cannot weigh it', () => {
    const weighing: SocraticTurn = { ...turn, question: 'How convincing is it?', bloomLevel: 'evaluate' };
    const opinion = 'I would say nobody has measured enough of these places to be certain about their origin.';
    expect(judgeReply(weighing, opinion, 0)).toMatchObject({ verdict: 'unsure', hint: turn.hints[3], hintsUsed: 4 });
  });
});

it.each(['', '   ', '?!', 'I do', 'it is the and of'])('stays at "%s" as long as hints are left', (reply) => {
  for (const used of [0, 2, 3]) expect(judgeReply(turn, reply, used)).toMatchObject({ movesOn: false });
});

it.each([evidence, evidence.toLowerCase(), turn.question])('stays at a copied reply: %s', (reply) => {
  expect(judgeReply(turn, reply, 0)).toMatchObject({ verdict: 'copied', movesOn: false });
});

it('stays at a copied reply of any length', () => {
  const said = evidence.split(' ');
  for (let length = 4; length <= said.length; length++)
    expect(judgeReply(turn, said.slice(0, length).join(' '), 0), `${length} words`).toMatchObject({
      verdict: 'copied',
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
    expect(judgeReply(asking('Which term names it?'), 'Cold lake', 0)).toMatchObject({
      verdict: 'off-topic',
      movesOn: false,
    });
  });
});
