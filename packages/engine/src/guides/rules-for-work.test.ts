import { describe, expect, it } from 'vitest';
import { cutPassages } from '../passages/cut.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { linesAboutWork } from './lines-about-work.ts';

const lines = (...more: string[]) =>
  cutPassages(
    buildDocument([
      '# Tides',
      '## Help from machines',
      'Each assignment has one of three names.',
      '- BLUE — AI may check the spelling of an assignment.',
      '- AMBER — AI allowed, the assignment says how it was used.',
      '- BLACK — No AI. The assignment is made without it.',
      'Black assignments in this course: the harbor sketch and both exams. Everything else is Blue or Amber.',
      '## Rules',
      'All exams are closed-book, and no exam may be taken late.',
      'Late papers lose five points a day.',
      ...more,
    ]),
    'syllabus',
  );
const rulesFor = (title: string, type: 'paper' | 'exam', ...more: string[]) =>
  linesAboutWork({ title, type }, lines(...more)).rules.map(({ text }) => text);

describe('the rules for a piece of work', () => {
  it('leave out what holds for work of another name, and say how work is sorted', () => {
    const rules = rulesFor('Tide paper', 'paper');
    expect(rules.join('\n')).not.toMatch(/No AI|spelling/);
    expect(rules).toContain(
      'Black assignments in this course: the harbor sketch and both exams. Everything else is Blue or Amber.',
    );
    expect(rules).toContain('Late papers lose five points a day.');
  });

  it('are those of the name that the work has', () => {
    expect(rulesFor('Tide paper', 'paper', 'The tide paper is Black.')).toContain(
      'BLACK — No AI. The assignment is made without it.',
    );
  });

  it('leave out rules for another kind of work', () => {
    expect(rulesFor('Tide paper', 'paper').join('\n')).not.toMatch(/closed-book/);
    const exam = rulesFor('Second exam', 'exam').join('\n');
    expect(exam).toMatch(/closed-book/);
    expect(exam).not.toMatch(/Late papers/);
  });
});
