import { beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const rivers = '# Rivers\n\nThe levee at Hollins Ferry broke in 1927, and the town was moved uphill.\n';
const glaciers = '# Glaciers\n\nThe Vatna glacier was measured by Ida Holm in 1903 with a rope.\n';
const testApp = useTestApp();
let student: Student;
let riversId: string;
let glaciersId: string;

beforeAll(async () => {
  student = await testApp.signIn();
  riversId = (await makeFolder(testApp.deps, student.user, 'Rivers')).id;
  glaciersId = (await makeFolder(testApp.deps, student.user, 'Glaciers')).id;
  await uploadAndRead(testApp, student, { folderId: riversId, name: 'rivers.md', bytes: rivers });
  await uploadAndRead(testApp, student, { folderId: glaciersId, name: 'glaciers.md', bytes: glaciers });
});

const ask = (question: string, more: object = {}, path = '/folder-agent/query') =>
  student.post(path, { question, ...more });

describe('a question without a conversation', () => {
  it.each(['/folder-agent/query', '/api/folder-agent/query'])('is answered at %s, with citations', async (path) => {
    const answer = (await ask('When did the levee at Hollins Ferry break?', { folder_id: riversId }, path)).json();
    expect(answer).toMatchObject({
      success: true,
      abstained: false,
      source: 'engine',
      folder_id: riversId,
      context: null,
    });
    expect(answer.answer).toContain('1927');
    expect(rivers).toContain(answer.citations[0].quote);
  });

  it('comes with the passages where they are asked for', async () => {
    const more = { folder_id: riversId, include_context: true, enhanced_response: false };
    const { context } = (await ask('When did the levee at Hollins Ferry break?', more)).json();
    expect(context[0]).toMatchObject({ file_name: 'rivers.md', heading_path: ['Rivers'] });
    expect(context[0].text).toContain('1927');
  });

  it('goes to the course that was open last, and on to the others when that one does not hold it', async () => {
    await student.post(`/api/folders/${student.user.id}/select`, { folder_id: riversId });
    expect((await ask('When did the levee at Hollins Ferry break?')).json().folder_id).toBe(riversId);
    const elsewhere = (await ask('Who measured the Vatna glacier?', { include_context: true })).json();
    expect(elsewhere).toMatchObject({ abstained: false, folder_id: glaciersId });
    expect(elsewhere.answer).toContain('Ida Holm');
    expect(elsewhere.context[0].file_name).toBe('glaciers.md');
    const nowhere = (await ask('What is quantum chromodynamics?')).json();
    expect(nowhere).toMatchObject({ abstained: true, folder_id: riversId, citations: [] });
  });

  it.each([
    'WHO MEASURED THE VATNA GLACIER?',
    'I have an exam tomorrow. Can you please tell me who measured the Vatna glacier? Thanks!',
    'Who measured the Vat\u200bna gla\u00adcier?',
  ])('is answered as it is typed: %s', async (question) => {
    const answer = (await ask(question, { folder_id: glaciersId })).json();
    expect(answer).toMatchObject({ abstained: false });
    expect(answer.answer).toContain('Ida Holm');
  });

  it('is answered where another script stands beside Latin letters or digits', async () => {
    const folderId = (await makeFolder(testApp.deps, student.user, 'Technik')).id;
    await uploadAndRead(testApp, student, {
      folderId,
      name: 'cpu.md',
      bytes: '# 计算机\n\nCPU是执行程序指令的部件。\n',
    });
    const answer = (await ask('请问CPU是什么?', { folder_id: folderId })).json();
    expect(answer.answer).toContain('执行程序指令');
  });

  it('keeps to the course that is named, and leaves nothing behind', async () => {
    expect((await ask('Who measured the Vatna glacier?', { folder_id: riversId })).json().abstained).toBe(true);
    const { threads } = (await student.get(`/api/chat/threads?folder_id=${riversId}`)).json();
    expect(threads).toEqual([]);
  });

  it('has nowhere to look for somebody without courses, and is not answered from others’', async () => {
    const other = await testApp.signIn();
    const question = 'When did the levee break?';
    for (const body of [{ question }, { question, folder_id: riversId }]) {
      const answer = await other.post('/folder-agent/query', body);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'folder_not_found']);
    }
    expect((await ask(' ')).json()).toMatchObject({ code: 'invalid_request' });
  });
});
