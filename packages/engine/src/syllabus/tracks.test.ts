import { expect, it } from 'vitest';
import { groupOfTitle, levelNamed } from './tracks.ts';

it.each([
  ['Test 1 (Section 02)', { group: 'Section 02', title: 'Test 1' }],
  ['Quiz (group B)', { group: 'group B', title: 'Quiz' }],
  ['Test 1 (Chapter 2)', null],
  ['Section 2 of the report', null],
])('the group of “%s”', (title, group) => {
  expect(groupOfTitle(title)).toEqual(group);
});

it.each([
  ['Literature review (graduate students only)', 'graduate'],
  ['Graduate students: literature review', 'graduate'],
  ['Short paper (undergraduates)', 'undergraduate'],
  ['Interview with graduate students', null],
  ['Graduate student unions in the 1990s', null],
])('whom “%s” is for', (text, level) => {
  expect(levelNamed(text)).toBe(level);
});
