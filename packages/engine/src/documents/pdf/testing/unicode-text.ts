import { PDFHexString, type PDFPage, PDFString } from 'pdf-lib';

const em = 600;
const hex = (code: number) => code.toString(16).padStart(4, '0');

/**
 * Writes text of any script with a font that has no shapes, every letter 0.6 of its size wide: a reader sees codes,
 * places and the table that maps codes to text. `maps` says what a letter is called in that table (a ligature is
 * called by several letters, a letter without a name by a private code).
 */
export function drawUnicode(
  page: PDFPage,
  x: number,
  y: number,
  letters: readonly string[],
  { size = 10, unmapped = false }: { size?: number; unmapped?: boolean } = {},
): number {
  const { context } = page.doc;
  const codes = new Map([...new Set(letters)].map((letter, at) => [letter, at + 1]));
  const maps = [...codes].map(([letter, code]) => {
    const name = Array.from({ length: letter.length }, (_, at) => hex(letter.charCodeAt(at))).join('');
    return `<${hex(code)}> <${name}>`;
  });
  const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${maps.length} beginbfchar
${maps.join('\n')}
endbfchar endcmap end end`;
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: 'Shapeless',
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
    DW: em,
    CIDToGIDMap: 'Identity',
    FontDescriptor: context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: 'Shapeless',
        Flags: 4,
        FontBBox: [0, -200, em, 800],
        Ascent: 800,
        Descent: -200,
        CapHeight: 700,
        ItalicAngle: 0,
        StemV: 80,
      }),
    ),
  } as never);
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'Shapeless',
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(descendant)],
    ...(unmapped ? {} : { ToUnicode: context.register(context.flateStream(cmap)) }),
  } as never);
  const name = page.node.newFontDictionary('U', context.register(font));
  const text = letters.map((letter) => hex(codes.get(letter) ?? 0)).join('');
  const stream = `BT ${name} ${size} Tf 1 0 0 1 ${x} ${page.getHeight() - y} Tm ${PDFHexString.of(text)} Tj ET`;
  page.node.addContentStream(context.register(context.flateStream(stream)));
  return x + (letters.length * size * em) / 1000;
}

const brackets: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[' };
const leftToRight = /[A-Za-z0-9\u06f0-\u06f9\u0660-\u0669]+(?:[ .:/-][A-Za-z0-9\u06f0-\u06f9\u0660-\u0669]+)*/g;

/**
 * The letters of a line from right to left in the order of the screen, as programs write them: numbers and Latin words
 * stand forwards.
 */
export function onScreen(text: string): string[] {
  const flip = (run: string) => [...run].reverse().join('');
  const mirrored = [...text].map((letter) => brackets[letter] ?? letter).join('');
  return [...flip(mirrored.replace(leftToRight, flip))];
}
