import { describe, expect, it } from 'vitest';
import { makePassages } from '../../testing/passages.ts';
import { syllabusRule } from './syllabus-rule.ts';

const passages = makePassages([
  'Tell the office of any absence within 24 hours. Each session takes two hours.',
  'A brine quiz is put online on Mondays, which must be completed before 7:30 AM on Wednesday. The lab report is due at noon.',
  'You can expect to spend six hours each week on reading and on the pans.',
]);

function ruleOn(question: string): string[] {
  const rule = syllabusRule(question, passages);
  return rule && 'said' in rule ? rule.said.map(({ passage, start, end }) => passage.text.slice(start, end)) : [];
}

describe('until when work is open', () => {
  it.each([
    'what time do the quizzes close',
    'when does the quiz close',
    'closing time of the quiz',
    'how late until a quiz locks',
  ])('“%s”', (question) => {
    expect(ruleOn(question)).toEqual([expect.stringMatching(/completed before 7:30 AM/)]);
  });
});

describe('the hours that a course asks for', () => {
  it.each([
    'how much time does this course take',
    'how many hours should i expect to spend',
    'how many hours per week do we need',
    'workload?',
    'what is the time commitment of this course',
  ])('“%s”', (question) => {
    expect(ruleOn(question)).toEqual([expect.stringMatching(/six hours each week/)]);
  });
});
