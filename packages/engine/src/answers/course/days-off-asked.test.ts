import { describe, expect, it } from 'vitest';
import { askBridges } from '../testing/bridge-course.ts';

describe('office hours on a day that the syllabus takes out', () => {
  it.each([
    ['does dr brae have office hours thursday march 4', /^No, not on Thursday, March 4, 2027\..*none of my/s],
    ['are there office hours on april 12?', /^No, not on Monday, April 12, 2027\./],
    ['office hours thursday march 11', /^Yes\. Monday/],
    ['are there office hours thursday march 18', /^Yes\. Monday/],
    ['office hours next week', /^Not on Thursday, March 4, 2027\..*Otherwise: Monday/s],
    ['does she have office hours on thursdays', /^Yes\. Monday/],
  ])('“%s”', (question, expected) => {
    expect(askBridges(question)).toMatch(expected);
  });
});

describe('class on a day that the next sentence takes out', () => {
  it.each([
    ['is there class on march 9', /^No, not on Tuesday, March 9, 2027\..*Except March 9 and April 20/s],
    ['do we have class april 20', /^No, not on Tuesday, April 20/],
    ['is there class on march 23', /^Yes/],
  ])('“%s”', (question, expected) => {
    expect(askBridges(question)).toMatch(expected);
  });
});
