import { deflateSync } from 'node:zlib';

export interface HostileFile {
  what: string;
  name: string;
  bytes: Uint8Array;
  role: 'syllabus' | 'material';
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const megabyte = 1_000_000;

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
function pdf(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts: Uint8Array[] = [encode('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const places: number[] = [];
  const push = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  for (const [i, object] of objects.entries()) {
    places.push(length);
    push(encode(`${i + 1} 0 obj\n`));
    push(typeof object === 'string' ? encode(object) : object);
    push(encode('\nendobj\n'));
  }
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(
    encode(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const catalogue = '<</Type/Catalog/Pages 2 0 R>>';

function stream(content: string): Uint8Array {
  const packed = deflateSync(content, { level: 9 });
  return Buffer.concat([
    encode(`<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`),
    packed,
    encode('\nendstream'),
  ]);
}

/** One page, named again and again by the tree of pages. */
function pageNamedOften(times: number, content = 'BT /F 12 Tf 72 700 Td (A page about rivers.) Tj ET'): Uint8Array {
  return pdf([
    catalogue,
    `<</Type/Pages/Count ${times}/Kids[${'3 0 R '.repeat(times)}]>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    stream(content),
    font,
  ]);
}

/** A page whose content unpacks to so many megabytes. */
function expandingPage(megabytes: number, part = '(river) Tj 0 -1 Td '): Uint8Array {
  return pageNamedOften(1, `BT /F 1 Tf 72 700 Td ${part.repeat((megabytes * megabyte) / part.length)} ET`);
}

function dates(megabytes: number): string {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  let text = '';
  for (let day = 0; text.length < megabytes * megabyte; day++) {
    text += `${months[day % 12]} ${1 + (day % 28)}, ${2020 + (day % 9)} ${day % 8 === 7 ? '\n' : '; '}`;
  }
  return text;
}

function table(megabytes: number, row: (n: number) => string, begin = '', end = ''): string {
  let text = begin;
  for (let n = 1; text.length < megabytes * megabyte; n++) text += row(n);
  return text + end;
}

const words = 'The river carries sand and gravel down to the sea where it settles in layers over the years '.split(' ');
function prose(megabytes: number): string {
  let text = '';
  for (let n = 0; text.length < megabytes * megabyte; n++) {
    text += `${words[(n * 7) % words.length]}${n % 13 === 0 ? n : ''}${n % 17 === 16 ? '. ' : ' '}`;
    if (n % 150 === 149) text += '\n\n';
  }
  return text;
}

const textOf = (what: string, name: string, text: string, role: HostileFile['role']): HostileFile => ({
  what,
  name,
  bytes: encode(text),
  role,
});

/** Files that are small or plain and take a reader long. */
export const hostileFiles: readonly (() => HostileFile)[] = [
  () => ({
    what: 'a page tree that names one page 200,000 times',
    name: 'tree.pdf',
    bytes: pageNamedOften(200_000),
    role: 'material',
  }),
  () => ({
    what: 'a page tree that names one empty page 20,000 times',
    name: 'empty.pdf',
    bytes: pageNamedOften(20_000, 'q Q'),
    role: 'material',
  }),
  () => ({ what: 'a page that unpacks to 300 MB', name: 'flate.pdf', bytes: expandingPage(300), role: 'material' }),
  () => textOf('9.6 MB of dates in a syllabus', 'dates.txt', dates(9.6), 'syllabus'),
  () => textOf('9.6 MB of dates in a material', 'dates.md', dates(9.6), 'material'),
  () =>
    textOf(
      'a 3.7 MB table in a syllabus',
      'table.html',
      table(3.7, (n) => `<tr><td>Week ${n}<td>Sep ${1 + (n % 28)}<td>Read chapter ${n}<td>Quiz`, '<table>'),
      'syllabus',
    ),
  () =>
    textOf(
      'a 3.7 MB table in Markdown',
      'table.md',
      table(
        3.7,
        (n) => `| Week ${n} | Sep ${1 + (n % 28)} | Chapter ${n} |\n`,
        '| Week | Day | Reading |\n|---|---|---|\n',
      ),
      'syllabus',
    ),
  () => textOf('20 MB without spaces', 'solid.txt', 'a'.repeat(20 * megabyte), 'material'),
  () => textOf('20 MB without spaces in a syllabus', 'solid.md', 'ab'.repeat(10 * megabyte), 'syllabus'),
  () => textOf('21 MB of prose', 'prose.txt', prose(21), 'material'),
];
