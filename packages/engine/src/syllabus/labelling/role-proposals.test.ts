import { expect, it } from 'vitest';
import { readSyllabus } from '../read-syllabus.ts';
import { buildDocument } from '../testing/build-document.ts';

it('what an exam covers is offered as a reading by no rule', () => {
  const rows = ['Salt', 'Tides', 'Fog', 'Ice'].map(
    (topic, i) => `${i + 1} | Sep ${7 + 7 * i} | ${topic} | ${i + 2}.1 ${topic} and Harbours`,
  );
  const document = buildDocument([
    '# COAST 101: Coasts',
    'Fall 2026',
    '# Schedule',
    '|= Week | Date | Topic | Reading',
    ...rows,
    '5 | Oct 5 | Final exam | All chapters',
  ]);
  const readings = readSyllabus(document, { today: '2026-09-01' }).weeks.map((week) =>
    week.readings.map(({ title }) => title),
  );
  expect(readings.slice(0, 4).map(([title]) => title)).toEqual([
    '2.1 Salt and Harbours',
    '3.1 Tides and Harbours',
    '4.1 Fog and Harbours',
    '5.1 Ice and Harbours',
  ]);
  expect(readings[4] ?? []).toEqual([]);
});

it('proposes no line as a reading that says where one is found', () => {
  const weeks = ['Salt', 'Tides', 'Fog'].flatMap((topic, i) => [
    `## Week ${i + 1}: ${topic}`,
    'Readings:',
    `Lindt, M. (2014). ${topic} of the harbour. Coast Press.`,
    'Available as a free excerpt from the website of the book',
  ]);
  const { weeks: read } = readSyllabus(buildDocument(['# Coasts, Fall 2026', ...weeks]), { today: '2026-09-01' });
  expect(read.map(({ readings }) => readings.map(({ title }) => title))).toEqual([
    ['Salt of the harbour'],
    ['Tides of the harbour'],
    ['Fog of the harbour'],
  ]);
});

it('takes what stands for nothing in a column of readings for no reading', () => {
  const rows = ['Ch 2', 'Ch 4', 'TBA', 'Ch 3', 'Ch 5', 'None additional', 'Ch 6', 'TBA'].map(
    (reading, i) => `${i + 1} | Sep ${7 + i} | Harbour no. ${i + 1} | ${reading}`,
  );
  const document = buildDocument([
    '# COAST 101: Coasts',
    'Fall 2026',
    '# Schedule',
    '|= Week | Date | Topic | Readings',
    ...rows,
  ]);
  const { weeks } = readSyllabus(document, { today: '2026-09-01' });
  expect(weeks.flatMap(({ readings }) => readings.map(({ title }) => title))).toEqual([
    'Ch 2',
    'Ch 4',
    'Ch 3',
    'Ch 5',
    'Ch 6',
  ]);
});
