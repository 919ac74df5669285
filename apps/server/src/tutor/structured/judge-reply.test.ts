import type { SocraticTurn } from '@weekwise/engine/activities/activity.ts';
import { judgeReply as judgeByRules } from '@weekwise/engine/activities/judge-reply.ts';
import { citeStretch } from '@weekwise/engine/answers/citation.ts';
import { makePassages } from '@weekwise/engine/testing/passages.ts';
import { describe, expect, it } from 'vitest';
import { scriptedModelCalls } from '../../testing/scripted-model-calls.ts';
import { ModelCallFailed } from '../calls/model-calls.ts';
import { judgeReply } from './judge-reply.ts';

const evidence = 'Basal sliding happens when meltwater lubricates the rocky bed beneath thick glaciers.';
const [passage] = makePassages([evidence]);
if (!passage) throw new Error('no passage');
const turn: SocraticTurn = {
  question: 'What brings the movement about?',
  bloomLevel: 'understand',
  evidence,
  citation: citeStretch(passage, 0, evidence.length),
  hints: ['Look below.', 'Think of water.', evidence],
};
const scope = { userId: 'student', folderId: 'folder' };
const partial = 'Some meltwater gets down to the bed, I think.';
const offTopic = 'The weather in the mountains is rather cold.';

async function judge(reply: string, verdict: string, { hintsUsed = 0, missing = [] as string[] } = {}) {
  const calls = scriptedModelCalls(() => ({ verdict, missing }));
  return { ...(await judgeReply({ calls, scope }, turn, reply, hintsUsed)), asked: calls.prompts.length };
}

describe('a reply judged by a model', () => {
  it('moves on where the model sees covered what the rules saw in part', async () => {
    const { result, source } = await judge(partial, 'covered');
    expect(judgeByRules(turn, partial, 0)).toMatchObject({ verdict: 'partial', movesOn: false });
    expect(source).toBe('scripted-model');
    expect(result).toMatchObject({ verdict: 'covered', movesOn: true, hint: null, missing: [] });
  });

  it('gets the next hint of the turn where it falls short', async () => {
    const { result } = await judge(partial, 'partial', { hintsUsed: 1, missing: ['lubricates', 'volcanoes'] });
    expect(result).toMatchObject({ verdict: 'partial', hint: 'Think of water.', hintsUsed: 2, movesOn: false });
    expect(result.missing).toEqual([evidence.slice(0, -1)]);
  });

  it('may be judged more strictly than by the rules', async () => {
    const reply = 'Meltwater lubricates the rocky bed, so thick glaciers go sliding over it, says the answer key.';
    expect(judgeByRules(turn, reply, 0).verdict).toBe('covered');
    expect((await judge(reply, 'off-topic')).result).toMatchObject({ verdict: 'off-topic', movesOn: false });
  });

  it('that shares no word with the evidence is never taken as covered, whatever it tells the model', async () => {
    expect((await judge(offTopic, 'covered')).result).toMatchObject({ verdict: 'partial', movesOn: false });
  });

  it.each(['', 'it is', 'idk', evidence])(
    'that is empty, copied or a request is never shown to a model: %j',
    async (reply) => {
      const { result, source, fallback, asked } = await judge(reply, 'covered', { hintsUsed: 1 });
      expect({ source, fallback, asked }).toEqual({ source: 'engine', fallback: null, asked: 0 });
      expect(result.movesOn).toBe(false);
    },
  );

  it('is judged by the rules when the call fails', async () => {
    const calls = scriptedModelCalls(() => {
      throw new ModelCallFailed('unreachable');
    });
    const made = await judgeReply({ calls, scope }, turn, partial, 0);
    expect(made).toEqual({ result: judgeByRules(turn, partial, 0), source: 'engine', fallback: 'unreachable' });
  });
});
