import { expect, test } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf, type TestPage } from './testing/make-pdf.ts';

const read = async (draw: (page: TestPage) => void) => outline(await readPdf(await makePdf([draw])));

const height = 14;
/** Draws a grid whose rows hold several lines each; a cell's lines stand on the row's first lines. */
function grid(page: TestPage, xs: number[], rows: string[][][]): void {
  const ys = [100];
  for (const row of rows) {
    const top = ys.at(-1) ?? 0;
    for (const [column, lines] of row.entries())
      for (const [at, text] of lines.entries())
        if (text) page.text((xs[column] ?? 0) + 4, top + (at + 1) * height - 3, text);
    ys.push(top + Math.max(...row.map((lines) => lines.length)) * height + 4);
  }
  page.grid(xs, ys);
}

const weeks = [
  ['1', ['9/1', '9/3'], ['Weirs', 'Mills and wheels'], ['', 'Sketch 1']],
  ['2', ['9/8', '9/10'], ['Ferries', 'Locks'], ['Report', '']],
  ['3', ['9/15', '9/17'], ['Barges', 'Dredging'], ['', 'Sketch 2']],
  ['4', ['9/22', '9/24'], ['Tolls', 'Charters'], ['', '']],
  ['5', ['9/29', '10/1'], ['Towpaths', 'Ropes'], ['Test', '']],
] as const;

test('a ruled row with a line for each of its dates is a row for each date', async () => {
  const lines = await read((page) =>
    grid(
      page,
      [60, 110, 170, 330, 430],
      [
        [['Week'], ['Date'], ['Topic'], ['Due']],
        ...weeks.map(([week, dates, topics, due]) => [[week], [...dates], [...topics], [...due]]),
      ],
    ),
  );
  expect(lines.slice(1, 5)).toEqual([
    'T0.1 1 | 9/1 | Weirs |',
    'T0.2  | 9/3 | Mills and wheels | Sketch 1',
    'T0.3 2 | 9/8 | Ferries | Report',
    'T0.4  | 9/10 | Locks |',
  ]);
  expect(lines).toHaveLength(11);
});

test('dates above one another beside a text that wraps stay together', async () => {
  const wrapped = [
    ['How the weirs of the lower', 'river were built and kept'],
    ['Mills that ground for the', 'whole of the valley'],
    ['Ferries, and what they took', 'from either bank'],
    ['The tolls of the three old', 'bridges, and who paid'],
    ['Barges and the people that', 'lived on board of them'],
  ];
  const lines = await read((page) =>
    grid(
      page,
      [60, 110, 250],
      [
        [['Dates'], ['Topic']],
        ...wrapped.map((topic, at) => [[`9/${1 + 7 * (at % 4)}`, `9/${3 + 7 * (at % 4)}`], topic]),
      ],
    ),
  );
  expect(lines).toHaveLength(6);
});
