import { expect, it } from 'vitest';
import { resolveFollowUp } from './follow-up.ts';

it.each([
  ['And week 4?', 'What is due in week 3?', 'What is due in week 4?'],
  ['What about firn?', 'What is ice?', 'What is firn?'],
  ['Why?', 'Glaciers retreat faster now.', 'Why Glaciers retreat faster now?'],
  ['When did she die?', 'Who was Ilse Marrow?', 'When did she die Who was Ilse Marrow?'],
  ['Who drew the first map?', 'What is firn?', 'Who drew the first map?'],
  ['Why?', '', 'Why?'],
])('"%s" after "%s" asks "%s"', (question, previous, expected) => {
  expect(resolveFollowUp(question, previous)).toBe(expected);
});

it('leaves a question alone that nothing goes before', () => {
  expect(resolveFollowUp('And then?', null)).toBe('And then?');
});
