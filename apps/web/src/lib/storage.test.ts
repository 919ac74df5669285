import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { boundedStore, storedValue } from './storage.ts';

const numbers = () => boundedStore({ kind: 'number', schema: z.number(), limit: 3, storage: () => localStorage });

describe('boundedStore', () => {
  it('forgets the least recently written entry beyond its limit', () => {
    const store = numbers();
    for (const [key, value] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['a', 10],
      ['d', 4],
    ] as const)
      store.set(key, value);
    expect(['a', 'b', 'c', 'd'].map((key) => store.get(key))).toEqual([10, null, 3, 4]);
    // Three entries and the order they were written in.
    expect(Object.keys(localStorage).filter((name) => name.startsWith('weekwise.number'))).toHaveLength(4);
  });

  it('forgets one entry, or all of its kind and nothing else', () => {
    const store = numbers();
    localStorage.setItem('other', 'stays');
    store.set('a', 1);
    store.set('b', 2);
    store.remove('a');
    expect(store.get('a')).toBeNull();
    store.clear();
    expect(store.get('b')).toBeNull();
    expect(localStorage.getItem('other')).toBe('stays');
  });

  it('takes what does not fit the schema for nothing', () => {
    const store = numbers();
    store.set('a', 1);
    localStorage.setItem('weekwise.number.a', '"text"');
    expect(store.get('a')).toBeNull();
    localStorage.setItem('weekwise.number.a', '{broken');
    expect(store.get('a')).toBeNull();
  });

  it('goes on when storage is full or closed', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = numbers();
    expect(() => store.set('a', 1)).not.toThrow();
    expect(store.get('a')).toBeNull();
  });
});

describe('storedValue', () => {
  it('hears of changes in other tabs', () => {
    const value = storedValue('thing', z.string());
    const listener = vi.fn();
    const stop = value.onChange(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'weekwise.thing' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'weekwise.other' }));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'weekwise.thing' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
