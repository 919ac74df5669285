import { expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { scopeOfExam } from './exam-said.ts';
import { unitsAsWeeks } from './units.ts';

const syllabus = `# Moss and Fern

## Exams

The midterm covers units one and two. The final covers unit 3 only.

## Unit 1: Water

Week 1, Jan 19. Dew. Read 1.1.

Week 2, Jan 26. Bogs. Read 1.2.

## Unit 2: Light

Week 3, Feb 2. Shade. Read 2.1.

## Unit 3: Time

Week 4, Feb 9. Spores. Read 3.1.

Week 5, Feb 16. Midterm.
`;
const document = await readDocument(new TextEncoder().encode(syllabus), 'syllabus.md');
const course = readSyllabus(document, { today: '2027-01-20' });
const passages = cutPassages(document, 's');

it.each([
  ['summarize unit 1', 'summarize weeks 1, 2'],
  ['quiz me on units 1-2', 'quiz me on weeks 1, 2, 3'],
  ['units one and two', 'weeks 1, 2, 3'],
  ['unit 3 and chapter 4', 'weeks 4, 5 and chapter 4'],
  ['unit 9', 'unit 9'],
  ['part 2 of the film', 'part 2 of the film'],
])('“%s”', (said, expected) => {
  expect(unitsAsWeeks(said, course, () => passages)).toBe(expected);
});

it('knows the weeks of an exam that covers units', () => {
  expect(scopeOfExam('the midterm', course, () => passages)?.weeks).toEqual([1, 2, 3]);
  expect(scopeOfExam('the final', course, () => passages)?.weeks).toEqual([4, 5]);
});
