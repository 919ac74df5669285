import { describe, expect, it } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readMarkdown } from './read-markdown.ts';

const parse = (source: string) => readMarkdown(new TextEncoder().encode(source));
const read = async (source: string, options: { marks?: boolean } = {}): Promise<string[]> =>
  outline(await parse(source), options);

describe('readMarkdown', () => {
  it('prints the front matter that a page prints, and its title as the first heading', async () => {
    const document = await parse(
      '---\ntitle: "Ocean Waves"\nauthor:\n  - name: R. Tide\ngeometry: margin=1in\ndate: Fall 2031\n---\n\nHello\n',
    );
    expect(document.title).toBe('Ocean Waves');
    expect(outline(document)).toEqual(['H1 Ocean Waves', 'P author: R. Tide', 'P date: Fall 2031', 'P Hello']);
    expect(document.blocks.map((block) => block.sourceLine)).toEqual([2, 3, 6, 9]);
  });

  it('reads nested lists, loose items and hard breaks, and knows their source lines', async () => {
    const document = await parse(
      '# Plan {#plan .unnumbered}\n\n- one\n\n  more of one\n    1. deep\n- two  \n  next line\n',
    );
    expect(outline(document)).toEqual(['H1 Plan', '- one / more of one', '  1. deep', '- two / next line']);
    expect(document.blocks.map((block) => block.sourceLine)).toEqual([1, 3, 6, 7]);
  });

  it('reads pipe tables with the line of each row', async () => {
    const document = await parse('| Week | Topic |\n|---|---|\n| 1 | *Tides*<br>and \\| moons |\n| 2 | |\n');
    expect(outline(document)).toEqual(['T0.0h Week | Topic', 'T0.1 1 | Tides / and | moons', 'T0.2 2 |']);
    expect(document.blocks.map((block) => block.sourceLine)).toEqual([1, 3, 4]);
  });

  it('begins a row of a simple table at a day, though the first column is empty', async () => {
    const source =
      'Week  Day         Text\n----- ----------- ---------\n1     2031-09-02  Fables\n      2031-09-04  Odes of\n                  the coast\n';
    expect(await read(source)).toEqual([
      'T0.0h Week | Day | Text',
      'T0.1 1 | 2031-09-02 | Fables',
      'T0.2  | 2031-09-04 | Odes of the coast',
    ]);
  });

  it('reads grid tables with lists in their cells, and simple tables', async () => {
    const grid =
      '+----+---------+\n| W  | Read    |\n+====+=========+\n| 1  | - Ch. 1 |\n|    | - Ch. 2 |\n+----+---------+\n';
    const simple =
      '\n  Date   Topic\n  ------ --------------\n  1/2    Wind, its\n         causes\n  1/4    Rain\n\nAfter\n';
    expect(await read(grid + simple)).toEqual([
      'T0.0h W | Read',
      'T0.1 1 | - Ch. 1 / - Ch. 2',
      'T1.0h Date | Topic',
      'T1.1 1/2 | Wind, its causes',
      'T1.2 1/4 | Rain',
      'P After',
    ]);
  });

  it('reads pipe tables that a program broke over lines, with rows set as list items', async () => {
    const source = [
      '1\\. May 4 | **Weirs** |  ',
      '---|---|---  ',
      '2\\. May 11 | **Mills of the plain and of the hills** |  Abel,',
      'ch. 2  ',
      '   * Friday, May 15 | _Report due_ |   ',
      '3\\. May 18 | **Ferries and their keepers in dry years** |',
      'Cole, ch. 3  ',
      '',
      'After',
    ];
    expect(await read(source.join('\n'))).toEqual([
      'T0.0 1. May 4 | Weirs |',
      'T0.1 2. May 11 | Mills of the plain and of the hills | Abel, ch. 2',
      'T0.2 Friday, May 15 | Report due |',
      'T0.3 3. May 18 | Ferries and their keepers in dry years | Cole, ch. 3',
      'P After',
    ]);
  });

  it('reads rows with bars as a table without a line of dashes, and with list items between them', async () => {
    const typed = [
      'Week | Topic | Due',
      '1 | Weirs | Lab 1',
      '2 | Mills |',
      '* Holiday | no class |',
      '3 | Ropes | Lab 2',
    ];
    const broken = [
      '| Week | Topic |',
      '|---|---|',
      '| 1 | Weirs |',
      '* Report due Friday',
      '| 2 | Mills |',
      '* Bring boots',
    ];
    expect(await read([...typed, '', ...broken].join('\n'))).toEqual([
      'T0.0h Week | Topic | Due',
      'T0.1 1 | Weirs | Lab 1',
      'T0.2 2 | Mills |',
      'T0.3 Holiday | no class |',
      'T0.4 3 | Ropes | Lab 2',
      'T1.0h Week | Topic',
      'T1.1 1 | Weirs / - Report due Friday',
      'T1.2 2 | Mills',
      '- Bring boots',
    ]);
    expect(await read('Home | Index | Top\nA line of text that says something else.\n')).toEqual([
      'P Home | Index | Top A line of text that says something else.',
    ]);
  });

  it('reads a line of dashes set with tabs or closed by a bar that opens no row', async () => {
    const tabbed = ['|\tWeek\t|\tTopic\t|', '|\t ---: \t|\t:---:\t|', '|\t1\t|\tWeirs\t|', '|\t2\t|\tMills\t|'];
    const closed = ['Week | Topic | Due |', '-- | -- | -- |', '1 | Weirs | |', '2 | Mills | Lab 1 |'];
    expect(await read([...tabbed, '', 'And', '', ...closed].join('\n'))).toEqual([
      'T0.0h Week | Topic',
      'T0.1 1 | Weirs',
      'T0.2 2 | Mills',
      'P And',
      'T1.0h Week | Topic | Due',
      'T1.1 1 | Weirs |',
      'T1.2 2 | Mills | Lab 1',
    ]);
  });

  it('follows links that are defined outside of their table', async () => {
    const table = ['Week | Topic', '1 | [Weirs][1] and [ferries]', '2 | [Mills][Two]', '3 | [Ropes][3]'];
    const source = [...table, '', '[1]: http://a.b/1', '[Ferries]: http://a.b/f', '[two]: http://a.b/2'].join('\n');
    expect(await read(source, { marks: true })).toEqual([
      'T0.0h Week | Topic',
      'T0.1 1 | Weirs and ferries {link:Weirs} {link:ferries}',
      'T0.2 2 | Mills {link:Mills}',
      'T0.3 3 | [Ropes][3]',
    ]);
  });

  it('keeps a number that stands alone in a cell', async () => {
    expect(await read(['W | Read |', '---|---|---', '1. | Abel |', '2. | Bell | p. 3'].join('\n'))).toEqual([
      'T0.0 W | Read |',
      'T0.1 1. | Abel |',
      'T0.2 2. | Bell | p. 3',
    ]);
  });

  it('keeps short lines apart that stand below each other without signs, and no prose', async () => {
    const week = 'Week 2, Sep 7 - Sep 11\nNo class Monday\nMoss, *Tides*, section 4\nResponse 2 due Friday\n\n';
    const prose = 'Tides rise twice a day.\nThe moon pulls the water.\nSo does the sun.\n';
    expect(await read(week + prose)).toEqual([
      'P Week 2, Sep 7 - Sep 11 / No class Monday / Moss, Tides, section 4 / Response 2 due Friday',
      'P Tides rise twice a day. The moon pulls the water. So does the sun.',
    ]);
  });

  it('keeps lines apart that a label or a bullet opens, and joins wrapped prose', async () => {
    expect(
      await read(
        '**Instructor:** A. Reef\n**Office:** Dock 4\n\nA sentence that\nwraps here.\n\nBring:\n• pen\n• pad\n',
      ),
    ).toEqual([
      'P Instructor: A. Reef / Office: Dock 4',
      'P A sentence that wraps here.',
      'P Bring:',
      '- pen',
      '- pad',
    ]);
  });

  it('leaves emphasis, links and code as marks', async () => {
    expect(
      await read('See **_Waves_** ~~old~~ `x--y` and [map](http://a.b){.ext}, pp. 3--9.', { marks: true }),
    ).toEqual([
      'P See Waves old x--y and map, pp. 3–9. {bold:Waves} {italic:Waves} {strike:old} {code:x--y} {link:map}',
    ]);
  });

  it('reads HTML in between, over blank lines too', async () => {
    expect(
      await read(
        'Before\n\n<table>\n<tr><td>a</td>\n\n<td>b</td></tr>\n</table>\n\n<!-- note -->\n\nAfter <b>it</b> &amp; all',
      ),
    ).toEqual(['P Before', 'T0.0 a | b', 'P After it & all']);
  });

  it('drops layout commands and reads LaTeX lists and formulas as text', async () => {
    const source =
      '\\newpage\n\n\\begin{itemize}\n\\item Kelp\n\n\\item \\emph{Coral}\n\\end{itemize}\n\nIt costs $5 or $6, and $x_1 \\leq 2$.\n';
    expect(await read(source)).toEqual(['- Kelp', '- Coral', 'P It costs $5 or $6, and x_1 ≤ 2.']);
  });

  it('reads notes, definitions and line blocks as Pandoc prints them', async () => {
    expect(await read('Text.[^a]\n\nTerm\n:   Its meaning\n\n| verse\n| more\n\n[^a]: The note.\n')).toEqual([
      'P Text.',
      'P Term / Its meaning',
      'P verse / more',
      'a The note.',
    ]);
  });

  it('reads the signs of Pandoc inside of lines', async () => {
    const source =
      '[Due]{.underline} the 11^th^ of H~2~O. **Note---**bring [it]{.smallcaps}\\\nnow\\\n\n(1) one\n\n(2) two\n';
    expect(await read(source, { marks: true })).toEqual([
      'P Due the 11th of H₂O. Note—bring it / now {underline:Due} {bold:Note—}',
      '(1) one',
      '(2) two',
    ]);
  });

  it('leaves out what a site generator or a notebook runs without showing', async () => {
    const source =
      '# A\n{: .no_toc }\n\n::: {.note}\nBe there.\n:::\n\nHi {{ site.name }}you\n\n```{r setup, include=FALSE}\nx\n```\n';
    expect(await read(source)).toEqual(['H1 A', 'P Be there.', 'P Hi you']);
  });

  it('leaves fenced code as it stands', async () => {
    expect(await read('```\n# no heading\n  | x |\n```\n')).toEqual(['P # no heading /   | x |']);
  });

  it('keeps the lines of a list without signs that each open in bold, however wide', async () => {
    const tail = 'Weirs and their keepers in the dry years before the mills · Note 1';
    const lines = [`**Wk 1** (9/1) ${tail}`, `**Wk 2** (9/8) ${tail}`, `**Wk 3** (9/15) ${tail}`];
    expect(await read(lines.join('\n'))).toEqual([`P Wk 1 (9/1) ${tail} / Wk 2 (9/8) ${tail} / Wk 3 (9/15) ${tail}`]);
    const prose = `The weirs of the plain and of the hills were kept by the few who\n**owned** the mills.`;
    expect(await read(prose)).toEqual([
      'P The weirs of the plain and of the hills were kept by the few who owned the mills.',
    ]);
  });
});
