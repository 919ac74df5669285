import { expect, it } from 'vitest';
import { piece } from '../syllabus/testing/pieces.ts';
import { splitCitations } from './split-citations.ts';

const parts = (source: string) => splitCitations(piece(source)).map((part) => part.text);

it.each([
  ['4.1 “Salt Roads” and 4.2 “Tides”', ['4.1 “Salt Roads”', '4.2 “Tides”']],
  ['4.1 “Salt Roads”, 4.2 “Tides” and 5.1 “Fog”', ['4.1 “Salt Roads”', '4.2 “Tides”', '5.1 “Fog”']],
  ['§2.1 “Heat” & §2.2 “Cold”', ['§2.1 “Heat”', '§2.2 “Cold”']],
  ['4.1 Salt Roads and 4.2 Tides and Winds', ['4.1 Salt Roads', '4.2 Tides and Winds']],
  ['Read Chapter 4 Introduction and 4.1 “Salt Roads”', ['Read Chapter 4 Introduction', '4.1 “Salt Roads”']],
  [
    'Chapter 4 Introduction, 4.1 “Salt Roads” and 4.2 “Tides”',
    ['Chapter 4 Introduction', '4.1 “Salt Roads”', '4.2 “Tides”'],
  ],
  ['Introduction and 1.1 “Heat”', ['Introduction', '1.1 “Heat”']],
  ['Chapter 3 and Chapter 4', ['Chapter 3', 'Chapter 4']],
  ['Ch. 3, Ch. 4 & Ch. 5', ['Ch. 3', 'Ch. 4', 'Ch. 5']],
  ['Chapter 3: Heat and Chapter 4: Light', ['Chapter 3: Heat', 'Chapter 4: Light']],
  ['Chapter 3 (pp. 3–9), Chapter 4 (pp. 11–19)', ['Chapter 3 (pp. 3–9)', 'Chapter 4 (pp. 11–19)']],
  ['Chapter 5 and “Rain”', ['Chapter 5', '“Rain”']],
])('%s names several parts of a book', (source, expected) => {
  expect(parts(source)).toEqual(expected);
});

it.each([
  'Chapters 3 and 4',
  'Sections 2.1 and 2.3',
  'Chapter 4: Sections 4.1 and 4.2',
  'Chapter 3, Section 3.2',
  'Chapter 3: Heat, Section 3.2: Engines',
  'Chapter 4, 4.2 “Tides”',
  'Chapter 5, “Rain”',
  'Chapter 1 and Chapter 2 of Okafor, Salt',
  '4.1 “Salt and 4.2 Roads”',
])('%s names one', (source) => {
  expect(parts(source)).toEqual([source]);
});
