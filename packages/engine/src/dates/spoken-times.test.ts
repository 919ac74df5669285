import { expect, it } from 'vitest';
import { findTimes } from './times.ts';

const clocks = (text: string) => findTimes(text).map(({ time }) => time?.clock);

it.each([
  ['due at half past four', '16:30'],
  ['by quarter to five', '16:45'],
  ['a quarter past nine', '09:15'],
  ['quarter after ten', '10:15'],
  ['at ten to twelve', '11:50'],
  ['twenty minutes to six', '17:40'],
  ['half past 4', '16:30'],
  ['half past twelve', '12:30'],
  ['Lab report due Friday at eight', '08:00'],
  ['by nine on Monday', '09:00'],
  ['Doors open at seven thirty', '07:30'],
  ['by eight in the evening', '20:00'],
  ['at 8 in the evening', '20:00'],
  ['8:30 in the evening', '20:30'],
  ['by 5:00 in the afternoon', '17:00'],
  ['at 5 in the morning', '05:00'],
  ['eight o’clock', '08:00'],
  ["by 4 o'clock", '16:00'],
  ['nine o’clock at night', '21:00'],
  ['at twelve at night', '23:59'],
  ['noon on Friday', '12:00'],
  ['at midday', '12:00'],
  ['by midnight', '23:59'],
  ['Class meets Tuesdays at three.', '15:00'],
  ['Due Oct 2 by four thirty', '16:30'],
])('%s: %s', (text, clock) => {
  expect(clocks(text)).toEqual([clock]);
});

it('keeps the zone behind them', () => {
  expect(findTimes('due Friday at half past four EST').map(({ time }) => time?.zone)).toEqual(['EST']);
});

it.each([
  'Life begins at forty',
  'divided by two.',
  'by three authors',
  'five to ten pages',
  'ten to twelve sources',
  'half of the class',
  'the first quarter to finish',
  'Exam 1 covers chapters one to eight',
  'the exam is taken by two students',
  'one of two',
  'at one with nature',
  'Chapter five before ten',
])('finds none in %j', (text) => {
  expect(clocks(text)).toEqual([]);
});
