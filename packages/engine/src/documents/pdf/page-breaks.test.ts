import { describe, expect, test } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf, type TestPage } from './testing/make-pdf.ts';

const read = async (...pages: ((page: TestPage) => void)[]) => outline(await readPdf(await makePdf(pages)));
/** Rows without their numbers and marks of a header. */
const rowsOf = (lines: readonly string[]) =>
  lines.flatMap((line) => /^T0\.\d+h? (.*)/.exec(line)?.[1]?.replace(/\|$/, '| ') ?? []);

const xs = [72, 130, 230, 420];
const edges = [66, 124, 224, 414, 540];
const head = ['Week', 'Dates', 'Topic', 'Due'];
const weeks = [
  ['1', 'Sept 7', 'Rivers', ''],
  ['2', 'Sept 14', 'Weirs', 'Quiz 1'],
  ['3', 'Sept 21', 'Mills', ''],
  ['4', 'Sept 28', 'Ferries and fords of the plain', 'Map'],
];
const later = [
  ['5', 'Oct 12', 'Dykes', 'Essay'],
  ['6', 'Oct 19', 'Canals', ''],
  ['7', 'Oct 26', 'Review', 'Exam'],
];
const row = (page: TestPage, y: number, cells: readonly string[]) => {
  for (const [column, text] of cells.entries()) if (text) page.text(xs[column] ?? 0, y, text);
};
const rows = (page: TestPage, y: number, all: readonly (readonly string[])[], step = 20) => {
  for (const [at, cells] of all.entries()) row(page, y + at * step, cells);
};
const foot = (page: TestPage, number: number) => void page.text(280, 765, `Page ${number} of 3`);
const text = (cells: readonly string[]) => cells.join(' | ');
const whole = (
  rest: readonly string[] = ['4', 'Sept 28', 'Ferries and fords of the plain along the creeks', 'Map'],
) => [text(head), ...weeks.slice(0, 3).map(text), text(rest), ...later.map(text)];

describe('a row that goes on over a page break', () => {
  for (const ruled of [false, true])
    for (const repeated of [false, true])
      for (const footed of [false, true]) {
        const name = `${ruled ? 'ruled' : 'unruled'}, header ${repeated ? 'repeated' : 'once'}${footed ? ', page numbers' : ''}`;
        test(name, async () => {
          const lines = await read(
            (page) => {
              rows(page, 660, [head, ...weeks]);
              if (ruled) page.grid(edges, [648, 668, 688, 708, 728, 748]);
              if (footed) foot(page, 1);
            },
            (page) => {
              const y = repeated ? 100 : 80;
              if (repeated) row(page, 80, head);
              row(page, y, ['', '', 'along the creeks', '']);
              rows(page, y + 20, later);
              if (ruled) page.grid(edges, [68, 88, 108, 128, 148, ...(repeated ? [168] : [])]);
              if (footed) foot(page, 2);
            },
          );
          expect(rowsOf(lines).map((line) => line.replace('plain / along', 'plain along'))).toEqual(whole());
        });
      }

  test('with its date, not its topic, going on', async () => {
    const lines = await read(
      (page) => rows(page, 660, [head, ...weeks.slice(0, 3), ['4', 'Sept 28 and', 'Ferries', 'Map']]),
      (page) => {
        row(page, 80, ['', 'Sept 30', '', '']);
        rows(page, 100, later);
      },
    );
    expect(
      rowsOf(lines)
        .slice(4)
        .map((line) => line.replace(' / ', ' ')),
    ).toEqual(['4 | Sept 28 and Sept 30 | Ferries | Map', ...later.map(text)]);
  });

  test('with two of its cells going on', async () => {
    const lines = await read(
      (page) => rows(page, 660, [head, ...weeks]),
      (page) => {
        row(page, 80, ['', '', 'along the creeks', 'sketch']);
        rows(page, 100, later);
      },
    );
    expect(rowsOf(lines).map((line) => line.replaceAll(' / ', ' '))).toEqual(
      whole(['4', 'Sept 28', 'Ferries and fords of the plain along the creeks', 'Map sketch']),
    );
  });

  test('on each of three pages', async () => {
    const lines = await read(
      (page) => {
        rows(page, 660, [head, ...weeks]);
        foot(page, 1);
      },
      (page) => {
        row(page, 80, ['', '', 'along the creeks', '']);
        rows(page, 100, later.slice(0, 2));
        foot(page, 2);
      },
      (page) => {
        row(page, 80, ['', '', 'and locks', '']);
        rows(page, 100, later.slice(2));
        foot(page, 3);
      },
    );
    const expected = whole();
    expected[6] = '6 | Oct 19 | Canals and locks | ';
    expect(rowsOf(lines).map((line) => line.replaceAll(' / ', ' '))).toEqual(expected);
  });

  test('of which several lines go on', async () => {
    const lines = await read(
      (page) => rows(page, 660, [head, ...weeks]),
      (page) => {
        row(page, 80, ['', '', 'along the creeks', '']);
        row(page, 92, ['', '', 'and the ponds', '']);
        row(page, 104, ['', '', 'of the upper town', '']);
        rows(page, 124, later);
      },
    );
    expect(rowsOf(lines).map((line) => line.replaceAll(' / ', ' '))).toEqual(
      whole(['4', 'Sept 28', 'Ferries and fords of the plain along the creeks and the ponds of the upper town', 'Map']),
    );
  });

  test('and a table that ends at the break leaves the next paragraph alone', async () => {
    const lines = await read(
      (page) => rows(page, 660, [head, ...weeks]),
      (page) =>
        void page.wrapped(
          72,
          80,
          460,
          'Work that is handed in late loses a tenth of its marks a day. Nobody may hand in work after the last day of the term, whatever the reason.',
        ),
    );
    expect(lines.at(-1)).toMatch(/^P Work that is handed in late/);
    expect(lines).toHaveLength(6);
  });
});

describe('cells without rules', () => {
  test('that stand in the middle of a tall row belong to it', async () => {
    const lines = await read((page) => {
      row(page, 100, head);
      for (const [at, topic] of [
        ['Rivers of the plain', 'and their basins', 'in the north'],
        ['Weirs and mills', 'before the flood', 'and after it'],
        ['Ferries and fords', 'of the upper town', 'and the lower one'],
      ].entries()) {
        const y = 130 + at * 60;
        row(page, y + 12, [String(at + 1), `Sept ${7 * (at + 1)}`, '', at === 1 ? 'Quiz 1' : '']);
        for (const [line, words] of topic.entries()) row(page, y + line * 12, ['', '', words]);
      }
    });
    expect(rowsOf(lines).map((line) => line.replaceAll(' / ', ' '))).toEqual([
      text(head),
      '1 | Sept 7 | Rivers of the plain and their basins in the north | ',
      '2 | Sept 14 | Weirs and mills before the flood and after it | Quiz 1',
      '3 | Sept 21 | Ferries and fords of the upper town and the lower one | ',
    ]);
  });

  test('that are tall on one side only', async () => {
    const lines = await read((page) => {
      row(page, 100, head);
      row(page, 124, ['1', 'Sept 7', 'Rivers of the plain', 'Map of the basin']);
      row(page, 136, ['', '', 'in the north', 'with all its']);
      row(page, 148, ['', '', '', 'gauges']);
      row(page, 172, ['2', 'Sept 14', 'Weirs', '']);
      row(page, 196, ['3', 'Sept 21', 'Mills', 'Quiz 1']);
    });
    expect(rowsOf(lines).map((line) => line.replaceAll(' / ', ' '))).toEqual([
      text(head),
      '1 | Sept 7 | Rivers of the plain in the north | Map of the basin with all its gauges',
      '2 | Sept 14 | Weirs | ',
      '3 | Sept 21 | Mills | Quiz 1',
    ]);
  });
});
