import { describe, expect, it } from 'vitest';
import { type HeadingLabel, labelOf } from '../labelling/labels.ts';
import { piece } from '../testing/pieces.ts';
import { findReadings } from './readings.ts';

const titles = (text: string) => findReadings(piece(text), null).readings.map(({ citation }) => citation.title);

it('is to read what a line names, and not what the class talks of', () => {
  expect(titles('Discuss *Salt and Tide*, harbours in verse')).toEqual([]);
  expect(titles('Discuss Lindt, *Salt and Tide*, pp. 4–9')).toEqual(['Salt and Tide']);
  expect(titles('Lindt, *Salt and Tide*')).toEqual(['Salt and Tide']);
});

it('is not to read what a guest speaks on', () => {
  const guests = { kinds: ['activity'] } as HeadingLabel;
  expect(findReadings(piece('Ada Marsh, Harbour Office, “Piers, Old and New”'), guests).readings).toEqual([]);
});

describe('in a column of readings', () => {
  const readings: HeadingLabel = { kinds: ['reading'] } as HeadingLabel;
  const listed = (text: string) => findReadings(piece(text), readings).readings.map(({ citation }) => citation.title);

  it('no remark in brackets is one', () => {
    expect(listed('(Second hour: a visit to the harbour museum)')).toEqual([]);
    expect(listed('(Marsh 2014)')).toHaveLength(1);
  });

  it.each([
    'All chapters',
    'Review all',
    'All assigned readings so far',
    'Study all of the chapters',
    'Everything since the midterm',
    'All material covered in this course',
    'Cumulative',
  ])('%s is what an exam covers', (text) => {
    expect(listed(text)).toEqual([]);
  });

  it.each([
    'How did the harbours of the north grow, and who paid for them?',
    'What problems did the first keepers of the light face?',
  ])('%s is asked of the reader', (text) => {
    expect(listed(text)).toEqual([]);
  });

  it.each([
    ['Chapter', 'Chapter 2, 3'],
    ['Lindt Ch.', 'Lindt Ch. 2, 3'],
    ['Required Chapters', 'Chapter 2, 3'],
  ])('numbers under %s are %s', (heading, title) => {
    const [reading] = findReadings(piece('2, 3'), labelOf(heading)).readings;
    expect(reading?.citation.title).toBe(title);
  });

  it.each(['Sites to explore:', 'Monday: No reading -- conferences', 'No texts this week'])(
    '%s is no reading',
    (text) => {
      expect(listed(text)).toEqual([]);
    },
  );

  it.each(['What Is a Harbour?', 'Who Paid for the Light and What Did It Cost the Town?'])('%s is a title', (text) => {
    expect(listed(text)).toEqual([text]);
  });

  it.each(['All the Salt of the Sea', 'Everything Floats', 'All chapters of Lindt, Tides', 'Comprehensive Tides'])(
    '%s is a title',
    (text) => {
      expect(listed(text)).toHaveLength(1);
    },
  );
});
