import { describe, expect, it } from 'vitest';
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

describe('a row of the schedule whose topic is that it is a holiday', () => {
  it.each([
    ['*** Holiday ***', 'Holiday'],
    ['Holiday', 'Holiday'],
    ['– University holiday –', 'University holiday'],
    ['HOLIDAYS', 'HOLIDAYS'],
  ])('“%s”', (topic, said) => {
    const lines = ['Week | Date | Topic', `3 | Jan 27 | ${topic}`, '3 | Jan 29 | The holiday trade on the river'];
    const starts = lines.map((_, i) => lines.slice(0, i).join('\n').length + Math.min(i, 1));
    const places = starts.map((start, block) => ({ start, block, page: 1, form: 'row' as const }));
    const rows = makePassages([lines.join('\n')]).map((passage) => ({ ...passage, places }));
    expect(dayOff('2026-01-27', riverCourse, rows)?.text).toBe(
      `There is no class on Tuesday, January 27, 2026: “${said}”.`,
    );
    expect(dayOff('2026-01-29', riverCourse, rows)).toBeNull();
  });
});
