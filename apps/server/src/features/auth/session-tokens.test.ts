import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '../../db/schema/auth.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

/** What the browser holds of a session: its token, and a signature behind the dot. */
const tokenOf = (cookie: string) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
const rowsOf = (userId: string) =>
  testApp.deps.db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt);

test('the database holds no token of a session, only its hash', async () => {
  const ann = await testApp.signIn();
  const token = tokenOf(ann.cookie);
  expect(token).toMatch(/^\w{32}$/);
  const [row] = await rowsOf(ann.user.id);
  expect(row?.token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(token);
  expect((await ann.get(`/api/auth/user/${ann.user.id}`)).statusCode).toBe(200);
});

test('the account marks the session that asks', async () => {
  const laptop = await testApp.signIn('two-sessions@example.edu');
  await testApp.signIn('two-sessions@example.edu');
  const { sessions: listed } = (await laptop.get('/api/account')).json();
  const [own] = await rowsOf(laptop.user.id);
  expect(listed.filter(({ current }: { current: boolean }) => current)).toEqual([
    expect.objectContaining({ session_id: own?.id }),
  ]);
});

test('sessions from before go on', async () => {
  const ann = await testApp.signIn();
  const [row] = await rowsOf(ann.user.id);
  await testApp.deps.db
    .update(sessions)
    .set({ token: tokenOf(ann.cookie) })
    .where(eq(sessions.id, row?.id ?? ''));
  expect((await ann.get('/api/auth/session')).json().user).toBeNull();
  const sql = await readFile(
    new URL('../../db/migrations/0037_session-tokens-are-hashes.sql', import.meta.url),
    'utf8',
  );
  await testApp.deps.db.execute(sql);
  expect(await rowsOf(ann.user.id)).toEqual([row]);
  expect((await ann.get('/api/auth/session')).json().user.id).toBe(ann.user.id);
});
