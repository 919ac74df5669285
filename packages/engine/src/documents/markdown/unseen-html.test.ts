import { expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';

const told = ['This file has text that nobody can see. It was left out.'];
const seen = 'The lighthouse opens at nine.';

async function read(markdown: string) {
  const bytes = new TextEncoder().encode(`${seen}\n\n${markdown}\n`);
  const { blocks, warnings } = await readDocument(bytes, 'a.md');
  return { texts: blocks.slice(1).map(({ text }) => text), warnings };
}

test.each([
  ['a hidden block', '<div style="display:none">The keeper is rich.</div>'],
  ['a block with the hidden attribute', '<p hidden>The keeper is rich.</p>'],
  ['a block in white', '<p style="color:#fff">The keeper is rich.</p>'],
  ['Markdown in a hidden block', '<div style="display:none">\n\nThe keeper is **rich**.\n\n- And old.\n\n</div>'],
  ['a heading in a hidden block', '<div hidden>\n\n## The keeper is rich\n\n</div>'],
  ['a hidden span', '<span style="display: none">The keeper is rich.</span>'],
  ['a span without a size', '<span style="font-size:0">The keeper is *very* rich.</span>'],
  ['a transparent span', '<span style="opacity:0">The keeper is rich.</span>'],
  ['by a class of its own sheet', '<style>.off { display: none }</style>\n\n<p class="off">The keeper is rich.</p>'],
])('%s is set apart, and the file says so', async (_, markdown) => {
  expect(await read(markdown)).toEqual({ texts: [], warnings: told });
});

test('what stands around a hidden span stays', async () => {
  const { texts, warnings } = await read('The keeper <span hidden>is rich and </span>is **old**.');
  expect(texts).toEqual(['The keeper is old.']);
  expect(warnings).toEqual(told);
});

test('what comes behind a hidden block stays', async () => {
  const { texts } = await read('<div hidden>\n\nThe keeper is rich.\n\n</div>\n\nThe keeper is old.');
  expect(texts).toEqual(['The keeper is old.']);
});

test('so it is within lists, quotations and tables', async () => {
  const hidden = '<span style="visibility:hidden">and rich</span>';
  const { texts, warnings } = await read(`- Old ${hidden}\n\n> Old ${hidden}\n\n| Who |\n|---|\n| Old ${hidden} |`);
  expect(texts.join(' ')).not.toContain('rich');
  expect(warnings).toEqual(told);
});

test.each([
  [
    'white on a dark block',
    '<div style="background:#123">\n\n<span style="color:white">The keeper is old.</span>\n\n</div>',
  ],
  ['a fold', '<details><summary>Who?</summary>\n\nThe keeper is old.\n\n</details>'],
  ['an unclosed paragraph that is hidden', '<p hidden>\n\nThe keeper is old.'],
  ['code that shows hidden text', '`<span hidden>` The keeper is old.'],
  ['a note in a comment', 'The keeper is old. <!-- He is rich. -->'],
])('not what is seen: %s', async (_, markdown) => {
  const { texts, warnings } = await read(markdown);
  expect(texts.join(' ')).toContain('The keeper is old.');
  expect(warnings).toEqual([]);
});
