import type { BoostedTrees, Features, Tree } from '@weekwise/engine/syllabus/scoring/boosted-trees.ts';

/** One choice that labelled documents settle. */
export interface Example {
  /** Examples of one group never stand on both sides of a fold: the document, or the institution it comes from. */
  group: string;
  features: Features;
  /** 0 or 1 for `logistic`; any number for `squared`. */
  target: number;
  /** How much the example counts; 1 where absent. */
  weight?: number;
}

export interface FitOptions {
  loss: BoostedTrees['loss'];
  /** Number of trees. */
  rounds?: number;
  /** Leaves of a tree at most. */
  leaves?: number;
  learningRate?: number;
  /** Sum of weights that a leaf holds at least. */
  leastInLeaf?: number;
  /** L2 penalty on leaf values. */
  penalty?: number;
  /** Share of the features that each tree may ask for. */
  featureShare?: number;
  /** Share of the examples that each tree sees. */
  rowShare?: number;
}

const defaults = {
  rounds: 120,
  leaves: 8,
  learningRate: 0.08,
  leastInLeaf: 8,
  penalty: 2,
  featureShare: 0.6,
  rowShare: 0.8,
};
const mostBins = 48;
const missingBin = 255;
/** A threshold that sends every value to the left and only missing ones to the right. */
const beyondEveryValue = 1e300;

/**
 * The same sequence for the same seed, so that training twice gives the same weights. (mulberry32, T. Ettinger, public
 * domain.)
 */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Edges between bins that hold about equally many of the values. */
function edgesOf(values: number[]): number[] {
  const distinct = [...new Set(values)].sort((a, b) => a - b);
  if (distinct.length <= mostBins) return distinct.slice(1).map((value, i) => (value + (distinct[i] ?? value)) / 2);
  const sorted = [...values].sort((a, b) => a - b);
  const edges = new Set<number>();
  for (let i = 1; i < mostBins; i++) edges.add(sorted[Math.floor((i * sorted.length) / mostBins)] ?? 0);
  return [...edges].sort((a, b) => a - b);
}

interface Binned {
  names: string[];
  edges: number[][];
  /** One list of bin numbers per feature. */
  columns: Uint8Array[];
}

function binned(examples: readonly Example[]): Binned {
  const names = [...new Set(examples.flatMap((e) => Object.keys(e.features)))].sort();
  const edges: number[][] = [];
  const columns = names.map((name) => {
    const values = examples.map((e) => e.features[name] ?? Number.NaN);
    const own = edgesOf(values.filter((v) => !Number.isNaN(v)));
    edges.push(own);
    return Uint8Array.from(values, (v) => {
      if (Number.isNaN(v)) return missingBin;
      let [low, high] = [0, own.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (v < (own[middle] ?? 0)) high = middle;
        else low = middle + 1;
      }
      return low;
    });
  });
  return { names, edges, columns };
}

/** A tree with the bin up to which each inner node sends examples to the left. */
interface GrownTree {
  tree: Tree;
  bins: number[];
}

interface Split {
  gain: number;
  feature: number;
  /** Bins up to this one go left. */
  bin: number;
  missingLeft: boolean;
}

interface Leaf {
  node: number;
  rows: Int32Array;
  gradient: number;
  hessian: number;
  split: Split | null;
}

/** Grows one tree by splitting, each time, the leaf that gains most. */
function growTree(
  data: Binned,
  gradients: Float64Array,
  hessians: Float64Array,
  rows: Int32Array,
  features: number[],
  options: Required<FitOptions>,
): GrownTree {
  const bins: number[] = [];
  const tree: Tree = { feature: [], threshold: [], left: [], right: [], missing: [], value: [] };
  const worth = (g: number, h: number) => (g * g) / (h + options.penalty);
  const addNode = (g: number, h: number): number => {
    tree.feature.push(-1);
    for (const list of [tree.threshold, tree.left, tree.right, tree.missing]) list.push(0);
    return tree.value.push((-g / (h + options.penalty)) * options.learningRate) - 1;
  };
  const bestSplit = (leafRows: Int32Array, g: number, h: number): Split | null => {
    let best: Split | null = null;
    const sumsG = new Float64Array(256);
    const sumsH = new Float64Array(256);
    for (const feature of features) {
      const column = data.columns[feature] as Uint8Array;
      const count = (data.edges[feature]?.length ?? 0) + 1;
      if (count < 2 && !leafRows.some((row) => column[row] === missingBin)) continue;
      sumsG.fill(0);
      sumsH.fill(0);
      for (const row of leafRows) {
        const bin = column[row] ?? 0;
        sumsG[bin] = (sumsG[bin] ?? 0) + (gradients[row] ?? 0);
        sumsH[bin] = (sumsH[bin] ?? 0) + (hessians[row] ?? 0);
      }
      const [missingG, missingH] = [sumsG[missingBin] ?? 0, sumsH[missingBin] ?? 0];
      let [leftG, leftH] = [0, 0];
      for (let bin = 0; bin < count; bin++) {
        leftG += sumsG[bin] ?? 0;
        leftH += sumsH[bin] ?? 0;
        for (const missingLeft of missingH > 0 ? [true, false] : [true]) {
          const [gl, hl] = missingLeft ? [leftG + missingG, leftH + missingH] : [leftG, leftH];
          const [gr, hr] = [g - gl, h - hl];
          if (hl < options.leastInLeaf || hr < options.leastInLeaf) continue;
          const gain = worth(gl, hl) + worth(gr, hr) - worth(g, h);
          if (gain > 1e-6 && (!best || gain > best.gain)) best = { gain, feature, bin, missingLeft };
        }
      }
    }
    return best;
  };
  const makeLeaf = (leafRows: Int32Array): Leaf => {
    let [g, h] = [0, 0];
    for (const row of leafRows) {
      g += gradients[row] ?? 0;
      h += hessians[row] ?? 0;
    }
    return { node: addNode(g, h), rows: leafRows, gradient: g, hessian: h, split: bestSplit(leafRows, g, h) };
  };
  const open: Leaf[] = [makeLeaf(rows)];
  for (let leaves = 1; leaves < options.leaves; leaves++) {
    const leaf = open.reduce<Leaf | null>(
      (a, b) => (b.split && (!a?.split || b.split.gain > a.split.gain) ? b : a),
      null,
    );
    if (!leaf?.split) break;
    open.splice(open.indexOf(leaf), 1);
    const { feature, bin, missingLeft } = leaf.split;
    const column = data.columns[feature] as Uint8Array;
    const goesLeft = (row: number) => (column[row] === missingBin ? missingLeft : (column[row] ?? 0) <= bin);
    const left = makeLeaf(leaf.rows.filter(goesLeft));
    const right = makeLeaf(leaf.rows.filter((row) => !goesLeft(row)));
    tree.feature[leaf.node] = feature;
    bins[leaf.node] = bin;
    tree.threshold[leaf.node] = data.edges[feature]?.[bin] ?? beyondEveryValue;
    tree.left[leaf.node] = left.node;
    tree.right[leaf.node] = right.node;
    tree.missing[leaf.node] = missingLeft ? 1 : 0;
    open.push(left, right);
  }
  return { tree, bins };
}

const rounded = (value: number) => Number(value.toPrecision(5));

/** Fits boosted trees to the examples; the same examples always give the same trees. */
export function fitTrees(examples: readonly Example[], given: FitOptions): BoostedTrees {
  const options: Required<FitOptions> = { ...defaults, ...given };
  const data = binned(examples);
  const weights = Float64Array.from(examples, (e) => e.weight ?? 1);
  const targets = Float64Array.from(examples, (e) => e.target);
  const total = weights.reduce((a, b) => a + b, 0) || 1;
  const mean = targets.reduce((sum, t, i) => sum + t * (weights[i] ?? 1), 0) / total;
  const inside = Math.min(0.999, Math.max(0.001, mean));
  const base = options.loss === 'logistic' ? Math.log(inside / (1 - inside)) : mean;
  const sums = new Float64Array(examples.length).fill(base);
  const gradients = new Float64Array(examples.length);
  const hessians = new Float64Array(examples.length);
  const random = seeded(17);
  const trees: Tree[] = [];
  for (let round = 0; round < options.rounds; round++) {
    for (let i = 0; i < examples.length; i++) {
      const weight = weights[i] ?? 1;
      const p = options.loss === 'logistic' ? 1 / (1 + Math.exp(-(sums[i] ?? 0))) : (sums[i] ?? 0);
      gradients[i] = weight * (p - (targets[i] ?? 0));
      hessians[i] = options.loss === 'logistic' ? weight * Math.max(1e-6, p * (1 - p)) : weight;
    }
    const rows = Int32Array.from(examples.keys()).filter(() => random() < options.rowShare);
    const features = data.names.map((_, i) => i).filter(() => random() < options.featureShare);
    if (rows.length === 0 || features.length === 0) continue;
    const { tree, bins } = growTree(data, gradients, hessians, rows, features, options);
    if (tree.feature.length < 2) continue;
    trees.push(tree);
    for (let i = 0; i < examples.length; i++) {
      let node = 0;
      for (let feature = tree.feature[0] ?? -1; feature >= 0; feature = tree.feature[node] ?? -1) {
        const bin = data.columns[feature]?.[i] ?? 0;
        const left = bin === missingBin ? tree.missing[node] === 1 : bin <= (bins[node] ?? 0);
        node = (left ? tree.left[node] : tree.right[node]) ?? 0;
      }
      sums[i] = (sums[i] ?? 0) + (tree.value[node] ?? 0);
    }
  }
  for (const tree of trees) {
    tree.threshold = tree.threshold.map(rounded);
    tree.value = tree.value.map(rounded);
  }
  return { features: data.names, loss: options.loss, base: rounded(base), trees, calibration: [] };
}
