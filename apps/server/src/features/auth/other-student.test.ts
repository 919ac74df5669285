import { describe, expect, test } from 'vitest';
import { tokenIn } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

let caller = 0;
const newCaller = () => `127.5.0.${++caller}`;

const ways = {
  mail: { ask: 'request-email-magic-link', field: 'email', verify: 'verify-email-magic-link' },
  text: { ask: 'request-sms-link', field: 'phone_number', verify: 'verify-sms-link' },
} as const;
type Way = keyof typeof ways;

async function linkFor(way: Way, to: string): Promise<string> {
  const { ask, field } = ways[way];
  const payload = { [field]: to };
  await testApp.app.inject({ method: 'POST', url: `/api/auth/${ask}`, payload, remoteAddress: newCaller() });
  return tokenIn(way === 'mail' ? testApp.mail.sent : testApp.sms.sent);
}

const open = (way: Way, token: string, { cookie, insteadOf }: { cookie?: string; insteadOf?: string } = {}) =>
  testApp.app.inject({
    url: `/api/auth/${ways[way].verify}?token=${token}${insteadOf ? `&instead_of=${insteadOf}` : ''}`,
    headers: cookie ? { cookie } : {},
    remoteAddress: newCaller(),
  });

describe.each([
  ['mail', 'bea@example.edu'],
  ['text', '+447700900900'],
] as const)('somebody else’s link by %s in a browser that is signed in', (way, to) => {
  test('asks first: nobody is signed in or out, and the link stays good', async () => {
    const ann = await testApp.signIn('ann@example.edu');
    const token = await linkFor(way, to);
    const asked = await open(way, token, ann);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'signed_in_as_other']);
    expect(asked.json().detail).toEqual({ user_id: ann.user.id, signed_in_as: 'ann@example.edu', link_for: to });
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect((await ann.get(`/api/auth/user/${ann.user.id}`)).statusCode).toBe(200);
    expect((await open(way, token)).statusCode).toBe(200);
  });

  test('signs in once its reader says instead of whom, and ends that session', async () => {
    const ann = await testApp.signIn('ann@example.edu');
    const token = await linkFor(way, to);
    const answer = await open(way, token, { cookie: ann.cookie, insteadOf: ann.user.id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user.userId).not.toBe(ann.user.id);
    expect((await ann.get(`/api/auth/user/${ann.user.id}`)).statusCode).toBe(401);
  });

  test('asks again where that names another student: who wrote the link does not know who is signed in', async () => {
    const ann = await testApp.signIn('ann@example.edu');
    const answer = await open(way, await linkFor(way, to), { cookie: ann.cookie, insteadOf: 'somebody' });
    expect(answer.json().code).toBe('signed_in_as_other');
  });
});

test('a student’s own link asks nothing, by mail or by text', async () => {
  const ann = await testApp.signIn('ann@example.edu');
  expect((await open('mail', await linkFor('mail', 'ann@example.edu'), ann)).statusCode).toBe(200);
  const first = await open('text', await linkFor('text', '+447700900901'));
  const cookie = String(first.headers['set-cookie']).split(';')[0];
  expect((await open('text', await linkFor('text', '+447700900901'), { cookie })).statusCode).toBe(200);
});

test('a link that opens nothing says so, whoever is signed in', async () => {
  const ann = await testApp.signIn('ann@example.edu');
  expect((await open('mail', 'A'.repeat(32), ann)).json().code).toBe('link_invalid');
});
