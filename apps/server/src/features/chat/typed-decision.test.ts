import type { ToolCall } from '@weekwise/contracts/chat-events.ts';
import { beforeEach, expect, it } from 'vitest';
import { askForAnswer, askTutor, messagesOfFolder } from '../../testing/chat.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { courseWithReading } from '../../testing/week.ts';

// The student types "yes" or "no" where the chat has asked whether to do something. Without a model.
const testApp = useTestApp({ clock: () => new Date('2026-01-28T10:00:00Z') });
let student: Student;
let folderId: string;

beforeEach(async () => {
  student = await testApp.signIn();
  folderId = await courseWithReading(testApp, student);
});

const said = async (text: string) => (await askForAnswer(student, folderId, text)).content;
const calls = async (): Promise<ToolCall[]> =>
  (await messagesOfFolder(student, folderId)).flatMap(({ metadata }) => metadata.tool_calls ?? []);
const weeks = async () => (await student.get(`/api/simple-syllabus/${folderId}`)).json().weeks;

it('does it after a yes, once', async () => {
  expect(await said('mark week 1 as done')).toMatch(/as read\?$/);
  const events = await askTutor(student, folderId, 'yes please, do it');
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['tool_call', 'cache_invalidation']));
  expect(events.at(-1)).toMatchObject({ content: expect.stringMatching(/ marked as read\.$/), source: 'engine' });
  expect((await weeks())[0].readings[0].state).toBe('read');
  const [asked, decided] = await calls();
  expect([asked, decided]).toMatchObject([{ status: 'done' }, { tool: 'decide_action', status: 'done' }]);
  const late = await student.post(`/api/ai/folder-agent/folder-agent/actions/${asked?.call_id}`, {
    decision: 'decline',
  });
  expect(late.body).toContain('action_decided');
});

it('leaves it after a no', async () => {
  const before = JSON.stringify(await weeks());
  await said('move the essay to feb 11');
  expect(await said('nope, leave it')).toBe('Left as it was.');
  expect(JSON.stringify(await weeks())).toBe(before);
  expect(await calls()).toMatchObject([{ status: 'declined' }, { status: 'declined' }]);
});

it('takes a yes for an answer to what was asked right before alone', async () => {
  await said('move the essay to feb 12');
  await said('thx');
  expect(await said('yes')).toMatch(/^Nothing waits for your yes or no/);
  expect(JSON.stringify(await weeks())).not.toContain('2026-02-12');
});

it.each([
  ['the second', 'Essay'],
  ['the last one please', 'Essay'],
  ['Field report', 'Field report'],
  ['the report', 'Field report'],
])('takes “%s” for the one that is meant', async (reply, title) => {
  expect(await said('i handed in the report or essay')).toMatch(/^Which one do you mean/);
  expect(await said(reply)).toBe(`Mark “${title}” as handed in?`);
});

it('takes another name, and another day, in place of what was not clear', async () => {
  await said('move the essay to feb 12');
  expect(await said('no make it feb 13')).toMatch(/^Set the due date of “Essay” to Friday, February 13, 2026/);
  expect(await said('yes')).toBe('“Essay” is now due on Friday, February 13, 2026.');
});
