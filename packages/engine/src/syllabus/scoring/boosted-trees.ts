import { memoizeByObject } from '../../text/memoize.ts';

/** Named numbers that describe one choice. A name that is absent counts as missing, which a tree handles on its own. */
export type Features = Readonly<Record<string, number>>;

/**
 * One decision tree as parallel lists, node 0 first. An inner node has the feature that it asks for; a leaf has -1 and
 * its value. A value below the threshold goes to `left`, any other to `right`; a missing one goes where `missing` says.
 */
export interface Tree {
  feature: number[];
  threshold: number[];
  left: number[];
  right: number[];
  /** 1 where a missing value goes left. */
  missing: number[];
  value: number[];
}

/** Fitted weights: data that `npm run train` writes. The product only reads them. */
export interface BoostedTrees {
  /** Names of the features in the order of their numbers. */
  features: string[];
  /** `logistic`: the sum is a log-odds. `squared`: the sum is the prediction. */
  loss: 'logistic' | 'squared';
  base: number;
  trees: Tree[];
  /**
   * Points (raw prediction, share that was right) of a rising line through the predictions that documents got from
   * models that had not seen them; empty where the raw prediction is used as it is.
   */
  calibration: [number, number][];
}

/** The nodes of all trees in one row, so that a prediction walks through typed memory: a reading asks for thousands. */
interface Forest {
  roots: Int32Array;
  feature: Int32Array;
  threshold: Float64Array;
  left: Int32Array;
  right: Int32Array;
  missing: Uint8Array;
  value: Float64Array;
  /** The numbers of the features that any tree asks for. */
  asked: Int32Array;
}

const forestOf = memoizeByObject((trees: readonly Tree[]): Forest => {
  const roots: number[] = [];
  let nodes = 0;
  for (const tree of trees) {
    roots.push(nodes);
    nodes += tree.feature.length;
  }
  const from = (numbers: (tree: Tree, root: number) => number[]) =>
    trees.flatMap((tree, i) => numbers(tree, roots[i] ?? 0));
  return {
    roots: Int32Array.from(roots),
    feature: Int32Array.from(from((tree) => tree.feature)),
    threshold: Float64Array.from(from((tree) => tree.threshold)),
    left: Int32Array.from(from((tree, root) => tree.left.map((node) => node + root))),
    right: Int32Array.from(from((tree, root) => tree.right.map((node) => node + root))),
    missing: Uint8Array.from(from((tree) => tree.missing)),
    value: Float64Array.from(from((tree) => tree.value)),
    asked: Int32Array.from(new Set(from((tree) => tree.feature.filter((feature) => feature >= 0)))),
  };
});

/**
 * What the trees' leaves add to `base`, one after the other: sums in another order would differ in their last digits.
 */
function sumOfLeaves(forest: Forest, base: number, values: Float64Array): number {
  const { roots, feature, threshold, left, right, missing, value } = forest;
  let sum = base;
  for (let tree = 0; tree < roots.length; tree += 1) {
    let node = roots[tree] as number;
    for (let asked = feature[node] as number; asked >= 0; asked = feature[node] as number) {
      const given = values[asked] as number;
      const goesLeft = Number.isNaN(given) ? missing[node] === 1 : given < (threshold[node] as number);
      node = (goesLeft ? left[node] : right[node]) as number;
    }
    sum += value[node] as number;
  }
  return sum;
}

/** Linear interpolation between the points of a calibration line; outside it the nearest end. */
export function calibrated(points: readonly [number, number][], raw: number): number {
  const above = points.findIndex(([x]) => x >= raw);
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last) return raw;
  if (above === 0) return first[1];
  const [low, high] = [points[above - 1], points[above]];
  if (above < 0 || !low || !high) return last[1];
  return low[1] + ((raw - low[0]) / (high[0] - low[0] || 1)) * (high[1] - low[1]);
}

/** Prediction before calibration: a probability for `logistic`, any number for `squared`. */
export function rawPrediction(model: BoostedTrees, features: Features): number {
  const forest = forestOf(model.trees);
  const values = new Float64Array(model.features.length);
  for (const feature of forest.asked) values[feature] = features[model.features[feature] ?? ''] ?? Number.NaN;
  const sum = sumOfLeaves(forest, model.base, values);
  return model.loss === 'logistic' ? 1 / (1 + Math.exp(-sum)) : sum;
}

/**
 * What the fitted trees predict for one choice: a calibrated probability in [0, 1] for `logistic`, the predicted
 * quality for `squared`. (J. H. Friedman, "Greedy function approximation: a gradient boosting machine", Annals of
 * Statistics 29(5), 2001.)
 */
export function predict(model: BoostedTrees, features: Features): number {
  return calibrated(model.calibration, rawPrediction(model, features));
}
