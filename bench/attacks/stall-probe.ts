// Loaded into the server that is attacked. It tells how long the main thread worked without a turn of its loop: in
// processor time, which other programs on the machine don't stretch as they do time on the wall.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const tick = 5;
/** Milliseconds of processor time from which a stall is told at once, so that it is known what was going on. */
const worthTelling = 60;

/** What the main thread did since this was asked last, in milliseconds. */
export interface MainThreadWork {
  /** Processor time at most without a turn of its loop. */
  longestStall: number;
  /** Processor time altogether. */
  all: number;
  /** The longest time on the wall without a turn: other programs that were running are in it. */
  longestDelay: number;
}

/** A stretch without a turn of the loop; `from` and `to` since 1970. */
export interface Stall {
  processor: number;
  from: number;
  to: number;
}

export type ProbeMessage = { work: MainThreadWork } | { stall: Stall };

/** Milliseconds of processor time of this thread. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
const say = (message: ProbeMessage) => process.send?.(message);
const time = () => performance.timeOrigin + performance.now();

const delay = monitorEventLoopDelay({ resolution: tick });
delay.enable();

let longestStall = 0;
let atTick = used();
let lastTick = time();
setInterval(() => {
  const [now, to] = [used(), time()];
  const processor = now - atTick;
  longestStall = Math.max(longestStall, processor);
  if (processor >= worthTelling) say({ stall: { processor, from: lastTick, to } });
  [atTick, lastTick] = [now, to];
}, tick).unref();

let atQuestion = used();
process.on('message', () => {
  const now = used();
  say({ work: { longestStall, all: now - atQuestion, longestDelay: delay.max / 1e6 } });
  longestStall = 0;
  atQuestion = now;
  delay.reset();
});
process.channel?.unref();
