import { PDFDict, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { makePdf, type TestPage } from './testing/make-pdf.ts';
import { drawUnicode } from './testing/unicode-text.ts';

const prose = [
  'The river rises in the hills above the town and falls two hundred metres before it meets',
  'the plain. In spring the snow of the hills fills it; in late summer hardly enough is left to',
  'turn a mill. The gauges stand at the three bridges and are read by hand on each Monday of',
  'the month, as they have been since the flood of 1903 took the old bridge with it.',
];
const openRecogniser = async () => ({ read: async () => [], close: async () => {} });
const read = async (...pages: ((page: TestPage) => void)[]) => await readPdf(await makePdf(pages), { openRecogniser });

const lines = (page: TestPage, texts: readonly string[]) => {
  for (const [at, text] of texts.entries()) page.text(72, 100 + at * 12, text);
};
const unicode = (page: TestPage, texts: readonly string[], unmapped = false) => {
  for (const [at, text] of texts.entries()) drawUnicode(page.page, 72, 100 + at * 12, [...text], { unmapped, size: 8 });
};
const hard =
  'Page 1 is hard to read: the letters in the file make no sense. Compare every quote with the printed page.';

describe('a page whose text makes no sense is said to be hard to read', () => {
  const broken: Record<string, (page: TestPage) => void> = {
    'without any spaces': (page) =>
      lines(
        page,
        prose.map((text) => text.replaceAll(' ', '')),
      ),
    'in letters of a private code': (page) =>
      unicode(
        page,
        prose.map((text) => text.replace(/[a-z]/g, (sign) => String.fromCodePoint(0xe000 + sign.charCodeAt(0)))),
      ),
    'with every word backwards': (page) =>
      lines(
        page,
        prose.map((text) => [...text].reverse().join('')),
      ),
    'with every letter moved on by three': (page) =>
      lines(
        page,
        prose.map((text) => text.replace(/[a-w]/gi, (sign) => String.fromCharCode(sign.charCodeAt(0) + 3))),
      ),
    'with every letter moved on by four, which gives as many vowels': (page) =>
      lines(
        page,
        prose.map((text) => text.replace(/[a-v]/gi, (sign) => String.fromCharCode(sign.charCodeAt(0) + 4))),
      ),
    'in signs that stand for no letter': (page) =>
      unicode(
        page,
        prose.map((text) => text.replace(/[a-z]/g, '\ufffd')),
      ),
    'in a font that names no letters': (page) => unicode(page, prose, true),
    'with the wrong bytes for its letters': (page) =>
      unicode(
        page,
        prose.map((text) => text.replace(/[aeio]/g, 'Ã©').replace(/t/g, 'â€™')),
      ),
    'in control signs': (page) =>
      unicode(
        page,
        prose.map((text) => text.replace(/[a-z]/g, (s) => String.fromCharCode(s.charCodeAt(0) - 96))),
      ),
  };
  for (const [name, draw] of Object.entries(broken)) {
    test(name, async () => {
      const { warnings } = await read(draw);
      expect(warnings).toEqual([hard]);
    });
  }

  test('and the pages beside it are not', async () => {
    const { warnings, hardPages } = await read(
      (page) => lines(page, prose),
      (page) =>
        lines(
          page,
          prose.map((text) => text.replaceAll(' ', '')),
        ),
    );
    expect(warnings).toEqual([hard.replace('Page 1', 'Page 2')]);
    expect(hardPages).toEqual([2]);
  });
});

test('it is read from a picture of it where that shows text', async () => {
  // Letters are drawn as always, but the font says that each stands for a private code.
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <e020> endbfrange endcmap end end`;
  const bytes = await makePdf([(page) => lines(page, prose)], {
    finish: async (pdf) => {
      await pdf.flush();
      const { context } = pdf;
      const fonts = context.enumerateIndirectObjects().filter(([, value]) => value instanceof PDFDict);
      for (const [, font] of fonts as [unknown, PDFDict][]) {
        if (font.get(PDFName.of('Type')) !== PDFName.of('Font')) continue;
        font.set(PDFName.of('ToUnicode'), context.register(context.flateStream(map)));
      }
    },
  });
  const { blocks, warnings } = await readPdf(bytes);
  expect(blocks.map((block) => block.text).join(' ')).toContain('The gauges stand at the three bridges');
  expect(warnings).toEqual([
    'Page 1 has letters that make no sense; the text was read from a picture of the page and may have mistakes.',
  ]);
}, 60_000);

describe('what only looks strange is not', () => {
  const fine: Record<string, (page: TestPage) => void> = {
    prose: (page) => lines(page, prose),
    'a table of numbers': (page) =>
      lines(
        page,
        Array.from({ length: 12 }, (_, at) => `${at * 13.7} ${at * 991} 0.0${at} 12-${at} (${at})`),
      ),
    formulas: (page) =>
      lines(page, ['f(x) = ax2 + bx + c', 'dP/dt = rP(1 - P/K)', "x_{n+1} = x_n - f(x_n)/f'(x_n)", 'Q = CA sqrt(2gh)']),
    'program code': (page) =>
      lines(page, [
        'def fib(n):',
        '  if n<2: return n',
        '  return fib(n-1)+fib(n-2)',
        'assertEqual(fib(10),55)',
        'ls -la|grep x',
      ]),
    'addresses of pages': (page) =>
      lines(
        page,
        Array.from({ length: 6 }, (_, at) => `https://www.example.org/courses/rivers/readings/week-${at}.html`),
      ),
    'Chinese, which has no spaces': (page) =>
      unicode(
        page,
        Array.from({ length: 6 }, () => '河流从镇上的山丘中升起在到达平原之前下降二百米春天山丘的雪填满它'),
      ),
    'long German words': (page) =>
      lines(page, [
        'Die Hochwasserschutzgesetzgebung der Landesregierung und die',
        'Grundwasserneubildungsrate der Einzugsgebietsbewirtschaftung',
        'bestimmen die Wasserversorgungsinfrastrukturplanung dauerhaft.',
      ]),
    'names and page numbers': (page) =>
      lines(page, ['Abel, N. 12, 14', 'Bratt, J. 3, 90', 'Czyz, W. 44', 'Drnovsek, K. 7', 'Krk 19', 'Ng, P. 20, 33']),
    Welsh: (page) =>
      lines(page, [
        "Mae'r afon yn codi yn y bryniau uwchben y dref",
        'ac yn disgyn dau gan metr cyn cyrraedd y gwastadedd.',
      ]),
    'a genetic sequence': (page) =>
      lines(page, [
        'The sequence of the gene is shown here in full.',
        'ATGGCGTACGATCGATTTAGCGCGATATCGATCGGCTA',
        'GGCTAGCTAGGATCGATCGAATCGGATATCGCGATTAA',
      ]),
  };
  for (const [name, draw] of Object.entries(fine)) {
    test(name, async () => {
      expect((await read(draw)).warnings).toEqual([]);
    });
  }
});
