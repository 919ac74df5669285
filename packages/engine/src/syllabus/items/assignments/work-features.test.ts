import { expect, it } from 'vitest';
import type { BoostedTrees } from '../../scoring/boosted-trees.ts';
import { fittedModels } from '../../scoring/models.ts';
import { confidenceOf } from '../../scoring/unseen-doubt.ts';
import type { PlacedWork } from './merge-works.ts';
import { featuresOfWork, judgeWork, surveyWorks } from './work-features.ts';

const quiz = (number: number): PlacedWork => ({
  title: `Quiz ${number}`,
  from: 'week',
  dueDate: '2024-10-01',
  dueTime: null,
  dueFrom: 'printed',
  type: 'quiz',
  weight: null,
  optional: false,
  signs: { label: true, due: true, name: 0.95, known: false, imperative: false },
  evidence: { page: null, block: number, start: 0, end: 6, text: `Quiz ${number}` },
  dueEvidence: null,
  week: 1,
  otherTitles: [],
  places: 1,
  datesAgree: null,
});
const nowhere = { blocks: new Map(), entries: new Map(), headings: new Map() };
const survey = surveyWorks({ taken: [quiz(1), quiz(2)], others: [] }, [], nowhere);
const even: BoostedTrees = { features: [], loss: 'logistic', base: 0, trees: [], calibration: [] };

it('counts the works that are alike', () => {
  expect(featuresOfWork(quiz(1), true, survey, fittedModels)).toMatchObject({
    alike: 2,
    alikeNumbered: 1,
    sameBlock: 1,
    'type:quiz': 1,
  });
});

it('takes the probability of the work times that of its date, and the rules where a model is missing', () => {
  const models = { ...fittedModels, assignment: even, 'due-date': even };
  expect(judgeWork(quiz(1), true, survey, models).isWork).toBe(0.5);
  expect(judgeWork(quiz(1), true, survey, models).confidence).toBe(confidenceOf(0.5 * 0.5));
  const without = { ...models, 'due-date': null };
  expect(judgeWork(quiz(1), true, survey, without).confidence).toBeGreaterThan(0.9);
  expect(judgeWork(quiz(1), false, survey, without).isWork).toBe(0);
});

it('lets a model of words have a say', () => {
  const models = { ...fittedModels, 'assignment-words': { bias: 2, weights: [] } };
  expect(featuresOfWork(quiz(1), true, survey, models).wordScore).toBe(2);
});
