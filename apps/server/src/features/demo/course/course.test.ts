import { addDays, daysBetween, utcMidnight, weekdayOf } from '@weekwise/engine/dates/calendar.ts';
import { expect, test } from 'vitest';
import { fillDates, termOf } from './academic-term.ts';
import { courseFiles } from './course-files.ts';

test('on every day of four years the newest term that has begun is at most four weeks over', () => {
  for (let date = '2025-01-01'; date < '2029-01-01'; date = addDays(date, 1)) {
    const { start } = termOf(utcMidnight(date));
    const days = daysBetween(start, date);
    expect(weekdayOf(start)).toBe(0);
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
  expect([term.name, term.start]).toEqual([name, start]);
});

test('marks become the days of the term', () => {
  const term = termOf(new Date('2025-10-20T00:00:00Z'));
  expect(fillDates('{{term}}: {{w1}}; {{w4}}; {{w12 Fri}}', term)).toBe(
    'Autumn 2025: October 6 – October 12; October 27 – November 2; Friday, December 26, 2025',
  );
  expect(() => fillDates('{{w1 Day}}', term)).toThrow('{{w1 Day}}');
});

const course = () => courseFiles(new Date('2026-02-01T00:00:00Z'));
const countWords = (text: string): number => text.match(/[\p{L}\d][\p{L}\d.,'’%-]*/gu)?.length ?? 0;

test('each week has a chapter and a text of another kind, enough to learn from and no more than fits a week', async () => {
  const [syllabus, ...readings] = await course();
  expect([syllabus?.role, new Set(readings.map(({ role }) => role))]).toEqual(['syllabus', new Set(['material'])]);
  expect(new Set(readings.map(({ id }) => id)).size).toBe(24);
  for (let week = 0; week < 12; week++) {
    const [chapter, other] = readings.slice(2 * week, 2 * week + 2);
    expect(chapter?.text, chapter?.name).toContain('Textbook chapter. Course reader, pp. ');
    expect(other?.text, other?.name).not.toContain('Textbook chapter');
    const words = countWords(chapter?.text ?? '') + countWords(other?.text ?? '');
    expect([week + 1, words > 1200 && words < 1900]).toEqual([week + 1, true]);
  }
});

test('no mark is left, and no line of a text is longer than the others', async () => {
  for (const { text, name } of await course()) {
    expect(text, name).not.toContain('{{');
    const prose = text.split('\n').filter((line) => !/^\s*\|/.test(line));
    expect([name, prose.filter((line) => line.length > 140)]).toEqual([name, []]);
  }
});

test('the pages of a reading are the same in the syllabus and in its file, follow the one before, and hold a page of text each', async () => {
  const [syllabus, ...readings] = await course();
  let next = 1;
  for (const { name, text } of readings) {
    const [, from = 0, to = 0] = /Course\s+reader,\s+pp\.\s+(\d+)–(\d+)\./.exec(text)?.map(Number) ?? [];
    const title = name.replace(/\.md$/, '');
    const author = /^# .+\n\n\*(?:Composed by )?(?:\S+ )([^.:,\s]+)/.exec(text)?.[1];
    expect([title, from]).toEqual([title, next]);
    const said = syllabus?.text
      .split('\n')
      .filter((line) => line.includes(`"${title}`) && line.includes(`pp. ${from}–${to}`));
    expect([title, said?.length, said?.every((line) => line.includes(author ?? '?'))]).toEqual([title, 2, true]);
    const perPage = countWords(text) / (to - from + 1);
    expect([title, perPage > 200 && perPage < 330]).toEqual([title, true]);
    next = to + 1;
  }
});

test('every chapter tells what its terms mean and ends with questions', async () => {
  const chapters = (await course()).filter(({ text }) => text.includes('Textbook chapter'));
  for (const { name, text } of chapters) {
    const defined = text.match(/\*\*\*?[^*]+\*\*\*?(?: of \d+)? (?:is|are|was|were|means) /g) ?? [];
    expect([name, defined.length >= 8]).toEqual([name, true]);
    expect(text, name).toMatch(/## Questions to think about\n\n1\. .+\n3\. /s);
  }
});
