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
   * Points (raw prediction, share that was right) of a rising line through the predictions that documents got from models
   * that had not seen them; empty where the raw prediction is used as it is.
   */
  calibration: [number, number][];
}

function leafValue(tree: Tree, values: Float64Array): number {
  let node = 0;
  for (let feature = tree.feature[0] ?? -1; feature >= 0; feature = tree.feature[node] ?? -1) {
    const value = values[feature] ?? Number.NaN;
    const goesLeft = Number.isNaN(value) ? tree.missing[node] === 1 : value < (tree.threshold[node] ?? 0);
    node = (goesLeft ? tree.left[node] : tree.right[node]) ?? 0;
  }
  return tree.value[node] ?? 0;
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
  const values = Float64Array.from(model.features, (name) => features[name] ?? Number.NaN);
  let sum = model.base;
  for (const tree of model.trees) sum += leafValue(tree, values);
  return model.loss === 'logistic' ? 1 / (1 + Math.exp(-sum)) : sum;
}

/**
 * What the fitted trees predict for one choice: a calibrated probability in [0, 1] for `logistic`, the predicted quality
 * for `squared`. (J. H. Friedman, "Greedy function approximation: a gradient boosting machine", Annals of Statistics
 * 29(5), 2001.)
 */
export function predict(model: BoostedTrees, features: Features): number {
  return calibrated(model.calibration, rawPrediction(model, features));
}
