// A folder in the bin × every call that could name it or something in it: it is nowhere but in the bin. New contracts
// join by themselves.
import type { Contract } from '@weekwise/contracts/contract.ts';
import { expect, test } from 'vitest';
import { requestFor } from './testing/access/requests.ts';
import { takeSnapshot, traces } from './testing/access/snapshot.ts';
import { makeWorld } from './testing/access/world.ts';
import { useTestApp } from './testing/test-app.ts';
import { taskEnd } from './testing/uploads.ts';

const testApp = useTestApp();

/** What belongs to the student and to no folder. */
const ofStudent = ['user', 'session', 'connection'];
/** Calls that are about the bin, and those that filter what admins see of costs: those stay counted. */
const ofBin = [
  'POST /api/folders/:folderId/restore',
  'GET /api/admin/cost/tokens/analytics',
  'GET /api/admin/cost/tokens/over-time',
];

const nameOf = ({ method, path }: Contract): string => `${method} ${path}`;
/** Once each: a GET is registered as HEAD too. */
const contracts = (): Contract[] => [...new Set(testApp.app.routeList.flatMap(({ contract }) => contract ?? []))];

test('what is in the bin does not exist, by whatever it is named, and stays as it is', async () => {
  const { student, ids, secrets } = await makeWorld(testApp, 'ottilie');
  await taskEnd(student, ids.task ?? '');
  const admin = await testApp.signInAdmin();
  expect((await student.delete(`/api/folders/${ids.folder}`)).statusCode).toBe(200);

  const before = await takeSnapshot(testApp.deps);
  const found: string[] = [];
  let asked = 0;
  for (const contract of contracts()) {
    const actor = contract.access === 'admin' ? admin : student;
    const { request, kinds } = await requestFor(contract, (kind) => ids[kind]);
    const inFolder = [...kinds].filter((kind) => !ofStudent.includes(kind));
    if (inFolder.length === 0 || ofBin.includes(nameOf(contract))) continue;
    const answer = await testApp.app.inject({ ...request, headers: { ...request.headers, cookie: actor.cookie } });
    asked++;
    const tells = secrets.some((secret) => answer.body.includes(secret));
    if (answer.statusCode !== 404 || tells)
      found.push(`${nameOf(contract)} (${inFolder}): ${answer.statusCode} ${answer.body.slice(0, 100)}`);
  }
  expect(found).toEqual([]);
  expect(asked).toBeGreaterThan(40);
  expect(traces(before, await takeSnapshot(testApp.deps), Object.values(ids))).toEqual([]);
});
