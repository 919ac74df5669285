import { expect, it } from 'vitest';
import { quiet } from './capitals.ts';

it.each([
  ['Which nets are NOT allowed?', 'Which nets are not allowed?'],
  ['do the old nets NOT count', 'do the old nets not count'],
  ['name ALL the nets', 'name all the nets'],
  ['What IS the mesh AND how do i measure it', 'What is the mesh and how do i measure it'],
])('puts a stressed function word in small letters: %s', (typed, read) => {
  expect(quiet(typed)).toBe(read);
});

it.each([
  'What does a NOT gate do?',
  'How are NOT gates drawn?',
  'How is ALL treated in children?',
  'Why is the US in NATO?',
  'How does an AND gate differ from an OR gate?',
  'What did the WHO say in IT?',
])('leaves an acronym and a sign of logic in capitals: %s', (typed) => {
  expect(quiet(typed)).toBe(typed);
});
