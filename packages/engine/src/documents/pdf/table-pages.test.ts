import { describe, expect, test } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf, type TestPage } from './testing/make-pdf.ts';

const read = async (...pages: ((page: TestPage) => void)[]) => outline(await readPdf(await makePdf(pages)));

const places = [72, 150, 300];
const drawRow = (page: TestPage, y: number, row: readonly string[], xs: readonly number[] = places) => {
  for (const [column, text] of row.entries()) if (text) page.text(xs[column] ?? 0, y, text);
};
const drawRows = (page: TestPage, y: number, rows: readonly (readonly string[])[], xs?: readonly number[]) => {
  for (const [at, row] of rows.entries()) drawRow(page, y + at * 20, row, xs);
};
const weeks = [
  ['Unit', 'Dates', 'Work'],
  ['1', 'May 4 - May 8', 'Weirs'],
  ['2', 'May 11 - May 15', 'Mills'],
  ['3', 'May 18 - May 22', 'Ferries'],
];
const rest = (page: TestPage, y: number) => {
  page.text(300, y, '2. Read Abel');
  page.text(300, y + 12, '3. Film on ropes');
};

describe('a table without lines that a page break cuts inside a row', () => {
  const whole = [
    'T0.0 Unit | Dates | Work',
    'T0.1 1 | May 4 - May 8 | Weirs',
    'T0.2 2 | May 11 - May 15 | Mills',
    'T0.3 3 | May 18 - May 22 | Ferries / - Read Abel / - Film on ropes',
  ];

  test('has the lines at the top of the next page in the row that they go on with', async () => {
    const lines = await read(
      (page) => drawRows(page, 660, weeks),
      (page) => {
        rest(page, 80);
        drawRows(page, 112, [
          ['4', 'May 25 - May 29', 'Floods'],
          ['5', 'June 1 - June 5', 'Dykes'],
        ]);
      },
    );
    expect(lines).toEqual([...whole, 'T0.4 4 | May 25 - May 29 | Floods', 'T0.5 5 | June 1 - June 5 | Dykes']);
  });

  test('has them also where the headings are printed again above them', async () => {
    const lines = await read(
      (page) => drawRows(page, 660, weeks),
      (page) => {
        drawRow(page, 200, weeks[0] ?? []);
        rest(page, 212);
        drawRows(page, 244, [
          ['4', 'May 25 - May 29', 'Floods'],
          ['5', 'June 1 - June 5', 'Dykes'],
        ]);
      },
    );
    expect(lines).toEqual([...whole, 'T0.4 4 | May 25 - May 29 | Floods', 'T0.5 5 | June 1 - June 5 | Dykes']);
  });

  test('and that ends with them', async () => {
    const lines = await read(
      (page) => drawRows(page, 660, weeks),
      (page) => {
        rest(page, 80);
        page.text(72, 140, 'Please bring boots to every class.');
      },
    );
    expect(lines).toEqual([...whole, 'P Please bring boots to every class.']);
  });

  test('has the lines above the break in the row whose middle, with its key, stands overleaf', async () => {
    const row = (page: TestPage, y: number, [key = '', dates = '', work = '']: readonly string[], lines = 3) => {
      page.text(300, y, `${work} of the valley`);
      if (lines > 1) drawRow(page, y + 12, [key, dates, 'and what they tell of']);
      if (lines > 2) page.text(300, y + 24, 'its people');
    };
    const lines = await read(
      (page) => {
        drawRow(page, 560, weeks[0] ?? []);
        for (const [at, week] of weeks.slice(1).entries()) row(page, 580 + at * 52, week);
        page.text(300, 736, 'Floods of the valley');
      },
      (page) => {
        drawRow(page, 80, ['4', 'May 25 - May 29', 'and what they tell of']);
        page.text(300, 92, 'its people');
        row(page, 120, ['5', 'June 1 - June 5', 'Dykes']);
      },
    );
    const told = (work: string) => `${work} of the valley and what they tell of its people`;
    expect(lines.slice(1)).toEqual([
      `T0.1 1 | May 4 - May 8 | ${told('Weirs')}`,
      `T0.2 2 | May 11 - May 15 | ${told('Mills')}`,
      `T0.3 3 | May 18 - May 22 | ${told('Ferries')}`,
      `T0.4 4 | May 25 - May 29 | ${told('Floods')}`,
      `T0.5 5 | June 1 - June 5 | ${told('Dykes')}`,
    ]);
  });

  test('leaves an indented list at the top of the next page alone', async () => {
    const lines = await read(
      (page) => drawRows(page, 660, weeks),
      (page) => {
        for (const [at, text] of ['boots', 'a rope'].entries()) page.text(90, 80 + at * 12, `${at + 1}. ${text}`);
      },
    );
    expect(lines.slice(4)).toEqual(['1. boots', '2. a rope']);
  });
});

test('columns that only the next page tells apart are parted on both', async () => {
  const lines = await read(
    (page) => {
      drawRow(page, 660, ['Wk Day', 'Date', 'Topic'], [58, 150, 300]);
      for (const [at, day] of ['M', 'W', 'F'].entries()) {
        page.text(64, 680 + at * 20, '1');
        page.text(75, 680 + at * 20, day);
        drawRow(page, 680 + at * 20, ['', `May ${4 + 2 * at}`, ['Weirs', 'Mills', 'Ropes'][at] ?? '']);
      }
    },
    (page) =>
      drawRows(
        page,
        80,
        [
          ['2', 'M', 'May 11', 'Ferries'],
          ['2', 'W', 'May 13', 'Floods'],
          ['2', 'F', 'May 15', 'Dykes'],
        ],
        [64, 80, 150, 300],
      ),
  );
  expect(lines.slice(-6)).toEqual([
    'T0.1 1 | M | May 4 | Weirs',
    'T0.2 1 | W | May 6 | Mills',
    'T0.3 1 | F | May 8 | Ropes',
    'T0.4 2 | M | May 11 | Ferries',
    'T0.5 2 | W | May 13 | Floods',
    'T0.6 2 | F | May 15 | Dykes',
  ]);
});
