import { beforeEach, expect, test } from 'vitest';
import { rememberDeployed, takeDeployed, takeUploadWish } from './deployed.ts';

beforeEach(() => localStorage.clear());

test('a pack opens its first course, once', () => {
  rememberDeployed(['f1', 'f2', 'f3'], 'Biology');
  expect([takeDeployed(), takeDeployed()]).toEqual(['f1', null]);
});

test('a single course is no pack', () => {
  rememberDeployed(['f1'], 'Biology');
  expect(takeDeployed()).toBeNull();
});

test('a course that was just made asks for its syllabus, once, and not after an hour', () => {
  rememberDeployed(['f1', 'f2'], 'Biology', 0);
  expect([takeUploadWish('f1', 3_599_999), takeUploadWish('f1', 3_599_999)]).toEqual([true, false]);
  expect(takeUploadWish('f2', 3_600_000)).toBe(false);
});
