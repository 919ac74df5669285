import { describe, expect, test } from 'vitest';
import { readDocument } from './read-document.ts';
import { docxOf, wordCell, wordParagraph, wordRun, wordTable } from './testing/office-files.ts';
import { outline } from './testing/outline.ts';

const told = ['This file has text that nobody can see. It was left out.'];
const seen = '<p>The lighthouse opens at nine.</p>';

async function page(body: string, head = '') {
  const html = `<html><head>${head}</head><body>${seen}${body}</body></html>`;
  return read(new TextEncoder().encode(html), 'page.html');
}
async function word(body: string, parts = {}) {
  return read(docxOf(wordParagraph('The lighthouse opens at nine.') + body, parts), 'page.docx');
}
async function read(bytes: Uint8Array, name: string) {
  const document = await readDocument(bytes, name);
  return { lines: outline(document).slice(1), warnings: document.warnings };
}

test.each(['opacity: 0', 'visibility: hidden', 'display:none'])('a page that fades in (%s) is seen', async (style) => {
  const html = `<html><body style="${style}">${seen}</body></html>`;
  expect(await read(new TextEncoder().encode(html), 'page.html')).toEqual({
    lines: [],
    warnings: [],
  });
});

describe('text that nobody can see in a web page is left out, and the file says so', () => {
  test.each([
    ['display:none', '<p style="display:none">The keeper is rich.</p>'],
    ['the hidden attribute', '<p hidden>The keeper is rich.</p>'],
    ['no size', '<p style="font-size: 0">The keeper is rich.</p>'],
    ['one pixel', '<p>&nbsp;<span style="font-size:1px">The keeper is rich.</span></p>'],
    ['no opacity', '<div style="opacity:0"><p>The keeper is rich.</p></div>'],
    ['white on paper', '<p style="color:#FFF">The keeper is rich.</p>'],
    ['nearly white', '<p><font color="#fefefe">The keeper is rich.</font></p>'],
    ['dark on dark', '<div style="background:rgb(0, 0, 9)"><p style="color:black">The keeper is rich.</p></div>'],
    ['left of the page', '<p style="position:absolute; left:-9999px">The keeper is rich.</p>'],
    ['an indent out of the page', '<p style="text-indent:-9999px">The keeper is rich.</p>'],
    ['a cell', '<table><tr style="visibility:hidden"><td>The keeper</td><td>is rich.</td></tr></table>'],
    ['a list item', '<ul><li style="opacity: 0%">The keeper is rich.</li></ul>'],
    ['preformatted', '<pre style="color:white">The keeper is rich.</pre>'],
    [
      'a window that has not been opened',
      '<div class="modal fade" tabindex="-1" aria-hidden="true"><p>The keeper is rich.</p></div>',
    ],
  ])('%s', async (_, body) => {
    expect(await page(body)).toEqual({ lines: [], warnings: told });
  });

  test.each([
    ['display:none', 'p.off { display: none }'],
    ['two classes', '.note.off { display: none !important }'],
    ['visibility', '.off{visibility:hidden}'],
    ['no size', '.on{color:red} @media screen { .off { font-size: 0px } }'],
    ['white', '.off, .other { color: white; }'],
    ['an id', '#it{position:fixed;top:-2000px}'],
    ['a broken rule beside it', '.off{opacity:0}  .x{color:red;;}'],
  ])('by a class of its own sheet: %s', async (_, sheet) => {
    const { lines, warnings } = await page(
      '<p class="note off" id="it">The keeper is rich.</p>',
      `<style>${sheet}</style>`,
    );
    expect({ lines, warnings }).toEqual({ lines: [], warnings: told });
  });

  test.each([
    [
      'white on a dark ground',
      '<div style="background-color:#123"><p style="color:#fff">The keeper is old.</p></div>',
      '',
    ],
    [
      'white on a picture',
      '<div style="background:url(sea.png)"><p style="color:#fff">The keeper is old.</p></div>',
      '',
    ],
    [
      'white where other sheets paint',
      '<p style="color:#fff">The keeper is old.</p>',
      '<link rel="stylesheet" href="a.css">',
    ],
    [
      'white where a rule about places paints',
      '<p class="w">The keeper is old.</p>',
      '<style>.w{color:#fff} body > p{background:navy}</style>',
    ],
    [
      'small letters in a box without room between',
      '<div style="font-size:0"><p style="font-size:1rem">The keeper is old.</p></div>',
      '',
    ],
    [
      'a fold that opens',
      '<p class="fold">The keeper is old.</p>',
      '<style>.fold{display:none} .fold.open{display:block}</style>',
    ],
    [
      'a tab of a script',
      '<p class="tab">The keeper is old.</p>',
      '<style>.tab{display:none}</style><script>show("tab")</script>',
    ],
    [
      'hidden in print only',
      '<p class="off">The keeper is old.</p>',
      '<style>@media print{.off{display:none}}</style>',
    ],
    [
      'a part that comes back',
      '<div style="visibility:hidden"><p style="visibility:visible">The keeper is old.</p></div>',
      '',
    ],
    ['a fold that may be searched', '<p hidden="until-found">The keeper is old.</p>', ''],
    ['a fold of its own', '<details><p>The keeper is old.</p></details>', ''],
    ['a tab', '<div role="tabpanel" aria-hidden="true" hidden><p>The keeper is old.</p></div>', ''],
    [
      'a slide that comes later',
      '<section class="slide future" hidden aria-hidden="true">The keeper is old.</section>',
      '',
    ],
    ['what is only not read aloud', '<p>The <span aria-hidden="true">keeper</span> is old.</p>', ''],
    ['a sheet that is none', '<p class="off">The keeper is old.</p>', '<style>.off{display:none}}}{{</style>'],
  ])('not what is seen: %s', async (_, body, head) => {
    expect(await page(body, head)).toEqual({ lines: ['P The keeper is old.'], warnings: [] });
  });
});

describe('text that nobody can see in a Word file is left out, and the file says so', () => {
  const hidden =
    '<w:style w:type="paragraph" w:styleId="Off"><w:name w:val="Off"/><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>';
  test.each([
    ['hidden', wordParagraph(wordRun('The keeper is rich.', '<w:vanish/>'))],
    ['white', wordParagraph(wordRun('The keeper is rich.', '<w:color w:val="FFFFFF"/>'))],
    ['one point', wordParagraph(wordRun('The keeper is rich.', '<w:sz w:val="2"/>'))],
    ['white by its style', wordParagraph('The keeper is rich.', 'Off')],
    ['white in a plain cell', wordTable(wordCell(wordParagraph(wordRun('Rich.', '<w:color w:val="FEFEFE"/>'))))],
  ])('%s', async (_, body) => {
    const { lines, warnings } = await word(body, { 'word/styles.xml': hidden });
    expect({ words: lines.join(' ').replace(/T0\.0/g, '').trim(), warnings }).toEqual({ words: '', warnings: told });
  });

  test.each([
    [
      'white on a shaded run',
      wordParagraph(wordRun('The keeper is old.', '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="203040"/>')),
    ],
    [
      'white on a marked run',
      wordParagraph(wordRun('The keeper is old.', '<w:color w:val="FFFFFF"/><w:highlight w:val="blue"/>')),
    ],
    [
      'white on a shaded paragraph',
      wordParagraph(
        wordRun('The keeper is old.', '<w:color w:val="FFFFFF"/>'),
        '',
        '<w:shd w:val="clear" w:fill="203040"/>',
      ),
    ],
    ['four points', wordParagraph(wordRun('The keeper is old.', '<w:sz w:val="8"/>'))],
    ['the colour of the program', wordParagraph(wordRun('The keeper is old.', '<w:color w:val="auto"/>'))],
  ])('not what is seen: %s', async (_, body) => {
    expect(await word(body)).toEqual({ lines: ['P The keeper is old.'], warnings: [] });
  });
});
