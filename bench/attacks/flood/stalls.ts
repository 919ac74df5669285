import type { AttackedServer } from '../server.ts';
import type { Stall } from '../stall-probe.ts';
import type { HostileCall } from './hostile-calls.ts';
import { send } from './send.ts';
import { shown } from './tally.ts';

/** Milliseconds of processor time that the loop may go without a turn. */
export const mostStall = 100;
/** Calls that are remembered after their end: a stall is told after those that were answered behind it. */
const mostKept = 300;
const mostRepeated = 40;
const repeats = 3;

interface Sent {
  call: HostileCall;
  from: number;
  to: number;
}

const now = () => performance.timeOrigin + performance.now();

/** Which calls were under way when the server's loop stood still. */
export class Stalls {
  readonly #recent: Sent[] = [];
  readonly #suspects = new Map<HostileCall, number>();

  begin(call: HostileCall): Sent {
    const sent = { call, from: now(), to: Number.POSITIVE_INFINITY };
    this.#recent.push(sent);
    if (this.#recent.length > mostKept) this.#recent.shift();
    return sent;
  }

  end(sent: Sent): void {
    sent.to = now();
  }

  hear({ processor, from, to }: Stall): void {
    // What the server did before it was attacked is not measured.
    if (processor <= mostStall || this.#recent.length === 0) return;
    const during = this.#recent.filter((sent) => sent.from < to && sent.to > from);
    const calls = during.map(({ call }) => call.to);
    console.log(`  stalled ${processor.toFixed(0)} ms of ${(to - from).toFixed(0)} while: ${calls.join(' | ')}`);
    for (const { call } of during) this.#suspects.set(call, Math.max(processor, this.#suspects.get(call) ?? 0));
  }

  /**
   * Sends each suspected call again by itself, and keeps the least stall of some: what stalls every time is the call's
   * doing, and what does not was a job, the collector of garbage, or calls that came together.
   */
  async repeatAlone(server: AttackedServer): Promise<number> {
    let longest = 0;
    const suspects = [...this.#suspects].toSorted(([, a], [, b]) => b - a).slice(0, mostRepeated);
    for (const [call] of suspects) {
      const stalls: number[] = [];
      for (let n = 0; n < repeats; n++) {
        await server.work();
        await send(server.url, call);
        stalls.push((await server.work()).longestStall);
      }
      const least = Math.min(...stalls);
      longest = Math.max(longest, least);
      if (least > mostStall / 2) console.log(`  alone it stalls ${least.toFixed(0)} ms: ${shown(call, 0)}`);
    }
    return longest;
  }
}
