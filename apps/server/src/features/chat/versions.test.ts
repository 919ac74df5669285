import type { ChatMessage } from '@weekwise/contracts/chat.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { AnswerRequest, Tutor } from '@weekwise/engine/tutor.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { askTutor, messagesOfFolder } from '../../testing/chat.ts';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';

let requests: AnswerRequest[] = [];
/** Answers with the question, so that what is shown can be read off. */
const echo: Tutor = {
  ...offlineTutor,
  source: 'echo',
  async *answer(request) {
    requests.push(request);
    const text = `re ${request.question}`;
    yield { type: 'chunk', text };
    yield { type: 'citations', citations: [] };
    yield { type: 'complete', text, citations: [], abstained: false, source: 'echo', fallback: null };
  },
};
const testApp = useTestApp({ tutors: { for: () => echo } });
const history = '/api/communication/chat-history';
let student: Student;
let folderId: string;

beforeEach(async () => {
  requests = [];
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user)).id;
});

const ask = (question: string, id: string, more: object = {}) =>
  askTutor(student, folderId, question, { message_id: id, ...more });
const messages = () => messagesOfFolder(student, folderId);
const shown = async () => (await messages()).map(({ content }) => content);
const versionsOf = async (id: string) => (await messages()).find(({ message_id }) => message_id === id)?.versions;
const show = (id: string) => student.post(`${history}/message/${id}/show`, {});

describe('a question that is edited', () => {
  it('takes the place of the first one and of what followed, which can be gone back to', async () => {
    await ask('one', 'q1');
    await ask('two', 'q2');
    await ask('three', 'q3');
    await ask('two, better', 'q2b', { edits: 'q2' });
    expect(await shown()).toEqual(['one', 're one', 'two, better', 're two, better']);
    expect(requests.at(-1)?.history.map(({ content }) => content)).toEqual(['one', 're one']);
    expect([await versionsOf('q1'), await versionsOf('q2b')]).toEqual([[], ['q2', 'q2b']]);

    expect((await show('q2')).json()).toMatchObject({ success: true });
    expect(await shown()).toEqual(['one', 're one', 'two', 're two', 'three', 're three']);
    await ask('four', 'q4');
    expect((await shown()).at(-1)).toBe('re four');
    await show('q2b');
    expect(await shown()).toEqual(['one', 're one', 'two, better', 're two, better']);
    await show('q2');
    expect(await shown()).toEqual(['one', 're one', 'two', 're two', 'three', 're three', 'four', 're four']);
  });

  it('may be edited again, from any of its versions, and within what followed', async () => {
    await ask('a', 'a1');
    await ask('a2', 'a2', { edits: 'a1' });
    await ask('b', 'b1');
    await ask('b2', 'b2', { edits: 'b1' });
    await ask('a3', 'a3', { edits: 'a1' });
    expect(await shown()).toEqual(['a3', 're a3']);
    expect(await versionsOf('a3')).toEqual(['a1', 'a2', 'a3']);
    // A version within what is put aside cannot be shown before that is.
    expect((await show('b1')).json()).toMatchObject({ code: 'message_not_found' });
    await show('a2');
    await show('b1');
    expect(await shown()).toEqual(['a2', 're a2', 'b', 're b']);
    expect(await versionsOf('b1')).toEqual(['b1', 'b2']);
  });

  it('is stored once however often it is sent; the same words ask for another answer', async () => {
    await ask('one', 'q1');
    for (let i = 0; i < 3; i++) await ask('one', 'q1b', { edits: 'q1' });
    expect(requests).toHaveLength(2);
    expect(await versionsOf('q1b')).toEqual(['q1', 'q1b']);
    const unknown = await student.post('/api/ai/folder-agent/folder-agent/stream', {
      question: 'x',
      current_folder: folderId,
      edits: 'nothing',
    });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'message_not_found']);
    expect(await shown()).toEqual(['one', 're one']);
  });

  it('is deleted with all its versions', async () => {
    await ask('one', 'q1');
    await ask('two', 'q2');
    await ask('one, better', 'q1b', { edits: 'q1' });
    const answer = (await messages())[1]?.message_id;
    expect((await student.delete(`${history}/message/${answer}`)).statusCode).toBe(200);
    await ask('one, better', 'q1b');
    expect(await shown()).toEqual(['one, better', 're one, better']);
    for (const { message_id } of (await messages()).reverse()) await student.delete(`${history}/message/${message_id}`);
    expect(await shown()).toEqual([]);
    for (const id of ['q1', 'q2', 'q1b']) {
      expect((await student.delete(`${history}/message/${id}`)).statusCode).toBe(404);
    }
  });
});

describe('messages', () => {
  it('come in pages backwards', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await ask(name, `q${name}`);
    const [first] = await messages();
    const url = `${history}/thread/${first?.thread_id}/messages`;
    const seen: ChatMessage[][] = [];
    for (let before = ''; ; ) {
      const page = (await student.get(`${url}?limit=4${before && `&before=${before}`}`)).json();
      expect(page.total).toBe(10);
      seen.unshift(page.messages);
      if (!page.has_earlier) break;
      before = page.messages[0].message_id;
    }
    expect(seen.map((page) => page.length)).toEqual([2, 4, 4]);
    expect(seen.flat()).toEqual(await messages());
    expect((await student.get(`${url}?before=nothing`)).json()).toMatchObject({ code: 'message_not_found' });
  });

  it('that answer are rated, and the rating taken back', async () => {
    await ask('one', 'q1');
    const [question, answer] = await messages();
    const rate = (id: string | undefined, rating: unknown, by = student) =>
      by.post(`${history}/message/${id}/rate`, { rating });
    for (const rating of ['up', 'down', null]) {
      expect((await rate(answer?.message_id, rating)).json()).toEqual({ success: true });
      expect((await messages())[1]?.rating).toBe(rating);
    }
    expect((await rate(answer?.message_id, 'sideways')).statusCode).toBe(400);
    expect((await rate(question?.message_id, 'up')).statusCode).toBe(404);
    expect((await rate(answer?.message_id, 'up', await testApp.signIn())).statusCode).toBe(404);
  });

  it('are answered quickly by the engine, whatever models are set up', async () => {
    const body = { question: 'What is a meander?', current_folder: folderId };
    const answer = await student.post('/api/ai/folder-agent/folder-agent/fast-chat', body);
    expect(answer.body).toContain('"source":"engine"');
    expect(requests).toEqual([]);
    expect(await messages()).toHaveLength(2);
  });
});
