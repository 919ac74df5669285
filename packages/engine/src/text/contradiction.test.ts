import { describe, expect, it } from 'vitest';
import { contradicts } from './contradiction.ts';

describe('contradicts', () => {
  it.each([
    ['The studio fee is 30 euros.', 'The studio fee is 45 euros.'],
    ['The studio fee is 30 euros.', 'The fee for the studio amounts to €45.'],
    ['The final exam is on May 12.', 'The final exam is on May 19.'],
    ['The final exam is on May 12 at 9:00.', 'The final exam is on 19 May at 10 am.'],
    ['The seminar meets in room 204.', 'The seminar meets in room 310.'],
    ['Twelve people have walked on the moon.', 'Fourteen people have walked on the moon.'],
    ['Calculators are allowed in the exam.', 'Calculators are not allowed in the exam.'],
    ['Calculators are allowed in the exam.', 'Calculators are forbidden in the exam.'],
    ['Late maps are accepted until Friday.', 'Late maps are never accepted.'],
    ['实验费是40元。', '实验费是55元。'],
    ['Die Laborgebühr beträgt 40 Euro.', 'Die Laborgebühr beträgt 55 Euro.'],
  ])('%s / %s', (one, other) => {
    expect(contradicts(one, other)).toBe(true);
    expect(contradicts(other, one)).toBe(true);
  });

  it.each([
    ['The studio fee is 30 euros.', 'The studio fee is €30.'],
    ['Twelve people walked on the moon.', '12 people walked on the moon.'],
    ['The final exam is on May 12.', 'The final exam is on 12 May at 9:00.'],
    ['The studio fee is 30 euros.', 'The printing fee is 45 euros.'],
    ['The fee for chemistry is 30 euros.', 'The fee for biology is 45 euros.'],
    ['Lab 1 is due on March 3.', 'Lab 2 is due on March 10.'],
    ['Chapter 1 has 20 pages.', 'Chapter 2 has 20 pages.'],
    ['The Nile is longer than the Rhine.', 'The Nile is longer than the Amazon.'],
    ['A levee is a bank of earth.', 'A levee keeps a river in its bed.'],
    ['The exam may last 90 minutes.', 'The exam is hard.'],
    ['The studio is open on Friday.', 'The studio is not open on Sunday.'],
  ])('not: %s / %s', (one, other) => {
    expect(contradicts(one, other)).toBe(false);
    expect(contradicts(other, one)).toBe(false);
  });

  it('takes names for what is said where they are asked for', () => {
    const [one, other] = ['The lab is taught by Rosa Lind.', 'The lab is taught by Peter Voss.'];
    expect(contradicts(one, other, ['lab'], true)).toBe(true);
    expect(contradicts(one, other)).toBe(false);
  });

  it('takes a name that is asked about for what is spoken of', () => {
    const asked = ['dr', 'holt', 'offic'];
    const [one, other] = ['The office of Dr. Holt is in room 204.', "Dr. Holt's office is room 310."];
    expect(contradicts(one, other, asked, true)).toBe(true);
    expect(contradicts(one, "Dr. Voss's office is room 310.", asked, true)).toBe(false);
  });

  it('takes the number of a piece of work for its name where only "due" follows', () => {
    expect(contradicts('Essay 1 due Oct 9', 'Essay 2 is now due on October 16.')).toBe(false);
    expect(contradicts('Essay 1 due Oct 9', 'Essay 1 is now due on October 16.')).toBe(true);
  });

  it('wants both to speak of what is asked', () => {
    expect(contradicts('The walk is mandatory.', 'The walk is optional.', ['walk', 'mandatori'])).toBe(true);
    expect(contradicts('The lab fee is 40 dollars.', 'The fee is 55 dollars.', ['lab', 'fee'])).toBe(false);
  });
});
