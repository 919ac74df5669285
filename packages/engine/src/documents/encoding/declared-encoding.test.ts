import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';

const russian = 'Осмос есть движение воды через мембрану.';
const czech = 'Rostliny přeměňují světlo na energii.';

const article = (preamble: string, text: string): string =>
  `\\documentclass{article}\n${preamble}\n\\begin{document}\n${text}\n\\end{document}\n`;

const sources: [preamble: string, encoding: string, text: string][] = [
  ['\\usepackage[cp1251]{inputenc}', 'win1251', russian],
  ['\\usepackage[T2A]{fontenc}\\usepackage[koi8-r]{inputenc}', 'koi8-r', russian],
  ['\\usepackage[cp866]{inputenc}', 'cp866', russian],
  ['\\usepackage[maccyr]{inputenc}', 'maccyrillic', russian],
  ['\\usepackage[latin2]{inputenc}', 'iso-8859-2', czech],
  ['\\usepackage[cp1250]{inputenc}', 'win1250', czech],
  ['\\usepackage[cp852]{inputenc}', 'cp852', czech],
  ['\\usepackage[macce]{inputenc}', 'maccenteuro', czech],
  ['\\usepackage[applemac]{inputenc}', 'macroman', 'Les élèves étudient.'],
  ['\\usepackage[cp850]{inputenc}', 'cp850', 'Les élèves étudient.'],
  ['\\inputencoding{latin1}', 'win1252', 'Größe'],
  ['% -*- coding: koi8-r -*-', 'koi8-r', russian],
];

const read = async (bytes: Uint8Array, name: string) => {
  const { blocks, warnings } = await readDocument(bytes, name);
  return { text: blocks.map(({ text }) => text).join('\n'), warnings };
};

describe('declaredLatexEncoding', () => {
  it.each(sources)('reads a source with %s', async (preamble, encoding, text) => {
    const bytes = iconv.encode(article(preamble, text), encoding);
    expect(await read(bytes, 'notes.tex')).toEqual({ text, warnings: [] });
  });

  it('reads what the CJK package names', async () => {
    const source = article('\\usepackage{CJK}', '\\begin{CJK}{GBK}{song}蒸发是液体变成气体的过程。\\end{CJK}');
    expect((await read(iconv.encode(source, 'gbk'), 'notes.tex')).text).toBe('蒸发是液体变成气体的过程。');
  });

  it('does not believe a source that is not what it declares', async () => {
    const utf8 = new TextEncoder().encode(article('\\usepackage[latin1]{inputenc}', 'Größe – Zoë'));
    expect((await read(utf8, 'notes.tex')).text).toBe('Größe – Zoë');
    const cyrillic = iconv.encode(article('\\usepackage[utf8]{inputenc}', russian), 'win1251');
    expect((await read(cyrillic, 'notes.tex')).text).toBe(russian);
  });
});

describe('declaredHtmlEncoding', () => {
  const page = (head: string, text: string): string => `<html><head>${head}</head><body><p>${text}</p></body></html>`;

  it.each([
    ['<meta charset="big5">', 'big5hkscs', '香港嘅板塊構造'],
    ['<meta charset="ks_c_5601-1987">', 'cp949', '똠방각하'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">', 'shift_jis', '光合成の働き①'],
    ['<meta charset=gb2312>', 'gbk', '蒸发的过程'],
  ])('reads a page with %s', async (head, encoding, text) => {
    expect(await read(iconv.encode(page(head, text), encoding), 'page.html')).toEqual({ text, warnings: [] });
  });

  it('guesses where a page declares UTF-8 and is not', async () => {
    const { text, warnings } = await read(
      iconv.encode(page('<meta charset="utf-8">', russian), 'win1251'),
      'page.html',
    );
    expect(text).toBe(russian);
    expect(warnings).toHaveLength(1);
  });

  it('tells seven-bit Japanese by its escape sequences', async () => {
    const bytes = Uint8Array.of(0x1b, 0x24, 0x42, 0x38, 0x77, 0x39, 0x67, 0x40, 0x2e, 0x1b, 0x28, 0x42);
    expect((await read(bytes, 'notes.txt')).text).toBe('光合成');
  });
});
