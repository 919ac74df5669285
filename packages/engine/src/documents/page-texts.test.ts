import { expect, it } from 'vitest';
import type { Block } from './document.ts';
import { pageTexts } from './page-texts.ts';

const box = { x: 0, y: 0, width: 1, height: 1 };
const paragraph = (index: number, text: string, page: number | null, turns: [start: number, page: number][] = []) =>
  ({
    kind: 'paragraph',
    index,
    text,
    marks: [],
    page,
    sourceLine: null,
    lines: turns.map(([start, onPage]) => ({ start, page: onPage, box })),
  }) satisfies Block;

it('puts each block on its page, and leaves no page out', () => {
  const blocks = [paragraph(0, 'One.', 1), paragraph(1, 'Two.', 1), paragraph(2, 'Four.', 4)];
  expect(pageTexts({ blocks, pageCount: 4 })).toEqual([
    { page: 1, text: 'One.\nTwo.' },
    { page: 2, text: '' },
    { page: 3, text: '' },
    { page: 4, text: 'Four.' },
  ]);
});

it('cuts a paragraph where its page ends', () => {
  const text = 'The sea follows the moon.';
  const turns: [number, number][] = [
    [0, 1],
    [8, 1],
    [16, 2],
  ];
  expect(pageTexts({ blocks: [paragraph(0, text, 1, turns)], pageCount: 2 })).toEqual([
    { page: 1, text: 'The sea follows' },
    { page: 2, text: 'the moon.' },
  ]);
});

it('keeps the marker of a list item', () => {
  const item = { ...paragraph(0, 'Read it.', null), kind: 'list-item', depth: 0, marker: '3.' } satisfies Block;
  expect(pageTexts({ blocks: [item], pageCount: null })).toEqual([{ page: null, text: '3. Read it.' }]);
});

it('makes one empty text of nothing', () => {
  expect(pageTexts({ blocks: [], pageCount: null })).toEqual([{ page: null, text: '' }]);
});
