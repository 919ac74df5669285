import { expect, it } from 'vitest';
import { compareReading } from './compare-reading.ts';
import { labelledPairs } from './testing/labelled-pairs.ts';

const compared = (reading: string, author: string, record: string) => {
  const [pair] = labelledPairs(`great | compared | ${reading} | ${author} | ${record}`);
  if (!pair) throw new Error('no pair');
  const fields = compareReading(pair.work, pair.record);
  return fields.map(({ field, sought, found, match }) => [field, sought, found, match]);
};

it('sets what the syllabus says beside what the record says, and leaves out what the syllabus does not ask for', () => {
  expect(
    compared('Harbour Law, 2nd ed., ch. 3', 'Duarte', 'Harbour Law | Ines Duarte | book 2004 ed=3 sub=Cases'),
  ).toEqual([
    ['title', 'Harbour Law', 'Harbour Law: Cases', 'same'],
    ['author', 'Duarte', 'Ines Duarte', 'same'],
    ['part', 'ch. 3', null, 'open'],
    ['edition', '2nd edition', '3rd edition', 'differs'],
    ['year', null, '2004', 'open'],
  ]);
});

it('tells near from different, and what one of them does not say', () => {
  expect(compared('Harbour Legislaton', 'Duarté', 'Harbour Legislation | | book')).toEqual([
    ['title', 'Harbour Legislaton', 'Harbour Legislation', 'near'],
    ['author', 'Duarté', null, 'open'],
  ]);
  expect(compared('Tides (1999)', 'Duarte', 'Tides and Trade | Bo Lind | book 2001')).toEqual([
    ['title', 'Tides', 'Tides and Trade', 'near'],
    ['author', 'Duarte', 'Bo Lind', 'differs'],
    ['year', '1999', '2001', 'differs'],
  ]);
});
