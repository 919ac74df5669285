import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { openApi } from './openapi.ts';

test('all calls are described once, in a thread beside the one that answers requests', async () => {
  const threads: Worker[] = [];
  const count = (thread: Worker) => void threads.push(thread);
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));
  const ask = openApi('1.0.0');
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toBe(first);
  expect(await ask()).toBe(first);
  expect(threads).toHaveLength(1);
});
