import { rememberOf } from '../../text/remember.ts';

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
}

const forestOf = rememberOf((trees: readonly Tree[]): Forest => {
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
  };
});

function leafValue(forest: Forest, root: number, values: Float64Array): number {
  let node = root;
  for (let feature = forest.feature[node] ?? -1; feature >= 0; feature = forest.feature[node] ?? -1) {
    const value = values[feature] ?? Number.NaN;
    const goesLeft = Number.isNaN(value) ? forest.missing[node] === 1 : value < (forest.threshold[node] ?? 0);
    node = (goesLeft ? forest.left[node] : forest.right[node]) ?? 0;
  }
  return forest.value[node] ?? 0;
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
  const values = new Float64Array(model.features.length);
  for (const [i, name] of model.features.entries()) values[i] = features[name] ?? Number.NaN;
  const forest = forestOf(model.trees);
  let sum = model.base;
  for (const root of forest.roots) sum += leafValue(forest, root, values);
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
