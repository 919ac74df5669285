import { expect, test } from 'vitest';
import { makeFolder } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';

const testApp = useTestApp();

/** A call as its contract describes it, with stand-ins for what its path names. */
const urlOf = (path: string) => path.replace(/:userId\b/, 'somebody-else').replace(/:\w+/g, 'nothing');

const guarded = () =>
  testApp.app.routeList.flatMap(({ contract }) => (contract?.access === 'session' ? [contract] : []));

test('without a session every guarded call answers 401 and says nothing else', async () => {
  expect(guarded().length).toBeGreaterThan(4);
  for (const { method, path } of guarded()) {
    const answer = await testApp.app.inject({ method, url: urlOf(path) });
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 401, 'unauthenticated']);
  }
});

test('a forged or spent session cookie is no session', async () => {
  const ann = await testApp.signIn();
  const forged = ann.cookie.replace(/=./, '=x');
  for (const cookie of [forged, `${ann.cookie}x`, 'weekwise.session_token=', 'weekwise.session_token=a.b', '=;;=']) {
    const answer = await testApp.app.inject({ url: `/api/auth/user/${ann.user.id}`, headers: { cookie } });
    expect([cookie, answer.statusCode]).toEqual([cookie, 401]);
  }
});

test('with a session, every claim to be somebody else answers 403', async () => {
  const ann = await testApp.signIn();
  const bob = await testApp.signIn();
  for (const { method, path } of guarded()) {
    const url = urlOf(path).replace('somebody-else', ann.user.id);
    const body = method === 'GET' ? undefined : { user_id: bob.user.id };
    const claims = [
      { url: urlOf(path).replace('somebody-else', bob.user.id), skip: !path.includes(':userId') },
      { url: `${url}?user_id=${bob.user.id}` },
      { url: `${url}?user_id=${ann.user.id}&user_id=${bob.user.id}` },
      { url, headers: { 'x-user-id': bob.user.id } },
      { url, payload: body, skip: !body || path === '/api/upload' },
    ];
    for (const { url: claimed, headers, payload, skip } of claims) {
      if (skip) continue;
      const answer = await testApp.app.inject({
        method,
        url: claimed,
        headers: { cookie: ann.cookie, ...headers },
        ...(payload && { payload }),
      });
      expect([path, claimed, answer.statusCode, answer.json().code]).toEqual([path, claimed, 403, 'claim_mismatch']);
    }
  }
});

test('a claim that is true, or none, goes through', async () => {
  const ann = await testApp.signIn();
  const url = `/api/folders/${ann.user.id}/folders`;
  expect((await ann.get(url)).statusCode).toBe(200);
  expect((await ann.get(`${url}?user_id=${ann.user.id}`, { 'x-user-id': ann.user.id })).statusCode).toBe(200);
});

test('whatever is asked about somebody else’s folder, it does not exist', async () => {
  const ann = await testApp.signIn();
  const bob = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, ann.user);
  const asked = guarded().filter(({ path, body }) => path.includes(':folderId') && !body);
  expect(asked.length).toBeGreaterThan(5);
  for (const { method, path } of asked) {
    const url = urlOf(path.replace(':folderId', folder.id).replace(':userId', bob.user.id));
    const answer = await testApp.app.inject({ method, url, headers: { cookie: bob.cookie } });
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, 'folder_not_found']);
  }
});
