import { expect, it } from 'vitest';
import { FirstTokenGate } from './first-token-gate.ts';

it('lets who was heard wait for those who were not, in their order, but not once they are stopped', async () => {
  const firstWords = new FirstTokenGate();
  const { signal } = new AbortController();
  const stopped = new AbortController();
  const said: string[] = [];
  await firstWords.waitForOthers(signal);
  const prepared = Promise.withResolvers<void>();
  const preparing = firstWords.run(() => prepared.promise.then(() => said.push('prepared')));
  const waiting = ['one', 'two'].map((name) => firstWords.waitForOthers(signal).then(() => said.push(name)));
  const gone = firstWords.waitForOthers(stopped.signal).then(() => said.push('stopped'));
  stopped.abort();
  await gone;
  // A preparation that fails ends too, and the one that is left holds the others.
  await expect(firstWords.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await new Promise((resolve) => setImmediate(resolve));
  expect(said).toEqual(['stopped']);
  prepared.resolve();
  await Promise.all([preparing, ...waiting]);
  expect(said).toEqual(['stopped', 'prepared', 'one', 'two']);
  await firstWords.waitForOthers(signal);
});
