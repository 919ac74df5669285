import { readSyllabus } from '@weekwise/engine/syllabus/read-syllabus.ts';
import { planFeatures } from '@weekwise/engine/syllabus/scoring/plan-confidence.ts';
import { judgePlan } from '../plan-score.ts';
import { type Step, trainingDay } from '../step.ts';

const usable = 0.8;

/**
 * How good a plan is to be expected, from what it looks like as a whole. The last step: it sees what all others
 * decided.
 */
export const planStep: Step = {
  model: 'plan',
  options: { loss: 'squared', rounds: 30, leaves: 3, leastInLeaf: 8, learningRate: 0.1, penalty: 3, featureShare: 0.7 },
  examplesOf({ gold, document }, models) {
    const course = readSyllabus(document, { today: trainingDay, models });
    return [{ features: planFeatures(course), target: judgePlan(gold, course).score }];
  },
  report(examples, heldOut) {
    const expected = (isUsable: boolean) =>
      examples.flatMap((example, i) => (example.target >= usable === isUsable ? [heldOut[i] ?? 0] : []));
    const [good, bad] = [expected(true), expected(false)];
    const pairs = good.flatMap((g) => bad.map((b) => (g > b ? 1 : g === b ? 0.5 : 0)));
    const inOrder = pairs.reduce<number>((sum, pair) => sum + pair, 0) / (pairs.length || 1);
    return [`usable plans ranked above others: ${inOrder.toFixed(3)} of the pairs (area under the ROC curve)`];
  },
};
