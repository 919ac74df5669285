import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answer.ts';
import { findQuote } from '../../answers/evidence/find-quote.ts';
import { sayAnswer } from '../../answers/render/say-answer.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { words } from '../../text/words.ts';
import { readDocument } from '../read-document.ts';
import { docxOf, odtOf, pptxOf, slideShape, wordRun } from '../testing/office-files.ts';

async function read(file: string | Uint8Array, name: string): Promise<string> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return (await readDocument(bytes, name)).blocks.map(({ text }) => text).join('\n');
}

describe('raised and lowered text', () => {
  it.each([
    ['about 10<sup>6</sup> cells', 'about 10⁶ cells'],
    ['10<sup>-7</sup> m', '10⁻⁷ m'],
    ['10<sup>&minus;</sup><sup>19</sup> C', '10⁻¹⁹ C'],
    ['H<sub>2</sub>O and SO<sub>4</sub><sup>2-</sup>', 'H₂O and SO₄²⁻'],
    ['<sup>14</sup>C decays', '¹⁴C decays'],
    ['25 km<sup>2</sup>, 3 miles<sup>2</sup>', '25 km², 3 miles²'],
    ['sin<sup>2</sup> x + y<sup>n</sup>', 'sin² x + yⁿ'],
    ['x<sup>k</sup> and x<sup>a+b</sup>', 'x^k and x^(a+b)'],
    ['v<sub>max</sub> and N<sub>A</sub>', 'v_max and N_A'],
    ['the 21<sup>st</sup>, the 1<sup>er</sup> mai, M<sup>me</sup> B', 'the 21st, the 1er mai, Mme B'],
    ['cm<span style="vertical-align: super">-3</span>', 'cm⁻³'],
  ])('on a web page: %s', async (html, text) => {
    expect(await read(`<p>${html}</p>`, 'a.html')).toBe(text);
  });

  it.each([
    ['Kelp grows fast.<sup>3</sup> Whales eat', 'Kelp grows fast. Whales eat'],
    ['Whales eat krill<sup>12</sup> here', 'Whales eat krill here'],
    ['“so be it”<sup>4</sup> he said', '“so be it” he said'],
    ['as shown<sup>[7]</sup> by', 'as shown by'],
    ['as shown<sup>1,2</sup> by', 'as shown by'],
    ['in 1066<sup><a href="#fn3">3</a></sup> he', 'in 1066 he'],
    ['he died†'.replace('†', '<sup>†</sup>'), 'he died'],
  ])('is no part of the text where it marks a note: %s', async (html, text) => {
    expect(await read(`<p>${html}</p>`, 'a.html')).toBe(text);
  });

  it('stands in Word, PowerPoint, OpenDocument, LaTeX and Markdown alike', async () => {
    const raise = '<w:vertAlign w:val="superscript"/>';
    expect(
      await read(
        docxOf(`<w:p>${wordRun('10')}${wordRun('-', raise)}${wordRun('7', raise)}${wordRun(' m')}</w:p>`),
        'a.docx',
      ),
    ).toBe('10⁻⁷ m');
    const run = (text: string, baseline = '0'): string =>
      `<a:r><a:rPr baseline="${baseline}"/><a:t>${text}</a:t></a:r>`;
    expect(
      await read(
        pptxOf([slideShape('', `<a:p>${run('2')}${run('10', '30000')}${run(' of CO')}${run('2', '-25000')}</a:p>`)]),
        'a.pptx',
      ),
    ).toBe('2¹⁰ of CO₂');
    const style = (name: string, position: string): string =>
      `<style:style style:name="${name}" style:family="text"><style:text-properties style:text-position="${position}"/></style:style>`;
    expect(
      await read(
        odtOf(
          '<text:p>x<text:span text:style-name="A">n+1</text:span> of H<text:span text:style-name="B">2</text:span>O</text:p>',
          style('A', 'super 58%') + style('B', '-33% 58%'),
        ),
        'a.odt',
      ),
    ).toBe('xⁿ⁺¹ of H₂O');
    expect(
      await read(
        '\\documentclass{article}\\begin{document}40 km\\textsuperscript{2} of H\\textsubscript{2}O, the 21\\textsuperscript{st}\\end{document}',
        'a.tex',
      ),
    ).toBe('40 km² of H₂O, the 21st');
    expect(
      await read('A liter holds 10^6^ bacteria and 10<sup>7</sup> viruses, H~2~O. `a^2^` and 10^6 stay.', 'a.md'),
    ).toBe('A liter holds 10⁶ bacteria and 10⁷ viruses, H₂O. a^2^ and 10^6 stay.');
  });
});

describe('a power', () => {
  const html =
    '<p>A liter of sea water holds about 10<sup>6</sup> bacteria in summer. Plankton is the drifting life of the sea.</p>';
  const passages = async () => cutPassages(await readDocument(new TextEncoder().encode(html), 'a.html'), 'a');

  it('is said in an answer as it is printed', async () => {
    const found = answer('How many bacteria does a liter of sea water hold?', buildIndex(await passages()));
    expect(sayAnswer(found).join('')).toContain('10⁶ bacteria');
  });

  it('is a word of its own, and no figure of the number before it', () => {
    expect(words('10⁶ cells, krill³').map(({ folded }) => folded)).toEqual(['10', '6', 'cells', 'krill', '3']);
    expect(words('H₂O').map(({ folded }) => folded)).toEqual(['h2o']);
    expect(findQuote('It holds 10⁶ cells.', 'holds 106 cells')).toBeNull();
    expect(findQuote('It is H₂O.', 'it is H2O')).not.toBeNull();
  });
});
