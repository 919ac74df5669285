import { describe, expect, test } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { splitQuestion } from '../conversation/split-question.ts';
import { askChapter } from '../testing/ask-chapter.ts';
import { inOtherWords } from './in-other-words.ts';
import { kindOfCase } from './kind-of-case.ts';

const chapter = `# Gulls and Ferries

## Begging

Young gulls salivate when a ferry sounds its horn, because the horn has come before fish so often. The pilots of the
harbour kept a record of every crossing.

## Stowage

The capacity of a hold is four hundred barrels. The record is read in spring.

## Kinds of drift

There are two types of drift: leeway drift and tidal drift. Leeway drift is what the wind does to a boat. Tidal drift
is what the water does to it.
`;
const document = await readDocument(new TextEncoder().encode(chapter), 'gulls.md');
const index = buildIndex(cutPassages(document, 'gulls.md'));

test('each everyday word gives way to the one of the folder', () => {
  expect(inOtherWords('why do gulls drool', index)).toEqual(['why do gulls salivate']);
  expect(inOtherWords('how much fits in a hold', index)).toContain('how much capacity in a hold');
  expect(inOtherWords('why do gulls beg', index)).toEqual([]);
});

describe('kindOfCase', () => {
  test.each([
    ['my boat keeps going left in the wind, what kind of drift is that', 'What are the kinds of drift?'],
    ['what type of drift is it when the tide takes you', 'What are the kinds of drift?'],
    ['what kind of drift is that', null],
    ['what kind of boat do pilots use', null],
  ])('%s', (said, asked) => {
    expect(kindOfCase(said)).toBe(asked);
  });

  test('a case that no text judges is shown the kinds that there are', async () => {
    const said = await askChapter(chapter, 'my boat keeps going left in the wind, what kind of drift is that');
    expect(said).toMatch(/cannot judge[\s\S]*Leeway drift is what the wind[\s\S]*Tidal drift/);
  });
});

test('"and how much fits in it" is a question of its own', () => {
  expect(splitQuestion('how long is a hold and how much fits in it')).toHaveLength(2);
});
