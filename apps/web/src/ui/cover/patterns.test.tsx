import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeSession, openSession } from '../../lib/session/session-store.ts';
import { storageLimits } from '../../lib/storage.ts';
import { makeRecord } from '../../testing/factories.ts';
import { Cover } from './cover.tsx';
import { chooseNextPattern } from './patterns.ts';

const stored = () => Object.keys(localStorage).filter((name) => name.startsWith('weekwise.student.folder-images.'));
const drawn = (id: string) => render(<Cover id={id} />).container.innerHTML;

beforeEach(() => {
  vi.useFakeTimers();
  closeSession();
  openSession(makeRecord());
});

it('another pattern shows at once, in the colour of the course, and is kept', () => {
  const { container } = render(<Cover id="f1" />);
  const before = container.innerHTML;
  const colours = () => container.querySelector('svg')?.getAttribute('style');
  const colour = colours();
  act(() => chooseNextPattern('f1'));
  const after = container.innerHTML;
  expect(after).not.toBe(before);
  expect(colours()).toBe(colour);
  vi.advanceTimersByTime(500);
  // A student who comes back begins with what this browser kept.
  act(() => closeSession());
  act(() => openSession(makeRecord()));
  expect(drawn('f1')).toBe(after);
});

it('folder images are saved 500 ms after the last choice', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  chooseNextPattern('f1');
  vi.advanceTimersByTime(400);
  chooseNextPattern('f1');
  vi.advanceTimersByTime(499);
  expect(stored()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(stored()).toEqual(['weekwise.student.folder-images.f1']);
  expect(write.mock.calls.filter(([name]) => name === stored()[0])).toHaveLength(1);
});

it('50 of them stay, those chosen longest ago go first', () => {
  for (let n = 0; n <= storageLimits.folderImages; n++) {
    chooseNextPattern(`f${n}`);
    vi.advanceTimersByTime(500);
  }
  expect(stored()).toHaveLength(50);
  expect(stored()).not.toContain('weekwise.student.folder-images.f0');
});

it('logout: a choice that waits is not written, and the next student sees the first pattern', () => {
  const first = drawn('f9');
  act(() => chooseNextPattern('f9'));
  act(() => closeSession());
  vi.advanceTimersByTime(5_000);
  expect(stored()).toEqual([]);
  expect(drawn('f9')).toBe(first);
});
