import { describe, expect, it } from 'vitest';
import type { ReadingLimits } from './limits.ts';
import { readDocument } from './read-document.ts';
import { docxOf, odtOf, wordCell, wordParagraph, wordTable } from './testing/office-files.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const cut = 'This file is extraordinarily long; only its first part was read.';
const read = (file: Uint8Array, name: string, limits: Partial<ReadingLimits> = {}) =>
  readDocument(file, name, { limits });

describe('limits of reading', () => {
  it('reads the first lines of a text that has too many, and says so', async () => {
    const document = await read(bytes('one\n\ntwo\n\nthree\n\nfour\n'), 'a.txt', { lines: 4 });
    expect(document.blocks.map((block) => block.text)).toEqual(['one', 'two']);
    expect(document.warnings).toEqual([cut]);
  });

  it('stops at the limit on blocks in every format', async () => {
    const paragraphs = Array.from({ length: 9 }, (_, at) => `word ${at}`);
    const files: [string, Uint8Array][] = [
      ['a.txt', bytes(paragraphs.join('\n\n'))],
      ['a.md', bytes(paragraphs.join('\n\n'))],
      ['a.tex', bytes(paragraphs.join('\n\n'))],
      ['a.html', bytes(paragraphs.map((text) => `<p>${text}`).join(''))],
      ['a.docx', docxOf(paragraphs.map((text) => wordParagraph(text)).join(''))],
      ['a.odt', odtOf(paragraphs.map((text) => `<text:p>${text}</text:p>`).join(''))],
    ];
    for (const [name, file] of files) {
      const document = await read(file, name, { blocks: 3 });
      expect([name, document.blocks.length, document.warnings]).toEqual([name, 3, [cut]]);
    }
  });

  it('stops at the limit on cells', async () => {
    const rows = Array.from({ length: 9 }, (_, at) => wordCell(`a${at}`) + wordCell(`b${at}`));
    const document = await read(docxOf(wordTable(...rows)), 'a.docx', { cells: 6 });
    expect(document.blocks.length).toBeLessThanOrEqual(3);
    expect(document.warnings).toEqual([cut]);
  });

  it('refuses markup of too many elements or too deep a nesting', async () => {
    const many = read(bytes('<p>x'.repeat(50)), 'a.html', { elements: 40 });
    await expect(many).rejects.toMatchObject({ code: 'file_expands_too_far' });
    const deep = docxOf('<w:tbl><w:tr><w:tc>'.repeat(20));
    await expect(read(deep, 'a.docx', { depth: 30 })).rejects.toMatchObject({ code: 'file_expands_too_far' });
  });

  it('reads markup that is too long to be parsed as plain text', async () => {
    const document = await read(bytes('# Title\n\nA *word*.\n'), 'a.md', { markupCharacters: 10 });
    expect(document.format).toBe('markdown');
    expect(document.blocks.map((block) => block.text)).toEqual(['Title', 'A *word*.']);
  });

  it('parts a line of megabytes into blocks, losing no word', async () => {
    const words = Array.from({ length: 200_000 }, (_, at) => `w${at}`);
    for (const name of ['a.txt', 'a.md', 'a.tex', 'a.html']) {
      const document = await read(bytes(words.join(' ')), name);
      expect(document.blocks.every((block) => block.text.length <= 20_000)).toBe(true);
      expect(document.blocks.map((block) => block.text).join(' ')).toBe(words.join(' '));
    }
  });

  it('comes to an end with nesting that no one would write', async () => {
    const deep = [
      '> '.repeat(5000),
      '- '.repeat(5000),
      '['.repeat(50_000),
      '**a '.repeat(10_000),
      '\\textbf{'.repeat(20_000),
    ];
    for (const text of deep) {
      for (const name of ['a.md', 'a.tex', 'a.txt'])
        expect((await read(bytes(`${text}end`), name)).blocks.length).toBeGreaterThan(0);
    }
  });
});
