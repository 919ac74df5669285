import { expect, it } from 'vitest';
import { nextStepLink, sayMastery, sayTime, sayTries } from './progress.ts';

const mastery = (change: object) => ({ mastery: 0, items: 10, tried: 0, missed: 0, ...change });

it('says how well something is known', () => {
  expect(sayMastery(mastery({ items: 0 }))).toBe('No activities yet');
  expect(sayMastery(mastery({}))).toBe('Not started');
  expect(sayMastery(mastery({ tried: 1, mastery: 0.05 }))).toBe('Just begun');
  expect(sayMastery(mastery({ tried: 9, mastery: 0.6 }))).toBe('Nearly known');
  expect(sayMastery(mastery({ tried: 10, mastery: 0.9 }))).toBe('Known');
  expect(sayTries(mastery({ tried: 4, missed: 1 }))).toBe('4 of 10 items tried, 1 missed');
});

it('says how long', () => {
  expect(sayTime(0)).toBe('no time');
  expect(sayTime(20_000)).toBe('under a minute');
  expect(sayTime(5 * 60_000)).toBe('5 min');
  expect(sayTime(120 * 60_000)).toBe('2 h');
  expect(sayTime(125 * 60_000)).toBe('2 h 5 min');
});

it('leads to where the next thing is done', () => {
  const step = { folderId: 'f1', week: 3, concept: null, sentence: '' };
  expect(nextStepLink({ ...step, action: 'review' }).to).toBe('/review/cards?course=f1');
  expect(nextStepLink({ ...step, action: 'practise' })).toEqual({ to: '/syllabus/f1?week=3', label: 'Practise' });
  expect(nextStepLink({ ...step, action: 'make-activities', week: null }).to).toBe('/syllabus/f1');
});
