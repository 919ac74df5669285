import { count } from './text.ts';

const hour = 3600_000;
const day = 24 * hour;

/** How long something can still be had back: "30 days left", "1 day left", "5 hours left". */
export function timeLeft(until: string, now: number): { text: string; soon: boolean } {
  const left = Date.parse(until) - now;
  if (left <= 0) return { text: 'Goes now', soon: true };
  if (left < hour) return { text: 'Less than an hour left', soon: true };
  // To the nearest day: what was deleted a moment ago has its full time.
  const days = Math.round(left / day);
  if (left < day) return { text: `${count(Math.floor(left / hour), 'hour')} left`, soon: true };
  return { text: `${count(days, 'day')} left`, soon: days <= 3 };
}
