export interface LogisticExample {
  /** Examples of one group are left out together. */
  group: string;
  features: Readonly<Record<string, number>>;
  /** In [0, 1]. */
  target: number;
  weight: number;
}

export type LogisticWeights = Record<string, number> & { bias: number };

const rounds = 600;
const step = 2;
const penalty = 3e-2;

/**
 * Logistic regression with an L2 penalty on standardized features, by gradient descent; the same examples give the same
 * weights. A feature may only speak for (`speaksFor`) or against: few examples shall not turn a doubt into a merit.
 * @param prior weights fitted on other examples, from which these may depart as far as they have reason to
 */
export function fitLogistic(
  examples: readonly LogisticExample[],
  speaksFor: ReadonlySet<string>,
  prior: Readonly<Record<string, number>> = {},
): LogisticWeights {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort();
  const scales = names.map((name) => scaleOf(examples.map(({ features }) => features[name] ?? 0)));
  const rows = examples.map(({ features }) =>
    names.map((name, j) => ((features[name] ?? 0) - (scales[j]?.mean ?? 0)) / (scales[j]?.spread ?? 1)),
  );
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const known = names.map((name, j) => (prior[name] ?? 0) * (scales[j]?.spread ?? 1));
  const weights = Float64Array.from(known);
  let bias = 0;
  for (let round = 0; round < rounds; round++) {
    const slopes = new Float64Array(names.length);
    let slope = 0;
    for (const [i, { target, weight }] of examples.entries()) {
      const row = rows[i] ?? [];
      const sum = row.reduce((sum, value, j) => sum + value * (weights[j] ?? 0), bias);
      const miss = (weight / total) * (1 / (1 + Math.exp(-sum)) - target);
      for (const [j, value] of row.entries()) slopes[j] = (slopes[j] ?? 0) + miss * value;
      slope += miss;
    }
    for (const j of weights.keys()) {
      const next = (weights[j] ?? 0) - step * ((slopes[j] ?? 0) + penalty * ((weights[j] ?? 0) - (known[j] ?? 0)));
      weights[j] = speaksFor.has(names[j] ?? '') ? Math.max(0, next) : Math.min(0, next);
    }
    bias -= step * slope;
  }
  const plain = names.map((_, j) => (weights[j] ?? 0) / (scales[j]?.spread ?? 1));
  const shift = plain.reduce((sum, weight, j) => sum + weight * (scales[j]?.mean ?? 0), 0);
  return { ...Object.fromEntries(names.map((name, j) => [name, rounded(plain[j] ?? 0)])), bias: rounded(bias - shift) };
}

export function scoreOf({ bias, ...weights }: LogisticWeights, features: Readonly<Record<string, number>>): number {
  return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), bias);
}

function scaleOf(values: readonly number[]): { mean: number; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  return { mean, spread: Math.sqrt(variance) || 1 };
}

const rounded = (value: number): number => Number(value.toFixed(2));
