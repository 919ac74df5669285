import { generateText, isStepCount, Output, streamText, tool } from 'ai';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { chatModel, openaiWithoutSchemas } from './sdk-models.ts';
import { useModelServer } from './use-model-server.ts';

const fixture = useModelServer();

const dueDate = tool({
  description: 'Sets the due date of an assignment.',
  inputSchema: z.object({ assignment: z.string(), date: z.string() }),
  execute: async ({ assignment, date }) => ({ moved: `${assignment} to ${date}` }),
});
const glossary = z.object({ terms: z.array(z.object({ term: z.string(), passage: z.number().int() })) });

describe.each(['openai', 'anthropic', 'google'] as const)('%s through the AI SDK', (provider) => {
  const model = () => chatModel[provider](fixture.server);
  const usage = { input: 1200, output: 9, cached: 1024 };

  test('streams text with its usage', async () => {
    fixture.server.answerWith(() => ({ text: 'Recall beats rereading, as the second study shows [1].', usage }));
    const { textStream, finishReason, totalUsage } = streamText({ model: model(), prompt: 'What helps?' });
    const chunks = await Array.fromAsync(textStream);
    expect(chunks.length).toBeGreaterThan(2);
    expect(chunks.join('')).toBe('Recall beats rereading, as the second study shows [1].');
    expect(await finishReason).toBe('stop');
    const { inputTokens, outputTokens, inputTokenDetails } = await totalUsage;
    expect([inputTokens, outputTokens, inputTokenDetails.cacheReadTokens]).toEqual([1200, 9, 1024]);
  });

  test('answers whole with its usage', async () => {
    fixture.server.answerWith(() => ({ text: 'Whole.', usage }));
    const { text, finishReason, totalUsage } = await generateText({ model: model(), prompt: 'What helps?' });
    expect([text, finishReason]).toEqual(['Whole.', 'stop']);
    expect([totalUsage.inputTokens, totalUsage.outputTokens]).toEqual([1200, 9]);
    expect(totalUsage.inputTokenDetails.cacheReadTokens).toBe(1024);
  });

  test('gives the script what was asked, in one shape', async () => {
    fixture.server.answerWith(() => ({ text: 'Yes.' }));
    await generateText({
      model: model(),
      instructions: 'Answer from the passages.',
      messages: [
        { role: 'user', content: 'First.' },
        { role: 'assistant', content: 'Said.' },
        { role: 'user', content: 'Second.' },
      ],
      tools: { set_due_date: dueDate },
      maxOutputTokens: 50,
    });
    expect(fixture.server.requests[0]?.request).toMatchObject({
      provider,
      kind: 'chat',
      system: 'Answer from the passages.',
      messages: [
        { role: 'user', text: 'First.', toolCalls: [] },
        { role: 'assistant', text: 'Said.', toolCalls: [] },
        { role: 'user', text: 'Second.', toolCalls: [] },
      ],
      tools: [{ name: 'set_due_date', description: 'Sets the due date of an assignment.' }],
      schema: null,
      stream: false,
      maxTokens: 50,
    });
  });

  test.each(['streamed', 'whole'])('calls tools and takes their results, %s', async (how) => {
    const input = { assignment: 'Essay on "recall"', date: '2026-09-03' };
    fixture.server.answerWith(({ messages }) => {
      const result = messages.find(({ role }) => role === 'tool');
      if (result) return { text: `Done: ${result.text}` };
      return { text: 'One moment. ', toolCalls: [{ name: 'set_due_date', input }] };
    });
    const options = {
      model: model(),
      prompt: 'Move the essay.',
      tools: { set_due_date: dueDate },
      stopWhen: isStepCount(3),
    };
    const result = how === 'whole' ? await generateText(options) : streamText(options);
    const steps = await result.steps;
    expect(steps[0]?.toolCalls).toMatchObject([{ toolName: 'set_due_date', input }]);
    expect(steps[0]?.finishReason).toBe('tool-calls');
    expect(await result.text).toContain('Essay on');
    const [first, second] = fixture.server.requests.map(({ request }) => request);
    expect(first).toMatchObject({ stream: how === 'streamed' });
    expect(second).toMatchObject({
      messages: [{}, { toolCalls: [{ name: 'set_due_date', input }] }, { role: 'tool' }],
    });
  });

  test('calls two tools at once', async () => {
    const call = (date: string) => ({ name: 'set_due_date', input: { assignment: 'Essay', date } });
    fixture.server.answerWith(() => ({ toolCalls: [call('2026-09-03'), call('2026-09-10')] }));
    const { toolCalls } = streamText({ model: model(), prompt: 'Move both.', tools: { set_due_date: dueDate } });
    expect((await toolCalls).map(({ input }) => (input as { date: string }).date)).toEqual([
      '2026-09-03',
      '2026-09-10',
    ]);
  });

  test.each(['streamed', 'whole'])('gives structured output, %s', async (how) => {
    const said = { terms: [{ term: 'spacing', passage: 1 }] };
    fixture.server.answerWith(({ schema }) => ({ json: schema?.properties?.terms ? said : 'No schema came.' }));
    const options = { model: model(), prompt: 'Make a glossary.', output: Output.object({ schema: glossary }) };
    const result = how === 'whole' ? await generateText(options) : streamText(options);
    expect(await result.output).toEqual(said);
  });

  test('gives structured output to a request with tools', async () => {
    const said = { terms: [{ term: 'spacing', passage: 1 }] };
    fixture.server.answerWith(({ schema, tools }) => ({ json: schema && tools.length === 1 ? said : null }));
    const { output } = await generateText({
      model: model(),
      prompt: 'Make a glossary.',
      output: Output.object({ schema: glossary }),
      tools: { set_due_date: dueDate },
      stopWhen: isStepCount(2),
    });
    expect(output).toEqual(said);
  });

  test('stops where the request allows no more tokens', async () => {
    fixture.server.answerWith(() => ({ text: 'one two three four five six seven eight nine' }));
    const { text, finishReason } = await generateText({ model: model(), prompt: 'Count.', maxOutputTokens: 4 });
    expect([text, finishReason]).toEqual(['one two three fo', 'length']);
  });
});

test('a model that knows no schemas is asked for JSON of any shape', async () => {
  fixture.server.answerWith(({ schema }) => ({ json: { terms: [], asked: schema } }));
  const { output } = await generateText({
    model: openaiWithoutSchemas(fixture.server),
    prompt: 'Make a glossary, as JSON.',
    output: Output.object({ schema: glossary.loose() }),
  });
  expect(output).toEqual({ terms: [], asked: {} });
});

test('a Claude that knows no schemas gives its JSON as the input of a tool', async () => {
  fixture.server.answerWith(() => ({ json: { terms: [] } }));
  const { output, finishReason } = await generateText({
    model: chatModel.anthropic(fixture.server, 'claude-3-haiku-20240307'),
    prompt: 'Make a glossary.',
    output: Output.object({ schema: glossary }),
  });
  expect([output, finishReason]).toEqual([{ terms: [] }, 'stop']);
  expect(fixture.server.requests[0]?.request).toMatchObject({ jsonTool: 'json', tools: [] });
});
