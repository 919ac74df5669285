import { expect, it } from 'vitest';
import { processingState } from './processing-state.ts';

const minute = 60_000;

it('a task is known to this tab until it ends', () => {
  const state = processingState('test');
  state.start('u1', 't1', 0);
  expect(state.taskId('u1', 59 * minute)).toBe('t1');
  expect(state.taskId('u2', 0)).toBeNull();
  state.end('u1');
  expect(state.taskId('u1', 0)).toBeNull();
});

it('stale state: after 60 minutes, or without a timestamp, it is removed', () => {
  const state = processingState('test');
  state.start('old', 't1', 0);
  sessionStorage.setItem('weekwise.student.test.undated', JSON.stringify({ taskId: 't2' }));
  expect([state.taskId('old', 60 * minute), state.taskId('undated')]).toEqual([null, null]);
  expect(sessionStorage.getItem('weekwise.student.test.old')).toBeNull();
  expect(sessionStorage.getItem('weekwise.student.test.undated')).toBeNull();
});
