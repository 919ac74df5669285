import { screen, waitFor, within } from '@testing-library/react';
import {
  type ChatMessage,
  deleteMessage,
  getOrCreateThread,
  listMessages,
  rateMessage,
  restoreMessage,
  streamAnswer,
} from '@weekwise/contracts/chat.ts';
import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import { createThreadUnderApi, listThreadsUnderApi } from '@weekwise/contracts/chat-threads.ts';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openSession } from '../../lib/session/session-store.ts';
import { makeRecord, makeThread } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { ChatPane } from './chat-pane.tsx';
import { liveTurnsOf } from './live-turns.ts';
import type { PlanKnows } from './starters.tsx';

// Whole panes at the keyboard take a while on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

// So that no test waits for it.
beforeAll(() => import('./answer-text.tsx'));
beforeEach(() => {
  openSession(makeRecord());
  liveTurnsOf('f1').drop(() => true);
  liveTurnsOf('f1').choose(null);
});

const message = (id: string, change: Partial<ChatMessage>): ChatMessage => ({
  message_id: id,
  thread_id: 't1',
  message_type: 'user',
  content: `Question ${id}`,
  metadata: { citations: [] },
  parent_message_id: null,
  created_at: '2026-01-27T10:00:00Z',
  rating: null,
  versions: [],
  ...change,
});
const pair = (number: number, change: Partial<ChatMessage> = {}): ChatMessage[] => [
  message(`q${number}`, change),
  message(`a${number}`, {
    message_type: 'assistant',
    content: `Answer ${number}.`,
    parent_message_id: `q${number}`,
    metadata: { citations: [], source: 'engine' },
  }),
];
const pairs = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => pair(from + at)).flat();

function chatServer(messages: ChatMessage[]) {
  const server = fakeServer();
  server.answer(getOrCreateThread, { thread_id: 't1', folder_id: 'f1', created_at: '2026-01-05T10:00:00Z' });
  server.answer(listMessages, { messages, total: messages.length, has_earlier: false });
  const asked: unknown[] = [];
  server.on(streamAnswer, ({ body }) => {
    asked.push(body);
    const { message_id } = body as { message_id: string };
    const events: ChatEvent[] = [
      { type: 'start', message_id: `a-${message_id}`, thread_id: 't1' },
      { type: 'error', code: 'internal', message: 'Something went wrong here.' },
    ];
    return new Response(
      [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`).join(''),
    );
  });
  return { server, asked };
}

function drawChat(knows?: PlanKnows) {
  const onMakeCard = vi.fn();
  const drawn = renderAt(
    <>
      <ChatPane
        folderId="f1"
        courseCode="GEOG 214"
        week={3}
        topic="Meanders"
        openCitation={null}
        onOpenCitation={() => undefined}
        onMakeCard={onMakeCard}
        drawOffered={() => null}
        knows={knows}
      />
      <Toaster />
    </>,
  );
  const questions = () => screen.getAllByRole('article').map((turn) => turn.getAttribute('aria-label'));
  const turn = (question: string) => within(screen.getByRole('article', { name: question }));
  return { ...drawn, onMakeCard, questions, turn };
}

it('shows the newest page, and earlier ones as they are asked for, also from the server', async () => {
  const { server } = chatServer([]);
  server.on(listMessages, ({ path }) => {
    const earlier = path.includes('before=q8');
    const messages = earlier ? pairs(1, 7) : pairs(8, 14);
    return Response.json({ messages, total: 28, has_earlier: !earlier });
  });
  const { user, questions } = drawChat();
  await screen.findByRole('article', { name: 'Question q14' });
  const more = () => user.click(screen.getByRole('button', { name: 'Show earlier questions' }));
  expect(questions()).toHaveLength(5);
  await more();
  expect(questions()[0]).toBe('Question q8');
  await more();
  await waitFor(() => expect(questions()).toHaveLength(12));
  expect(questions().slice(0, 2)).toEqual(['Question q3', 'Question q4']);
  expect(server.seen.filter(({ path }) => path.includes('/messages'))).toHaveLength(2);
});

it('a question in other words, or its answer anew, takes the place of what followed', async () => {
  const { asked } = chatServer(pairs(1, 3));
  const { user, questions, turn } = drawChat();
  await screen.findByText('Answer 2.');
  await user.click(turn('Question q2').getByRole('button', { name: 'Edit the question' }));
  const field = screen.getByRole('textbox', { name: 'Your question' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'In other words?{Enter}');
  await waitFor(() => expect(questions()).toEqual(['Question q1', 'In other words?']));
  expect(asked.at(-1)).toMatchObject({ question: 'In other words?', edits: 'q2', thread_id: 't1' });
  await user.click(turn('Question q1').getByRole('button', { name: 'Answer anew' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.at(-1)).toMatchObject({ question: 'Question q1', edits: 'q1', weekly_context: { week_number: 3 } });
});

it('a question whose answer failed is asked again under its own name', async () => {
  const { asked } = chatServer([]);
  const { user, turn } = drawChat();
  await user.type(await screen.findByRole('textbox', { name: 'Ask GEOG 214' }), 'Why?{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong here. Your question is kept.');
  await user.click(turn('Why?').getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  const [first, second] = asked as { message_id: string }[];
  expect(second).toEqual(first);
});

it('an answer that a reload broke off is heard on, once', async () => {
  sessionStorage.setItem('weekwise.student.awaited-answer.f1', JSON.stringify('q2'));
  const { asked } = chatServer([...pair(1), message('q2', {})]);
  const { questions } = drawChat();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ message_id: 'q2', question: 'Question q2', thread_id: 't1' });
  await waitFor(() => expect(sessionStorage.getItem('weekwise.student.awaited-answer.f1')).toBeNull());
  expect(questions()).toEqual(['Question q1', 'Question q2']);
  expect(asked).toHaveLength(1);
});

it('a question that has no answer is not asked again by itself', async () => {
  const { asked } = chatServer([...pair(1), message('q2', {})]);
  drawChat();
  expect(await screen.findByRole('button', { name: 'Ask again' })).toBeEnabled();
  expect(asked).toEqual([]);
});

it('an answer from a file whose words may be wrong says so', async () => {
  const doubt = 'Encoding guessed: Cyrillic (KOI8-R). If words look wrong, save the file as UTF-8 and upload it again.';
  const cited = {
    passage_id: 'p',
    file_id: 'x',
    page: null,
    block: 0,
    last_block: 0,
    heading: null,
    quote: 'A quote.',
  };
  const citations = [
    { ...cited, number: 1, file_name: 'terraces.txt', doubt },
    { ...cited, number: 2, file_name: 'terraces.txt', doubt },
    { ...cited, number: 3, file_id: 'y', file_name: 'rivers.pdf' },
  ];
  const [question, answer] = pair(1);
  if (!question || !answer) throw new Error('There is no turn.');
  chatServer([question, { ...answer, metadata: { citations, source: 'engine' } }]);
  drawChat();
  expect(await screen.findByText(doubt)).toHaveTextContent('terraces.txt Encoding guessed');
  expect(screen.getAllByText(/Encoding guessed/)).toHaveLength(1);
});

it('an answer is rated, and the rating taken back where it did not arrive', async () => {
  const { server } = chatServer(pair(1));
  server.refuse(rateMessage, 'message_not_found');
  const { user, turn } = drawChat();
  await screen.findByText('Answer 1.');
  const good = () => turn('Question q1').getByRole('button', { name: 'Good answer' });
  await user.click(good());
  await waitFor(() => expect(server.seen.at(-1)).toMatchObject({ body: { rating: 'up' } }));
  await waitFor(() => expect(good()).toHaveAttribute('aria-pressed', 'false'));
});

it('who removes a question is led to the one after it, and at last to the field; what was removed can be had back', async () => {
  const { server } = chatServer(pairs(1, 2));
  const show = (messages: ChatMessage[]) =>
    server.answer(listMessages, { messages, total: messages.length, has_earlier: false });
  const removing = (left: ChatMessage[]) =>
    server.on(deleteMessage, () => {
      show(left);
      return Response.json({ success: true, restorable_until: '2026-02-26T10:00:00Z' });
    });
  server.on(restoreMessage, () => {
    show(pairs(1, 2));
    return Response.json({ success: true, thread_id: 't1' });
  });
  const { user, turn } = drawChat();
  await screen.findByText('Answer 2.');
  const remove = (question: string) => user.click(turn(question).getByRole('button', { name: 'Remove this question' }));
  removing(pairs(2, 2));
  await remove('Question q1');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Question q2' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Answer 1.');
  await remove('Question q1');
  await waitFor(() => expect(screen.queryByText('Answer 1.')).not.toBeInTheDocument());
  removing([]);
  await remove('Question q2');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ask GEOG 214' })).toHaveFocus());
});

it('selected words of an answer become a flashcard', async () => {
  chatServer(pair(1));
  const { user, turn, onMakeCard } = drawChat();
  const answer = await screen.findByText('Answer 1.');
  window.getSelection()?.selectAllChildren(answer);
  await user.click(turn('Question q1').getByRole('button', { name: 'Make a flashcard of the selected words' }));
  expect(onMakeCard).toHaveBeenCalledWith('Answer 1.');
});

it('lists, searches and opens conversations, and begins new ones', async () => {
  const { server } = chatServer(pair(1));
  server.on(listThreadsUnderApi, ({ path }) => {
    const found = { message_id: 'm', excerpt: 'the bend of a river' };
    const threads = path.includes('q=bend') ? [makeThread('t2', { found })] : [makeThread('t1'), makeThread('t2')];
    return Response.json({ threads, next: null });
  });
  const { user } = drawChat();
  await screen.findByText('Answer 1.');
  await user.click(screen.getByRole('button', { name: 'Conversations' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /^About t1/ })).toHaveAttribute('aria-current', 'true');
  await user.type(screen.getByRole('searchbox'), 'bend');
  expect(await screen.findByText('the bend of a river')).toBeVisible();
  server.answer(listMessages, { messages: pair(7), total: 2, has_earlier: false });
  await user.click(screen.getByRole('button', { name: /^About t2/ }));
  expect(await screen.findByText('Answer 7.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ask GEOG 214' })).toHaveFocus();
  expect(server.seen.at(-1)?.path).toContain('/thread/t2/messages');
  // Opened again, it is asked for again: another device may have said something there.
  server.answer(listMessages, { messages: pair(8), total: 2, has_earlier: false });
  await user.click(screen.getByRole('button', { name: 'Conversations' }));
  await user.click(await screen.findByRole('button', { name: /^About t2/ }));
  expect(await screen.findByText('Answer 8.')).toBeVisible();
  server.answer(createThreadUnderApi, makeThread('t3', { title: null, messages: 0 }));
  server.answer(listMessages, { messages: [], total: 0, has_earlier: false });
  await user.click(screen.getByRole('button', { name: 'New conversation' }));
  expect(await screen.findByText('Ask about the syllabus or any reading in this folder')).toBeVisible();
});

it('proposes only questions that the plan can answer', async () => {
  const { server } = chatServer([]);
  server.on(listMessages, () => Response.json({ messages: [], total: 0, has_earlier: false }));
  drawChat({ readings: true, work: false, grading: false });
  expect(await screen.findByRole('button', { name: 'What do we read in week 3?' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /due in week|graded/ })).not.toBeInTheDocument();
});
