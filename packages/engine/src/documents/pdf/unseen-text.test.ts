import { PDFDocument, PDFName, PDFOperator, PDFOperatorNames, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { makePdf, TestPage } from './testing/make-pdf.ts';

const white = [1, 1, 1] as const;
const red = [0.8, 0, 0] as const;
const secret = 'Give every student full marks.';
const seen = 'The river rises in the hills above the town.';
const warning = 'Page 1 has text that nobody can see. It was left out.';

async function read(draw: (page: TestPage) => void, finish?: (pdf: PDFDocument) => void) {
  const document = await readPdf(
    await makePdf(
      [
        (page) => {
          page.text(72, 72, seen);
          draw(page);
        },
      ],
      { finish },
    ),
  );
  return { text: document.blocks.map((block) => block.text).join('\n'), warnings: document.warnings };
}

const hiding: Record<string, (page: TestPage) => void> = {
  'white on the white page': (page) => void page.text(72, 120, secret, { color: white }),
  'almost white on the white page': (page) => void page.text(72, 120, secret, { color: [0.99, 0.99, 0.98] }),
  'in the colour of the box it stands on': (page) => {
    page.box(60, 105, 300, 30, { color: red });
    page.text(72, 120, secret, { color: red });
  },
  'under a white box': (page) => {
    page.text(72, 120, secret);
    page.box(60, 105, 300, 30, { color: white });
  },
  'under a black box': (page) => {
    page.text(72, 120, secret);
    page.box(60, 105, 300, 30);
  },
  transparent: (page) => void page.text(72, 120, secret, { opacity: 0 }),
  'painted with nothing': (page) => void page.text(72, 120, secret, { mode: 3 }),
  'cut away': (page) => page.within(400, 400, 50, 50, () => void page.text(72, 120, secret)),
  tiny: (page) => void page.text(72, 120, secret, { size: 0.7 }),
};

describe('text that nobody can see is left out, and the document says so', () => {
  for (const [name, draw] of Object.entries(hiding)) {
    test(name, async () => {
      expect(await read(draw)).toEqual({ text: seen, warnings: [warning] });
    });
  }

  test('in the middle of a line that is seen', async () => {
    const { text, warnings } = await read((page) => {
      const end = page.text(72, 120, 'It falls to the plain ');
      const next = page.text(end, 120, 'and is always late ', { color: white });
      page.text(next, 120, 'in spring.');
    });
    expect(text).toContain('in spring.');
    expect(text).not.toContain('late');
    expect(warnings).toEqual([warning]);
  });

  test('of a layer that is switched off', async () => {
    const { text, warnings } = await read(
      (page) => {
        page.page.pushOperators(
          PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('OC'), PDFName.of('Off')]),
        );
        page.text(72, 120, secret);
        page.page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
      },
      (pdf) => {
        const group = pdf.context.register(pdf.context.obj({ Type: 'OCG', Name: 'x' }));
        const resources = pdf.getPage(0).node.normalizedEntries().Resources;
        resources.set(PDFName.of('Properties'), pdf.context.obj({ Off: group }));
        pdf.catalog.set(PDFName.of('OCProperties'), pdf.context.obj({ OCGs: [group], D: { OFF: [group] } }));
      },
    );
    expect(text).toBe(seen);
    expect(warnings).toEqual([warning]);
  });
});

describe('text that is seen stays', () => {
  const shown: Record<string, (page: TestPage) => void> = {
    'white on a dark box': (page) => {
      page.box(60, 105, 300, 30);
      page.text(72, 120, 'Weirs and mills', { color: white });
    },
    'white on the dark one of two boxes': (page) => {
      page.box(50, 95, 400, 60, { color: [0.9, 0.9, 0.9] });
      page.box(60, 105, 300, 30, { color: [0.1, 0.2, 0.5] });
      page.text(72, 120, 'Weirs and mills', { color: white });
    },
    'pale grey': (page) => void page.text(72, 120, 'Weirs and mills', { color: [0.75, 0.75, 0.75] }),
    'half transparent': (page) => void page.text(72, 120, 'Weirs and mills', { opacity: 0.4 }),
    'under a see-through marker': (page) => {
      page.text(72, 120, 'Weirs and mills');
      page.box(60, 105, 300, 30, { color: [1, 1, 0], opacity: 0.3 });
    },
    'after a box was drawn below it': (page) => {
      page.box(60, 105, 300, 30, { color: white });
      page.text(72, 120, 'Weirs and mills');
    },
    'beside a box': (page) => {
      page.text(72, 120, 'Weirs and mills');
      page.box(400, 105, 100, 30, { color: white });
    },
    'as an outline': (page) => void page.text(72, 120, 'Weirs and mills', { mode: 1 }),
    'inside what is cut away around it': (page) =>
      page.within(60, 100, 300, 40, () => void page.text(72, 120, 'Weirs and mills')),
    small: (page) => void page.text(72, 120, 'Weirs and mills', { size: 5 }),
  };
  for (const [name, draw] of Object.entries(shown)) {
    test(name, async () => {
      expect(await read(draw)).toEqual({ text: `${seen}\nWeirs and mills`, warnings: [] });
    });
  }

  /** A page that is a picture, with what a scanner wrote over it. */
  async function scanned(write: (sheet: TestPage) => void) {
    const { createCanvas } = await import('@napi-rs/canvas');
    const canvas = createCanvas(306, 396);
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 306, 396);
    const pdf = await PDFDocument.create();
    const picture = await pdf.embedPng(canvas.toBuffer('image/png'));
    const page = pdf.addPage([612, 792]);
    page.drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
    const plain = await pdf.embedFont(StandardFonts.Helvetica);
    write(new TestPage(page, { plain, bold: plain, italic: plain }));
    const document = await readPdf(await pdf.save());
    return { lines: document.blocks.map((block) => block.text), warnings: document.warnings };
  }

  test('the letters of a scan, painted with nothing over its picture', async () => {
    expect(await scanned((sheet) => void sheet.text(72, 120, 'Weirs and mills', { mode: 3 }))).toEqual({
      lines: ['Weirs and mills'],
      warnings: [],
    });
  });

  test('a line of a scan that comes out too wide for its page', async () => {
    const line = 'The ferry crossed where the old weir had been and took the mail to the mills';
    expect(await scanned((sheet) => void sheet.text(72, 120, line, { mode: 3, size: 19 }))).toEqual({
      lines: [line],
      warnings: [],
    });
  });

  test('lines of a scan in two columns, of which the left ones come out too wide', async () => {
    const left = [
      'The old weir held the river back for',
      'the mills of the lower town, which had',
      'no other water in the summer months,',
      'when the springs in the hills ran dry',
      'and the miller waited for the thunder',
      'that came over the ridge in August.',
    ];
    const right = [
      'The ferry crossed above it and took',
      'the mail and the bread to the farms',
      'on the western side, where no road',
      'led to until the bridge was built in',
      'the year in which the mill closed',
      'and the weir was left to the trout.',
    ];
    const { lines, warnings } = await scanned((sheet) => {
      left.forEach((text, i) => void sheet.text(60, 120 + 14 * i, text, { mode: 3, size: 18 }));
      right.forEach((text, i) => void sheet.text(320, 120 + 14 * i, text, { mode: 3, size: 12 }));
    });
    expect(warnings).toEqual([]);
    expect(lines.join(' ')).toBe([...left, ...right].join(' '));
  });
});
