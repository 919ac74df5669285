import type { MaterialBasis } from '@weekwise/domain/activities.ts';
import type { FileRole } from '@weekwise/domain/documents.ts';
import { expect, it } from 'vitest';
import { lackOf, weekNotice } from './week-notice.ts';

const madeAt = new Date('2026-03-02T10:00:00Z');
const week = (basis: MaterialBasis) => ({ content: { basis, shortage: null, round: 1 }, madeAt });
const file = (role: FileRole, uploadedAt: string) => ({ role, uploadedAt: new Date(uploadedAt) });
const [before, after] = ['2026-03-01T10:00:00Z', '2026-03-02T10:00:01Z'];

it('a week of the syllabus alone says once files came in that it can be made anew', () => {
  const told = weekNotice(week('syllabus'), [file('material', before), file('material', after)]);
  expect(told).toContain('You have added files since');
});

it.each([
  ['nothing came in since', [file('material', before)]],
  ['only a syllabus did', [file('syllabus', after)]],
])('and asks for its readings where %s', (_what, files) => {
  expect(weekNotice(week('syllabus'), files)).toContain('Upload the readings of the week');
});

it('a week of its readings says nothing of either', () => {
  expect(weekNotice(week('materials'), [file('material', after)])).toBeNull();
});

it.each([
  [2, 2, 'None of your files is called after a reading'],
  [1, 2, 'Not every reading of this week'],
])('a week that lacks %i of %i readings says so', (missing, readings, said) => {
  expect(weekNotice(week('materials'), [], lackOf(missing, readings))).toContain(said);
  expect(lackOf(0, readings)).toBeNull();
});
