import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { glaciers, makePassages } from '@weekwise/engine/testing/passages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { meteredCalls, type TestCallsOptions, testModelCalls, testModels } from '../../testing/model-calls.ts';
import type { ModelTrouble } from '../../testing/model-server/trouble.ts';
import { useModelServer } from '../../testing/model-server/use-model-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { CallScope } from '../calls/model-calls.ts';
import { modelTutor } from '../model-tutor.ts';

const testApp = useTestApp();
const models = useModelServer();
const materials = { passages: makePassages(glaciers) };
const options = { type: 'flashcards', count: 2 } as const;
let scope: CallScope;

const level = { bloomLevel: 'remember', difficulty: 'easy' };
const drawn = {
  ...level,
  form: 'question',
  passage: 4,
  quote: 'The first map of the Karsa Glacier was drawn by Ilse Marrow in 1887.',
};
const items = [
  { ...drawn, front: 'Who drew the first map of the Karsa Glacier?', back: 'Ilse Marrow' },
  { ...drawn, front: 'When was the first map of the Karsa Glacier drawn?', back: '1887' },
];

beforeEach(async () => {
  models.server.answerWith(() => ({ json: { items } }));
  const { user } = await testApp.signIn();
  scope = { userId: user.id, folderId: (await makeFolder(testApp.deps, user)).id };
});

const tutor = (settings?: TestCallsOptions) => modelTutor(testModelCalls(testApp.deps, models.server, settings), scope);
const metered = () => meteredCalls(testApp.deps, scope.userId);

describe('activities by a model over the wire', () => {
  it.each(['openai', 'anthropic', 'google'] as const)('are made, named and metered: %s', async (provider) => {
    const { result, source, fallback } = await tutor({ provider }).activities(materials, options);
    expect({ source, fallback }).toEqual({ source: testModels[provider], fallback: null });
    expect(result).toMatchObject({ shortage: null, activities: [{ back: 'Ilse Marrow' }, { back: '1887' }] });
    expect(await metered()).toMatchObject([{ ...scope, ability: 'activities', outcome: 'ok', attempts: 1 }]);
  });

  it.each<[string, ModelTrouble, string[]]>([
    ['slow to begin', { kind: 'slow-first-token', ms: 40 }, ['ok']],
    ['one that asks once to wait a moment', { kind: 'rate-limit', retryAfter: 0, times: 1 }, ['ok']],
    ['one that fails once', { kind: 'server-error', times: 1 }, ['ok']],
    ['one whose first answer is no JSON', { kind: 'invalid-json', times: 1 }, ['unusable', 'ok']],
    ['one whose first answer is of another shape', { kind: 'wrong-shape', times: 1 }, ['unusable', 'ok']],
  ])('are made though the model is %s', async (_what, trouble, outcomes) => {
    models.server.trouble(trouble);
    expect(await tutor().activities(materials, options)).toMatchObject({ source: testModels.openai, fallback: null });
    expect((await metered()).map(({ outcome }) => outcome)).toEqual(outcomes);
  });

  it.each<[string, ModelTrouble, FallbackReason, TestCallsOptions['limits']?]>([
    ['asks to wait too long (429 with Retry-After)', { kind: 'rate-limit', retryAfter: 3600 }, 'rate-limited'],
    ['fails (500)', { kind: 'server-error' }, 'unreachable'],
    ['hangs up', { kind: 'reset' }, 'unreachable'],
    ['cuts the line', { kind: 'cut', after: 40 }, 'unreachable'],
    ['is silent', { kind: 'silent' }, 'timed-out', { firstToken: 300, silence: 300, whole: 600 }],
    ['sends no JSON twice', { kind: 'invalid-json' }, 'unusable'],
    ['sends another shape twice', { kind: 'wrong-shape' }, 'unusable'],
    ['declines', { kind: 'refusal' }, 'declined'],
    ['stops for its length', { kind: 'truncated' }, 'unusable'],
    ['says nothing', { kind: 'empty' }, 'unusable'],
    ['cites what it was not given', { kind: 'cite-unknown' }, 'unusable'],
  ])('are the engine’s where the provider %s', async (_what, trouble, reason, limits) => {
    models.server.trouble(trouble);
    const made = await tutor({ limits }).activities(materials, options);
    expect(made).toEqual({ ...(await offlineTutor.activities(materials, options)), fallback: reason });
    // What is no answer was asked for once more; what cites nothing that was given came whole, and was paid for.
    const calls = /json|shape/.test(trouble.kind) ? 2 : 1;
    const outcome = trouble.kind === 'cite-unknown' ? 'ok' : reason;
    expect(await metered()).toMatchObject(Array(calls).fill({ ability: 'activities', outcome }));
  });

  it('end with the student’s leaving', async () => {
    models.server.trouble({ kind: 'silent' });
    const controller = new AbortController();
    const making = tutor().activities(materials, { ...options, signal: controller.signal });
    await models.server.whenReceived(1);
    controller.abort(new Error('gone'));
    await expect(making).rejects.toThrow('gone');
    await models.server.whenAborted(1);
  });
});

it.each(['openai', 'anthropic', 'google'] as const)(
  'every kind of work is made by a model that does what it is asked: %s',
  async (provider) => {
    models.server.answerWith('competent');
    const able = tutor({ provider });
    const text = materials.passages.map((passage) => passage.text).join('\n');
    const source = testModels[provider];
    const vocabulary = await able.vocabulary(materials, { limit: 2 });
    const summary = await able.summary(materials, 'short');
    const guide = await able.studyGuide(materials);
    for (const made of [vocabulary, summary, guide]) expect(made).toMatchObject({ source, fallback: null });
    for (const type of ['flashcards', 'true-false', 'multiple-choice', 'socratic-dialogue'] as const) {
      const made = await able.activities(materials, { type, count: 2 });
      expect(made).toMatchObject({ source, fallback: null });
      for (const { citation } of made.result.activities) expect(text).toContain(citation.quote);
    }
    for (const { citation } of [...vocabulary.result, ...summary.result, ...guide.result.overview])
      expect(text).toContain(citation.quote);
    for (const { outcome } of await metered()) expect(outcome).toBe('ok');
  },
);
