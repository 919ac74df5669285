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
  ['at 2359', ['23:59']],
  ['at 2400', ['23:59']],
  ['by 2026', []],
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
  ['at 11.59 p.m.', ['23:59']],
  ['by 4.30pm', ['16:30']],
  ['at 17.00', ['17:00']],
  ['by 23.59', ['23:59']],
  ['9.00-10.30 am', ['09:00']],
  ['2359 hrs', ['23:59']],
  ['by 1700 hours', ['17:00']],
  ['1330h', ['13:30']],
  ['Nov 2, 0900', ['09:00']],
  ['by 0830', ['08:30']],
  ['20261020T235900', ['23:59']],
  ['20261020T1730Z', ['17:30']],
  ['by close of business', ['17:00']],
  ['COB', ['17:00']],
])('reads %j', (text, times) => {
  expect(findTimes(text).map(({ time }) => time?.clock)).toEqual(times);
});

it.each([
  'Room 2359',
  'by 10.11.',
  'worth 12.50',
  'Room 0900',
  'course 0412',
  '1500 words',
  '$0900',
  'ratio 3:2',
  '13 pm',
  '$5.50',
  '2026-09-03',
])('finds none in %j', (text) => {
  expect(findTimes(text)).toEqual([]);
});

it.each([
  ['2026-09-03T23:59:00-07:00', '23:59 UTC-7'],
  ['2026-09-10T00:00:00Z', '00:00 UTC'],
  ['2026-09-10T17:00+01:00', '17:00 UTC+1'],
  ['2026-09-10T17:00+0530', '17:00 UTC+5:30'],
  ['2026-09-03 23:59:59 -0500', '23:59 UTC-5'],
  ['23:59 UTC+2', '23:59 UTC+2'],
  ['23:59 UTC+02:00', '23:59 UTC+2'],
  ['11:59pm EST', '23:59 EST'],
  ['11:59 p.m. (ET)', '23:59 ET'],
  ['at 5 pm Pacific Time', '17:00 Pacific Time'],
  ['5pm Eastern', '17:00 Eastern'],
  ['18:00 CET', '18:00 CET'],
  ['23:59 AoE', '23:59 AoE'],
  ['23:59 anywhere', '23:59'],
  ['10:00-11:15', '10:00', '11:15'],
  ['noon GMT', '12:00 GMT'],
  ['20261020T235900-0500', '23:59 UTC-5'],
  ['2359 hrs EST', '23:59 EST'],
])('keeps the zone of %j', (text, ...zoned) => {
  expect(findTimes(text).map(({ time }) => [time?.clock, time?.zone].filter(Boolean).join(' '))).toEqual(zoned);
});

it.each(['by 5:00', 'due 11:59', '2:30-3:45'])('does not say whether %j is before or after noon', (text) => {
  expect(findTimes(text).every(({ time }) => time === null)).toBe(true);
});
