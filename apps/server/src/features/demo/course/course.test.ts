import { expect, test } from 'vitest';
import { courseFiles } from './course-files.ts';
import { fillDates, termOf } from './term.ts';

const day = 24 * 3600_000;

test('on every day of four years the newest term that has begun is at most four weeks over', () => {
  for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2029, 0, 1); at += day) {
    const { start } = termOf(new Date(at));
    const days = (at - start.getTime()) / day;
    expect(start.getUTCDay()).toBe(1);
    expect(days).toBeGreaterThanOrEqual(0);
    expect(days).toBeLessThan(16 * 7);
  }
});

test.each([
  ['2026-01-04T23:59:59Z', 'Autumn 2025', '2025-10-06'],
  ['2026-01-05T00:00:00Z', 'Winter 2026', '2026-01-05'],
  ['2026-06-30T12:00:00Z', 'Spring 2026', '2026-04-06'],
  ['2026-07-06T12:00:00Z', 'Summer 2026', '2026-07-06'],
])('on %s the term is %s', (now, name, start) => {
  const term = termOf(new Date(now));
  expect([term.name, term.start.toISOString().slice(0, 10)]).toEqual([name, start]);
});

test('marks become the days of the term', () => {
  const term = termOf(new Date('2025-10-20T00:00:00Z'));
  expect(fillDates('{{term}}: {{w1}}; {{w4}}; {{w12 Fri}}', term)).toBe(
    'Autumn 2025: October 6 – October 12; October 27 – November 2; Friday, December 26, 2025',
  );
  expect(() => fillDates('{{w1 Day}}', term)).toThrow('{{w1 Day}}');
});

test('the course is a syllabus and six readings, each of a length to be read in one sitting, with no mark left', async () => {
  const files = await courseFiles(new Date('2026-02-01T00:00:00Z'));
  expect(files.map(({ role }) => role)).toEqual(['syllabus', ...Array<string>(6).fill('material')]);
  expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
  for (const { text, role, name } of files) {
    expect(text, name).not.toContain('{{');
    const words = text.split(/\s+/).length;
    if (role === 'material') expect([name, words > 900 && words < 1500]).toEqual([name, true]);
  }
});
