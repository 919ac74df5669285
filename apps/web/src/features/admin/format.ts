import { t } from '@lingui/core/macro';
import type { callOutcome } from '@weekwise/contracts/admin.ts';
import type { z } from 'zod';
import { languageTag } from '#lingui';
import { formatShare } from '../../lib/text.ts';

const locale = languageTag();
const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
/** One below another: every number with one digit behind the point, also "3.0M". */
const shortInColumn = new Intl.NumberFormat(locale, {
  notation: 'compact',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const shareInColumn = new Intl.NumberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const whole = new Intl.NumberFormat(locale);
const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
/** A step between two lines of a chart may be smaller than a cent. */
const partsOfDollar = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
const moment = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
  hourCycle: 'h23',
});

/** "86.2M"; numbers up to four digits whole. */
export const sayShort = (number: number): string => (number < 10_000 ? whole.format(number) : short.format(number));

/** "586.3K" above "304.0K" in a column. */
export const sayShortInColumn = (number: number): string =>
  number < 10_000 ? whole.format(number) : shortInColumn.format(number);

export const sayNumber = (number: number): string => whole.format(number);

export const sayShare = (of: number | null): string => (of === null ? t`None` : formatShare(of, 1));

/** "12.8%" above "15.0%" in a column. */
export const sayShareInColumn = (of: number | null): string => (of === null ? t`None` : shareInColumn.format(of));

/** At the axis of a chart: "$40", "$6"; parts of a dollar below ten with cents, and parts of a cent: "$0.075". */
export const sayDollars = (usd: number): string =>
  (Number.isInteger(usd) || usd >= 10 ? dollars : partsOfDollar).format(usd);

/** What was paid, in the currency's smallest unit: "$9.00". */
export const sayMoney = (minor: number, currency: string): string => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** "820 ms", "1.4 s". */
export const sayMilliseconds = (ms: number | null): string =>
  ms === null ? t`None` : ms < 1000 ? t`${ms} ms` : t`${seconds.format(ms / 1000)} s`;

/** "Nov 3, 2026, 14:05": UTC, as all of the admin area. */
export const sayMoment = (instant: string): string => moment.format(new Date(instant));

/** "Up 8% on the 30 days before". */
export function sayChange(now: number, before: number, days: number): string {
  const than = t`the ${days} days before`;
  if (before === 0) return now === 0 ? t`None in ${than} either` : t`None in ${than}`;
  const change = (now - before) / before;
  if (Math.abs(change) < 0.005) return t`As in ${than}`;
  const share = formatShare(Math.abs(change));
  return change > 0 ? t`Up ${share} on ${than}` : t`Down ${share} on ${than}`;
}

const abilityNames: Record<string, string> = {
  answering: t`Chat`,
  reading: t`Reading syllabi`,
  activities: t`Activities`,
  guides: t`Study guides`,
  dialogue: t`Socratic dialogue`,
  suggestions: t`Suggestions`,
  embeddings: t`Embeddings`,
};

/** What a model was used for; one that a newer server names is shown as it is. */
export const sayAbility = (ability: string): string => abilityNames[ability] ?? ability;

type Outcome = z.infer<typeof callOutcome>;
const outcomeNames: Record<Outcome, string> = {
  ok: t`Answered`,
  cancelled: t`Left by the student`,
  unreachable: t`Provider not reached`,
  'timed-out': t`Timed out`,
  'rate-limited': t`Refused: too many calls`,
  unusable: t`Answer could not be used`,
  declined: t`Declined by the model`,
  'budget-spent': t`Not sent: budget spent`,
  'switched-off': t`Not sent: models off for the course`,
  'too-many-at-once': t`Not sent: too many at once`,
};

/** How a call of a model ended. */
export const sayOutcome = (outcome: Outcome): string => outcomeNames[outcome];
