// Every call that names a folder × everything that is no folder id (spec §5). A new contract joins by itself.
import { folderFields } from '@weekwise/contracts/common.ts';
import type { Contract } from '@weekwise/contracts/contract.ts';
import { expect, test } from 'vitest';
import { requestFor } from './testing/access/requests.ts';
import { useTestApp } from './testing/test-app.ts';

const testApp = useTestApp();

const namesFolder = ({ params, query, body }: Contract): boolean =>
  [params, query, body].some((part) => folderFields.some((field) => part && field in part.shape));

/** Once each: a GET is registered as HEAD too. */
const contracts = (): Contract[] => [...new Set(testApp.app.routeList.flatMap(({ contract }) => contract ?? []))];
const nameOf = ({ method, path }: Contract): string => `${method} ${path}`;

test.each(['', ' ', 'undefined', 'null'])('%j is no folder id to any call', async (blank) => {
  const student = await testApp.signIn();
  const admin = await testApp.signInAdmin();
  const wrong: string[] = [];
  let asked = 0;
  for (const contract of contracts().filter((one) => namesFolder(one) || one.kind === 'multipart')) {
    const actor = contract.access === 'admin' ? admin : student;
    const idOf = (kind: string) => (kind === 'folder' ? blank : kind === 'user' ? actor.user.id : 'some-id');
    const { request } = await requestFor(contract, idOf);
    // A path without its id is another path, or none.
    const isNoPath = blank === '' && /:folderId/.test(contract.path);
    const headers = { ...request.headers, cookie: actor.cookie };
    const answer = await testApp.app.inject({ ...request, headers });
    const { code, message } = answer.json();
    asked++;
    if (isNoPath && answer.statusCode === 404) continue;
    if (answer.statusCode === 400 && code === 'invalid_folder_id' && message === 'Invalid folder ID') continue;
    wrong.push(`${nameOf(contract)}: ${answer.statusCode} ${code}`);
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(30);
});

test('every call that names a folder says that it may refuse the id', () => {
  const silent = contracts().filter((one) => namesFolder(one) && !one.errors.includes('invalid_folder_id'));
  expect(silent.map(nameOf)).toEqual([]);
});

test('a body without its folder id, or with something else there, has no folder id either', async () => {
  const student = await testApp.signIn();
  const blanks = ['\u00a0\u3000', '%20', ' NULL ', 'NaN', '[object Object]', 'x'.repeat(201)];
  for (const value of [undefined, null, 5, {}, [], ...blanks]) {
    const body = { folder_id: value };
    const answer = await student.post(`/api/folders/${student.user.id}/select`, body);
    expect([value, answer.statusCode, answer.json().code]).toEqual([value, 400, 'invalid_folder_id']);
  }
});
