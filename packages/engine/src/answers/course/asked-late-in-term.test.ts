import { describe, expect, test } from 'vitest';
import { askMills } from '../testing/mill-course.ts';

describe('people of the course', () => {
  test.each([
    ['when are the TAs office hours', 'Wednesdays 4–5 pm'],
    ['where is the tas office', 'Gearhouse 2'],
    ['whats the tas email', 'i.tamm@millrace.example'],
    ['how do i contact ivo', 'i.tamm@millrace.example'],
  ])('%s', (question, says) => {
    const said = askMills(question);
    expect(said).toContain(says);
    expect(said).not.toContain('Mondays 2–3');
  });
  test('the lines of the assistant answer both halves of a question', () => {
    const said = askMills('what time does the ta hold office hours next wednesday and where is his office');
    expect(said).toContain('Wednesdays 4–5 pm');
    expect(said).toContain('Gearhouse 2');
    expect(said).not.toMatch(/Mondays|Gearhouse 14/);
  });
  test.each([
    ['whos teaching this class', 'whats her email'],
    ['who is the professor', 'whats their email'],
  ])('%s > %s', (first, then) => {
    expect(askMills(first, then)).toContain('p.holm@millrace.example');
  });
  test('when can i see the prof', () => {
    expect(askMills('when can i see the prof')).toContain('Mondays 2–3 pm');
  });
  test('whom a matter goes to is told with how to reach them', () => {
    const said = askMills('who do i email about a grade on my sketchbook');
    expect(said).toContain('write to him first');
    expect(said).toContain('i.tamm@millrace.example');
  });
  test('who do i email if im sick', () => {
    expect(askMills('who do i email if im sick')).toMatch(/Petra Holm, p\.holm@millrace\.example/);
  });
});

describe('exams that are over', () => {
  test('when was the midterm', () => {
    expect(askMills('when was the midterm')).toMatch(/September 17, 2026/);
  });
  test.each(['where was the final', 'where is the final', 'when is the final and where'])('%s', (question) => {
    const said = askMills(question);
    expect(said).toContain('Lockhart 205');
    expect(said).not.toContain('says nothing');
  });
});

describe('grades', () => {
  test.each([
    ['is 89.6 an A-', /^No: .* 89\.6 is a B\+/],
    ['what do i get with 91', /91 is an A-/],
    ['if i end up with 89.6 will she round it to an A-', /89\.6 is a B\+[\s\S]*do not round up/],
    ['is 89.95 a b+', /^Yes: .* 89\.95 is a B\+/],
  ])('%s', (question, says) => {
    expect(askMills(question)).toMatch(says);
  });
  test('the next number is asked like the one before it', () => {
    expect(askMills('what do i get with 91', 'and 82.5?')).toMatch(/82\.5 is a B\b/);
  });
  test.each([
    ['which exam is worth the most', /^Final exam counts most, 25%:[\s\S]*Midterm exam: 20%/],
    ['what counts more, the midterm or the gear paper', /^Gear paper counts most, 30%:/],
    ['what counts more, the midterm or the sketchbooks', /^They count the same, 20% each:/],
    ['whats worth the least', /^Participation counts least, 5%:/],
  ])('%s', (question, says) => {
    expect(askMills(question)).toMatch(says);
  });
});

describe('rules', () => {
  test.each([
    ['do i need to buy a book', /do not need to buy/],
    ['is there any extra credit', /Draw the mill/],
    ['whats the late policy', /two free days[\s\S]*5 points a day/],
    ['what happens if i dont hand in the draft', /missing draft costs 10 points/],
    ['how many sources do i need for the paper', /three printed sources/],
  ])('%s', (question, says) => {
    const said = askMills(question);
    expect(said).toMatch(says);
    expect(said).not.toMatch(/blue book|Week 6|never accepted late\.$/);
  });
  test.each(['can i still drop the class with a W', 'can i still withdraw', 'is it too late to withdraw'])(
    '%s',
    (question) => {
      expect(askMills(question)).toMatch(/^No: the last day was Friday, October 30, 2026\./);
    },
  );
});

test('"how does it work" asks of what was spoken of, and alone of the tutor', () => {
  expect(askMills('how does it work')).toContain('Weekwise');
  expect(askMills('what is the gear paper', 'how does it work')).not.toContain('Weekwise');
});
