import { expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { riverCourse } from '../testing/river-course.ts';
import { ownWorkAnswer } from './own-work-answer.ts';

const reading = 'A levee is a natural ridge beside a channel that floods build up.';

function refuse(rule: string): string | undefined {
  const [syllabus, body] = [makePassages([rule]), makePassages([reading])];
  const passages = [
    ...syllabus.map((passage) => ({ ...passage, id: 's', documentId: 'syllabus', headingPath: ['Use of AI'] })),
    ...body.map((passage) => ({ ...passage, id: 'r', documentId: 'reading', headingPath: ['Levees'] })),
  ];
  const context = { syllabus: { course: riverCourse, documentId: 'syllabus' } };
  return ownWorkAnswer('write my field report on levees', buildIndex(passages), context)?.answer;
}

it('gives no outline where the course forbids AI for outlines', () => {
  const said = refuse('AI tools may not be used for reports at any stage: not for ideas, outlines or wording.');
  expect(said).toMatch(/not for ideas, outlines or wording[\s\S]*By this rule I give no outline either/);
  expect(said).not.toContain('natural ridge');
});

it('gives one where the rule allows it', () => {
  const said = refuse('You may use AI tools to check grammar. You may not hand in text that an AI tool wrote.');
  expect(said).toMatch(/An outline to start from[\s\S]*natural ridge/);
});
