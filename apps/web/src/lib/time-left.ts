import { plural, t } from '@lingui/core/macro';

const hour = 3600_000;
const day = 24 * hour;

/** How long something can still be had back: "30 days left", "1 day left", "5 hours left". */
export function timeLeft(until: string, now: number): { text: string; soon: boolean } {
  const left = Date.parse(until) - now;
  if (left <= 0) return { text: t`Goes now`, soon: true };
  if (left < hour) return { text: t`Less than an hour left`, soon: true };
  // To the nearest day: what was deleted a moment ago has its full time.
  const days = Math.round(left / day);
  if (left < day)
    return { text: t`${plural(Math.floor(left / hour), { one: '# hour', other: '# hours' })} left`, soon: true };
  return { text: t`${plural(days, { one: '# day', other: '# days' })} left`, soon: days <= 3 };
}
