import type { UsageDimension } from '@weekwise/contracts/admin-over-time.ts';
import type { Deps } from '../../../deps.ts';
import { daysOf, lastDays } from '../period.ts';
import { type DayOfKey, listDaysBy } from './over-time.repo.ts';
import { atOneMoment } from './usage.service.ts';

interface Of {
  days: number;
  by: UsageDimension;
  userId?: string;
  folderId?: string;
}

/** Sums use per day, grouped by one thing: the most costly groups first, all others together last. */
export async function usageOverTime({ db, clock }: Pick<Deps, 'db' | 'clock'>, { days, by, ...of }: Of) {
  const period = lastDays(clock(), days);
  const rows = await atOneMoment(db, (tx) => listDaysBy(tx, by, { ...period, ...of }));
  const series = [...Map.groupBy(rows, ({ key }) => key)].map(([key, ofKey]) => ({
    key,
    label: ofKey[0]?.label ?? null,
    byDay: new Map(ofKey.map((row) => [row.day, row])),
    total: totalOf(ofKey),
  }));
  return { period, dates: daysOf(period), series: series.toSorted(restLast) };
}

const totalOf = (rows: readonly DayOfKey[]) => ({
  costMicroUsd: rows.reduce((sum, { costMicroUsd }) => sum + costMicroUsd, 0),
  tokens: rows.reduce((sum, { tokens }) => sum + tokens, 0),
});

interface Ranked {
  key: string | null;
  total: ReturnType<typeof totalOf>;
}

const restLast = (a: Ranked, b: Ranked): number =>
  Number(a.key === null) - Number(b.key === null) ||
  b.total.costMicroUsd - a.total.costMicroUsd ||
  b.total.tokens - a.total.tokens;
