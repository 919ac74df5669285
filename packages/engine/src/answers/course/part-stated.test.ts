import { expect, it } from 'vitest';
import { askLamps } from '../testing/lamp-course.ts';

it.each([
  ['how much is the proposal worth', 'Proposal: 5%, a part of the Tower project (40%).'],
  ['whats each lens task worth', 'Lens tasks: 2.5% each (8 of them), 20% together.'],
  ['how much does midterm 2 count', 'Midterms: 15% each (2 of them), 30% together.'],
  ['what percent is a logbook check', 'Logbook: 5% each (2 checks), 10% together.'],
])('says how much a part of the grade counts: “%s”', (question, said) => {
  expect(askLamps(question)).toContain(said);
});

it.each([
  ['how many lens tasks are there', /Lens tasks: 8\..*best 7 count/s],
  ['how many midterms do we have', /Midterms: 2\./],
  ['how many checks of the logbook', /Logbook: 2 checks\./],
])('counts work as the grading does: “%s”', (question, said) => {
  expect(askLamps(question)).toMatch(said);
});

it.each(['do you drop any assignments', 'does the lowest lens task get dropped'])(
  'says what is dropped: “%s”',
  (question) => {
    expect(askLamps(question)).toContain('The best 7 count');
  },
);
