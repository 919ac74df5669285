import { describe, expect, it } from 'vitest';
import { docxOf, wordItem, wordParagraph } from '../testing/office-files.ts';
import { outline } from '../testing/outline.ts';
import { readDocx } from './read-docx.ts';

const level = (at: number, format: string, text: string, more = ''): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;
const abstract = (id: number, ...levels: string[]): string =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`;
const list = (id: number, abstractId: number, start?: number): string => {
  const override =
    start === undefined ? '' : `<w:lvlOverride w:ilvl="0"><w:startOverride w:val="${start}"/></w:lvlOverride>`;
  return `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstractId}"/>${override}</w:num>`;
};
const read = async (body: string, numbering: string, styles = ''): Promise<string[]> =>
  outline(await readDocx(docxOf(body, { 'word/numbering.xml': numbering, 'word/styles.xml': styles })));

describe('numbered paragraphs of Word', () => {
  it('counts by level and starts inner levels anew', async () => {
    const numbering = abstract(1, level(0, 'decimal', '%1.'), level(1, 'lowerLetter', '(%2)')) + list(1, 1);
    const body = wordItem('a', 1) + wordItem('b', 1, 1) + wordItem('c', 1, 1) + wordItem('d', 1) + wordItem('e', 1, 1);
    expect(await read(body, numbering)).toEqual(['1. a', '  (a) b', '  (b) c', '2. d', '  (a) e']);
  });

  it('goes on counting in lists that share their numbering, unless one starts by itself', async () => {
    const numbering = abstract(1, level(0, 'upperRoman', '%1.')) + list(1, 1) + list(2, 1) + list(3, 1, 5);
    expect(await read(wordItem('a', 1) + wordItem('b', 2) + wordItem('c', 3), numbering)).toEqual([
      'I. a',
      'II. b',
      'V. c',
    ]);
  });

  it('takes a long Roman number for a number', async () => {
    const numbering = abstract(1, level(0, 'upperRoman', '%1.'), level(1, 'lowerRoman', '%2)')) + list(1, 1, 2);
    expect(await read(wordItem('a', 1) + wordItem('b', 1) + wordItem('c', 1, 1), numbering)).toEqual([
      'II. a',
      'III. b',
      '  i) c',
    ]);
  });

  it('prints the number of a heading as part of it', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 2"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const numbering = abstract(1, level(0, 'decimal', 'Week %1:')) + list(1, 1);
    expect(await read(wordParagraph('Ropes', 'H') + wordParagraph('Knots', 'H'), numbering, styles)).toEqual([
      'H2 Week 1: Ropes',
      'H2 Week 2: Knots',
    ]);
  });

  it('prints a number made of words as part of the item', async () => {
    const numbering = abstract(1, level(0, 'decimal', 'Session %1')) + list(1, 1);
    expect(await read(wordItem('Ropes', 1), numbering)).toEqual(['- Session 1 Ropes']);
  });

  it('joins a paragraph that only takes the indent of its list to the item above', async () => {
    const numbering =
      abstract(1, level(0, 'bullet', '•')) + list(1, 1) + abstract(2, level(0, 'bullet', ' ')) + list(2, 2);
    expect(await read(wordItem('item', 1) + wordItem('more', 2), numbering)).toEqual(['- item / more']);
  });

  it('prints numbers of several levels, in digits where they are to be', async () => {
    const numbering =
      abstract(1, level(0, 'upperRoman', '%1'), level(1, 'decimal', '%1.%2', '<w:isLgl/>')) + list(1, 1);
    expect(await read(wordItem('a', 1) + wordItem('b', 1, 1), numbering)).toEqual(['I a', '  1.1 b']);
  });
});
