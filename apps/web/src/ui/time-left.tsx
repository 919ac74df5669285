import { timeLeft } from '../lib/time-left.ts';
import { Chip } from './chip.tsx';

/** How long something in a bin can still be had back. */
export function TimeLeft({ until, now }: { until: string; now: number }) {
  const { text, soon } = timeLeft(until, now);
  return <Chip tone={soon ? 'warning' : 'plain'}>{text}</Chip>;
}
