import { describe, expect, it } from 'vitest';
import { askBridges } from '../testing/bridge-course.ts';

describe('the days of two things at once', () => {
  const survey = 'Load survey: Tuesday, March 2, 2027';
  const sketch = 'Span model sketch: Friday, March 12, 2027';
  it.each([
    ['when is the survey due and the sketch', [survey, sketch]],
    ['when are the load survey and the span model sketch due?', [survey, sketch]],
    ['when is quiz 1 and quiz 2', ['Quiz 1: Thursday, February 25', 'Quiz 2: Thursday, March 18']],
    ['when are quiz 1 and 2', ['Quiz 1: Thursday, February 25', 'Quiz 2: Thursday, March 18']],
    ['when is quiz 1, the sketch and the survey', ['Quiz 1: Thursday, February 25', survey, sketch]],
  ])('“%s”', (question, expected) => {
    for (const each of expected) expect(askBridges(question)).toContain(each);
  });

  it('tells one thing whose title has the “and” alone', () => {
    expect(askBridges('when is the rope and anchor report due')).toMatch(/^Rope and anchor report: Friday, April 9/);
  });
});
