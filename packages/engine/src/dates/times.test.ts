import { expect, it } from 'vitest';
import { findTimes } from './times.ts';

it.each([
  ['by 5pm', ['17:00']],
  ['at 11:59 p.m.', ['23:59']],
  ['by 1159pm', ['23:59']],
  ['at 930 am', ['09:30']],
  ['12:00 am', ['00:00']],
  ['12 pm', ['12:00']],
  ['17:00', ['17:00']],
  ['24:00', ['23:59']],
  ['18h30', ['18:30']],
  ['by noon', ['12:00']],
  ['12:00 midnight', ['23:59']],
  ['at midnight', ['23:59']],
  ['by end of day', ['23:59']],
  ['by the end of the day', ['23:59']],
  ['8:00–9:30 PM', ['20:00']],
  ['11:00–12:15 pm', ['11:00']],
  ['9-12 pm', ['09:00']],
  ['5pm-6pm', ['17:00', '18:00']],
  ['2026-09-03T23:59:00-07:00', ['23:59']],
  ['2026-09-10T00:00:00Z', ['00:00']],
  ['23:59:59', ['23:59']],
  ['23:59 UTC+02:00', ['23:59']],
])('reads %j', (text, times) => {
  expect(findTimes(text).map(({ time }) => time)).toEqual(times);
});

it.each(['Room 2359', 'ratio 3:2', '13 pm', '$5.50', '2026-09-03'])('finds none in %j', (text) => {
  expect(findTimes(text)).toEqual([]);
});
