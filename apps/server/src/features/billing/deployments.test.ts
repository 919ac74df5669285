import { limits } from '@weekwise/contracts/limits.ts';
import type { TaskProgress } from '@weekwise/contracts/tasks.ts';
import { beforeAll, expect, test } from 'vitest';
import {
  bought,
  checkout,
  decide,
  deployBilling,
  deployed,
  newCourse,
  packDeployed,
  selling,
  sold,
} from '../../testing/billing.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { sweepTasks } from '../tasks/sweep.service.ts';
import { seedCatalogue } from './catalogue.service.ts';

let now = new Date('2026-03-01T12:00:00Z');
const testApp = useTestApp({ ...selling, clock: () => now });
beforeAll(() => seedCatalogue(testApp.deps.db, sold));

const start = async (student: Student, body: object) =>
  (await deployBilling(student, { run_in_background: true, ...body })).json<{
    code?: string;
    task_id: string;
    status: string;
  }>();
const progress = (student: Student, taskId: string) => student.get(`/api/background-tasks/progress/${taskId}`);
const ended = async (student: Student, taskId: string): Promise<TaskProgress> => {
  await expect
    .poll(async () => (await progress(student, taskId)).json().status, { timeout: 10_000 })
    .not.toBe('processing');
  return (await progress(student, taskId)).json();
};
const foldersOf = async (student: Student): Promise<number> =>
  (await student.get(`/api/folders/${student.user.id}/folders`)).json().total_folders;

test('a paid pack is made in the background, once, and a reload finds the same task', async () => {
  const [student, eve] = [await testApp.signIn(), await testApp.signIn()];
  const { session_id: sessionId } = await bought(student, 'three', { folder_name: 'Biology' });
  const ofPack = { folder_name: 'Biology', session_id: sessionId, run_in_background: true };
  const ask = () => student.post(`/api/onboarding/deploy-three-pack/${student.user.id}`, ofPack);
  const answers = (await Promise.all([1, 2, 3].map(ask))).map((answer) => answer.json());
  const tasks = new Set(answers.flatMap(({ task_id: id }) => id ?? []));
  expect(tasks.size).toBeLessThanOrEqual(1);
  const made = await packDeployed(student, { session_id: sessionId });
  expect(made).toHaveLength(3);
  for (const taskId of tasks) {
    const { kind, status, deployed: ids, folder_id: first } = await ended(student, taskId);
    expect([kind, status, ids, first]).toEqual(['deploy-folder', 'completed', made, made[0]]);
    expect((await progress(eve, taskId)).json().code).toBe('task_not_found');
  }
  expect((await start(student, { session_id: sessionId })).status).toBe('completed');
  expect(await foldersOf(student)).toBe(3);
});

test('a free course: two clicks make one, and its state is forgotten after an hour', async () => {
  const student = await testApp.signIn();
  const body = { folder_name: newCourse(), is_free_test: true };
  const [one, two] = await Promise.all([start(student, body), start(student, body)]);
  expect(one?.task_id ?? two?.task_id).toBeDefined();
  const { deployed: ids } = await ended(student, one?.task_id ?? two?.task_id ?? '');
  expect(ids).toHaveLength(1);
  expect(await foldersOf(student)).toBe(1);
  expect((await start(student, body)).code).toBe('folder_name_taken');
  expect((await start(student, { is_free_test: true })).code).toBe('free_test_used');
  now = new Date(now.getTime() + limits.processingStateExpiry + 1);
  expect((await progress(student, one?.task_id ?? '')).json().code).toBe('task_not_found');
  await sweepTasks(testApp.deps);
});

test('what fails says why, and can be dismissed', async () => {
  const student = await testApp.signIn();
  const { task_id: taskId } = await start(student, { connection_id: 'none' });
  expect(await ended(student, taskId)).toMatchObject({ status: 'failed', error: { code: 'connection_not_found' } });
  expect((await student.delete(`/api/background-tasks/progress/${taskId}`)).statusCode).toBe(200);
  expect((await progress(student, taskId)).statusCode).toBe(404);
});

test.each(['before', 'twice', 'never', 'after'] as const)('a payment that is told of %s', async (notification) => {
  const student = await testApp.signIn();
  const { session_id: sessionId } = await checkout(student, 'one');
  expect((await decide(student, sessionId, 'pay', notification)).statusCode).toBe(200);
  if (notification === 'after') expect(await deployed(student, { session_id: sessionId })).toBe('payment_pending');
  await expect.poll(() => deployed(student, { session_id: sessionId })).toHaveLength(1);
  expect(await foldersOf(student)).toBe(1);
});

test('of 50 checkouts at once with a code of one use, one has it', async () => {
  const students = await Promise.all(Array.from({ length: 50 }, () => testApp.signIn()));
  const body = { plan_id: 'one', promotion_code: 'RUSH', folder_name: 'Any' };
  const answers = await Promise.all(
    students.map((each) => each.post(`/api/subscription/${each.user.id}/checkout`, body)),
  );
  const codes = answers.map((answer) => answer.json().code ?? `begun at ${answer.json().order.amount}`);
  expect(codes.filter((code) => code === 'begun at 900')).toHaveLength(1);
  expect(codes.filter((code) => code === 'promotion_used_up')).toHaveLength(49);
});
