import { expect, it } from 'vitest';
import type { Assignment } from '../../syllabus/course.ts';
import { sayDue, sayReading } from './fact.ts';

const evidence = { page: null, block: 1, start: 0, end: 4, text: 'Map …' };
const map = (change: Partial<Assignment>): Assignment => ({
  title: 'Map',
  dueDate: null,
  dueTime: null,
  dueZone: null,
  type: 'homework',
  weight: null,
  optional: false,
  evidence,
  dueEvidence: null,
  confidence: 0.9,
  ...change,
});
const days = ['2026-09-30', '2026-10-01'];

it.each<[Partial<Assignment>, string]>([
  [{}, 'Map: no date is given.'],
  [{ dueDate: '2026-10-15', dueTime: '23:59', dueZone: 'EST' }, 'Map: Thursday, October 15, 2026, 11:59 p.m. EST.'],
  [
    { dueDoubt: { reason: 'no-such-day', printed: 'September 31', days } },
    'Map: no date is certain: the syllabus says “September 31”, perhaps Wednesday, September 30, 2026 or Thursday, October 1, 2026.',
  ],
  [
    { dueDoubt: { reason: 'no-such-day', printed: '13/45/2026', days: [] } },
    'Map: no date is certain: the syllabus says “13/45/2026”.',
  ],
  [
    { dueDate: '2026-09-30', dueTime: '17:00', dueDoubt: { reason: 'weekday', printed: 'Thu, Sep 30', days } },
    'Map: Wednesday, September 30, 2026 or Thursday, October 1, 2026, 5:00 p.m. (the syllabus says “Thu, Sep 30”).',
  ],
  [
    { dueDate: '2026-09-30', dueDoubt: { reason: 'places', printed: 'Map due Oct 1', days } },
    'Map: Wednesday, September 30, 2026 or Thursday, October 1, 2026 (the syllabus also says “Map due Oct 1”).',
  ],
  [
    { dueDate: '2026-10-15', dueTime: '09:00', confidence: 0.62 },
    'Map: Thursday, October 15, 2026, 9:00 a.m. (not certain: check it in the syllabus).',
  ],
  [
    { dueDate: '2026-10-15', toReview: true },
    'Map: Thursday, October 15, 2026 (not certain: check it in the syllabus).',
  ],
  [{ dueDate: '2026-10-15', confidence: 0.62, toReview: false }, 'Map: Thursday, October 15, 2026.'],
  [
    { dueDate: '2026-10-15', toReview: true, evidence: { ...evidence, text: 'Map (Thu, Oct 15)' } },
    'Map: Thursday, October 15, 2026.',
  ],
])('%j', (change, words) => {
  expect(sayDue(map(change)).text).toBe(words);
});

it('says the author of a reading once', () => {
  const reading = {
    author: 'Haldane',
    title: 'Haldane chapter 6',
    pages: 'chapter 6',
    optional: false,
    graduateOnly: false,
    evidence,
  };
  expect(sayReading({ ...reading, confidence: 1 }).text).toBe('Haldane chapter 6.');
});
