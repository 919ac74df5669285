import { createHash } from 'node:crypto';
import { type BoostedTrees, rawPrediction } from '@weekwise/engine/syllabus/scoring/boosted-trees.ts';
import { type Example, type FitOptions, fitTrees } from './fit-trees.ts';

export const foldCount = 8;

/** The fold of a group: the same in every step of the training, so that no step sees what a later one is tested on. */
export const foldOf = (group: string): number =>
  createHash('sha256').update(group).digest().readUInt32BE(0) % foldCount;

export interface CrossFitted {
  /** Fitted on every example, with the calibration line of the held-out predictions. */
  model: BoostedTrees;
  /**
   * For each fold the model that has not seen its groups; calibrated by the held-out predictions of the other folds.
   */
  byFold: BoostedTrees[];
  /** For each example the prediction of the model that has not seen its group, not calibrated. */
  heldOut: number[];
}

/** Fits once on everything and once without each fold. */
export function crossFit(examples: readonly Example[], options: FitOptions): CrossFitted {
  const folds = examples.map((example) => foldOf(example.group));
  const heldOut = new Array<number>(examples.length).fill(0);
  const byFold = Array.from({ length: foldCount }, (_, fold) => {
    const model = fitTrees(
      examples.filter((_, i) => folds[i] !== fold),
      options,
    );
    for (const [i, example] of examples.entries())
      if (folds[i] === fold) heldOut[i] = rawPrediction(model, example.features);
    return model;
  });
  const model = fitTrees(examples, options);
  if (options.loss === 'logistic') {
    const line = (keep: (i: number) => boolean) =>
      calibrationLine(examples.flatMap((e, i) => (keep(i) ? [{ raw: heldOut[i] ?? 0, ...e }] : [])));
    model.calibration = line(() => true);
    for (const [fold, one] of byFold.entries()) one.calibration = line((i) => folds[i] !== fold);
  }
  return { model, byFold, heldOut };
}

const fewestInPoint = 25;

/**
 * A rising line from raw predictions to shares that were right, by pooling adjacent violators. (M. Ayer et al., "An
 * empirical distribution function for sampling with incomplete information", Annals of Mathematical Statistics 26,
 * 1955.)
 */
export function calibrationLine(examples: { raw: number; target: number; weight?: number }[]): [number, number][] {
  const sorted = [...examples].sort((a, b) => a.raw - b.raw);
  interface Pool {
    raw: number;
    right: number;
    weight: number;
    count: number;
  }
  const pools: Pool[] = [];
  for (const { raw, target, weight = 1 } of sorted) {
    const last = pools[pools.length - 1];
    if (last && last.count < fewestInPoint) {
      last.raw += raw * weight;
      last.right += target * weight;
      last.weight += weight;
      last.count += 1;
    } else pools.push({ raw: raw * weight, right: target * weight, weight, count: 1 });
  }
  for (let i = 1; i < pools.length; ) {
    const [before, here] = [pools[i - 1], pools[i]];
    if (before && here && before.right / before.weight >= here.right / here.weight) {
      before.raw += here.raw;
      before.right += here.right;
      before.weight += here.weight;
      before.count += here.count;
      pools.splice(i, 1);
      i = Math.max(1, i - 1);
    } else i++;
  }
  const round = (value: number) => Number(value.toFixed(4));
  return pools.map(({ raw, right, weight }) => [round(raw / weight), round(right / weight)]);
}
