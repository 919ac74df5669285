import { buildIndex } from '@weekwise/engine/passages/passage-index.ts';
import type { AnswerEvent, AnswerRequest, TutorTool } from '@weekwise/engine/tutor.ts';
import { expect, it } from 'vitest';
import type { ModelCalls, Prompt } from '../calls/model-calls.ts';
import { streamAnswer } from './stream-answer.ts';

const request: AnswerRequest = {
  question: 'How do I stand in week 2?',
  index: buildIndex([]),
  syllabus: null,
  history: [],
  today: '2026-01-28',
  student: {
    today: '2026-01-28',
    work: [],
    weeks: [
      {
        number: 2,
        topic: 'Sediment',
        startDate: '2026-01-19',
        items: 12,
        tried: 6,
        missed: 2,
        mastery: 0.4,
        cardsDue: 3,
        readings: [],
      },
    ],
    concepts: [],
    exams: [],
    cardsDue: 3,
    next: [],
  },
};

function model(text: string) {
  const prompts: Prompt[] = [];
  const calls: ModelCalls = {
    modelFor: () => 'm-1',
    async *streamText(prompt) {
      prompts.push(prompt);
      yield text;
    },
    object: () => Promise.reject(new Error('not asked for')),
    chooseTools: () => Promise.reject(new Error('not asked for')),
  };
  return { calls, prompts };
}

async function answerOf(calls: ModelCalls, more: Partial<AnswerRequest> = {}): Promise<AnswerEvent | undefined> {
  const events = await Array.fromAsync(streamAnswer(calls, { userId: 'u', folderId: 'f' }, { ...request, ...more }));
  return events.at(-1);
}

it('the student’s state is handed to a model as data, and what it says of it is borne out without a file to open', async () => {
  const { calls, prompts } = model(
    'You have done 6 of 12 activities in week 2 [1]. You have finished all of week 9 [1].',
  );
  expect(await answerOf(calls)).toMatchObject({
    text: 'You have done 6 of 12 activities in week 2. You have finished all of week 9. [?]',
    citations: [],
    source: 'm-1',
  });
  expect(prompts[0]?.messages.at(-1)?.content).toContain('Week 2 (Sediment): you have done 6 of 12 activities');
});

it('a greeting is answered without a model', async () => {
  const { calls, prompts } = model('Hi!');
  expect(await answerOf(calls, { question: 'Hello!' })).toMatchObject({ source: 'engine', fallback: null });
  expect(prompts).toEqual([]);
});

it('a plain order to practise is carried out without asking a model which tool it means', async () => {
  const ran: unknown[] = [];
  const practise: TutorTool = {
    name: 'practise',
    description: '',
    input: {},
    run: async (input) => {
      ran.push(input);
      return { status: 'done', message: 'Here are 5 questions.', detail: {} };
    },
  };
  const { calls } = model('');
  const history = [{ role: 'user' as const, content: 'What is week 2 about?' }];
  const asked = { question: 'Quiz me on it', history, tools: [practise] };
  expect(await answerOf(calls, asked)).toMatchObject({ text: 'Here are 5 questions.' });
  expect(ran).toEqual([{ request: 'Quiz me on week 2' }]);
});
