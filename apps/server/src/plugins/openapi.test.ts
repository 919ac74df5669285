import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';

/** Milliseconds of processor time of this thread. */
const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

test('describing all calls takes hardly any time of the thread that answers requests, and is done once', async () => {
  const ask = openApi('1.0.0');
  const before = used();
  const made = await Promise.all([ask(), ask()]);
  expect(used() - before).toBeLessThan(100);
  expect(made[0]).toBe(made[1]);
});
