import { describe, expect, it } from 'vitest';
import { askCopper } from '../testing/copper-course.ts';

describe('whether there is class on a day', () => {
  it.each([
    ['do we have class next tuesday?', '2026-01-28', /^No.*no class Tuesday, Feb 3, Founders Day/],
    ['is there class on feb 3', '2026-01-28', /^No.*Founders Day/],
    ['do we meet on February 3?', '2026-01-28', /^No.*Founders Day/],
    ['do we have a lecture tomorrow', '2026-02-02', /^No.*Founders Day/],
    ['do we still have class today?', '2026-02-03', /^No.*Founders Day/],
    ['do we have class this thursday', '2026-01-28', /^Yes.*Thursday, January 29, 2026/],
    ['is there class tomorrow', '2026-01-28', /^Yes.*January 29/],
    ['Will we meet this Thursday?', '2026-01-28', /^Yes.*January 29/],
    [
      'do we have class this friday',
      '2026-01-28',
      /^No, the class does not meet on Friday, January 30.*Tuesday and Thursday/,
    ],
    ['is there any class on monday', '2026-01-28', /^No, the class does not meet on Monday/],
    ['any class today?', '2026-01-28', /^No, the class does not meet on Wednesday/],
    ['do we have class next week', '2026-01-28', /^Only on Thursday, February 5.*Founders Day/],
    ['is there class this week?', '2026-01-28', /^Yes.*January 27.*January 29/],
    ['are we meeting next week?', '2026-01-28', /^Only on Thursday, February 5/],
    ['do we have class on january 13', '2026-01-10', /^No, the course begins in the week of Monday, January 19/],
  ])('“%s” on %s', (question, today, expected) => {
    expect(askCopper(question, today).text).toMatch(expected);
  });
});

describe('office hours on a weekday', () => {
  it.each([
    ['office hours monday?', /^Yes\. Monday 10:00/],
    ['does he have office hours on thursday', /^Yes\. Monday/],
    ['are there office hours on wednesday', /^No, not on Wednesday\. Monday 10:00/],
    ['office hours friday?', /^No, not on Friday\./],
    ['when are office hours', /^Monday 10:00/],
  ])('“%s”', (question, expected) => {
    expect(askCopper(question).text).toMatch(expected);
  });
});

describe('a phone number that is not there', () => {
  it.each([
    'what is dr brand’s phone number',
    "what's the instructor's phone number?",
    'phone number of the professor',
    'can i call the professor',
    'is there an office phone',
  ])('“%s”', (question) => {
    const { text } = askCopper(question);
    expect(text).toMatch(/^Your syllabus gives no phone number\. It gives:.*brand@college\.example/s);
  });
});

it.each(['do i have to use APA for the essay?', 'which citation style do we use', 'is MLA ok for essay 1'])(
  'names the style that the syllabus asks for: “%s”',
  (question) => {
    expect(askCopper(question).text).toContain('Quotations are cited in Turabian style.');
  },
);

it.each([
  'when is the first essay due and what is it about?',
  'when is essay 1 due and what is it about',
  'what is the first essay about?',
  "what's the topic of the essay",
])('tells what a piece of work is about from its own paragraph: “%s”', (question) => {
  const { text } = askCopper(question);
  expect(text).toContain('Was the smelter good for its town?');
  expect(text).not.toContain('1890');
});

it.each([
  ['a man was sick after eating in the shaft, what did they call that', 'copper fever'],
  ['What does the textbook say about slag?', 'the glass that swims'],
])('takes a question on a reading to no rule of the course: “%s”', (question, said) => {
  const { text } = askCopper(question);
  expect(text).toContain(said);
  expect(text).not.toContain('syllabus');
});

it('tells the time as the syllabus prints it', () => {
  expect(askCopper('when is essay 1 due').text).toContain('Thursday, January 29, 2026, 2:00 p.m. [1]');
  expect(askCopper('what is due this week?').text).toContain('2:00 p.m. (tomorrow)');
});
