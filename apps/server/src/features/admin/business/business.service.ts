import type { Deps } from '../../../deps.ts';
import { dayLength, daysBefore, lastDays, type Period } from '../period.ts';
import { atOneMoment } from '../usage/usage.service.ts';
import * as repo from './business.repo.ts';

export interface Cohort {
  /** The first day on which they came. */
  from: Date;
  students: number;
  /** Per week or month after they came; null: not over for all of them. */
  active: (number | null)[];
}

/** Cohorts are looked at for so many weeks at least: one of a few days says nothing of whether students stay. */
const fewestWeeks = 8;

/** Counts how many students came, were active, paid and stayed. */
export function businessIntelligence({ db, clock }: Pick<Deps, 'db' | 'clock'>, days: number) {
  const period = lastDays(clock(), days);
  const before = daysBefore(period, days);
  const unit = days > 90 ? { name: 'month' as const, days: 30 } : { name: 'week' as const, days: 7 };
  const units =
    unit.name === 'month' ? Math.floor(days / unit.days) : Math.max(fewestWeeks, Math.ceil(days / unit.days));
  return atOneMoment(db, async (tx) => {
    return {
      period,
      ...(await repo.countByDay(tx, period)),
      before: (await repo.countByDay(tx, before)).total,
      conversion: await repo.countConversions(tx, period),
      revenue: await repo.sumRevenue(tx, period),
      unit: unit.name,
      cohorts: await cohortsOf(tx, lastDays(clock(), units * unit.days), unit.days, units),
    };
  });
}

async function cohortsOf(
  tx: Parameters<typeof repo.countCohorts>[0],
  period: Period,
  unitDays: number,
  units: number,
): Promise<Cohort[]> {
  const sizes = await repo.countCohorts(tx, period, unitDays);
  const retained = await repo.countRetained(tx, period, unitDays);
  const lastDay = new Date(period.to.getTime() - 1);
  return Array.from({ length: units }, (_, at) => units - 1 - at).map((cohort) => ({
    from: new Date(lastDay.getTime() - ((cohort + 1) * unitDays - 1) * dayLength),
    students: sizes.find((size) => size.cohort === cohort)?.students ?? 0,
    // Whoever came last of a cohort has had `cohort` whole units since, today not counted.
    active: Array.from({ length: cohort + 1 }, (_, age) =>
      age < cohort ? (retained.find((row) => row.cohort === cohort && row.age === age)?.students ?? 0) : null,
    ),
  }));
}
