import { describe, expect, it } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readHtml } from './read-html.ts';

const read = async (html: string, options: { marks?: boolean } = {}): Promise<string[]> =>
  outline(await readHtml(new TextEncoder().encode(html)), options);

describe('readHtml', () => {
  it('reads headings, paragraphs and nested lists with printed markers', async () => {
    const html = `<title> Soil  Science </title><h1>Soil Science</h1><p>One <b>bold</b> and <i>slanted</i>
      word.</p><ol type="a" start="3"><li>third<ul><li>inner</li></ul>after</li><li value="7">seventh</ol>`;
    const document = await readHtml(new TextEncoder().encode(html));
    expect(document.title).toBe('Soil Science');
    expect(outline(document, { marks: true })).toEqual([
      'H1 Soil Science',
      'P One bold and slanted word. {bold:bold} {italic:slanted}',
      'c. third',
      '  - inner',
      '- after',
      'g. seventh',
    ]);
  });

  it('starts a line where words of two elements would run into each other', async () => {
    const html = `<ol><li><span>Kilns cont’d</span><a href="#k">Fire and Clay<span>Ana Lund</span></a></li>
      <li><b>Na</b><span>Cl</span>, <span>Mc</span><span>Bride</span> and <span>over</span><span>glaze</span></li></ol>`;
    const { blocks } = await readHtml(new TextEncoder().encode(html));
    expect(blocks.map(({ text }) => text)).toEqual([
      'Kilns cont’d\nFire and Clay\nAna Lund',
      'NaCl, McBride and overglaze',
    ]);
  });

  it('expands merged cells to the grid', async () => {
    const html = `<table><tr><th>Week<th>Topic<th>Due</tr>
      <tr><td rowspan=3>1<td>Clay<td>Quiz</tr><tr><td colspan=2>Sand</tr><tr><td>Silt<td></tr><tr><td rowspan="99">2<td>Loam<td></tr></table>`;
    expect(await read(html)).toEqual([
      'T0.0h Week | Topic | Due',
      'T0.1 1 | Clay | Quiz',
      'T0.2 1^ | Sand+2',
      'T0.3 1^ | Silt |',
      'T0.4 2 | Loam |',
    ]);
  });

  it('puts cells that are never closed, and rows without a table body, in their places', async () => {
    const html = '<table><tr><td>May 4<td>Peat<br>Moss<tr><td>May 6<td><ul><li>Read ch. 1<li>Read ch. 2</ul></table>';
    expect(await read(html)).toEqual(['T0.0 May 4 | Peat / Moss', 'T0.1 May 6 | - Read ch. 1 / - Read ch. 2']);
  });

  it('reads a table that only arranges the page as flow, and the data table inside as a table', async () => {
    const html = `<table><tr><td><h2>Plan</h2><table><tr><td>a<td>b</tr><tr><td>c<td>d</tr></table></td></tr></table>
      <table role="presentation"><tr><td>left<td>right</table>`;
    expect(await read(html)).toEqual(['H2 Plan', 'T0.0 a | b', 'T0.1 c | d', 'P left', 'P right']);
  });

  it('leaves out what is not seen and what leads around the site', async () => {
    const html = `<nav><a href=/>Home</a></nav><script>var x = "script"</script><style>p {}</style>
      <div style="display: none">secret</div><p hidden>hidden</p><span class="sr-only">Skip</span>
      <ul id="TOC"><li><a href="#a">A</a></li></ul>
      <ul><li><a href="#a">A</a><li><a href="#b">B</a><li><a href="#c">C</a></ul><main><p>Seen</p></main>`;
    expect(await read(html)).toEqual(['P Seen']);
  });

  it('makes items of typed bullets and paragraphs of doubled breaks', async () => {
    expect(await read('<p>Assign:<br>&#9679; Essay<br>&#9679; Quiz<br><br>Next<br>line</p>')).toEqual([
      'P Assign:',
      '- Essay',
      '- Quiz',
      'P Next / line',
    ]);
  });

  it('keeps the paragraphs of one list item together', async () => {
    expect(await read('<ul><li><p>Rocks</p><p>pp. 1–9</p></li></ul>')).toEqual(['- Rocks / pp. 1–9']);
  });

  it.each([
    [
      'a term',
      '<dl><dt>Kiln</dt><dd>An oven.</dd><dt>Slip:</dt><dd><p>Wet clay.</p></dd></dl>',
      ['- Kiln: An oven.', '- Slip: Wet clay.'],
    ],
    ['wrapped', '<dl><div><dt>Kiln</dt><dd>An oven.</dd></div></dl>', ['- Kiln: An oven.']],
    ['two names', '<dl><dt>Bisque<dt>Biscuit<dd>Clay fired once.</dl>', ['- Bisque, Biscuit: Clay fired once.']],
    ['what nobody sees', '<dl><dt>Kiln<dd>An oven.<dt hidden>Ash<dd hidden>Dust</dl>', ['- Kiln: An oven.']],
    ['a list', '<dl><dt>Glazes<dd><ul><li>Salt<li>Ash</ul></dl>', ['P Glazes', '  - Salt', '  - Ash']],
    ['several things', '<dl><dt>Clays<dd>Red<dd>White</dl>', ['P Clays', '- Red', '- White']],
  ])('reads a definition list: %s', async (_, html, lines) => {
    expect(await read(html)).toEqual(lines);
  });

  it('prints formulas in characters', async () => {
    const html = String.raw`<p>Let <span class="math inline">\(x_1 \leq \alpha\)</span>, <math><mi>y</mi><annotation>y</annotation></math>.</p>`;
    expect(await read(html)).toEqual(['P Let x_1 ≤ α, y.']);
  });

  it.each([
    [
      'KaTeX',
      '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>a</mi></mrow><annotation encoding="application/x-tex">\\frac{a}{b+1}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>a</span><span>b</span>+1</span></span>',
      'a/(b+1)',
    ],
    [
      'MathJax',
      '<mjx-container><mjx-math aria-hidden="true"><mjx-mi>x</mjx-mi></mjx-math><mjx-assistive-mml><math><msup><mi>x</mi><mn>2</mn></msup></math></mjx-assistive-mml></mjx-container>',
      'x^2',
    ],
    ['a drawing alone', '<span class="katex"><span class="katex-html" aria-hidden="true">x = 4</span></span>', 'x = 4'],
    [
      'MathML',
      '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><msub><mi>x</mi><mn>1</mn></msub></mfrac><mo>=</mo><msqrt><mi>c</mi></msqrt></math>',
      '(a+b)/(x_1)=√(c)',
    ],
  ])('prints a formula once: %s', async (_, html, formula) => {
    expect(await read(`<p>Let ${html}.</p>`)).toEqual([`P Let ${formula}.`]);
  });

  it('keeps the lines and the indentation of code', async () => {
    expect(await read('<pre><code>if x:\n    y()\n</code></pre>')).toEqual(['P if x: /     y()']);
  });

  it('takes bold and struck text from inline styles', async () => {
    const html =
      '<p><span style="font-weight:700">B</span> and <span style="text-decoration: line-through">old</span></p>';
    expect(await read(html, { marks: true })).toEqual(['P B and old {bold:B} {strike:old}']);
  });

  it.each(['Figure 3.8 Walls of the Kiln', 'Table 2 Glazes', 'Map IV The Coast'])(
    'reads “%s” below a picture as its caption, and no heading',
    async (line) => {
      const html = `<h2>Kilns</h2><div class="figure"><p class="title"><span>${line}</span></p></div><p>They were hot.</p>`;
      expect(await read(html)).toEqual(['H2 Kilns', `P ${line}`, 'P They were hot.']);
    },
  );

  it('reads what word processors export: typography and list levels in classes and styles', async () => {
    const html = `<style>.c1{font-weight:700}.c2{color:red}</style><p class="c2 title"><span>Marine Biology</span></p>
      <p><span class="c1">Office:</span><span class="c2"> Pier</span></p>
      <ul class="lst-kix_a-0"><li>One</ul><ul class="lst-kix_a-1"><li>Deep</ul>
      <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>b.<span>&nbsp; </span></span>Word</p>`;
    expect(await read(html, { marks: true })).toEqual([
      'H1 Marine Biology',
      'P Office: Pier {bold:Office:}',
      '- One',
      '  - Deep',
      '  b. Word',
    ]);
  });

  it('refuses a page that nests without end', async () => {
    await expect(read(`${'<div>'.repeat(5000)}x`)).rejects.toMatchObject({ code: 'file_expands_too_far' });
  });

  it('says that a page without text has none', async () => {
    await expect(read('<html><body><img src=x></body></html>')).rejects.toMatchObject({ code: 'file_without_text' });
  });
});
