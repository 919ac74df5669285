import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';
import { normalizeQuestion } from './normalize-question.ts';

it.each([
  ['how many ppl worked the kilns', 'how many people worked the kilns'],
  ['what did the govt do abt salt', 'what did the government do about salt'],
  ["what did the gov't tax", 'what did the government tax'],
  ['difference btwn brine and bittern', 'difference between brine and bittern'],
  ['difference b/w brine and bittern', 'difference between brine and bittern'],
  ['who dug the pans in ww2', 'who dug the pans in World War II'],
  ['kilns before WWI', 'kilns before World War I'],
])('%j is %j', (asked, whole) => {
  expect(normalizeQuestion(asked)).toBe(whole);
});

it.each(['what is a wwii1 kiln', 'is ur-salt a brine', 'what is a tppl'])('%j keeps its words', (asked) => {
  expect(normalizeQuestion(asked)).toBe(asked);
});

const chapter = `# The salt wars

## The Salt War I

Salt War I began when the brine of Ost was taxed, and it closed the pans.

## The Salt War II

Salt War II began when the weavers of Velm broke the looms.

## Queens

Queen Ama I opened the kilns of the coast. Queen Ama II shut the kilns of the hills, for they smoked.
`;

it.each([
  ['why did salt war 1 begin', 'brine of Ost'],
  ['why did salt war ii begin', 'weavers of Velm'],
  ['what did queen ama the 2nd shut', 'shut the kilns of the hills'],
  ['what did queen ama ii do', 'shut the kilns of the hills'],
])('%j finds the one with its Roman number', async (asked, found) => {
  expect(await askChapter(chapter, asked)).toMatch(new RegExp(`^> (?:[^\\n]*\\*\\*)?[^*\\n]*${found}`));
});
