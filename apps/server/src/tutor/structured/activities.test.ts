import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { describe, expect, it } from 'vitest';
import { scriptedModelCalls } from '../../testing/scripted-model-calls.ts';
import { ModelCallFailed } from '../calls/model-calls.ts';
import { makeActivities } from './activities.ts';
import { drawn, make, moraine, passages, scope } from './testing/made-items.ts';

describe('a set by a model', () => {
  const card = {
    ...drawn,
    form: 'question',
    front: 'Who drew the first map of the Karsa Glacier?',
    back: 'Ilse Marrow',
  };
  const year = { ...card, front: 'When was the first map of the Karsa Glacier drawn?', back: '1887' };

  it('names the shortage where some of it was dropped', async () => {
    const { result, source } = await make('flashcards', [card, year, { ...card, quote: 'Never written anywhere.' }]);
    expect(source).toBe('scripted-model');
    expect(result).toMatchObject({
      shortage: 'too-few-facts',
      activities: [{ back: 'Ilse Marrow' }, { back: '1887' }],
    });
  });

  it('is the engine’s where fewer than half stand', async () => {
    const made = await make('flashcards', [card, card, { ...card, back: 'Tomas Kade' }, { ...year, back: '1950' }]);
    expect(made).toMatchObject({ source: 'engine', fallback: 'unusable' });
    const engine = await offlineTutor.activities({ passages }, { type: 'flashcards', count: 4 });
    expect(made.result).toEqual(engine.result);
  });

  it.each(['unreachable', 'timed-out', 'rate-limited', 'unusable', 'declined', 'budget-spent'] as const)(
    'is the engine’s where the call ends %s',
    async (reason) => {
      const calls = scriptedModelCalls(() => {
        throw new ModelCallFailed(reason);
      });
      const made = await makeActivities({ calls, scope }, { passages }, { type: 'true-false', count: 4 });
      expect(made).toMatchObject({ source: 'engine', fallback: reason });
      expect(made.result.activities).toHaveLength(4);
    },
  );

  it('is the engine’s, without a reason, where no model does it or nothing is to be read', async () => {
    const none = scriptedModelCalls(() => ({ items: [] }), null);
    const options = { type: 'flashcards', count: 4 } as const;
    expect(await makeActivities({ calls: none, scope }, { passages }, options)).toMatchObject({
      source: 'engine',
      fallback: null,
    });
    const calls = scriptedModelCalls(() => ({ items: [] }));
    expect(await makeActivities({ calls, scope }, { passages: [] }, options)).toMatchObject({ fallback: null });
    expect(calls.prompts).toEqual([]);
  });

  it('is asked for in several calls where many are wanted, and keeps what it has when a later call fails', async () => {
    const term = { ...moraine, form: 'term', back: 'ridge of debris left behind by ice' };
    const fronts = ['glacier', 'ridges', 'sides', 'lateral moraines', 'lake', 'Velm', 'dammed', 'terminal moraine'];
    let call = 0;
    const calls = scriptedModelCalls(() => {
      call++;
      if (call === 2) throw new ModelCallFailed('timed-out');
      return {
        items: Array.from({ length: 15 }, (_, i) => ({ ...term, front: ['moraine', 'Moraines', ...fronts][i] ?? '' })),
      };
    });
    const made = await makeActivities({ calls, scope }, { passages }, { type: 'flashcards', count: 16 });
    expect(calls.prompts).toHaveLength(2);
    expect(made.source).toBe('scripted-model');
    expect(made.result.activities.length).toBeGreaterThanOrEqual(8);
    expect(made.result.shortage).toBe('too-few-facts');
  });

  it('lets the student’s leaving through', async () => {
    const calls = scriptedModelCalls(() => ({ items: [] }));
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(
      makeActivities({ calls, scope, signal }, { passages }, { type: 'flashcards', count: 2 }),
    ).rejects.toThrow('gone');
  });

  it('tells the model nothing of the materials in its own words', async () => {
    const { calls } = await make('flashcards', [card]);
    const [prompt] = calls.prompts;
    expect(prompt?.system).not.toContain('Karsa');
    expect(prompt?.messages[0]?.content).toContain('Karsa');
  });
});
