import { expect, it } from 'vitest';
import { simpleBlocks } from './simple-blocks.ts';

it('finds the paragraphs and lists of an answer', () => {
  expect(simpleBlocks('It falls\nin two steps:\n\n- to the mill [1](#citation-1)\n- to the\n  bridge')).toBeNull();
  expect(
    simpleBlocks('It falls\nin two steps:\n\n- to the mill [1](#citation-1)\n- to the bridge\n\nThen it ends.'),
  ).toEqual([
    { kind: 'paragraph', lines: ['It falls', 'in two steps:'] },
    { kind: 'bullets', lines: ['to the mill [1](#citation-1)', 'to the bridge'] },
    { kind: 'paragraph', lines: ['Then it ends.'] },
  ]);
  expect(simpleBlocks('1. one\n2. two')).toEqual([{ kind: 'numbers', lines: ['one', 'two'] }]);
});

it('finds quotations with the numbers of their sources', () => {
  const markdown = 'Here:\n\n> It **falls.**\n>\n> - to the mill\n>\n> [1](#citation-1) [2](#citation-2)\n\n> Two';
  expect(simpleBlocks(markdown)).toEqual([
    { kind: 'paragraph', lines: ['Here:'] },
    {
      kind: 'quotation',
      blocks: [
        { kind: 'paragraph', lines: ['It **falls.**'] },
        { kind: 'bullets', lines: ['to the mill'] },
      ],
      numbers: [1, 2],
    },
    { kind: 'quotation', blocks: [{ kind: 'paragraph', lines: ['Two'] }], numbers: [] },
  ]);
});

it.each([
  ['a heading', '# Rivers'],
  ['a table', '| a | b |\n|---|---|'],
  ['code', '```\nx\n```'],
  ['a formula', 'It is $x^2$.'],
  ['a table in a quotation', '> | a | b |'],
  ['what goes on below a quotation', '> said\nand so on'],
  ['a quotation within one', '> > said'],
  ['an address', '[there](https://example.org)'],
  ['a list with room between its items', '- one\n\n- two'],
  ['a list that begins later', '3. three'],
  ['a hard line break', 'one  \ntwo'],
])('leaves %s to what reads Markdown', (_, markdown) => expect(simpleBlocks(markdown)).toBeNull());
