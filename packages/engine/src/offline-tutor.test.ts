import { expect, it } from 'vitest';
import { offlineTutor } from './offline-tutor.ts';
import { buildIndex } from './passages/passage-index.ts';
import { buildDocument } from './syllabus/testing/build-document.ts';
import { glaciers, makePassages } from './testing/passages.ts';
import type { AnswerEvent, AnswerRequest } from './tutor.ts';

const index = buildIndex(makePassages(glaciers));
const request = (question: string, more: Partial<AnswerRequest> = {}): AnswerRequest => ({
  question,
  index,
  syllabus: null,
  history: [],
  today: null,
  ...more,
});
const collect = async (stream: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> => {
  const events: AnswerEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
};

it('streams an answer with numbered citations and says that it is the engine', async () => {
  const events = await collect(offlineTutor.answer(request('Who drew the first map of the Karsa Glacier?')));
  expect(events.map(({ type }) => type)).toEqual(['searching', 'chunk', 'citations', 'complete']);
  const complete = events.at(-1);
  expect(complete).toMatchObject({ abstained: false, source: 'engine' });
  expect(complete).toHaveProperty('text', expect.stringMatching(/Ilse Marrow in 1887\.\*\*.* \[1\]$/s));
});

it('says that the materials do not hold the answer', async () => {
  const events = await collect(offlineTutor.answer(request('What is the capital of France?')));
  expect(events.at(-1)).toMatchObject({ type: 'complete', abstained: true });
});

it('hears the conversation', async () => {
  const history: AnswerRequest['history'] = [
    { role: 'user', content: 'When was the first map of the Karsa Glacier drawn?' },
    { role: 'assistant', content: 'In 1887.' },
  ];
  const events = await collect(offlineTutor.answer(request('Who drew it?', { history })));
  expect(events.at(-1)).toHaveProperty('text', expect.stringContaining('Ilse Marrow'));
});

it('stops when it is told to', async () => {
  const events = await collect(offlineTutor.answer(request('What is a moraine?', { signal: AbortSignal.abort() })));
  expect(events.map(({ type }) => type)).toEqual(['searching']);
});

it('reads a syllabus', async () => {
  const document = buildDocument(['# Week 1: Snow', 'Read Pell', '# Week 2: Firn', '# Week 3: Melt']);
  expect((await offlineTutor.readSyllabus(document, { today: '2025-09-01' })).result.weeks).toHaveLength(3);
});
