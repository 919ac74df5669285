import { describe, expect, it } from 'vitest';
import type { DocumentError } from './errors.ts';
import { readDocument } from './read-document.ts';
import { docxBomb } from './testing/docx-bomb.ts';
import { docxOf, odtOf, pptxOf, slideShape, wordParagraph, zipOf } from './testing/office-files.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const failure = async (file: Uint8Array, name: string): Promise<DocumentError> => {
  try {
    await readDocument(file, name);
  } catch (error) {
    return error as DocumentError;
  }
  throw new Error(`${name} was read`);
};
const codeOf = async (file: Uint8Array, name: string): Promise<string> => (await failure(file, name)).code;

describe('readDocument', () => {
  it('tells formats by their content before their names', async () => {
    const format = async (file: Uint8Array, name: string): Promise<string> => (await readDocument(file, name)).format;
    const docx = docxOf(wordParagraph('x'));
    expect(await format(docx, 'syllabus')).toBe('docx');
    expect(await format(docx, 'syllabus.pdf')).toBe('docx');
    expect(await format(pptxOf([slideShape('', 'x')]), 'a.bin')).toBe('pptx');
    expect(await format(odtOf('<text:p>x</text:p>'), 'a.docx')).toBe('odt');
    expect(await format(bytes('<!DOCTYPE html><p>x'), 'page.txt')).toBe('html');
    expect(await format(bytes('\\documentclass{article}\\begin{document}x\\end{document}'), 'a.txt')).toBe('latex');
    expect(await format(bytes('# x'), 'a.MD')).toBe('markdown');
    expect(await format(bytes('x'), 'notes')).toBe('text');
  });

  it('says what an impostor is', async () => {
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0);
    const error = await failure(jpeg, 'syllabus.pdf');
    expect(error.code).toBe('file_type_mismatch');
    expect(error.message).toBe('The name ends in .pdf, but this file is a JPEG picture, not a PDF.');
    expect(await codeOf(jpeg, 'photo.jpg')).toBe('file_type_unsupported');
    expect(await codeOf(bytes('just words'), 'syllabus.pdf')).toBe('file_type_mismatch');
    expect(await codeOf(zipOf({ 'a.txt': 'x' }), 'syllabus.docx')).toBe('file_type_mismatch');
    expect(await codeOf(zipOf({ 'a.txt': 'x' }), 'stuff.zip')).toBe('file_type_unsupported');
  });

  it('names files that are empty, too large, damaged, locked or of no known type', async () => {
    const docx = docxOf(wordParagraph('a few words to make it long enough'));
    expect(await codeOf(new Uint8Array(0), 'a.pdf')).toBe('file_empty');
    expect(await codeOf(bytes(' \n\t '), 'a.txt')).toBe('file_empty');
    expect(await codeOf(new Uint8Array(26 * 1024 * 1024), 'a.txt')).toBe('file_too_large');
    expect(await codeOf(docx.slice(0, docx.length / 2), 'a.docx')).toBe('file_damaged');
    expect(await codeOf(bytes('x'), 'a.xyz')).toBe('file_type_unsupported');
    const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    const utf16 = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
    expect(await codeOf(Uint8Array.from([...compound, ...utf16]), 'a.docx')).toBe('file_encrypted');
    expect(await codeOf(Uint8Array.from([...compound, 0, 0]), 'a.doc')).toBe('file_type_unsupported');
  });

  it('refuses a document that unpacks to 5 GB before it has, whatever size the archive states', async () => {
    for (const stated of [0xffffffff, 1000]) {
      const bomb = docxBomb(5 * 1024 ** 3, stated);
      expect(bomb.length).toBeLessThan(8 * 1024 * 1024);
      const before = process.memoryUsage().arrayBuffers;
      expect(await codeOf(bomb, 'bomb.docx')).toBe('file_expands_too_far');
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200 * 1024 * 1024);
    }
  });

  it('turns what a parser throws into a typed error', async () => {
    const error = await failure(docxOf('', { 'word/document.xml': 'not xml at all' }), 'a.docx');
    expect(error.code).toBe('file_damaged');
  });
});
