import { expect, it } from 'vitest';
import { asksToRead, readingLead } from './reading-lead.ts';

it.each([
  ['Please skim Duarte, ch. 2', 'Duarte, ch. 2'],
  ['We read Duarte, “The Ferry”', 'Duarte, “The Ferry”'],
  ['We’ll also read Duarte', 'Duarte'],
  ['For this week, students should read Duarte', 'Duarte'],
  ['Before class read excerpts from Duarte', 'Duarte'],
  ['Complete two short readings (online): Duarte, ch. 2', 'Duarte, ch. 2'],
  ['The reading is Duarte, pp. 3–9', 'Duarte, pp. 3–9'],
])('%s asks to read', (text, work) => {
  expect(asksToRead(text)).toBe(true);
  expect(text.slice(readingLead.exec(text)?.[0].length)).toBe(work);
});

it.each([
  'We start with Duarte',
  'Reading the city',
  'Complete the reading quiz: ten questions',
  'The reading group meets on Friday',
  'For Tuesday: quiz',
])('%s does not ask to read', (text) => {
  expect(asksToRead(text)).toBe(false);
});
