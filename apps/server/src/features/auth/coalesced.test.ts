import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { coalesced } from './coalesced.ts';

/** Look-ups in a set of open sessions, each of which sees what is there when it begins and ends when it is told to. */
function slowSessions(...open: string[]) {
  const sessions = new Set(open);
  const begun: { key: string; end: () => void; fail: (error: Error) => void }[] = [];
  const lookUp = coalesced(4, async (key) => {
    const isOpen = sessions.has(key);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    begun.push({ key, end: resolve, fail: reject });
    await promise;
    return isOpen;
  });
  return { sessions, begun, lookUp };
}

test('five hundred calls with one cookie are a few look-ups', async () => {
  const { begun, lookUp } = slowSessions('ann');
  const calls: Promise<boolean>[] = [];
  for (let n = 0; n < 4; n++) {
    calls.push(lookUp('ann'));
    await turn();
  }
  calls.push(...Array.from({ length: 496 }, () => lookUp('ann')));
  for (let ended = 0; ended < begun.length; ended++) {
    begun[ended]?.end();
    await turn();
  }
  expect(new Set(await Promise.all(calls))).toEqual(new Set([true]));
  expect(begun).toHaveLength(5);
});

test('a call that comes after the sign-out is not let in by a look-up that began before it', async () => {
  const { sessions, begun, lookUp } = slowSessions('ann');
  const before = lookUp('ann');
  await turn();
  sessions.delete('ann');
  const after = lookUp('ann');
  await turn();
  for (const { end } of begun) end();
  expect(await before).toBe(true);
  expect(await after).toBe(false);
});

test('a call that shares a look-up which waited sees the sign-out that came before it began', async () => {
  const { sessions, begun, lookUp } = slowSessions('ann', 'b', 'c', 'd', 'e');
  const others = ['b', 'c', 'd', 'e'].map((key) => lookUp(key));
  const waiting = lookUp('ann');
  await turn();
  sessions.delete('ann');
  const shared = lookUp('ann');
  for (let ended = 0; ended < 5; ended++) {
    begun[ended]?.end();
    await turn();
  }
  expect(await Promise.all(others)).toEqual([true, true, true, true]);
  expect([await waiting, await shared]).toEqual([false, false]);
  expect(begun).toHaveLength(5);
});

test('each cookie gets its own answer, a few at a time, and a look-up that fails fails nobody else', async () => {
  const keys = Array.from({ length: 12 }, (_, n) => `student ${n}`);
  const { begun, lookUp } = slowSessions(...keys.filter((_, n) => n % 2 === 0));
  const calls = keys.map((key) => lookUp(key));
  const settled = Promise.allSettled(calls);
  await turn();
  expect(begun).toHaveLength(4);
  for (let ended = 0; ended < keys.length; ended++) {
    if (ended === 3) begun[ended]?.fail(new Error('The database went away.'));
    else begun[ended]?.end();
    await turn();
  }
  const results = await settled;
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual(
    keys.map((_, n) => (n === 3 ? 'failed' : n % 2 === 0)),
  );
  const again = lookUp('student 3');
  await turn();
  begun.at(-1)?.end();
  expect(await again).toBe(false);
});
