import { addDays, utcDay } from '@weekwise/engine/dates/calendar.ts';
import type { Deps } from '../../../deps.ts';
import * as repo from './rollup.repo.ts';
import * as state from './rollup-state.repo.ts';
import { sumSpans } from './spans.repo.ts';
import { addStudentDays, countDays } from './student-days.repo.ts';

type RollupDeps = Pick<Deps, 'db' | 'clock'>;

/** A call has its row when it ends, at the day of its beginning: so long after midnight the day before is complete. */
const settling = 15 * 60_000;
/** Days that are looked at again each time. */
const lookBack = 3;
/** Days that are summed up in one transaction: the embedded database does nothing else meanwhile. */
const daysAtOnce = 31;

/**
 * Sums up the days that are over. Sums that are not those of their calls any more, because one came late, are made
 * anew: of the last days, or with `thorough` of all there are. Nothing is lost where it is cut off; run twice, it finds
 * nothing to do.
 */
export async function rollUp({ db, clock }: RollupDeps, { thorough }: { thorough: boolean }): Promise<void> {
  const until = utcDay(clock().getTime() - settling);
  const known = (await state.findRollup(db)).until;
  const first = await state.findFirstDay(db);
  if (first === null) return;
  const recent = known === null ? first : addDays(known, -lookBack);
  for (const { from, to } of parts(thorough ? first : recent, until)) {
    await db.transaction(async (tx) => {
      await state.lockRollup(tx);
      const stale = await repo.findStaleDays(tx, from, to);
      if (stale.length > 0) await state.distrustSpans(tx);
      await repo.sumDays(tx, stale);
      if (to > recent) await addStudentDays(tx, from, to);
      await countDays(tx, from, to);
    });
  }
  await db.transaction(async (tx) => {
    await state.lockRollup(tx);
    const now = await state.findRollup(tx);
    // A clock that was ahead for a while takes no day back.
    const next = now.until !== null && now.until > until ? now.until : until;
    if (now.until === next && now.spansUntil === next) return;
    await sumSpans(tx, next);
    await state.saveRollup(tx, { until: next, spansUntil: next });
  });
}

function parts(from: string, until: string): { from: string; to: string }[] {
  const found: { from: string; to: string }[] = [];
  for (let at = from; at < until; at = addDays(at, daysAtOnce)) {
    const next = addDays(at, daysAtOnce);
    found.push({ from: at, to: next < until ? next : until });
  }
  return found;
}
