import type { Example, FitOptions } from './fit-trees.ts';

type Judged = Pick<Example, 'target' | 'weight'>;

/** Held-out figures of one model, a line each. */
export function figuresOf(examples: readonly Judged[], heldOut: readonly number[], loss: FitOptions['loss']): string[] {
  const rows = examples.map((e, i) => ({ target: e.target, weight: e.weight ?? 1, p: heldOut[i] ?? 0 }));
  const total = rows.reduce((sum, row) => sum + row.weight, 0) || 1;
  const mean = (value: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + row.weight * value(row), 0) / total;
  const average = mean((row) => row.target);
  if (loss === 'squared') {
    const error = mean((row) => (row.p - row.target) ** 2);
    const spread = mean((row) => (average - row.target) ** 2);
    return [`mean ${average.toFixed(3)}  explained ${(1 - error / (spread || 1)).toFixed(3)}`];
  }
  const log = mean(({ p, target }) => -Math.log(Math.min(0.9999, Math.max(0.0001, target ? p : 1 - p))));
  const bins = Array.from({ length: 10 }, () => [0, 0]);
  for (const { p, target, weight } of rows) {
    const bin = bins[Math.min(9, Math.floor(p * 10))] as number[];
    bin[0] = (bin[0] ?? 0) + weight * (p - target);
    bin[1] = (bin[1] ?? 0) + weight;
  }
  const calibration = bins.reduce((sum, [off = 0]) => sum + Math.abs(off), 0) / total;
  const best = bestThreshold(rows);
  const sure = rows.filter((row) => row.p >= 0.8);
  const sureRight = sure.reduce((sum, row) => sum + row.target, 0) / (sure.length || 1);
  return [
    `right ${average.toFixed(3)}  log loss ${log.toFixed(3)}  calibration ${calibration.toFixed(3)}`,
    `best F1 ${best.f1.toFixed(3)} at ${best.threshold.toFixed(2)}  at 0.8 and more: ${sure.length}, right ${sureRight.toFixed(3)}`,
  ];
}

function bestThreshold(rows: { target: number; weight: number; p: number }[]): { f1: number; threshold: number } {
  const all = rows.reduce((sum, row) => sum + row.weight * row.target, 0);
  const sorted = [...rows].sort((a, b) => b.p - a.p);
  let [best, right, taken] = [{ f1: 0, threshold: 1 }, 0, 0];
  for (const row of sorted) {
    right += row.weight * row.target;
    taken += row.weight;
    const f1 = (2 * right) / (all + taken);
    if (f1 > best.f1) best = { f1, threshold: row.p };
  }
  return best;
}
