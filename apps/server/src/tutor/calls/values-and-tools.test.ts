import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeFolder } from '../../testing/factories.ts';
import { meteredCalls, type TestCallsOptions, testModelCalls } from '../../testing/model-calls.ts';
import { useModelServer } from '../../testing/model-server/use-model-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { CallScope, Prompt } from './model-calls.ts';

const testApp = useTestApp();
const fixture = useModelServer();

let scope: CallScope;
beforeEach(async () => {
  const { user } = await testApp.signIn();
  scope = { userId: user.id, folderId: (await makeFolder(testApp.deps, user)).id };
  fixture.server.answerWith(() => ({ text: 'Osmosis moves water.' }));
});

const prompt = (): Prompt => ({
  ability: 'answering',
  scope,
  system: 'You answer from the passages.',
  messages: [{ role: 'user', content: 'What is osmosis?' }],
});
const callsWith = (options: TestCallsOptions = {}) => testModelCalls(testApp.deps, fixture.server, options);
const outcomes = async () => (await meteredCalls(testApp.deps, scope.userId)).map(({ outcome }) => outcome);
const statuses = () => fixture.server.requests.map(({ status }) => status);

describe('one value of a schema', () => {
  const schema = z.object({ terms: z.array(z.object({ term: z.string(), quote: z.string() })) });
  const value = { terms: [{ term: 'Osmosis', quote: 'Osmosis moves water.' }] };
  const wanted = () => ({ ...prompt(), schema, schemaName: 'terms' });

  test.each(['openai', 'anthropic', 'google'] as const)('%s: constrained by the schema', async (provider) => {
    fixture.server.answerWith(({ schema: asked }) => (asked ? { json: value } : { text: 'no schema' }));
    expect(await callsWith({ provider }).object(wanted())).toEqual(value);
    expect(await outcomes()).toEqual(['ok']);
  });

  test.each(['invalid-json', 'wrong-shape'] as const)('%s is sent back once, with what is wrong', async (kind) => {
    fixture.server.answerWith(() => ({ json: value }));
    fixture.server.trouble({ kind, times: 1 });
    expect(await callsWith().object(wanted())).toEqual(value);
    expect(JSON.stringify(fixture.server.requests[1]?.body)).toContain('does not fit what was asked for');
    expect(await outcomes()).toEqual(['unusable', 'ok']);
  });

  test.each(['invalid-json', 'wrong-shape'] as const)('%s twice is given up', async (kind) => {
    fixture.server.trouble({ kind });
    await expect(callsWith().object(wanted())).rejects.toMatchObject({ name: 'ModelCallFailed', reason: 'unusable' });
    expect(await outcomes()).toEqual(['unusable', 'unusable']);
  });

  test('a model that refuses schemas is asked in words, and the next time at once', async () => {
    fixture.server.trouble({ kind: 'bad-request', when: { structured: true } });
    fixture.server.answerWith(() => ({ text: `Here it is:\n\`\`\`json\n${JSON.stringify(value)}\n\`\`\`` }));
    const calls = callsWith();
    expect(await calls.object(wanted())).toEqual(value);
    expect(await calls.object(wanted())).toEqual(value);
    expect(statuses()).toEqual([400, 200, 200]);
    expect(JSON.stringify(fixture.server.requests[1]?.body)).toContain('fits this JSON Schema');
  });
});

describe('tools', () => {
  const ran: string[] = [];
  const openWeek = {
    name: 'open_week',
    description: 'Opens a week.',
    input: { type: 'object', properties: { week: { type: 'integer' } }, required: ['week'] },
    run: async () => {
      ran.push('open_week');
      return { status: 'done' as const, message: '', detail: {} };
    },
  };
  const offered = () => ({ ...prompt(), tools: [openWeek] });

  test.each(['openai', 'anthropic', 'google'] as const)(
    '%s: says which it would use, and runs none',
    async (provider) => {
      fixture.server.answerWith(() => ({ text: '', toolCalls: [{ name: 'open_week', input: { week: 3 } }] }));
      expect(await callsWith({ provider }).chooseTools(offered())).toEqual([{ tool: 'open_week', input: { week: 3 } }]);
      expect(ran).toEqual([]);
      expect(await outcomes()).toEqual(['ok']);
    },
  );

  test('none, where the model only talks or makes one up', async () => {
    expect(await callsWith().chooseTools(offered())).toEqual([]);
    fixture.server.trouble({ kind: 'unknown-tool' });
    expect(await callsWith().chooseTools(offered())).toEqual([]);
  });
});
