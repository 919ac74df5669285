import { describe, expect, test } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf, type TestPage } from './testing/make-pdf.ts';

const read = async (...pages: ((page: TestPage) => void)[]) => outline(await readPdf(await makePdf(pages)));

describe('a table with lines', () => {
  test('has its cells, wrapped, blank and merged ones', async () => {
    const lines = await read((page) => {
      page.grid([72, 132, 262, 392], [100, 116, 146, 162]);
      page.line(72, 162, 72, 208);
      page.line(392, 162, 392, 208);
      page.line(132, 178, 132, 208);
      page.line(262, 178, 262, 208);
      page.line(72, 178, 392, 178);
      page.line(72, 193, 132, 193);
      page.line(262, 193, 392, 193);
      page.line(72, 208, 392, 208);
      for (const [x, text] of [
        [78, 'Date'],
        [138, 'Topic'],
        [268, 'Due'],
      ] as const)
        page.text(x, 112, text, { font: 'bold' });
      page.text(78, 128, 'May 4');
      page.wrapped(138, 128, 110, 'Weirs and what they do to fish', { leading: 12 });
      page.text(78, 158, 'May 6');
      page.text(268, 158, 'Report');
      page.text(180, 174, 'Part II: Mills', { font: 'bold' });
      page.text(78, 189, 'May 11');
      page.text(138, 198, 'Wheels');
      page.text(268, 189, 'Sketch');
      page.text(78, 204, 'May 13');
    });
    expect(lines).toEqual([
      'T0.0h Date | Topic | Due',
      'T0.1 May 4 | Weirs and what they do to fish |',
      'T0.2 May 6 |  | Report',
      'T0.3 Part II: Mills+3',
      'T0.4 May 11 | Wheels | Sketch',
      'T0.5 May 13 | Wheels^ |',
    ]);
  });

  test('goes on over the page: headings once, a broken row put together', async () => {
    const columns = [72, 132, 330, 480];
    const head = (page: TestPage, y: number) => {
      page.text(78, y, 'Day', { font: 'bold' });
      page.text(138, y, 'Topic', { font: 'bold' });
      page.text(336, y, 'Reading', { font: 'bold' });
    };
    const lines = await read(
      (page) => {
        page.grid(columns, [600, 616, 632, 648, 680]);
        head(page, 612);
        page.text(78, 628, 'Mon 4');
        page.text(138, 628, 'Weirs');
        page.text(336, 628, 'Abel, ch. 1');
        page.text(78, 644, 'Wed 6');
        page.text(138, 644, 'Mills');
        page.text(336, 644, 'Abel, ch. 2');
        page.text(78, 660, 'Fri 8');
        page.text(138, 660, 'Ferries and the tolls that');
      },
      (page) => {
        page.grid(columns, [72, 88, 104, 120]);
        head(page, 84);
        page.text(138, 100, 'were paid on them');
        page.text(78, 116, 'Mon 11');
        page.text(138, 116, 'Floods');
      },
    );
    expect(lines).toEqual([
      'T0.0h Day | Topic | Reading',
      'T0.1 Mon 4 | Weirs | Abel, ch. 1',
      'T0.2 Wed 6 | Mills | Abel, ch. 2',
      'T0.3 Fri 8 | Ferries and the tolls that were paid on them |',
      'T0.4 Mon 11 | Floods |',
    ]);
  });

  test('keeps lines of a cell apart that would have fitted on one', async () => {
    const lines = await read((page) => {
      page.grid([72, 152, 352], [100, 140, 180]);
      page.text(78, 112, 'Week 1');
      page.text(158, 112, 'Weirs');
      page.text(158, 124, 'Quiz 1 in class');
      page.text(78, 152, 'Week 2');
      page.text(158, 152, '•');
      page.text(170, 152, 'Mills');
      page.text(158, 164, '•');
      page.text(170, 164, 'Ferries');
    });
    expect(lines).toEqual(['T0.0 Week 1 | Weirs / Quiz 1 in class', 'T0.1 Week 2 | - Mills / - Ferries']);
  });

  test('a box around text is no table', async () => {
    const lines = await read((page) => {
      page.grid([60, 400], [80, 120]);
      page.text(72, 104, 'Please bring boots to every class.');
    });
    expect(lines).toEqual(['P Please bring boots to every class.']);
  });
});

describe('a table without lines', () => {
  const rows = [
    ['May 4', 'Weirs', 'Abel, ch. 1', ''],
    ['May 6', 'Mills and their wheels', '', 'Sketch'],
    ['May 11', '', '', ''],
    ['May 13', 'Ferries', 'Bell, ch. 2', 'Report'],
  ];
  const places = [72, 130, 280, 380];
  const draw = (page: TestPage, y: number, leading: number) => {
    for (const [at, row] of rows.entries()) {
      for (const [column, text] of row.entries()) if (text) page.text(places[column] ?? 0, y + at * leading, text);
    }
  };

  test('is read by what stands below what, blank cells and all', async () => {
    const lines = await read((page) => {
      for (const [at, text] of ['Date', 'Topic', 'Reading', 'Due'].entries()) page.text(places[at] ?? 0, 100, text);
      page.line(72, 104, 440, 104);
      draw(page, 118, 12);
    });
    expect(lines).toEqual([
      'T0.0h Date | Topic | Reading | Due',
      'T0.1 May 4 | Weirs | Abel, ch. 1 |',
      'T0.2 May 6 | Mills and their wheels |  | Sketch',
      'T0.3 May 11 |  |  |',
      'T0.4 May 13 | Ferries | Bell, ch. 2 | Report',
    ]);
  });

  test('has rows of several lines where rows stand apart', async () => {
    const lines = await read((page) => {
      let y = 100;
      for (const [day, topic, reading] of [
        ['May 4', 'Weirs and what they do to the fish of the upper river', 'Abel, chapter 1'],
        ['May 6', 'Mills', 'Bell, chapters 2 and 3, with the appendix on wheels'],
        ['May 11', 'Ferries and their keepers in the dry years', 'Cole'],
      ] as const) {
        page.text(72, y, day);
        const below = Math.max(page.wrapped(130, y, 130, topic), page.wrapped(290, y, 130, reading));
        y = below + 8;
      }
    });
    expect(lines).toEqual([
      'T0.0 May 4 | Weirs and what they do to the fish of the upper river | Abel, chapter 1',
      'T0.1 May 6 | Mills | Bell, chapters 2 and 3, with the appendix on wheels',
      'T0.2 May 11 | Ferries and their keepers in the dry years | Cole',
    ]);
  });

  test('has cells centred on their rows put together', async () => {
    const lines = await read((page) => {
      const middle = (top: number, lines: number) => top + ((lines - 1) * 12) / 2;
      let y = 100;
      for (const [day, topics] of [
        ['May 4', ['Weirs', 'Piles and planks', 'Fish']],
        ['May 6', ['Mills']],
        ['May 11', ['Ferries', 'Tolls', 'Keepers', 'Ropes']],
        ['May 13', ['Floods', 'Dykes', 'Gauges']],
      ] as const) {
        page.text(72, middle(y, topics.length), day);
        for (const [at, topic] of topics.entries()) page.text(140, y + at * 12, topic);
        page.text(300, middle(y, topics.length), 'Abel');
        y += topics.length * 12 + 5;
      }
    });
    expect(lines).toEqual([
      'T0.0 May 4 | Weirs / Piles and planks / Fish | Abel',
      'T0.1 May 6 | Mills | Abel',
      'T0.2 May 11 | Ferries / Tolls / Keepers / Ropes | Abel',
      'T0.3 May 13 | Floods / Dykes / Gauges | Abel',
    ]);
  });

  test('of labels and values has a row for each label, however many lines it takes', async () => {
    const lines = await read((page) => {
      for (const [at, [label, value]] of [
        ['Instructor:', 'Ada Vance, Department of Rivers'],
        ['Place and', 'Room 12, Mill Lane'],
        ['time of class:', 'Mondays at noon'],
        ['Office hours:', 'after class'],
      ].entries()) {
        page.text(72, 100 + at * 12, label ?? '');
        page.text(170, 100 + at * 12, value ?? '');
      }
    });
    expect(lines).toEqual([
      'T0.0 Instructor: | Ada Vance, Department of Rivers',
      'T0.1 Place and / time of class: | Room 12, Mill Lane / Mondays at noon',
      'T0.2 Office hours: | after class',
    ]);
  });
});

test('a list set in two columns is one list', async () => {
  const lines = await read((page) => {
    for (const [at, text] of ['Three tests', 'Two papers', 'Four sketches'].entries()) {
      page.text(90, 100 + at * 14, `${at + 1}.`);
      page.text(106, 100 + at * 14, text);
    }
    for (const [at, text] of ['One report', 'Attendance'].entries()) {
      page.text(300, 100 + at * 14, `${at + 4}.`);
      page.text(316, 100 + at * 14, text);
    }
  });
  expect(lines).toEqual(['1. Three tests', '2. Two papers', '3. Four sketches', '4. One report', '5. Attendance']);
});

describe('a table ruled between its columns only', () => {
  test('has a row for each line', async () => {
    const lines = await read((page) => {
      for (const y of [100, 116, 164]) page.line(72, y, 312, y);
      for (const x of [72, 152, 232, 312]) page.line(x, 100, x, 164);
      for (const [at, row] of [
        ['Grade', 'From', 'To'],
        ['A', '90', '100'],
        ['B', '80', '89'],
        ['C', '70', '79'],
      ].entries()) {
        for (const [column, text] of row.entries()) page.text(78 + column * 80, 112 + at * 14 + (at > 0 ? 4 : 0), text);
      }
    });
    expect(lines).toEqual(['T0.0 Grade | From | To', 'T0.1 A | 90 | 100', 'T0.2 B | 80 | 89', 'T0.3 C | 70 | 79']);
  });

  test('with the same second label in every row has two rows for each', async () => {
    const lines = await read((page) => {
      for (const y of [100, 128, 156, 184]) page.line(72, y, 372, y);
      for (const x of [132, 252]) page.line(x, 100, x, 184);
      for (let week = 1; week <= 3; week += 1) {
        const y = 84 + week * 28;
        page.text(78, y, `Week ${week}`);
        page.text(78, y + 12, 'Readings');
        page.text(138, y, `Weir no. ${week}`);
        page.text(138, y + 12, `Abel, ch. ${week}`);
        page.text(258, y, 'Discussion');
      }
    });
    expect(lines.slice(0, 4)).toEqual([
      'T0.0 Week 1 | Weir no. 1 | Discussion',
      'T0.1 Readings | Abel, ch. 1 |',
      'T0.2 Week 2 | Weir no. 2 | Discussion',
      'T0.3 Readings | Abel, ch. 2 |',
    ]);
  });
});

test('a table without lines keeps the titles of its parts and the gaps that dots fill', async () => {
  const lines = await read((page) => {
    page.text(72, 100, 'Part I: Weirs', { font: 'bold' });
    const rows = [
      ['May 4', 'Piles', 'Abel'],
      ['May 6', 'Planks and what holds them', 'Bell'],
      ['Part II: Mills of the plain', '', ''],
      ['May 11', 'Wheels', 'Cole'],
      ['May 13', 'Stones', 'Dunn'],
    ];
    for (const [at, row] of rows.entries()) {
      const font = row[1] === '' ? 'bold' : 'plain';
      for (const [column, text] of row.entries())
        if (text) page.text([72, 130, 300][column] ?? 0, 114 + at * 12, text, { font });
    }
    for (const [at, [name = '', share = '']] of [
      ['Homework', '40%'],
      ['Report', '60%'],
    ].entries()) {
      const end = page.text(72, 300 + at * 14, name);
      page.text(end + 3, 300 + at * 14, '.'.repeat(50));
      page.text(300, 300 + at * 14, share);
    }
  });
  expect(lines).toEqual([
    'H1 Part I: Weirs',
    'T0.0 May 4 | Piles | Abel',
    'T0.1 May 6 | Planks and what holds them | Bell',
    'T0.2 Part II: Mills of the plain+3',
    'T0.3 May 11 | Wheels | Cole',
    'T0.4 May 13 | Stones | Dunn',
    'T1.0 Homework | 40%',
    'T1.1 Report | 60%',
  ]);
});
