import type { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf, type TestPage } from './testing/make-pdf.ts';

const read = async (draw: (page: TestPage) => void, finish?: (pdf: PDFDocument) => void) =>
  outline(await readPdf(await makePdf([draw], { finish })), { marks: true });

describe('struck-out text', () => {
  test('by a drawn line', async () => {
    const [line] = await read((page) => {
      const a = page.text(72, 100, 'The essay is due on ');
      const b = page.text(a, 100, 'October 9');
      page.line(a, 96.5, b, 96.5);
      page.text(b + 3, 100, 'October 16.');
    });
    expect(line).toBe('P The essay is due on October 9 October 16. {strike:October 9}');
  });
  test('by a thin box', async () => {
    const [line] = await read((page) => {
      const a = page.text(72, 100, 'We leave from the ');
      const b = page.text(a, 100, 'bridge');
      page.box(a, 96.2, b - a, 0.7);
      page.text(b + 3, 100, 'library.');
    });
    expect(line).toBe('P We leave from the bridge library. {strike:bridge}');
  });
  test('by an annotation of a viewer', async () => {
    let from = 0;
    let to = 0;
    const [line] = await read(
      (page) => {
        from = page.text(72, 100, 'The quiz is on ');
        to = page.text(from, 100, 'Monday');
        page.text(to + 3, 100, 'Tuesday.');
      },
      (pdf) => {
        const [top, bottom] = [792 - 92, 792 - 102];
        pdf.getPage(0).node.addAnnot(
          pdf.context.register(
            pdf.context.obj({
              Type: 'Annot',
              Subtype: 'StrikeOut',
              Rect: [from, bottom, to, top],
              QuadPoints: [from, top, to, top, from, bottom, to, bottom],
              C: [1, 0, 0],
            }),
          ),
        );
      },
    );
    expect(line).toBe('P The quiz is on Monday Tuesday. {strike:Monday}');
  });
  test('over two lines', async () => {
    const lines = await read((page) => {
      const a = page.text(72, 100, 'The trip to the old weir leaves from the big gate at noon');
      const b = page.text(72, 112, 'sharp and comes back late.');
      page.line(72, 96.5, a, 96.5);
      page.line(72, 108.5, b, 108.5);
      page.text(b + 3, 112, 'It is cancelled.');
    });
    expect(lines.join()).toContain(
      '{strike:The trip to the old weir leaves from the big gate at noon sharp and comes back late.}',
    );
  });
  test('in red by a double line', async () => {
    const [line] = await read((page) => {
      const a = page.text(72, 100, 'Quiz on ');
      const b = page.text(a, 100, 'May 4');
      page.line(a, 96, b, 96);
      page.line(a, 97.4, b, 97.4);
      page.text(b + 3, 100, 'May 11 in class.');
    });
    expect(line).toBe('P Quiz on May 4 May 11 in class. {strike:May 4}');
  });
  test('not by the rule of a table', async () => {
    const lines = await read((page) => {
      page.grid([72, 152, 352], [90, 110, 130]);
      page.text(78, 103, 'Week 1');
      page.text(158, 103, 'Weirs');
      page.text(78, 123, 'Week 2');
      page.text(158, 123, 'Mills');
    });
    expect(lines.join()).not.toContain('{');
  });
});

describe('raised and lowered text', () => {
  const raised = async (base: string, up: string, rest: string, dy: number) =>
    (
      await read((page) => {
        const a = page.text(72, 100, base);
        const b = page.text(a, 100 - dy, up, { size: 6 });
        page.text(b + (/^[ ,.]/.test(rest) ? 0 : 2), 100, rest.trimStart());
      })
    ).join();
  test('a power', async () => {
    expect(await raised('It holds about 10', '6', 'bacteria in a litre.', 4)).toMatch(
      /^P It holds about 10⁶ bacteria in a litre\./,
    );
  });
  test('a power that stands a little off', async () => {
    const lines = await read((page) => {
      const end = page.text(72, 100, 'It holds about 10');
      const behind = page.text(end + 1.8, 96, '6', { size: 6 });
      page.text(behind + 3, 100, 'bacteria in a litre.');
    });
    expect(lines).toEqual(['P It holds about 10⁶ bacteria in a litre.']);
  });
  test('a negative power', async () => {
    expect(await raised('It holds about 10', '-7', 'grams in a litre.', 4)).toMatch(
      /^P It holds about 10⁻⁷ grams in a litre\./,
    );
  });
  test('a letter as a power', async () => {
    expect(await raised('It grows as 2', 'n', 'in a year of rain.', 4)).toMatch(/2ⁿ in/);
  });
  test('the number of a footnote', async () => {
    expect(await raised('Weirs are older than mills.', '3', 'Nobody knows why.', 4)).toMatch(/mills\.³ Nobody/);
  });
  test('the letters of an ordinal are part of it', async () => {
    expect(await raised('The quiz is on the 4', 'th', 'of May at noon.', 4)).toMatch(
      /^P The quiz is on the 4th of May/,
    );
  });
  test('a lowered number in a formula', async () => {
    const lines = await read((page) => {
      const a = page.text(72, 100, 'The sea takes up CO');
      const b = page.text(a, 102, '2', { size: 6 });
      const c = page.text(b, 100, ' and H');
      const d = page.text(c, 102, '2', { size: 6 });
      page.text(d, 100, 'O from the air.');
    });
    expect(lines.join()).toMatch(/^P The sea takes up CO₂ and H₂O from the air\./);
  });
  test('at the end of a line', async () => {
    const lines = await read((page) => {
      const a = page.text(72, 100, 'A litre of the sea water that we took there holds about 10');
      page.text(a, 96, '9', { size: 6 });
      page.text(72, 112, 'viruses, as everyone knows.');
    });
    expect(lines.join()).toMatch(/about 10⁹ viruses/);
  });
});
