import type { callOutcome } from '@weekwise/contracts/admin.ts';
import type { z } from 'zod';
import { sayUsd } from '../../lib/say-use.ts';

const locale = 'en-US';
const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat(locale);
const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const moment = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
  hourCycle: 'h23',
});

/** "86.2M"; numbers up to four digits whole. */
export const sayShort = (number: number): string => (number < 10_000 ? whole.format(number) : short.format(number));

export const sayNumber = (number: number): string => whole.format(number);

export const sayShare = (of: number | null): string => (of === null ? 'None' : share.format(of));

/** At the axis of a chart: "$40"; below ten dollars with cents. */
export const sayDollars = (usd: number): string => (usd === 0 || usd >= 10 ? dollars.format(usd) : sayUsd(usd));

/** What was paid, in the currency's smallest unit: "$9.00". */
export const sayMoney = (minor: number, currency: string): string => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** "820 ms", "1.4 s". */
export const sayMilliseconds = (ms: number | null): string =>
  ms === null ? 'None' : ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;

/** "Nov 3, 2026, 14:05": UTC, as all of the admin area. */
export const sayMoment = (instant: string): string => moment.format(new Date(instant));

/** "Up 8% on the 30 days before". */
export function sayChange(now: number, before: number, days: number): string {
  const than = `the ${days} days before`;
  if (before === 0) return now === 0 ? `None in ${than} either` : `None in ${than}`;
  const change = (now - before) / before;
  if (Math.abs(change) < 0.005) return `As in ${than}`;
  return `${change > 0 ? 'Up' : 'Down'} ${Math.round(Math.abs(change) * 100)}% on ${than}`;
}

const abilityNames: Record<string, string> = {
  answering: 'Chat',
  reading: 'Reading syllabi',
  activities: 'Activities',
  guides: 'Study guides',
  dialogue: 'Socratic dialogue',
  suggestions: 'Suggestions',
  embeddings: 'Embeddings',
};

/** What a model was used for; one that a newer server names is shown as it is. */
export const sayAbility = (ability: string): string => abilityNames[ability] ?? ability;

type Outcome = z.infer<typeof callOutcome>;
const outcomeNames: Record<Outcome, string> = {
  ok: 'Answered',
  cancelled: 'Left by the student',
  unreachable: 'Provider not reached',
  'timed-out': 'Timed out',
  'rate-limited': 'Refused: too many calls',
  unusable: 'Answer could not be used',
  declined: 'Declined by the model',
  'budget-spent': 'Not sent: budget spent',
  'switched-off': 'Not sent: models off for the course',
  'too-many-at-once': 'Not sent: too many at once',
};

/** How a call of a model ended. */
export const sayOutcome = (outcome: Outcome): string => outcomeNames[outcome];
