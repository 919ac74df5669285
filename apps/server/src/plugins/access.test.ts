import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const testApp = useTestApp();

/** A call as its contract describes it, with stand-ins for what its path names. */
const urlOf = (path: string) => path.replace(/:userId\b/, 'somebody-else').replace(/:\w+/g, 'nothing');

/**
 * Calls of students; those of admins may name anybody. One that redirects refuses by where it leads: see the access
 * matrix.
 */
const guarded = () =>
  testApp.app.routeList.flatMap(({ contract }) =>
    contract?.access === 'session' && contract.kind !== 'redirect' ? [contract] : [],
  );

test('a forged or spent session cookie is no session', async () => {
  const ann = await testApp.signIn();
  // Another character whatever the token begins with: an `x` put in the place of an `x` would forge nothing.
  const forged = ann.cookie.replace(/=(.)/, (_, first) => (first === 'x' ? '=y' : '=x'));
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
