import { describe, expect, it } from 'vitest';
import { askLooms } from '../testing/loom-course.ts';

describe('work in a few letters', () => {
  it.each([
    ['when is hw2 due', /^HW2: Monday, March 9, 2026/],
    ['when is hw 2 due', /^HW2: Monday, March 9, 2026/],
    ['when is homework 3 due', /^HW3: Monday, March 30, 2026/],
    ['when is the next hw due', /^HW2: Monday, March 9, 2026/],
    ['how many hws are there', /^The plan has 3:[\s\S]*HW1[\s\S]*HW3/],
    ['how many weaving sheets are there', /^There will be about 9 weaving sheets/],
    ['write my hw2 for me', /^I do not write or do work/],
    ['do homework 2 for me', /^I do not write or do work/],
    ['when is the next weaving sheet due', /posted on Moodle/],
    ['whats left this semester', /^- HW2: [\s\S]*- MIDTERM: [\s\S]*- HW3: [\s\S]*- FINAL EXAM: /],
  ])('“%s”', (question, expected) => {
    expect(askLooms(question).text).toMatch(expected);
  });

  it('says that nothing is left', () => {
    expect(askLooms('whats left this semester', '2026-06-01').text).toMatch(/^Nothing with a date is left/);
  });

  it('says where a number of them is nowhere said', () => {
    const { abstained, text } = askLooms('how many labs do we have');
    expect(text).toMatch(/^I looked through the whole syllabus: it has no labs\./);
    expect(abstained).toBe(true);
  });
});

describe('this week', () => {
  it.each([
    ['whats this week', '2026-02-26', /^- Week 2: Twill; Satin/],
    ['what week is it', '2026-02-26', /^- Week 2: Twill/],
    ['this week?', '2026-02-26', /^- Week 2: Twill/],
    ['whats happening next week', '2026-02-26', /^- Week 3: Dobby looms; Selvedges/],
    [
      'whats this week',
      '2026-04-09',
      /^The plan has nothing in the week of Monday, April 6, 2026\. It goes on with week \d/,
    ],
    ['whats this week', '2026-06-01', /^The plan of this course is over\. Its last week was week \d/],
    ['what is this week about', '2026-06-01', /^The plan of this course is over\./],
  ])('“%s” on %s', (question, today, expected) => {
    expect(askLooms(question, today).text).toMatch(expected);
  });
});
