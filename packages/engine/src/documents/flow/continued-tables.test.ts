import { describe, expect, it } from 'vitest';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { readDocx } from '../docx/read-docx.ts';
import { docxOf, wordCell, wordParagraph, wordRun, wordTable } from '../testing/office-files.ts';
import { outline } from '../testing/outline.ts';

type Row = readonly string[];
const table = (...rows: Row[]) =>
  wordTable(...rows.map((row) => row.map((text) => wordCell(wordParagraph(wordRun(text)))).join('')));
const read = (...parts: string[]) => readDocx(docxOf(wordParagraph(wordRun('Weaving, Fall 2026')) + parts.join('')));
const worksOf = async (...parts: string[]) => {
  const { weeks } = readSyllabus(await read(...parts));
  return weeks.map(({ assignments }) => assignments.map(({ title, dueDate }) => `${title} ${dueDate}`).join('; '));
};
const head: Row = ['Week', 'Date', 'Topic', 'Due'];
const first: Row = ['1', 'Sep 7', 'Wool', 'Quiz 1'];
const cut: Row = ['2', 'Sep 14', 'Linen and', 'Response paper 1 due'];
const rest: Row = ['', '', 'hemp', 'Friday, Sep 18'];
const third: Row = ['3', 'Sep 21', 'Silk', 'Quiz 2'];
const whole = ['Quiz 1 2026-09-07', 'Response paper 1 2026-09-18', 'Quiz 2 2026-09-21'];

describe('a row that goes on in the next table', () => {
  it.each([
    ['directly', [table(head, first, cut), table(rest, third)]],
    ['below a page line', [table(head, first, cut), wordParagraph(wordRun('Weaving, page 2')), table(rest, third)]],
    ['under headings printed again', [table(head, first, cut), table(head, rest, third)]],
    ['under a label of work', [table(['Week', 'Date', 'Topic', 'Assignments'], first, cut), table(rest, third)]],
  ])('keeps its due date: %s', async (_, parts) => {
    expect((await worksOf(...parts))[1]).toBe(whole[1]);
  });

  it('keeps the rows behind it in the schedule', async () => {
    expect(await worksOf(table(head, first, cut), table(rest, third))).toEqual(whole);
    expect(
      await worksOf(
        table(head, first, third.with(0, '2'), cut.with(0, '3').with(1, 'Sep 28')),
        table(rest.with(3, 'Friday, Oct 2')),
      ),
    ).toEqual(['Quiz 1 2026-09-07', 'Quiz 2 2026-09-21', 'Response paper 1 2026-10-02']);
  });

  it('gives no date to the work beside the one whose name asks for it', async () => {
    const two = [cut[0] ?? '', cut[1] ?? '', 'Linen', 'Quiz 3'];
    const works = await worksOf(table(head, first, two, ['', '', '', 'Response paper 1 due']), table(rest, third));
    expect(works[1]).toBe('Quiz 3 2026-09-14; Response paper 1 2026-09-18');
  });
});

it.each([
  [
    'a table with a corner above the names of its rows',
    [
      ['', 'Points', 'Share', 'Rule'],
      ['Essay', '10', '20', 'x'],
    ],
  ],
  [
    'a table of another width',
    [
      ['', 'hemp', 'Sep 18'],
      ['3', 'Silk', 'Quiz 2'],
    ],
  ],
  [
    'a table whose first row is whole',
    [
      ['1', 'Essay', '10', '20'],
      ['2', 'Exam', '30', '40'],
    ],
  ],
])('leaves %s alone', async (_, rows) => {
  const blocks = outline(await read(table(head, first, cut), table(...rows)));
  expect(blocks.filter((line) => line.startsWith('T1.'))).toHaveLength(rows.length);
});
