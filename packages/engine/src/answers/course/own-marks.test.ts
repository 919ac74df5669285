import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';
import { asksForOwnMark } from './own-marks.ts';

const syllabus = `# Salt Making

## Grades

Salt quiz 2: 15%. The brine paper: 20%.
`;

it.each(['what did i get on it', 'and how did I do on that?', 'did i pass it', 'what grade did i get for the paper'])(
  'says that there are no marks: “%s”',
  async (asked) => {
    const said = await askChapter(syllabus, 'how much is salt quiz 2 worth', asked);
    expect(said).toMatch(/^I have no marks of yours/);
    expect(said).not.toContain('15%');
  },
);

it.each([
  'what did I get wrong about brine',
  'how do I do well on the paper',
  'how do I pass the exam',
  'did I miss it',
])('leaves other questions alone: “%s”', (asked) => {
  expect(asksForOwnMark(asked)).toBe(false);
});
