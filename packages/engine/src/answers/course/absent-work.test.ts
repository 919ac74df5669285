import { expect, it } from 'vitest';
import { askLamps } from '../testing/lamp-course.ts';

it.each([
  ['when is essay 1 due?', /it has no essay 1\..*Tower proposal/s],
  ['when is midterm 3', /it has no midterm 3\..*Midterm 1: .*Midterm 2: /s],
  ['how much is the research paper worth', /it has no research paper\./],
  ['when is lens task 9', /it has no lens task 9\..*Lens task 1/s],
  ['when is lens task 7 due', /gives no day for lens task 7\..*Lens task 3/s],
])('says what there is instead of work that the course does not have: “%s”', (question, said) => {
  expect(askLamps(question)).toMatch(said);
});

it('quotes the line that denies it', () => {
  expect(askLamps('when is the final exam')).toMatch(/There is no final exam\..*Midterm 1: .*Midterm 2: /s);
});

it('quotes what is said of work without a weight', () => {
  expect(askLamps('how much is homework worth')).toContain('Homework is not collected.');
});

it.each(['when is midterm 1', 'when is the tower proposal due'])('answers “%s” by the plan', (question) => {
  expect(askLamps(question)).toMatch(/2026/);
  expect(askLamps(question)).not.toContain('whole syllabus');
});
