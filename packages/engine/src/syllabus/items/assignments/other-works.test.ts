import { expect, it } from 'vitest';
import type { BoostedTrees } from '../../scoring/boosted-trees.ts';
import { fittedModels } from '../../scoring/models.ts';
import { findSchedule } from '../../structure/find-schedule.ts';
import { buildDocument } from '../../testing/build-document.ts';
import { understandSchedule } from '../understand-schedule.ts';

/** A model that says the same of every piece of work. */
const saying = (logOdds: number): BoostedTrees => ({
  features: [],
  loss: 'logistic',
  base: logOdds,
  trees: [],
  calibration: [],
});

const lines = [
  '# GEO 210, Fall 2024',
  '## Week 1 (September 2): Maps',
  '- Begin the harbour survey project',
  '## Week 2 (September 9): Rivers',
  '- Quiz 1 due September 10',
  '## Week 3 (September 16): Coasts',
  '- Salt and tides',
];

function worksWith(assignment: BoostedTrees | null, source = lines): string[] {
  const document = buildDocument(source);
  const schedule = findSchedule(document, { today: '2024-08-01' });
  const models = { ...fittedModels, assignment };
  return understandSchedule(schedule, document, { gradedLists: [], models }).weeks.flatMap((week) =>
    week.assignments.map(({ title }) => title),
  );
}

it('leaves to the fitted weights whether a text that the rules refuse is work', () => {
  expect(worksWith(null)).toEqual(['Quiz 1']);
  expect(worksWith(saying(3))).toEqual(['Begin the harbour survey project', 'Quiz 1']);
});

it('makes no work of what class only talks of, whatever the weights say', () => {
  const told = (text: string) => worksWith(saying(3), [...lines, `- ${text}`]).at(-1);
  expect(told('Discuss Essay 1')).toBe('Quiz 1');
  expect(told('Introduce the harbour project')).toBe('Quiz 1');
  expect(told('Discuss Essay 1, due in class')).toContain('Essay 1');
});

it('leaves out work that the fitted weights do not believe', () => {
  expect(worksWith(saying(-3))).toEqual([]);
});
