import type { ChatMessage } from '@weekwise/contracts/chat.ts';
import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import { expect, test } from 'vitest';

import { failureText } from './failure-text.ts';
import { linkCitations } from './link-citations.ts';
import { mergeTurns } from './live-turns.ts';
import { applyEvent, newTurn, turnsFromMessages } from './turn.ts';

const citation = {
  number: 1,
  passage_id: 'f#0',
  file_id: 'f',
  file_name: 'notes.md',
  page: null,
  block: 0,
  last_block: 0,
  heading: null,
  quote: 'A levee is a bank.',
};

const message = (overrides: Partial<ChatMessage>): ChatMessage => ({
  message_id: 'q1',
  thread_id: 't',
  message_type: 'user',
  content: 'What is a levee?',
  metadata: { citations: [] },
  parent_message_id: null,
  created_at: '2026-01-01T00:00:00Z',
  rating: null,
  versions: [],
  ...overrides,
});

test('a turn grows with the events of its stream', () => {
  const events: ChatEvent[] = [
    { type: 'start', message_id: 'a1', thread_id: 't' },
    { type: 'processing', message: 'Read 5 passages in 3 files' },
    { type: 'chunk', content: 'A levee ' },
    { type: 'chunk', content: 'is a bank. [1]' },
    { type: 'citations', citations: [citation] },
    {
      type: 'complete',
      message_id: 'a1',
      content: 'A levee is a bank. [1]',
      citations: [citation],
      abstained: false,
      source: 'engine',
      fallback: null,
    },
  ];
  const states = events.map(
    ((turn) => (event: ChatEvent) => {
      turn = applyEvent(turn, event);
      return turn;
    })(newTurn('q1', 'What is a levee?')),
  );
  expect(states.map((turn) => turn.status)).toEqual([
    'waiting',
    'waiting',
    'writing',
    'writing',
    'writing',
    'complete',
  ]);
  expect(states.at(-1)).toMatchObject({ answerId: 'a1', source: 'engine', progress: 'Read 5 passages in 3 files' });
  expect(states.at(-1)?.citations[0]).toMatchObject({ number: 1, fileId: 'f', quote: 'A levee is a bank.' });
});

test('an answer that begins anew takes back what was said', () => {
  const writing = { ...newTurn('q', 'Why?'), status: 'writing' as const, answer: 'Because the mod' };
  const message = fallbackTexts.unreachable;
  expect(applyEvent(writing, { type: 'processing', message, restarts: true })).toMatchObject({
    status: 'waiting',
    progress: message,
    answer: '',
  });
});

test('a tool call shows in its newest state', () => {
  const call = { call_id: 'c', tool: 'set_due_date', arguments: {}, message: 'Move Essay 1 to 3 May?', detail: {} };
  const asked = applyEvent(newTurn('q', 'Move it'), { type: 'tool_call', ...call, status: 'asks' });
  const done = applyEvent(asked, { type: 'tool_call', ...call, status: 'done', message: 'Moved.' });
  expect(asked.toolCalls.map(({ status }) => status)).toEqual(['asks']);
  expect(done.toolCalls).toMatchObject([{ id: 'c', status: 'done', message: 'Moved.' }]);
});

test('a failure keeps the question and what was written', () => {
  const turn = applyEvent(
    { ...newTurn('q', 'Why?'), answer: 'Because' },
    { type: 'error', code: 'internal', message: 'Broken.' },
  );
  expect(turn).toMatchObject({ status: 'failed', question: 'Why?', answer: 'Because' });
  expect(failureText(turn.failure)).toBe('Broken. Your question is kept.');
  expect(failureText({ code: 'stream_silent', message: '' })).toBe(
    'The answer stopped after 30 seconds of silence. Your question is kept.',
  );
});

test('stored messages pair up by their parent', () => {
  const turns = turnsFromMessages([
    message({}),
    message({ message_id: 'q2', content: 'And a breach?' }),
    message({ message_id: 'a1', message_type: 'assistant', content: 'A bank.', parent_message_id: 'q1' }),
  ]);
  expect(turns.map(({ id, status, answer }) => ({ id, status, answer }))).toEqual([
    { id: 'q1', status: 'complete', answer: 'A bank.' },
    { id: 'q2', status: 'unanswered', answer: '' },
  ]);
});

test('the live state of a turn wins over the stored one', () => {
  const stored = turnsFromMessages([message({})]);
  const live = [{ ...newTurn('q1', 'What is a levee?'), answer: 'A' }, newTurn('q2', 'Next?')];
  expect(mergeTurns(stored, live)).toEqual(live);
});

test('a claim that no file supports is marked', () => {
  expect(linkCitations('It is. [?] So.', [])).toBe('It is. [?](#unsupported) So.');
});

test('only numbers of known citations become links', () => {
  const known = [{ ...citation, number: 2, passageId: '', fileId: '', fileName: '', lastBlock: 0 }];
  expect(linkCitations('One [1] two [2] [3](x)', known)).toBe('One [1] two [2](#citation-2) [3](x)');
  expect(linkCitations('`a[2]` [2]', known)).toBe('`a[2]` [2](#citation-2)');
  expect(linkCitations('Shown in \\[2] before. [2]', known)).toBe('Shown in \\[2] before. [2](#citation-2)');
  expect(linkCitations('Still to come [1]', [], 'written')).toBe('Still to come [1](#citation-1)');
  expect(linkCitations('It never came. [1] So [2]', known, 'broke off')).toBe('It never came. So [2](#citation-2)');
});
