import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Course } from '@weekwise/engine/syllabus/course.ts';
import { buildDocument } from '@weekwise/engine/syllabus/testing/build-document.ts';
import { expect, it } from 'vitest';
import { mergeCourses } from './merge.ts';

const document = buildDocument([
  '# GEOG 214: Rivers and Floodplains',
  '# Schedule',
  '|= Week | Date | Topic | Readings | Due',
  '1 | Jan 12 | What a river does | Oyelaran, "Channels and Their Work," pp. 1-14 | ',
  '2 | Jan 19 | Discharge and sediment | Brandt, "A Load of Gravel," pp. 203-219 | Quiz 1 due Jan 21',
]);
const first: Course = (await offlineTutor.readSyllabus(document, { today: '2026-01-05' })).result;
const nothing: Course = { ...first, weeks: [], assignmentsOutsideSchedule: [] };

it('items on lines that a second reader was not shown stay as sure as they were', () => {
  expect(mergeCourses(first, nothing, () => false).weeks).toEqual(first.weeks);
  const items = mergeCourses(first, nothing, () => true).weeks.flatMap((week) => [
    ...week.readings,
    ...week.assignments,
  ]);
  expect(items.map(({ confidence }) => confidence < 0.8)).toEqual([true, true, true]);
});
