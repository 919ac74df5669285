import { describe, expect, it } from 'vitest';
import { askLooms } from '../testing/loom-course.ts';

describe('what a syllabus does not say', () => {
  it.each([
    ['how many absences am i allowed', /^Your syllabus says nothing about attendance\.$/],
    ['is attendance required', /^Your syllabus says nothing about attendance\.$/],
    ['can i use chatgpt on the weaving sheets', /^Your syllabus says nothing about the use of AI\./],
    [
      'what room is the final exam in',
      /^Your syllabus says nothing about where an exam is held\.[\s\S]*The exam dates are/,
    ],
    [
      'is the final open book',
      /nothing about whether an exam is open book\.[\s\S]*the allowed materials on the course page/,
    ],
    ['when is fall break', /^Your syllabus says nothing about fall break\./],
    ['office hours?', /^Your syllabus says nothing about office hours\.$/],
    ['is there parking near the dyehouse building', /^Your syllabus says nothing about parking\.$/],
    ['where can i park', /^Your syllabus says nothing about parking\.$/],
    ['parking?', /^Your syllabus says nothing about parking\.$/],
    ['is there wifi in our room', /^Your syllabus says nothing about wifi\.$/],
    ['where is the cafeteria', /^Your syllabus says nothing about cafeteria\.$/],
    ['what room is the friday lab in', /^Your syllabus says nothing about lab\.$/],
  ])('“%s”', (question, expected) => {
    const { abstained, text } = askLooms(question);
    expect(text).toMatch(expected);
    expect(abstained).toBe(true);
  });

  it('passes nothing off as a rule on AI', () => {
    expect(askLooms('write my essay on twill').text).toMatch(
      /^[^.]*hand in\. Your syllabus says nothing about the use of AI/,
    );
  });
});

it.each([
  ['when is the final', /^FINAL EXAM: Wednesday, May 6, 2026\. [\s\S]*9:00–11:00 am/],
  ['what time is the final exam', /9:00–11:00 am/],
  ['when is the final and where', /9:00–11:00 am[\s\S]*Your syllabus says nothing about where it is held\./],
])('tells the hour of an exam: “%s”', (question, expected) => {
  expect(askLooms(question).text).toMatch(expected);
});
