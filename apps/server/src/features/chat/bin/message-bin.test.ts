import { beforeEach, expect, it } from 'vitest';
import { askTutor, messagesOfFolder } from '../../../testing/chat.ts';
import { makeFolder } from '../../../testing/factories.ts';
import type { Student } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { purgeMessages } from './message-bin.service.ts';

const day = 86_400_000;
let now = Date.UTC(2026, 0, 12);
const testApp = useTestApp({ clock: () => new Date(now) });
let student: Student;
let folderId: string;

beforeEach(async () => {
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user)).id;
});

const ask = (question: string, id: string, more: object = {}) =>
  askTutor(student, folderId, question, { message_id: id, ...more });
const messages = () => messagesOfFolder(student, folderId);
const questions = async () =>
  (await messages()).flatMap(({ message_type, content }) => (message_type === 'user' ? [content] : []));
const url = (id: string) => `/api/communication/chat-history/message/${id}`;
const remove = (id: string) => student.delete(url(id));
const restore = (id: string, by = student) => by.post(`${url(id)}/restore`, {});

it('a deleted question takes its answer and its versions along, and all come back where they stood', async () => {
  await ask('One?', 'q1');
  await ask('Two?', 'q2');
  await ask('Two, better?', 'q2b', { edits: 'q2' });
  await ask('Three?', 'q3');
  const before = await messages();
  const { restorable_until } = (await remove('q2b')).json();
  expect(Date.parse(restorable_until) - now).toBe(30 * day);
  expect(await questions()).toEqual(['One?', 'Three?']);
  expect(await messages()).toHaveLength(4);

  expect((await restore('q2b', await testApp.signIn())).statusCode).toBe(404);
  expect((await restore('q2b')).json()).toEqual({ success: true, thread_id: before[0]?.thread_id });
  expect(await messages()).toEqual(before);
  expect((await restore('q2b')).json()).toMatchObject({ code: 'message_not_found' });
  await student.post(`${url('q2')}/show`, {});
  expect(await questions()).toEqual(['One?', 'Two?']);
});

it('what comes back is put aside with what it followed, and takes the place of nothing said since', async () => {
  await ask('One?', 'q1');
  await ask('Two?', 'q2');
  await remove('q2');
  await ask('One, better?', 'q1b', { edits: 'q1' });
  await restore('q2');
  expect(await questions()).toEqual(['One, better?']);
  await student.post(`${url('q1')}/show`, {});
  expect(await questions()).toEqual(['One?', 'Two?']);

  const [, answer] = await messages();
  await remove(answer?.message_id ?? '');
  await ask('One?', 'q1');
  const another = await messages();
  expect((await restore(answer?.message_id ?? '')).statusCode).toBe(200);
  expect(await messages()).toEqual(another);
});

it('after 30 days it is gone for good', async () => {
  await ask('One?', 'q1');
  await ask('Two?', 'q2');
  await remove('q1');
  now += 29 * day;
  await remove('q2');
  now += 2 * day;
  expect((await restore('q1')).statusCode).toBe(404);
  await purgeMessages(testApp.deps);
  now -= 2 * day;
  expect((await restore('q1')).statusCode).toBe(404);
  expect((await restore('q2')).statusCode).toBe(200);
  expect(await questions()).toEqual(['Two?']);
});
