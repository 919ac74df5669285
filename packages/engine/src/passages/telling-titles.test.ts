import { expect, test } from 'vitest';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { cutPassages } from './cut.ts';

test.each([
  'The salt kiln (Osbeck)',
  'The salt kiln (Osbeck, Lindqvist)',
  'The salt kiln (by Maja Osbeck & P. Lindqvist, 1931)',
  'The salt kiln (Osbeck et al., 1931)',
  'The salt kiln (Osbeck/Van Lier, 1931)',
])('%s tells who made it, above what is told of it', (title) => {
  const passages = cutPassages(buildDocument(['# Kilns', `## ${title}`, 'It is fired with salt.']), 'doc');
  expect(passages.map(({ text, headingPath }) => [text, headingPath.at(-1)])).toEqual([
    [`${title}\nIt is fired with salt.`, title],
  ]);
});

test.each([
  'The salt kiln',
  'The salt kiln (continued)',
  'Firing (Part Two)',
  'Firing (FT)',
  'Lab (Monday)',
  '(Osbeck)',
])('%s is a title alone', (title) => {
  const passages = cutPassages(buildDocument(['# Kilns', `## ${title}`, 'It is fired with salt.']), 'doc');
  expect(passages.map(({ text }) => text)).toEqual(['It is fired with salt.']);
});
