import { utcDay } from '@weekwise/engine/dates/calendar.ts';
import { daysOf } from '../period.ts';
import { toPeriod } from '../usage/usage.presenter.ts';
import type { Counts } from './business.repo.ts';
import type { businessIntelligence } from './business.service.ts';

const toCounts = (row: Counts | undefined) => ({
  active_users: row?.activeUsers ?? 0,
  new_users: row?.newUsers ?? 0,
  new_folders: row?.newFolders ?? 0,
  weeks_generated: row?.weeksGenerated ?? 0,
});

/** Presents the service's result as the contract has it. */
export function toBusiness(found: Awaited<ReturnType<typeof businessIntelligence>>) {
  const byDay = new Map(found.byDay.map((row) => [row.day, row]));
  const { trials, converted, medianDays } = found.conversion;
  return {
    ...toPeriod(found.period),
    total: toCounts(found.total),
    before: toCounts(found.before),
    by_day: daysOf(found.period).map((date) => ({ date, ...toCounts(byDay.get(date)) })),
    conversion: {
      trials,
      converted,
      rate: trials === 0 ? null : converted / trials,
      median_days_to_pay: medianDays,
    },
    revenue: found.revenue,
    retention: {
      unit: found.unit,
      cohorts: found.cohorts.map(({ from, ...cohort }) => ({ ...cohort, from: utcDay(from) })),
    },
  };
}
