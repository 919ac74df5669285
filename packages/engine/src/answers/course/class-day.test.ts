import { expect, it } from 'vitest';
import { makePassages } from '../../testing/passages.ts';
import { riverCourse } from '../testing/river-course.ts';
import { dayOff } from './class-day.ts';

const passages = makePassages(['Winter games: no class on January 27 and 28.', 'The lab meets on January 29.']);

it('knows a day on which the class does not meet, with the words that say so', () => {
  expect(dayOff('2026-01-27', riverCourse, passages)?.text).toBe(
    'There is no class on Tuesday, January 27, 2026: “Winter games: no class on January 27 and 28”.',
  );
  expect(dayOff('2026-01-29', riverCourse, passages)).toBeNull();
});
