import { expect, it } from 'vitest';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { weightLine } from './weight-line.ts';

it('cites the line that says how much a piece of work counts, not the row of its date', () => {
  const course = readSyllabus(
    buildDocument([
      '# CER 140: Clay and Fire, Fall 2026',
      '# Grading',
      '| Work | Share |',
      '| Glaze report | 35% |',
      '| Final exam | 65% |',
      '# Schedule',
      '| Week | Date | Topic | Due |',
      '| 1 | Aug 31 | Clay | |',
      '| 2 | Sep 7 | Glazes | Glaze report, Sep 9 |',
      '| 3 | Sep 14 | Kilns | |',
    ]),
    { today: '2026-08-01' },
  );
  const report = course.weeks.flatMap(({ assignments }) => assignments).find(({ title }) => title === 'Glaze report');
  expect(report?.evidence.text).not.toContain('35');
  expect(report && weightLine({ ...report, weight: 35 }, course)?.text).toContain('35%');
  expect(report && weightLine({ ...report, weight: 20 }, course)).toBeNull();
});
