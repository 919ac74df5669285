import { describe, expect, it } from 'vitest';
import { describeSchedule } from '../items/understand-schedule.ts';
import type { BoostedTrees } from '../scoring/boosted-trees.ts';
import { fittedModels, type SyllabusModels } from '../scoring/models.ts';
import { findSchedule } from '../structure/find-schedule.ts';
import { buildDocument } from '../testing/build-document.ts';
import { judgeRoles } from './judge-roles.ts';

const describeLines = (lines: string[]) => {
  const document = buildDocument(lines);
  return describeSchedule(findSchedule(document, { today: '2024-08-01' }), document, { gradedLists: [] }).roles;
};

/** A model of one question: above the threshold of one feature it says yes. */
const asking = (feature: string, threshold: number): BoostedTrees => ({
  features: [feature],
  loss: 'logistic',
  base: 0,
  trees: [
    {
      feature: [0, -1, -1],
      threshold: [threshold, 0, 0],
      left: [1, 0, 0],
      right: [2, 0, 0],
      missing: [1, 0, 0],
      value: [0, -4, 4],
    },
  ],
  calibration: [],
});
const without: SyllabusModels = {
  ...fittedModels,
  topic: null,
  reading: null,
};

const course = [
  '# GEO 210, Fall 2024',
  '## Week 1 (September 2): Maps',
  'Lektüre:',
  '- Tanaka, Rivers of the North',
  '## Week 2 (September 9): Rivers',
  'Lektüre:',
  '- Oyelaran, The Delta Book',
  '## Week 3 (September 16): Coasts',
  'Lektüre:',
  '- Brandt, Shorelines',
];

describe('the roles of the entries of a schedule', () => {
  it('proposes every text also where no rule made anything of it', () => {
    const { proposals } = describeLines(course);
    const readings = proposals.filter((one) => one.kind === 'reading').map((one) => one.piece.text);
    expect(readings).toEqual(expect.arrayContaining(['Tanaka, Rivers of the North', 'Brandt, Shorelines']));
    const topics = proposals.filter((one) => one.kind === 'topic' && one.vote === 'taken').map((one) => one.piece.text);
    expect(topics).toEqual(expect.arrayContaining(['Maps', 'Rivers', 'Coasts']));
  });

  it('lets a model of words have a say', () => {
    const described = describeLines(course);
    const weights = new Array<number>(8192).fill(0);
    const at = described.proposals.findIndex(({ piece }) => piece.text === 'Rivers');
    for (const place of described.words[at] ?? []) weights[place] = 900;
    const models: SyllabusModels = { ...without, topic: asking('wordScore', 1), 'topic-words': { bias: 0, weights } };
    expect(judgeRoles(described, models)[at]?.probability).toBeGreaterThan(0.9);
  });

  it('sees that a line returns in every week, in whatever language, and what stands under it', () => {
    const { proposals, groups } = describeLines(course);
    const under = proposals.flatMap((one, i) => (groups[i]?.governor === 'lektüre' ? [one.piece.text] : []));
    expect(under).toEqual(expect.arrayContaining(['Tanaka, Rivers of the North', 'Oyelaran, The Delta Book']));
    expect(under).not.toContain('Rivers');
  });

  it('lets fitted weights overrule the vote of the rules', () => {
    const judged = judgeRoles(describeLines(course), { ...without, reading: asking('words', 3.5) });
    const likely = judged.filter((one) => one.kind === 'reading' && one.probability > 0.5);
    expect(likely.map((one) => one.piece.text)).toContain('Oyelaran, The Delta Book');
    expect(likely.map((one) => one.piece.text)).not.toContain('Brandt, Shorelines');
  });

  it('leaves the word to the rules where nothing is fitted', () => {
    for (const one of judgeRoles(describeLines(course), without))
      expect(one.probability).toBe(one.vote === 'taken' ? 1 : 0);
  });
});
