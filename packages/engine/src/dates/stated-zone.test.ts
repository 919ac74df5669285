import { expect, it } from 'vitest';
import { readSyllabus } from '../syllabus/read-syllabus.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { statedZone } from './stated-zone.ts';

it.each([
  ['All times are Eastern.', 'Eastern'],
  ['All times are Pacific Time unless noted.', 'Pacific Time'],
  ['Please note that all times listed in this syllabus are in Central Time (CT).', 'Central Time'],
  ['Times are GMT.', 'GMT'],
  ['All due dates and times are given in Mountain Standard Time.', 'Mountain Standard Time'],
  ['All deadlines are in UTC-5.', 'UTC-5'],
  ['Deadlines refer to the US Eastern time zone.', 'Eastern time'],
  ['All times are local time in Lisbon.', 'local time in Lisbon'],
  ['All times are the local time of Buenos Aires.', 'local time of Buenos Aires'],
  ['All times below are New York time.', 'New York time'],
  ['All times ET', 'ET'],
  ['Time zone: America/Chicago', 'America/Chicago'],
  ['Times shown in CEST', 'CEST'],
  ['The time zone of this course is Pacific Time.', 'Pacific Time'],
  ['Weekly quizzes (all times Hawaii)', 'Hawaii'],
  ['Due (PT)', 'PT'],
  ['Deadline times: 24-hour clock, BST', null],
  ['Class times are Eastern.', null],
  ['Office hours are Pacific time by Zoom.', null],
  ['At all times Pacific salmon need cold water.', null],
  ['Times are central to the study of history.', null],
  ['Hard times are Dickens.', null],
  ['The deadlines are firm.', null],
  ['Turn it in on time.', null],
])('%s: %s', (text, zone) => {
  expect(statedZone(buildDocument([text]))).toBe(zone);
});

it('is none where two places tell two', () => {
  expect(statedZone(buildDocument(['All times are Eastern.', 'All times are Pacific.']))).toBeNull();
  expect(statedZone(buildDocument(['All times are Eastern.', 'Again: all times are Eastern.']))).toBe('Eastern');
});

it('is the zone of every time that prints none, and of nothing without a time', () => {
  const course = readSyllabus(
    buildDocument([
      '# Ceramics, Fall 2026',
      'All times are Eastern.',
      '|= Week | Date | Topic | Due',
      '1 | Sep 7 | Clay | Pinch pot due Sep 9, 5 pm',
      '2 | Sep 14 | Slip | Quiz 1 due Sep 16, 17:00 GMT',
      '3 | Sep 21 | Glaze | Report due Sep 23',
    ]),
  );
  const due = course.weeks.flatMap(({ assignments }) => assignments.map(({ dueTime, dueZone }) => [dueTime, dueZone]));
  expect(due).toEqual([
    ['17:00', 'Eastern'],
    ['17:00', 'GMT'],
    [null, null],
  ]);
});
