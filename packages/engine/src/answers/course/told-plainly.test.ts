import { describe, expect, it } from 'vitest';
import { askLooms } from '../testing/loom-course.ts';

describe('what a course states in its own way', () => {
  it.each([
    ['what do i need to get an A', /^On your course’s scale, A is 92 or more\./],
    ['what grade is an A-', /A- is 88 to 91\.99\./],
    ['how do i get a B+', /B\+ is 84 to 87\.99\./],
    ['is an 89 an A', /^No: on your course’s scale, 89 is an A-\./],
    ['do i have to buy the textbook', /^You must buy Threadbare[\s\S]*on paper/],
    ['can i use the 1st edition', /the first edition may be used/],
    ['which textbook do i need, is an older edition ok', /Hale Orme[\s\S]*the first edition may be used/],
    ['do we need to buy threadbare', /^You must buy Threadbare/],
    ['do i need the textbook', /^You must buy Threadbare/],
    [
      'how much is the final worth',
      /Final exam: 30% \(Usual weighting\)\.[\s\S]*Final exam: 50% \(Other weighting: “If this helps you, your midterm is dropped/,
    ],
    [
      'how much is the sampler worth',
      /^Sampler project: 25%\.[\s\S]*Sampler: 10% \(Other weighting: “If this helps you/,
    ],
    ['who teaches this class and where is it', /Ansa Ruoho[\s\S]*Dyehouse Auditorium/],
    ['whats the sampler project', /^At some point in the term you will weave a sampler of twelve inches[\s\S]*25%/],
    ['what is the sampler', /you will weave a sampler of twelve inches/],
  ])('“%s”', (question, expected) => {
    const { abstained, text } = askLooms(question);
    expect(text).toMatch(expected);
    expect(abstained).toBe(false);
  });
});
