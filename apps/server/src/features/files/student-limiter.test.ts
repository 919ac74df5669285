import { expect, test } from 'vitest';
import { StudentLimiter } from './student-limiter.ts';

const never = new AbortController().signal;

test('a student’s uploads wait for each other, and nobody for somebody else’s', async () => {
  const pace = new StudentLimiter(8);
  const begun: string[] = [];
  const { promise: done, resolve: end } = Promise.withResolvers<void>();
  const upload = (user: string, n: number) =>
    pace.run(user, never, async () => {
      begun.push(`${user}${n}`);
      await done;
    });
  const all = [...Array.from({ length: 9 }, (_, n) => upload('ann', n)), upload('bob', 0)];
  await Promise.resolve();
  await new Promise(setImmediate);
  expect(begun.toSorted()).toEqual(['ann0', 'ann1', 'ann2', 'ann3', 'ann4', 'ann5', 'ann6', 'ann7', 'bob0']);
  end();
  await Promise.all(all);
  expect(begun).toHaveLength(10);
});

test('an upload that was given up while it waited is not taken in', async () => {
  const pace = new StudentLimiter(8);
  const { promise: done, resolve: end } = Promise.withResolvers<void>();
  const running = Array.from({ length: 8 }, () => pace.run('ann', never, () => done));
  const gone = new AbortController();
  let taken = false;
  const waiting = pace.run('ann', gone.signal, async () => {
    taken = true;
  });
  gone.abort(new Error('gone'));
  end();
  await expect(waiting).rejects.toThrow('gone');
  await Promise.all(running);
  expect(taken).toBe(false);
});

test('one that fails makes room for the next', async () => {
  const pace = new StudentLimiter(8);
  const fail = () => pace.run('ann', never, () => Promise.reject(new Error('full')));
  await Promise.allSettled(Array.from({ length: 20 }, fail));
  await expect(pace.run('ann', never, async () => 'stored')).resolves.toBe('stored');
});
