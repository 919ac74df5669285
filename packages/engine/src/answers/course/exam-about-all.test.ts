import { expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { answer } from '../answer.ts';
import { resolveFollowUp } from '../conversation/follow-up.ts';

const syllabus = `# KNT 104 – Knots and Nets

Fall 2026

## Tests

| | Date | Room | Covers |
| --- | --- | --- | --- |
| Midterm | Wed Oct 7 | Ropewalk 2 | Chapters 1, 2 |
| Final | Wed Dec 16 | Long Shed | Everything, about half of it on chapters 5 and 6 |

The midterm is multiple choice. The final is half multiple choice, half tying.

## Schedule

| Week | Date | Topic |
| --- | --- | --- |
| 1 | Aug 31 | Hitches |
| 2 | Sep 7 | Bends |
| 3 | Sep 14 | Meshes |
`;
const document = await readDocument(new TextEncoder().encode(syllabus), 'syllabus.md');
const index = buildIndex(cutPassages(document, 'syllabus.md'));
const today = '2026-11-27';
const course = readSyllabus(document, { today });

it.each(['is it on everything or just the mesh stuff', 'so is it cumulative?', 'is it gonna be comprehensive'])(
  'tells what the table says that the exam covers: “%s”',
  (asked) => {
    const history = [
      { role: 'user' as const, content: 'when is the final' },
      { role: 'assistant' as const, content: 'Final: Wednesday, December 16, 2026. [1]' },
    ];
    expect(resolveFollowUp(asked, history)).toMatch(/the final/);
    const said = answer(asked, index, { syllabus: { course, documentId: 'syllabus.md' }, today, history });
    expect(said.answer).toMatch(/Everything, about half of it on chapters 5 and 6/);
    expect(said.answer).not.toMatch(/says nothing/);
  },
);
