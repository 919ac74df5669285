import { expect, it } from 'vitest';
import { piece } from '../syllabus/testing/pieces.ts';
import { withoutDayOff } from './day-off-note.ts';

it.each([
  ['Chapter 3 (no class Monday, Labor Day)', 'Chapter 3'],
  ['Duarte, “The Harbour” – no class Wednesday', 'Duarte, “The Harbour”'],
  ['Ch. 8.2. Thanksgiving, no class Nov 26', 'Ch. 8.2'],
  ['Lindt, ch. 4; Fall break: no classes Thu & Fri', 'Lindt, ch. 4'],
  ['Sec. 5.1 [Presidents’ Day]', 'Sec. 5.1'],
  ['Moreau ch. 7, class cancelled on Friday', 'Moreau ch. 7'],
  ['No class Tuesday. Okafor, pp. 3–9', 'Okafor, pp. 3–9'],
  ['Election Day – no class Tuesday: Ch. 6', 'Ch. 6'],
  ['Colour fields / No class Monday – holiday', 'Colour fields'],
  ['Light (Monday, Sept 1: Labor Day holiday – no classes)', 'Light'],
  ['Printing – college closed on Oct 13', 'Printing'],
])('%s names %s and a day off', (text, reading) => {
  expect(withoutDayOff(piece(text)).text).toBe(reading);
});

it.each([
  'No class on Monday',
  'is a holiday: no class meeting',
  '(no class – Labor Day), Sep 3',
  'Thanksgiving, no class Nov 26',
  '“No Class: Rank and Rent in the Port Towns”, pp. 3–9',
  'Halloran, “Spring Break” (2009)',
  'Ch. 4: Class and No Classlessness',
])('%s stays as it is', (text) => {
  expect(withoutDayOff(piece(text)).text).toBe(text);
});
