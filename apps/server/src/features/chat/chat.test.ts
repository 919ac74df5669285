import type { ChatMessage } from '@weekwise/contracts/chat.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Tutor } from '@weekwise/engine/tutor.ts';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { streamOf } from '../../testing/chat.ts';
import { pdfOf, syllabusText } from '../../testing/documents.ts';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const history = '/api/communication/chat-history';
const notes = `# Rivers

A meander is a bend in a river that grows as the outer bank is worn away.

## Floods

The levee at Hollins Ferry broke in 1927, and the town was moved uphill.
`;

async function enrolled(testApp: ReturnType<typeof useTestApp>) {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  return { student, folder };
}

const ask = (student: Student, folderId: string, question: string, more: object = {}) =>
  student.post('/api/ai/folder-agent/folder-agent/stream', { question, current_folder: folderId, ...more });

function completeOf(answer: LightMyRequestResponse) {
  const last = streamOf(answer).at(-1);
  if (last?.type !== 'complete') throw new Error(`The stream ended with ${JSON.stringify(last)}`);
  return last;
}

async function threadOf(student: Student, folderId: string): Promise<string> {
  return (await student.post(`${history}/get-or-create-thread?folder_id=${folderId}`)).json().thread_id;
}

async function messagesOf(student: Student, threadId: string, limit = 100): Promise<ChatMessage[]> {
  return (await student.get(`${history}/thread/${threadId}/messages?limit=${limit}`)).json().messages;
}

describe('asking', () => {
  const testApp = useTestApp();

  it('streams an answer from the materials, with citations that open the place', async () => {
    const { student, folder } = await enrolled(testApp);
    const { fileId } = await uploadAndRead(testApp, student, { folderId: folder.id, name: 'rivers.md', bytes: notes });
    const answer = await ask(student, folder.id, 'When did the levee at Hollins Ferry break?');
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const events = streamOf(answer);
    expect(events.map((event) => event.type).filter((type, i, all) => type !== all[i - 1])).toEqual([
      'start',
      'processing',
      'chunk',
      'citations',
      'complete',
    ]);
    const complete = completeOf(answer);
    expect(complete).toMatchObject({ abstained: false, source: 'engine' });
    expect(complete.content).toContain('1927');
    expect(complete.content).toContain('[1]');
    expect(events.flatMap((event) => (event.type === 'chunk' ? [event.content] : [])).join('')).toBe(complete.content);
    expect(complete.citations).toMatchObject([
      { number: 1, file_id: fileId, file_name: 'rivers.md', page: null, block: 3, last_block: 3, heading: 'Floods' },
    ]);
    expect(notes).toContain(complete.citations[0]?.quote);
  });

  it('cites the page of the quote where a passage goes on over a page', async () => {
    const { student, folder } = await enrolled(testApp);
    const bytes = await pdfOf([
      ['The town lies by the water.', '', 'Its people fish in the mornings.'],
      ['The harbour was built by Anna Rusk in 1644.', '', 'It has silted up since.'],
    ]);
    await uploadAndRead(testApp, student, { folderId: folder.id, name: 'town.pdf', bytes });
    const { passages } = await testApp.deps.indexes.get(folder.id);
    expect(passages.find(({ text }) => text.includes('Anna Rusk'))?.page).toBe(1);
    const { citations } = completeOf(await ask(student, folder.id, 'Who built the harbour?'));
    expect(citations).toMatchObject([{ page: 2, quote: expect.stringContaining('Anna Rusk') }]);
  });

  it('answers from the course itself', async () => {
    const { student, folder } = await enrolled(testApp);
    await uploadAndRead(testApp, student, {
      folderId: folder.id,
      role: 'syllabus',
      name: 's.md',
      bytes: syllabusText(),
    });
    expect(completeOf(await ask(student, folder.id, 'Who teaches this course?')).content).toContain('Lindqvist');
    expect(completeOf(await ask(student, folder.id, 'What is due in week 3?')).content).toContain('Field report');
  });

  it('says so when the materials do not hold the answer', async () => {
    const { student, folder } = await enrolled(testApp);
    const complete = completeOf(await ask(student, folder.id, 'What is quantum chromodynamics?'));
    expect(complete).toMatchObject({ abstained: true, citations: [] });
    expect(complete.content).not.toBe('');
  });

  it('knows at once what was just uploaded, and nothing of what was deleted', async () => {
    const { student, folder } = await enrolled(testApp);
    const question = 'When did the levee at Hollins Ferry break?';
    expect(completeOf(await ask(student, folder.id, question)).abstained).toBe(true);
    const { fileId } = await uploadAndRead(testApp, student, { folderId: folder.id, name: 'rivers.md', bytes: notes });
    expect(completeOf(await ask(student, folder.id, question)).content).toContain('1927');
    await student.delete(`/api/files/${student.user.id}/${folder.id}/${fileId}`);
    expect(completeOf(await ask(student, folder.id, question)).abstained).toBe(true);
  });

  it('never looks into another folder', async () => {
    const { student, folder } = await enrolled(testApp);
    await uploadAndRead(testApp, student, { folderId: folder.id, name: 'rivers.md', bytes: notes });
    const other = await makeFolder(testApp.deps, student.user);
    expect(completeOf(await ask(student, other.id, 'When did the levee break?')).abstained).toBe(true);
  });

  it('stores question and answer once, however often it is asked under one message id', async () => {
    const { student, folder } = await enrolled(testApp);
    await uploadAndRead(testApp, student, { folderId: folder.id, name: 'rivers.md', bytes: notes });
    const first = completeOf(await ask(student, folder.id, 'What is a meander?', { message_id: 'q-1' }));
    const second = completeOf(await ask(student, folder.id, 'What is a meander?', { message_id: 'q-1' }));
    expect(second).toEqual(first);
    const thread = await threadOf(student, folder.id);
    expect(await messagesOf(student, thread)).toMatchObject([
      { message_id: 'q-1', message_type: 'user', content: 'What is a meander?', parent_message_id: null },
      {
        message_id: first.message_id,
        message_type: 'assistant',
        content: first.content,
        parent_message_id: 'q-1',
        metadata: { citations: first.citations, abstained: false, source: 'engine' },
      },
    ]);
  });

  it('leaves the question alone when the client has stored it', async () => {
    const { student, folder } = await enrolled(testApp);
    const thread = await threadOf(student, folder.id);
    await student.post(`${history}/send`, { thread_id: thread, content: 'What is a meander?', message_id: 'q-1' });
    await ask(student, folder.id, 'What is a meander?', { message_id: 'q-1', skip_user_message_save: true });
    const messages = await messagesOf(student, thread);
    expect(messages.map((message) => message.message_type)).toEqual(['user', 'assistant']);
    expect(messages[1]?.parent_message_id).toBe('q-1');
  });

  it.each([
    ['a blank question', { question: '   ' }, 400, 'invalid_request'],
    ['a question too long', { question: 'x'.repeat(4_001) }, 400, 'invalid_request'],
    ['a blank folder id', { current_folder: '  ' }, 400, 'invalid_folder_id'],
    ["somebody else's folder", { current_folder: 'of-somebody-else' }, 404, 'folder_not_found'],
    ['a claim to be somebody else', { user_id: 'somebody-else' }, 403, 'claim_mismatch'],
  ])('is refused before anything is stored: %s', async (_what, more, statusCode, code) => {
    const { student, folder } = await enrolled(testApp);
    const answer = await ask(student, folder.id, 'What is a meander?', more);
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.json()).toMatchObject({ code });
    expect(await messagesOf(student, await threadOf(student, folder.id))).toEqual([]);
  });
});

describe('a tutor that fails in the middle', () => {
  const failing: Tutor = {
    ...offlineTutor,
    source: 'failing',
    async *answer() {
      yield { type: 'chunk', text: 'A meander is' };
      throw new Error('the line went dead');
    },
  };
  const testApp = useTestApp({ tutors: { for: () => failing } });

  it('ends the stream with an error, and what was said is kept', async () => {
    const { student, folder } = await enrolled(testApp);
    const events = streamOf(await ask(student, folder.id, 'What is a meander?', { message_id: 'q-1' }));
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'internal' });
    expect(JSON.stringify(events)).not.toContain('the line went dead');
    expect(await messagesOf(student, await threadOf(student, folder.id))).toMatchObject([
      { message_id: 'q-1' },
      { content: 'A meander is', metadata: { interrupted: 'failed' } },
    ]);
  });

  it('is asked again under the same message id, because nothing was answered', async () => {
    const { student, folder } = await enrolled(testApp);
    await ask(student, folder.id, 'What is a meander?', { message_id: 'q-1' });
    const events = streamOf(await ask(student, folder.id, 'What is a meander?', { message_id: 'q-1' }));
    expect(events.at(-1)).toMatchObject({ type: 'error' });
    expect(await messagesOf(student, await threadOf(student, folder.id))).toHaveLength(2);
  });
});

describe('threads and messages', () => {
  const testApp = useTestApp();

  it('a folder has one current thread, also when two tabs ask at once', async () => {
    const { student, folder } = await enrolled(testApp);
    const threads = await Promise.all(Array.from({ length: 5 }, () => threadOf(student, folder.id)));
    expect(new Set(threads).size).toBe(1);
  });

  it('messages come oldest first, the newest of them when there are more', async () => {
    const { student, folder } = await enrolled(testApp);
    const thread = await threadOf(student, folder.id);
    for (const content of ['one', 'two', 'three'])
      await student.post(`${history}/add-message`, { thread_id: thread, content });
    const all = (await student.get(`${history}/thread/${thread}/messages`)).json();
    expect(all.total).toBe(3);
    expect(all.messages.map((message: ChatMessage) => message.content)).toEqual(['one', 'two', 'three']);
    expect((await messagesOf(student, thread, 2)).map((message) => message.content)).toEqual(['two', 'three']);
  });

  it.each(['send', 'add-message'])('/%s stores a message once', async (call) => {
    const { student, folder } = await enrolled(testApp);
    const thread = await threadOf(student, folder.id);
    const body = { thread_id: thread, content: 'hello', message_id: 'm-1' };
    const first = (await student.post(`${history}/${call}`, body)).json();
    expect(first).toMatchObject({
      success: true,
      message: { message_id: 'm-1', message_type: 'user', content: 'hello' },
    });
    expect((await student.post(`${history}/${call}`, body)).json()).toEqual(first);
    expect(await messagesOf(student, thread)).toHaveLength(1);
  });

  it('a message can be deleted, once', async () => {
    const { student, folder } = await enrolled(testApp);
    const thread = await threadOf(student, folder.id);
    await student.post(`${history}/send`, { thread_id: thread, content: 'hello', message_id: 'm-2' });
    expect((await student.delete(`${history}/message/m-2`)).json()).toMatchObject({ success: true });
    expect((await student.delete(`${history}/message/m-2`)).json()).toMatchObject({ code: 'message_not_found' });
    expect(await messagesOf(student, thread)).toEqual([]);
  });

  it('of others do not exist', async () => {
    const { student, folder } = await enrolled(testApp);
    const thread = await threadOf(student, folder.id);
    await student.post(`${history}/send`, { thread_id: thread, content: 'secret', message_id: 'm-3' });
    const other = await testApp.signIn();
    const refused = [
      [await other.post(`${history}/get-or-create-thread?folder_id=${folder.id}`), 'folder_not_found'],
      [await other.get(`${history}/thread/${thread}/messages`), 'thread_not_found'],
      [await other.post(`${history}/send`, { thread_id: thread, content: 'hi' }), 'thread_not_found'],
      [await other.post(`${history}/add-message`, { thread_id: thread, content: 'hi' }), 'thread_not_found'],
      [await other.delete(`${history}/message/m-3`), 'message_not_found'],
      [await ask(other, folder.id, 'What is secret?'), 'folder_not_found'],
    ] as const;
    for (const [answer, code] of refused) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code });
    }
    expect(await messagesOf(student, thread)).toMatchObject([{ content: 'secret' }]);
  });
});
