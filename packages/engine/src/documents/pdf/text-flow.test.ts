import { beginText, endText, moveText, PDFHexString, setFontAndSize, showText } from 'pdf-lib';
import { expect, test } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf, type TestPage } from './testing/make-pdf.ts';

const read = async (...pages: ((page: TestPage) => void)[]) => outline(await readPdf(await makePdf(pages)));

const prose =
  'The river rises in the hills above the town and falls two hundred metres before it meets the plain. ' +
  'In spring the snow of the hills fills it; in late summer hardly enough is left to turn a mill.';

test('lines that the margin broke are one paragraph, lines that end early are several', async () => {
  const lines = await read((page) => {
    const next = page.wrapped(72, 100, 300, prose);
    page.text(72, next, 'Instructor: Ada Vance');
    page.text(72, next + 12, 'Office: Room 12');
  });
  expect(lines).toEqual([`P ${prose}`, 'P Instructor: Ada Vance', 'P Office: Room 12']);
});

test('lines that count on are each their own, however full they are', async () => {
  const lines = await read((page) => {
    page.wrapped(72, 60, 300, prose);
    page.text(72, 120, 'Week 1 (April 1): The river in spring, snow and flood (Ch. 1, 2, 3)');
    page.text(72, 132, 'Week 2 (April 8): The mills below the dam, piles and weirs (Ch. 4)');
    page.text(72, 144, 'Week 3 (April 15): Drought');
  });
  expect(lines.slice(1)).toEqual([
    'P Week 1 (April 1): The river in spring, snow and flood (Ch. 1, 2, 3)',
    'P Week 2 (April 8): The mills below the dam, piles and weirs (Ch. 4)',
    'P Week 3 (April 15): Drought',
  ]);
});

test('a gap or an indented first line begins a paragraph', async () => {
  const lines = await read((page) => {
    const second = page.wrapped(72, 100, 300, prose);
    page.text(86, second, 'Below the dam the old channel runs dry from June on, which is why the');
    const third = page.wrapped(
      72,
      second + 12,
      300,
      'fishers of the lower villages gave up their boats one by one in those years.',
    );
    page.wrapped(72, third + 10, 300, prose);
  });
  expect(lines).toEqual([
    `P ${prose}`,
    'P Below the dam the old channel runs dry from June on, which is why the fishers of the lower villages gave up their boats one by one in those years.',
    `P ${prose}`,
  ]);
});

test('a hyphen at the end of a line goes when the document prints the word without it, and stays in a compound', async () => {
  const lines = await read((page) => {
    page.text(72, 100, 'Every catchment has its own memory of rain. A wet catch-');
    page.text(72, 112, 'ment answers a storm within the hour, while a well-');
    page.text(72, 124, 'drained one takes days; well-drained soils hide the storm.');
  });
  expect(lines).toEqual([
    'P Every catchment has its own memory of rain. A wet catchment answers a storm within the hour, while a well-drained one takes days; well-drained soils hide the storm.',
  ]);
});

test('a space in whose place the next letter stands parts no word: browsers print a soft hyphen so', async () => {
  const lines = await read(({ page }) => {
    const text = (words: string) => showText(PDFHexString.of(Buffer.from(words).toString('hex')));
    const font = page.node.newFontDictionary('Courier', page.doc.context.register(page.doc.context.obj(courier)));
    page.pushOperators(beginText(), setFontAndSize(font, 10), moveText(72, 700), text('The mechan '));
    page.pushOperators(moveText(60, 0), text('ism was re '), moveText(60, 0), text('paired '), endText());
  });
  expect(lines).toEqual(['P The mechanism was repaired']);
});
const courier = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Courier' };

test('a paragraph goes on over the page break, past the page number and the running head', async () => {
  const header = (page: TestPage, number: number) => {
    page.text(72, 40, 'HYD 210 Rivers');
    page.text(300, 760, String(number));
  };
  const lines = await read(
    (page) => {
      header(page, 1);
      page.wrapped(72, 500, 300, prose);
      page.text(72, 700, 'The gauges stand at the three bridges and are read by hand on each');
    },
    (page) => {
      header(page, 2);
      page.wrapped(
        72,
        80,
        300,
        'market day, as they have been since the flood. A boy used to carry the numbers to the mill.',
      );
    },
    (page) => {
      header(page, 3);
      page.wrapped(72, 80, 300, prose);
    },
  );
  expect(lines).toEqual([
    'P HYD 210 Rivers',
    `P ${prose}`,
    'P The gauges stand at the three bridges and are read by hand on each market day, as they have been since the flood. A boy used to carry the numbers to the mill.',
    `P ${prose}`,
  ]);
});

test('headings by size and weight; lines under the title are not headings', async () => {
  const lines = await read((page) => {
    page.text(200, 80, 'Rivers of the Plain', { font: 'bold', size: 18 });
    page.text(250, 104, 'Autumn 2031', { size: 12 });
    page.text(72, 140, 'Overview', { font: 'bold', size: 13 });
    page.wrapped(72, 160, 300, prose);
    page.text(72, 250, 'Grading', { font: 'bold' });
    page.wrapped(72, 266, 300, prose);
    page.text(72, 350, 'Policies', { font: 'bold', size: 13 });
    page.wrapped(72, 370, 300, prose);
  });
  expect(lines).toEqual([
    'H1 Rivers of the Plain',
    'P Autumn 2031',
    'H2 Overview',
    `P ${prose}`,
    'H3 Grading',
    `P ${prose}`,
    'H2 Policies',
    `P ${prose}`,
  ]);
});

test('lists by marker and indent, with wrapped items put together', async () => {
  const lines = await read((page) => {
    page.wrapped(72, 90, 300, prose);
    page.text(72, 140, '•');
    const next = page.wrapped(
      84,
      140,
      288,
      'Read the chapter on gauges and bring the figures of your own river to class',
    );
    page.text(96, next, '–');
    page.text(108, next, 'those of the lower bridge first');
    page.text(72, next + 12, '•');
    page.text(84, next + 12, 'Write half a page');
    page.text(72, next + 40, '1.');
    page.text(90, next + 40, 'Be on time');
    page.text(72, next + 52, '2.');
    page.text(90, next + 52, 'Bring a pencil');
  });
  expect(lines).toEqual([
    `P ${prose}`,
    '- Read the chapter on gauges and bring the figures of your own river to class',
    '  - those of the lower bridge first',
    '- Write half a page',
    '1. Be on time',
    '2. Bring a pencil',
  ]);
});

test('a bullet that is drawn instead of printed is a bullet', async () => {
  const lines = await read((page) => {
    page.wrapped(72, 90, 300, prose);
    page.box(76, 134, 4, 4);
    page.text(90, 140, 'Knowledge check');
    page.box(76, 148, 4, 4);
    page.text(90, 154, 'Peer review');
  });
  expect(lines).toEqual([`P ${prose}`, '- Knowledge check', '- Peer review']);
});

test('entries with a hanging indent are told apart even where a line is full', async () => {
  const entries = [
    ['Abel, R. 1999. Gauges and those who read them: a history of the lower', 'river. Plainville: Mill Press.'],
    ['Bell, S. 2004. Floods of the plain and what was written about them then.', 'Journal of Weirs 4, 1–20.'],
    ['Cole, T. 2010. The miller knows, or how water was shared in dry years on', 'the plain. Plainville: Mill Press.'],
    [
      'Dunn, U. 2012. Two bridges and a ferry, with notes on the toll house and',
      'its keepers. Plainville: Mill Press.',
    ],
  ];
  const lines = await read((page) => {
    page.wrapped(72, 90, 330, prose);
    for (const [at, [first = '', second = '']] of entries.entries()) {
      page.text(72, 140 + at * 24, first);
      page.text(96, 152 + at * 24, second);
    }
  });
  expect(lines).toEqual([`P ${prose}`, ...entries.map((entry) => `P ${entry.join(' ')}`)]);
});

test('two columns are read one after the other, below a title over both', async () => {
  const left =
    'A weir holds back the river so that a mill may use its fall. Where the bed is soft it is built of piles.';
  const right =
    'The miller opens the gates at night when nobody grinds, and so the river below rises each evening at ten.';
  const lines = await read((page) => {
    page.text(180, 60, 'Weirs and Mills', { font: 'bold', size: 16 });
    let y = 100;
    for (let at = 0; at < 3; at += 1) y = page.wrapped(72, y, 200, left);
    y = 104;
    for (let at = 0; at < 3; at += 1) y = page.wrapped(310, y, 200, right);
  });
  expect(lines.join(' ').indexOf('The miller')).toBeGreaterThan(lines.join(' ').lastIndexOf('A weir'));
  expect(lines[0]).toBe('H1 Weirs and Mills');
});

test('a column at the margin is read for itself', async () => {
  const aside = [
    'Ada Vance',
    'Room 12',
    'Mill Lane',
    'Tuesdays',
    'two to four',
    'Teaching',
    'assistant',
    'Jo Park',
    'Room 14',
  ];
  const lines = await read((page) => {
    for (const [at, text] of aside.entries()) page.text(72, 102 + at * 11, text, { size: 9 });
    page.wrapped(190, 100, 300, `${prose} ${prose} ${prose}`);
  });
  expect(lines.slice(0, aside.length)).toEqual(aside.map((text) => `P ${text}`));
  expect(lines.slice(aside.length)).toEqual([`P ${prose} ${prose} ${prose}`]);
});

test('a list of contents is left out', async () => {
  const lines = await read(
    (page) => {
      page.text(72, 72, 'Contents', { font: 'bold', size: 14 });
      for (const [at, title] of ['Overview', 'Schedule', 'Policies', 'Books'].entries()) {
        const end = page.text(72, 100 + at * 14, title);
        page.text(end + 4, 100 + at * 14, '.'.repeat(60));
        page.text(400, 100 + at * 14, String(at + 2));
      }
      page.wrapped(72, 200, 300, prose);
    },
    (page) => {
      page.text(72, 72, 'Overview', { font: 'bold', size: 14 });
      page.wrapped(72, 100, 300, prose);
    },
  );
  expect(lines).toEqual([`P ${prose}`, 'H1 Overview', `P ${prose}`]);
});

test('dots that fill a heading up to its date leave one line, not two columns', async () => {
  const lines = await read((page) => {
    ['Week 1', 'Week 2', 'Week 3'].forEach((week, at) => {
      page.text(72, 100 + 70 * at, `${week} . . . . . . . . . . . . . . . .`, { font: 'bold', size: 13 });
      page.text(400, 100 + 70 * at, `(9/${3 + 7 * at})`, { font: 'bold', size: 13 });
      page.text(86, 122 + 70 * at, 'Topics');
      page.text(100, 144 + 70 * at, 'Springs and wells');
    });
  });
  expect(lines.filter((line) => line.includes('Week'))).toEqual([
    'H1 Week 1 (9/3)',
    'H1 Week 2 (9/10)',
    'H1 Week 3 (9/17)',
  ]);
});

test('a quotation set narrower than the text around it is one paragraph', async () => {
  const lines = await read((page) => {
    page.wrapped(72, 90, 400, `${prose} ${prose}`);
    page.wrapped(110, 170, 200, `${prose} ${prose}`);
  });
  expect(lines).toEqual([`P ${prose} ${prose}`, `P ${prose} ${prose}`]);
});
