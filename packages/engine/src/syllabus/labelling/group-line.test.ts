import { describe, expect, it, test } from 'vitest';
import { entry, fall2024 } from '../testing/pieces.ts';
import { understandSession } from './understand-session.ts';

const read = (lines: string[]) => {
  const entries = lines.map((line) => entry(line, { place: 'paragraph' }));
  const found = understandSession(
    { date: null, unit: null, entries },
    { dates: fall2024, anchor: { session: null, weekStart: '2024-09-16' }, isKnown: () => false },
  );
  return {
    topics: found.topics.map(({ text }) => text),
    works: found.works.map(({ title, dueDate, group }) => `${title} ${dueDate} ${group}`),
  };
};

test.each([
  ['--Section 04--Tuesday (9/17) Test I', 'Section 04'],
  ['Section 04 – Tuesday, 9/17: Test I', 'Section 04'],
  ['- Group B: Tue (9/17) - Test I', 'Group B'],
])('%s: what a group does on its day', (line, group) => {
  const other = '--Section 06--Wednesday (9/18)--Test I';
  expect(read([line, other]).works).toEqual([`Test I 2024-09-17 ${group}`, 'Test I 2024-09-18 Section 06']);
});

describe('lines for several groups', () => {
  it('tells what is to be done by the day of the group', () => {
    const { works } = read([
      '--Section 04--Monday (9/16): complete the kiln 2 web assignment by tonight.',
      '--Section 06--Thursday (9/19): complete the kiln 2 web assignment by tonight.',
    ]);
    expect(works.map((work) => work.slice(-21))).toEqual(['2024-09-16 Section 04', '2024-09-19 Section 06']);
    expect(works.every((work) => /kiln 2 web assignment/i.test(work))).toBe(true);
  });

  it('takes a day off for no work and no topic', () => {
    const lines = [
      'Section 04--Monday (9/16)--No class--field day',
      'Section 06--Thursday (9/19)--No class--field day',
    ];
    expect(read(lines)).toEqual({ topics: [], works: [] });
  });

  it('leaves a section of the course alone', () => {
    expect(read(['Section 4 – Monday (9/16): Glazes and slips']).works).toEqual([]);
  });
});

test.each(['After the test:', 'Before our exam:', '--Following the midterm'])('%s is no work and no topic', (line) => {
  expect(read([line, 'Read Okafor, ch. 2'])).toMatchObject({ topics: [], works: [] });
});
