import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { usageFolderDays, usageFolderSpans, usageUserSpans } from '../../../db/schema/usage.ts';
import { sumColumns, summedUp } from '../usage/metered-calls.repo.ts';

/** The ranges that the screens offer. Any other is summed up from its days. */
export const spanLengths: readonly number[] = [7, 30, 90, 365];

/** The first day of a span: with today, whose calls are read as they are, it is `days` long. */
export const spanFrom = (until: string, days: number) => sql`(${until}::date - ${days - 1}::integer)`;

/** Makes the sums of all spans that end before `until`, in the place of those there are. */
export async function sumSpans(tx: Transaction, until: string): Promise<void> {
  await tx.delete(usageUserSpans);
  await tx.delete(usageFolderSpans);
  for (const days of spanLengths) {
    const within = sql`FROM ${usageFolderDays} WHERE day >= ${spanFrom(until, days)} AND day < ${until}`;
    await tx.execute(sql`
      INSERT INTO ${usageUserSpans} (days, user_id, ${sumColumns}, last_at)
      SELECT ${days}::integer, user_id, ${summedUp}, max(last_at) ${within} GROUP BY user_id`);
    await tx.execute(sql`
      INSERT INTO ${usageFolderSpans} (days, folder_id, user_id, ${sumColumns}, last_at)
      SELECT ${days}::integer, folder_id, max(user_id), ${summedUp}, max(last_at)
      ${within} AND folder_id IS NOT NULL GROUP BY folder_id`);
  }
}
