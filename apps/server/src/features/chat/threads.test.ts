import type { ListedThread } from '@weekwise/contracts/chat-threads.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { askTutor } from '../../testing/chat.ts';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { purgeThreads } from './threads.service.ts';

const day = 24 * 3600_000;
const monday = Date.parse('2026-01-26T10:00:00Z');
/** Each look is a second later: what happens later is later. */
let now = monday;
const testApp = useTestApp({
  clock: () => {
    now += 1000;
    return new Date(now);
  },
});
let student: Student;
let folderId: string;

beforeEach(async () => {
  now = monday;
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user)).id;
});

const begin = async (more: object = {}): Promise<string> =>
  (await student.post('/chat/threads', { folder_id: folderId, ...more })).json().thread_id;
const ask = (question: string, threadId: string) => askTutor(student, folderId, question, { thread_id: threadId });
const listed = async (query: Record<string, string> = {}): Promise<ListedThread[]> =>
  (await student.get(`/chat/threads?${new URLSearchParams({ folder_id: folderId, ...query })}`)).json().threads;
const titles = async (query: Record<string, string> = {}) => (await listed(query)).map(({ title }) => title);

describe('conversations of a course', () => {
  it('stand side by side, are called by their first question, and are asked in by name', async () => {
    const first = await begin();
    expect(await begin()).toBe(first);
    await ask('Why do   rivers\nbend?', first);
    const second = await begin();
    expect(second).not.toBe(first);
    await ask(`What is ${'a very long river '.repeat(20)}?`, second);
    await ask('And why?', first);
    const [newest, older] = await listed();
    expect(newest).toMatchObject({ thread_id: first, title: 'Why do rivers bend?', messages: 4, archived_at: null });
    expect(older).toMatchObject({
      thread_id: second,
      messages: 2,
      title: expect.stringMatching(/^What is .{40,75}…$/),
    });
    // Whoever opens the course goes on where something was said last.
    const opened = await student.post(`/api/communication/chat-history/get-or-create-thread?folder_id=${folderId}`);
    expect(opened.json().thread_id).toBe(first);
  });

  it('have the name that the student gives them', async () => {
    const named = await begin({ title: 'Exam' });
    await ask('Why do rivers bend?', named);
    expect(await titles()).toEqual(['Exam']);
    const renamed = await student.patch(`/chat/threads/${named}`, { title: '  Second exam ' });
    expect(renamed.json()).toMatchObject({ thread_id: named, title: 'Second exam', messages: 2 });
    for (const title of ['', '   ', 'x'.repeat(121), 'a\u202Eb']) {
      expect((await student.patch(`/api/chat/threads/${named}`, { title })).json()).toMatchObject({
        code: 'invalid_request',
      });
    }
    expect(await titles()).toEqual(['Second exam']);
  });

  it('are begun in the course that was open last where none is named', async () => {
    await student.post(`/api/folders/${student.user.id}/select`, { folder_id: folderId });
    expect((await student.post('/api/chat/threads', {})).json()).toMatchObject({ folder_id: folderId, messages: 0 });
    const nobody = await testApp.signIn();
    expect((await nobody.post('/api/chat/threads', {})).json()).toMatchObject({ code: 'folder_not_found' });
  });

  it('are found by words of their title and of what was said in them', async () => {
    const rivers = await begin({ title: 'Rivers' });
    await ask('Tell me about the levee at Hollins Ferry, please.', rivers);
    await begin({ title: '100% glaciers' });
    expect(await listed({ q: 'ferry LEVEE' })).toMatchObject([
      { title: 'Rivers', found: { excerpt: 'Tell me about the levee at Hollins Ferry, please.' } },
    ]);
    expect(await listed({ q: 'river' })).toMatchObject([{ title: 'Rivers', found: null }]);
    expect(await titles({ q: '100%' })).toEqual(['100% glaciers']);
    expect(await titles({ q: '%' })).toEqual(['100% glaciers']);
    expect(await titles({ q: 'levee glaciers' })).toEqual([]);
  });

  it('come in pages', async () => {
    for (const title of ['one', 'two', 'three', 'four', 'five']) await begin({ title });
    const page = async (more: object) =>
      (
        await student.get(`/api/chat/threads?${new URLSearchParams({ folder_id: folderId, limit: '2', ...more })}`)
      ).json();
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const answer: { threads: ListedThread[]; next: string | null } = await page(
        next === null ? {} : { before: next },
      );
      seen.push(...answer.threads.map(({ title }) => title ?? ''));
      next = answer.next;
    } while (next !== null);
    expect(seen).toEqual(['five', 'four', 'three', 'two', 'one']);
    expect(await page({ before: 'nonsense' })).toMatchObject({ code: 'invalid_request' });
  });

  it('go out of the list and come back, archived or deleted', async () => {
    const old = await begin({ title: 'Old' });
    await ask('Why do rivers bend?', old);
    const kept = await begin({ title: 'Kept' });
    await student.post('/chat/archive-thread', { thread_id: old, user_id: student.user.id });
    expect([await titles(), await titles({ archived: 'true' })]).toEqual([['Kept'], ['Old']]);
    await ask('And in an archived one?', old);
    await student.post('/api/chat/archive-thread', { thread_id: old, archived: false });
    expect(await titles()).toEqual(['Old', 'Kept']);

    const deleted = await student.post('/chat/delete-thread', { thread_id: old, user_id: student.user.id });
    expect(Date.parse(deleted.json().restorable_until) - now).toBeGreaterThan(30 * day - 60_000);
    expect(await titles()).toEqual(['Kept']);
    for (const answer of [
      await student.get(`/api/communication/chat-history/thread/${old}/messages`),
      await student.post('/chat/delete-thread', { thread_id: old }),
      await student.post('/api/ai/folder-agent/folder-agent/stream', {
        question: 'Why?',
        current_folder: folderId,
        thread_id: old,
      }),
    ]) {
      expect(answer.json()).toMatchObject({ code: 'thread_not_found' });
    }
    now += 29 * day;
    await purgeThreads(testApp.deps);
    expect((await student.post('/api/chat/restore-thread', { thread_id: old })).json()).toMatchObject({ messages: 4 });
    await student.post('/chat/delete-thread', { thread_id: old });
    now += 31 * day;
    expect((await student.post('/api/chat/restore-thread', { thread_id: old })).statusCode).toBe(404);
    await purgeThreads(testApp.deps);
    now -= 31 * day;
    expect((await student.post('/api/chat/restore-thread', { thread_id: old })).statusCode).toBe(404);
    expect(kept).not.toBe(old);
  });

  it('are asked in only in the course they belong to', async () => {
    const thread = await begin();
    const { id: elsewhere } = await makeFolder(testApp.deps, student.user, 'Elsewhere');
    const answer = await student.post('/api/ai/folder-agent/folder-agent/fast-chat', {
      question: 'Why?',
      current_folder: elsewhere,
      thread_id: thread,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'thread_not_found']);
  });
});
