import { expect, test, vi } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

const made = (value: object, bytes = 10) => vi.fn(async () => ({ value, bytes }));

test('what is asked for by many at once is made once, and kept', async () => {
  const cache = new VersionedCache(100);
  const make = made({ n: 1 });
  const [first, second] = await Promise.all([cache.get('a', 1, make), cache.get('a', 1, make)]);
  expect(await cache.get('a', 1, make)).toBe(first);
  expect(second).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a newer version takes the place of the one before', async () => {
  const cache = new VersionedCache(100);
  const [old, newer] = [made({ n: 1 }), made({ n: 2 })];
  await cache.get('a', 1, old);
  expect(await cache.get('a', 2, newer)).toEqual({ n: 2 });
  await cache.get('a', 1, old);
  expect(old).toHaveBeenCalledTimes(2);
});

test('what was used longest ago makes room, counted in bytes', async () => {
  const cache = new VersionedCache(100);
  const makes = [made({}, 45), made({}, 45), made({}, 45)];
  for (const [i, make] of makes.entries()) await cache.get(`slot ${i}`, 1, make);
  for (const [i, make] of [...makes.entries()].reverse()) await cache.get(`slot ${i}`, 1, make);
  expect(makes.map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
});

test('what is larger than the whole cache is given and not kept', async () => {
  const cache = new VersionedCache(100);
  const make = made({ n: 1 }, 1000);
  expect(await cache.get('a', 1, make)).toEqual({ n: 1 });
  expect(await cache.get('a', 1, make)).toEqual({ n: 1 });
  expect(make).toHaveBeenCalledTimes(2);
});

test('what failed is made anew', async () => {
  const cache = new VersionedCache(100);
  await expect(cache.get('a', 1, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await cache.get('a', 1, made({ n: 1 }))).toEqual({ n: 1 });
});

test('whoever waits for a version gets it, though a newer one was asked for meanwhile; that one is kept', async () => {
  const cache = new VersionedCache(100);
  const gate = Promise.withResolvers<{ value: object; bytes: number }>();
  const first = cache.get('a', 1, () => gate.promise);
  const newer = made({ n: 2 });
  await cache.get('a', 2, newer);
  gate.resolve({ value: { n: 1 }, bytes: 10 });
  expect(await first).toEqual({ n: 1 });
  expect(await cache.newest('a')).toEqual({ n: 2 });
  await cache.get('a', 2, newer);
  expect(newer).toHaveBeenCalledTimes(1);
});

test('the newest is waited for while it is made, and there is none when that fails', async () => {
  const cache = new VersionedCache(100);
  expect(await cache.newest('a')).toBeNull();
  const gate = Promise.withResolvers<{ value: object; bytes: number }>();
  const asked = cache.get('a', 1, () => gate.promise);
  const newest = cache.newest('a');
  gate.resolve({ value: { n: 1 }, bytes: 10 });
  expect(await newest).toBe(await asked);
  const failing = cache.get('b', 1, () => Promise.reject(new Error('no database')));
  const none = cache.newest('b');
  await expect(failing).rejects.toThrow('no database');
  expect(await none).toBeNull();
});
