import { describe, expect, it } from 'vitest';
import { declaredHtmlEncoding } from './declared-encoding.ts';
import { decodeText } from './decode-text.ts';

const utf16 = (text: string, bigEndian: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !bigEndian);
  return bytes;
};

const textOf = async (bytes: Uint8Array, declared: string | null = null): Promise<string> =>
  (await decodeText(bytes, declared)).text;

describe('decodeText', () => {
  it('reads UTF-8 with and without a byte order mark', async () => {
    expect(await textOf(new TextEncoder().encode('Müller – 5'))).toBe('Müller – 5');
    expect(await textOf(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
  });

  it('reads UTF-16 in both orders, marked or not', async () => {
    expect(await textOf(utf16('\ufeffWeek 1', false))).toBe('Week 1');
    expect(await textOf(utf16('\ufeffWeek 1', true))).toBe('Week 1');
    expect(await textOf(utf16('Week 1: nothing is marked', false))).toBe('Week 1: nothing is marked');
  });

  it.each([
    ['little', false],
    ['big', true],
  ])('says that UTF-16 without a mark is a guess, %s-endian', async (order, bigEndian) => {
    const text = 'The tide table of the harbour is read from below.';
    const { warnings } = await decodeText(utf16(text, bigEndian));
    expect(warnings).toEqual([expect.stringContaining(`Encoding guessed: Unicode (UTF-16, ${order}-endian).`)]);
    expect((await decodeText(utf16(`\ufeff${text}`, bigEndian))).warnings).toEqual([]);
  });

  it('says so of Cyrillic and Chinese letters, too', async () => {
    for (const text of ['Таблица приливов висит у входа в порт.', '潮汐表挂在港口的入口处,每个人都能看到。']) {
      expect((await decodeText(utf16(text, false))).warnings).toHaveLength(1);
    }
  });

  it('reads windows-1252 where the bytes are not UTF-8', async () => {
    expect(await textOf(Uint8Array.of(0x4d, 0xfc, 0x6c, 0x6c, 0x20, 0x93, 0x61, 0x94))).toBe('Müll “a”');
  });

  it('forgives one broken byte in UTF-8', async () => {
    const bytes = new TextEncoder().encode('Ünïcödé ünïcödé ünïcödé x');
    bytes[bytes.length - 1] = 0xff;
    expect(await textOf(bytes)).toBe('Ünïcödé ünïcödé ünïcödé \ufffd');
  });

  it('makes one kind of line end', async () => {
    expect(await textOf(new TextEncoder().encode('a\r\nb\rc'))).toBe('a\nb\nc');
  });

  it('believes what a page declares', async () => {
    const page = Uint8Array.of(...new TextEncoder().encode('<meta charset="iso-8859-2"><p>'), 0xb3);
    expect(await textOf(page, declaredHtmlEncoding(page))).toContain('ł');
  });

  it('does not believe a page that declares what its bytes are not', async () => {
    const page = new TextEncoder().encode(
      '<meta http-equiv="Content-Type" content="text/html; charset=latin1"><p>Zoë – ok',
    );
    expect(await textOf(page, declaredHtmlEncoding(page))).toContain('Zoë – ok');
  });
});
