import { isUnforeseen, tellsOfInside } from '../../../apps/server/src/testing/access/hostile-bodies.ts';
import type { HostileCall } from './hostile-calls.ts';
import type { Answer } from './send.ts';

/** What was answered to a flood of calls. */
export class Tally {
  readonly #statuses = new Map<number, number>();
  readonly #limited = new Map<string, number>();
  readonly #calls = new Map<string, number>();
  /** Answers of 5xx, and those that nobody foresaw, by call and code. */
  readonly failed = new Map<string, number>();
  /** Answers that tell of a stack or of our files. */
  readonly tellTales: string[] = [];
  /** Calls that had no answer. */
  readonly silent = new Map<string, number>();

  add(call: HostileCall, { status, text }: Answer): void {
    count(this.#statuses, status);
    count(this.#calls, call.to);
    if (status === 429) count(this.#limited, call.to);
    if (status === 0) count(this.silent, `${call.to}: ${text}`);
    if (tellsOfInside.test(text) || text.includes(process.cwd())) this.tellTales.push(shown(call, status, text));
    if (status < 500 && !isUnforeseen.test(text)) return;
    const kind = `${call.to}: ${status} ${/"code":\s?"(\w+)"/.exec(text)?.[1] ?? ''}`;
    if (!this.failed.has(kind)) console.log(`  ${shown(call, status, text)}`);
    count(this.failed, kind);
  }

  get statuses(): string {
    return list(this.#statuses);
  }

  /** Calls most of whose requests were only told to come later. */
  get hardlyReached(): string[] {
    return [...this.#limited].flatMap(([to, times]) => {
      const share = times / (this.#calls.get(to) ?? times);
      return share > 0.5 ? `${to} (${(100 * share).toFixed(0)} %)` : [];
    });
  }
}

export const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);

export const list = (counts: ReadonlyMap<string | number, number>): string =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, times]) => `${what} × ${times}`)
    .join(', ');

function count<Kind>(counts: Map<Kind, number>, kind: Kind): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

export const shown = ({ method, path, headers, body }: HostileCall, status: number, text = ''): string =>
  `${method} ${path.slice(0, 200)} (${headers['content-type']?.slice(0, 40) ?? ''}) → ${status} ${text.slice(0, 300)}\n    to ${String(body).slice(0, 300)}`;
