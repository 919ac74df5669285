import { expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { readQuestion } from '../question/question.ts';
import { composeAnswer } from './compose.ts';
import { gatherEvidence } from './evidence.ts';

it('quotes more of a text without headings than of a syllabus while the first sentence leads by little', () => {
  const index = buildIndex(
    makePassages([
      'The ferry company of Velm was founded by two brothers.',
      'The company of Velm grew when the Rusk family bought it.',
      'Trade on the lake made Velm rich.',
    ]),
  );
  const question = readQuestion('Who bought the ferry company of Velm?');
  const { sentences } = gatherEvidence(index, question);
  const quoted = (source: 'syllabus' | 'text') =>
    composeAnswer(question, sentences, source).map(({ passage, start, end }) => passage.text.slice(start, end));
  expect(quoted('syllabus')).toEqual(['The company of Velm grew when the Rusk family bought it.']);
  expect(quoted('text')).toEqual([
    'The company of Velm grew when the Rusk family bought it.',
    'The ferry company of Velm was founded by two brothers.',
  ]);
});
