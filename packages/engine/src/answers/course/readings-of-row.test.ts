import { describe, expect, it } from 'vitest';
import { askLooms } from '../testing/loom-course.ts';

describe('what to read for one of several meetings in a week', () => {
  it.each([
    ['what do we read for next monday', /^- Ch\. 5, for Monday, March 2, 2026\. \[1\]$/],
    ['what do i have to read for wednesday', /^- Ch\. 6, for Wednesday, March 4, 2026\. \[1\]$/],
    ['readings for march 25', /^- Ch\. 8, for Wednesday, March 25, 2026\. \[1\]$/],
    ['what do we read for march 9', /^The syllabus lists nothing to read for Monday, March 9, 2026\./],
  ])('“%s”', (question, expected) => {
    expect(askLooms(question).text).toMatch(expected);
  });
});

describe('what to read on a topic of the plan', () => {
  it.each([
    [
      'what chapter do we read for satin',
      /^- Ch\. 4, for Wednesday, February 25, 2026 \(Satin and its floats\)\. \[1\]$/,
    ],
    ['which reading is on velvet', /^- Ch\. 8, for Wednesday, March 25/],
    ['whats the chapter about dobby looms', /^- Ch\. 5, for Monday, March 2/],
    ['what should we read about tapestry', /^- Ch\. 9, for Monday, March 30/],
  ])('“%s”', (question, expected) => {
    expect(askLooms(question).text).toMatch(expected);
  });
});

it.each([
  ['when is spring break', /^Spring break: Monday, March 16, 2026 and Wednesday, March 18, 2026\. \[1\]$/],
  ['what days is the spring recess', /^Spring recess: Monday, March 16, 2026 and Wednesday, March 18, 2026/],
])('tells all days of a break: “%s”', (question, expected) => {
  expect(askLooms(question).text).toMatch(expected);
});
