import { loadavg } from 'node:os';
import { median } from './browser.ts';

export interface Measured {
  what: string;
  unit: 'kB' | 'ms' | '';
  values: readonly number[];
  /** Null for what is only told. */
  limit: number | null;
}

const digits = { kB: 1, ms: 0, '': 3 } as const;

/** Prints medians with their limits and the load of the machine; returns whether all keep them. */
export function report(rows: readonly Measured[]): boolean {
  let kept = true;
  for (const { what, unit, values, limit } of rows) {
    const middle = median(values);
    const good = limit === null || middle <= limit;
    kept &&= good;
    const say = (value: number) => `${value.toFixed(digits[unit])}${unit && ` ${unit}`}`;
    const verdict = limit === null ? '' : `at most ${say(limit)}: ${good ? 'kept' : 'OVER'}`;
    console.log(
      `${what.padEnd(58)} ${say(middle).padStart(10)}  (${say(Math.min(...values))} to ${say(Math.max(...values))}) ${verdict}`,
    );
  }
  console.log(`  load ${loadavg()[0]?.toFixed(1)}\n`);
  return kept;
}
