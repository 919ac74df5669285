import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { docxOf, pptxOf, slideShape, wordRun } from './testing/office-files.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** As a program shows it that takes UTF-8 for windows-1252. */
const misread = (text: string): string => new TextDecoder('windows-1252').decode(utf8(text));

const english =
  'Photosynthesis is the process in which plants turn light into chemical energy, and the light is important.';
const russian = 'Осмос есть движение воды через мембрану. Растворитель идёт туда, где больше соли.';
const chinese = '蒸发是液体表面变成气体的过程。温度越高,蒸发越快。降温以后,水汽又变成水。';
const french = 'L’élève étudie à la bibliothèque où il a été élevé : « déjà vu », près de l’évêché.';

const warningsOf = async (bytes: Uint8Array, name: string): Promise<string> =>
  (await readDocument(bytes, name)).warnings.join(' ');

describe('a file whose text makes no sense says so', () => {
  const privateUse = Array.from(
    { length: 90 },
    (_, i) => String.fromCodePoint(0xe020 + ((i * 7) % 60)) + (i % 6 ? '' : ' '),
  ).join('');
  const base64 = Array.from({ length: 400 }, (_, i) => 'ABCDEFGHabcdefgh01234567'[(i * i + 3 * i) % 24]).join('');
  const cases: [what: string, bytes: Uint8Array, name: string, reason: RegExp][] = [
    ['Russian saved twice', utf8(misread(russian)), 'a.txt', /wrong encoding/],
    ['Chinese saved twice', utf8(`# ${misread(chinese)}`), 'a.md', /wrong encoding/],
    [
      'Chinese shown as windows-1252',
      utf8(iconv.decode(iconv.encode(chinese, 'gbk'), 'win1252')),
      'a.txt',
      /wrong encoding/,
    ],
    [
      'KOI8 shown as windows-1251',
      utf8(iconv.decode(iconv.encode(russian, 'koi8-r'), 'win1251')),
      'a.html',
      /wrong encoding/,
    ],
    ['Russian saved twice, in Word', docxOf(`<w:p>${wordRun(misread(russian))}</w:p>`), 'a.docx', /wrong encoding/],
    ['signs of a font of its own', utf8(privateUse), 'a.md', /signs without a meaning/],
    [
      'signs of a font of its own, on a slide',
      pptxOf([slideShape('', privateUse)]),
      'a.pptx',
      /signs without a meaning/,
    ],
    [
      'replaced characters',
      utf8(`<meta charset=utf-8><p>${'\ufffd\ufffd\ufffd\ufffd '.repeat(12)}`),
      'a.html',
      /signs without a meaning/,
    ],
    [
      'question marks',
      utf8('??????? ???? ???????? ???? ????? ???????. ??????????? ???? ????, ??? ?????? ????.'),
      'a.txt',
      /signs without a meaning/,
    ],
    ['base64', utf8(base64), 'a.txt', /no spaces/],
    ['words that run together', utf8(english.replaceAll(' ', '')), 'a.txt', /no spaces/],
    ['words that stand backwards', utf8([...english].reverse().join('')), 'a.txt', /backwards/],
  ];

  it.each(cases)('%s', async (_, bytes, name, reason) => {
    const warnings = await warningsOf(bytes, name);
    expect(warnings).toContain('The text of this file is hard to read');
    expect(warnings).toMatch(reason);
  });
});

describe('a file whose text makes sense says nothing', () => {
  it.each([
    ['English', english],
    ['Russian', russian],
    ['Russian in capitals', russian.toUpperCase()],
    ['Chinese', chinese],
    ['French', french],
    ['Vietnamese', 'Quang hợp là quá trình thu nhận và chuyển hóa năng lượng ánh sáng Mặt trời của thực vật.'],
    ['many questions', 'What is a levee? Why?? When??? Who built the first one, and where did it stand?'],
    ['a table', 'a | b | c\n1 | 2 | 3\n4 | 5 | 6\n7 | 8 | 9\n10 | 11 | 12'],
    [
      'long addresses',
      'https://www.example.org/a/very/long/path/to/a/page/of/the/course/readings/2026/fall\nhttps://www.example.org/b',
    ],
    ['German', 'Donaudampfschifffahrtsgesellschaftskapitän und Rindfleischetikettierungsüberwachung sind Wörter.'],
    ['Thai', 'การสังเคราะห์ด้วยแสงเป็นกระบวนการที่พืชใช้แสงในการสร้างอาหารจากน้ำและอากาศ'],
    ['few characters', '?? ?? ??'],
  ])('%s', async (_, text) => {
    expect(await warningsOf(utf8(text), 'a.txt')).toBe('');
  });

  it('nor does code', async () => {
    expect(await warningsOf(utf8(`\`\`\`\n${'a'.repeat(300)}\n\`\`\`\n\nUse \`??\` for null.`), 'a.md')).toBe('');
  });
});
