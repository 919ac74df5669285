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

it.each([
  ['a heading', '# Rivers'],
  ['a table', '| a | b |\n|---|---|'],
  ['code', '```\nx\n```'],
  ['a formula', 'It is $x^2$.'],
  ['a quotation', '> said'],
  ['an address', '[there](https://example.org)'],
  ['a list with room between its items', '- one\n\n- two'],
  ['a list that begins later', '3. three'],
  ['a hard line break', 'one  \ntwo'],
])('leaves %s to what reads Markdown', (_, markdown) => expect(simpleBlocks(markdown)).toBeNull());
