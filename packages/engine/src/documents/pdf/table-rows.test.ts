import { expect, test } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf, type TestPage } from './testing/make-pdf.ts';

const read = async (draw: (page: TestPage) => void) => outline(await readPdf(await makePdf([draw])));

test('two narrow columns are two, though their headings stand no further apart than words', async () => {
  const lines = await read((page) => {
    const xs = [80, 108, 150, 300];
    const rows = [
      ['Unit', 'Chap', 'Topics Covered', 'Notes'],
      ['1', '1, 2', 'Weirs', 'HW 1'],
      ['2', '2, 3', 'Mills', ''],
      ['3', '12, 13', 'Ferries', 'HW 2'],
      ['10', 'N/A', 'Reports', ''],
    ];
    for (const [at, row] of rows.entries()) {
      for (const [column, text] of row.entries()) {
        if (text) page.text(xs[column] ?? 0, 100 + at * 16, text, { font: at === 0 ? 'bold' : 'plain' });
      }
    }
  });
  expect(lines).toEqual([
    'T0.0h Unit | Chap | Topics Covered | Notes',
    'T0.1 1 | 1, 2 | Weirs | HW 1',
    'T0.2 2 | 2, 3 | Mills |',
    'T0.3 3 | 12, 13 | Ferries | HW 2',
    'T0.4 10 | N/A | Reports |',
  ]);
});

test('a heading of two words stays one where no column begins below its second word', async () => {
  const lines = await read((page) => {
    for (const [at, row] of [
      ['Day', 'Due Work'],
      ['May 4', 'A report'],
      ['May 6', 'A sketch'],
      ['May 8', 'A test'],
    ].entries()) {
      page.text(72, 100 + at * 16, row[0] ?? '');
      page.text(150, 100 + at * 16, row[1] ?? '');
    }
  });
  expect(lines[0]).toBe('T0.0 Day | Due Work');
});

test('a line without its key goes on with a row that ends in the middle of a list, and begins one where it is apart', async () => {
  const lines = await read((page) => {
    const xs = [72, 110, 200];
    const drawn: [number, string[]][] = [
      [100, ['1', 'May 4 - May 8', 'Weirs and piles']],
      [112, ['', '', 'Abel, ch. 1']],
      [136, ['2', 'May 11 - May 15', 'Mills, wheels,']],
      [148, ['', '', 'Bell, ch. 2']],
      [160, ['', '', 'Cole, ch. 3']],
      [184, ['', 'May 18 - May 22', 'Recess']],
      [208, ['3', 'May 25 - May 29', 'Ropes,']],
      [220, ['', 'at noon', 'Knots']],
    ];
    for (const [y, row] of drawn) {
      for (const [column, text] of row.entries()) if (text) page.text(xs[column] ?? 0, y, text);
    }
  });
  expect(lines).toEqual([
    'T0.0 1 | May 4 - May 8 | Weirs and piles Abel, ch. 1',
    'T0.1 2 | May 11 - May 15 | Mills, wheels, Bell, ch. 2 / Cole, ch. 3',
    'T0.2  | May 18 - May 22 | Recess',
    'T0.3 3 | May 25 - May 29 at noon | Ropes, Knots',
  ]);
});

test('two headings in bold, one below the other, are no table', async () => {
  const lines = await read((page) => {
    page.text(72, 100, 'The course follows the river from its source to the sea, week after week of the autumn term.');
    page.text(72, 130, 'PART 1', { font: 'bold' });
    page.text(140, 130, 'THE UPPER RIVER', { font: 'bold' });
    page.text(72, 150, 'Week 2', { font: 'bold' });
    page.text(140, 150, 'September 14-20: Springs and brooks', { font: 'bold' });
    page.text(72, 170, 'Okafor, chapter 2, on the springs of the high moors, and what they carry down.');
  });
  expect(lines.filter((line) => line.startsWith('T'))).toEqual([]);
  expect(lines.join('\n')).toMatch(/Week 2 +September 14-20: Springs and brooks/);
});
