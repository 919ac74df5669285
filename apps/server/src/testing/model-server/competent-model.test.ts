import { generateText, Output, streamText, tool } from 'ai';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { chatModel } from './sdk-models.ts';
import { useModelServer } from './use-model-server.ts';

const fixture = useModelServer();
const sentences = [
  'Working memory holds about four chunks of information for a short time.',
  'Spaced practice spreads study over several days before the exam on September 3, 2026.',
  'Retrieval practice asks learners to recall what they read without looking.',
];
const passages = sentences.map((text, i) => `<passage-k3x id="${i + 4}">\n${text}\n</passage-k3x>`).join('\n');

function object<T>(schema: z.ZodType<T>, prompt = passages, system?: string): Promise<T> {
  const model = chatModel.openai(fixture.server);
  return generateText({ model, output: Output.object({ schema }), prompt, instructions: system }).then(
    ({ output }) => output,
  );
}

const chat = (prompt: string, tools = {}) => generateText({ model: chatModel.openai(fixture.server), prompt, tools });

test('the fields of one item come from one sentence, and items from different ones', async () => {
  const reference = { passage: z.int(), quote: z.string() };
  const { terms } = await object(z.object({ terms: z.array(z.object({ term: z.string(), ...reference })) }));
  expect(terms.map(({ passage, quote }) => [passage, quote])).toEqual(sentences.map((text, i) => [i + 4, text]));
  for (const { term, quote } of terms) expect(quote).toContain(term);
});

test('as many items come as the prompt asks for, or its description says', async () => {
  const item = z.object({ front: z.string(), wrong: z.array(z.string()).describe('Five wrong options') });
  const { cards } = await object(z.object({ cards: z.array(item) }), passages, 'Make 2, the most important first.');
  expect(cards.map(({ wrong }) => wrong.length)).toEqual([5, 5]);
});

test('bounds, formats, patterns and constants of a schema hold', async () => {
  const schema = z.object({
    kind: z.literal('glossary'),
    level: z.enum(['easy', 'hard']),
    few: z.array(z.string()).min(2).max(2),
    confidence: z.number().min(0).max(1),
    hours: z.int().min(5).max(9),
    due: z.iso.date().nullable(),
    link: z.url().nullable(),
    code: z.string().regex(/^\d{4}$/),
    short: z.string().max(12),
    long: z.string().min(300),
    pair: z.tuple([z.string(), z.int()]),
    item: z.union([z.object({ type: z.literal('card'), front: z.string() }), z.object({ type: z.literal('quiz') })]),
  });
  const made = await object(schema, '[1] Read it by 2026-09-03.', 'Make a quiz.');
  expect(made).toMatchObject({ due: '2026-09-03', link: null, code: '2026', item: { type: 'quiz' } });
});

test('a schema that refers to itself comes to an end', async () => {
  const topic: z.ZodType = z.lazy(() =>
    z.object({ name: z.string(), parts: z.array(topic), parent: topic.nullable() }),
  );
  expect(await object(z.object({ topic }))).toMatchObject({ topic: { parts: [{}, {}, {}] } });
});

test('a date of the words is a date of the data', async () => {
  const { due } = await object(z.object({ due: z.array(z.object({ due_date: z.iso.date().nullable() })) }));
  expect(due).toEqual([{ due_date: null }, { due_date: '2026-09-03' }, { due_date: null }]);
});

test.each([
  ['elements', passages, 5],
  ['numbered lines', sentences.map((text, i) => `[${i + 1}] ${text}`).join('\n'), 2],
  ['JSON', JSON.stringify({ passages: sentences.map((text, i) => ({ id: i + 11, text })) }), 12],
  ['a fence of JSON', `\`\`\`json\n${JSON.stringify(sentences.map((text) => ({ text })))}\n\`\`\``, 2],
  ['elements without numbers', sentences.map((text) => `<context>${text}</context>`).join('\n'), 2],
])('a question is answered from passages in %s', async (_, data, number) => {
  const { text } = await chat(`${data}\n\nWhat does spaced practice do?`);
  expect(text).toMatch(new RegExp(`^Spaced practice spreads study [^[]* \\[${number}\\]`));
});

test('entities are read as the signs that they stand for, in texts that have them', async () => {
  const less = await chat('<doc n="1">Write a &lt; b &amp; c for less.</doc>\n\nWhat is less?');
  expect(less.text).toBe('Write a < b & c for less. [1]');
  const html = await chat('<doc n="1">Write <b>&lt;</b> for less.</doc>\n\nWhat is less?');
  expect(html.text).toBe('Write <b>&lt;</b> for less. [1]');
});

test('without passages it says that it has none', async () => {
  expect((await chat('What does spaced practice do?')).text).toMatch(/say nothing about that/);
});

test('the answer is streamed in pieces', async () => {
  const { textStream } = streamText({
    model: chatModel.google(fixture.server),
    prompt: `${passages}\n\nWhat is recall?`,
  });
  const pieces = await Array.fromAsync(textStream);
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.join('')).toContain('Retrieval practice asks learners to recall what they read without looking. [6]');
});

test('a tool is called where the words ask for it, and its result told', async () => {
  const tools = {
    set_due_date: tool({
      description: 'Moves work.',
      inputSchema: z.object({ item: z.string(), when: z.string() }),
    }),
    open_week: tool({ description: 'Opens a week.', inputSchema: z.object({ week: z.int() }) }),
    make_activities: tool({
      description: 'Makes activities.',
      inputSchema: z.object({ week: z.int(), type: z.enum(['flashcards', 'quiz']) }),
    }),
  };
  expect((await chat('Make quiz activities for week 3', tools)).toolCalls).toMatchObject([
    { toolName: 'make_activities', input: { week: 3, type: 'quiz' } },
  ]);
  const { toolCalls } = await chat('Set the due date of the second essay to next Friday.', tools);
  expect(toolCalls).toMatchObject([
    { toolName: 'set_due_date', input: { item: 'the second essay', when: 'next Friday' } },
  ]);
  expect((await chat('What happens in week 3?', tools)).toolCalls).toEqual([]);
});
