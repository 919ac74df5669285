import { describe, expect, it } from 'vitest';
import { askLooms } from '../testing/loom-course.ts';

describe('a rule under a heading of its own', () => {
  it.each([
    ['can i hand in a weaving sheet 1 day late', /^Weaving sheets and the sampler are taken up to two days/],
    ['whats the late policy', /taken up to two days after the deadline[\s\S]*no second one[\s\S]*only extension/],
    ['can i get an extension', /^The two days are the only extension there is/],
    ['can i get a regrade', /^Look at every score\. A request must come in writing within five days/],
    ['what is the regrade policy', /within five days/],
    ['how do i get accommodations', /^Approved needs come before[\s\S]*Register with the Access Office/],
  ])('“%s”', (question, expected) => {
    const { abstained, text } = askLooms(question);
    expect(text).toMatch(expected);
    expect(abstained).toBe(false);
  });

  it('holds for a longer delay as well', () => {
    expect(askLooms(['can i hand in a weaving sheet 1 day late', 'what about 3 days']).text).toContain(
      'After that the score is zero.',
    );
  });
});
