import { demoUser } from '@weekwise/domain/demo.ts';
import { utcMidnight } from '@weekwise/engine/dates/calendar.ts';
import { eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { activityResults, activityWeeks } from '../../../db/schema/activities.ts';
import { sessions, users } from '../../../db/schema/auth.ts';
import { chatMessages, chatThreads } from '../../../db/schema/chat.ts';
import { files } from '../../../db/schema/files.ts';
import { folders } from '../../../db/schema/folders.ts';
import { modelCalls } from '../../../db/schema/models.ts';
import { cardReviews } from '../../../db/schema/spaced-repetition.ts';
import { businessDays, studentDays } from '../../../db/schema/usage.ts';

const during = (at: unknown, from: Date, to: Date) =>
  sql`${at} >= ${from.toISOString()} AND ${at} < ${to.toISOString()}`;
const dayOf = (at: unknown) => sql`(${at} AT TIME ZONE 'UTC')::date`;

/** Who did something in `[from, to)`, as days of students, each once: a source to select from. */
export function studiedBetween(from: Date, to: Date): SQL {
  const of = (at: unknown) => during(at, from, to);
  const sources = [
    sql`SELECT ${dayOf(sessions.createdAt)}, ${sessions.userId} FROM ${sessions} WHERE ${of(sessions.createdAt)}`,
    sql`SELECT ${dayOf(chatMessages.createdAt)}, ${chatThreads.userId} FROM ${chatMessages}
      JOIN ${chatThreads} ON ${chatThreads.id} = ${chatMessages.threadId}
      WHERE ${eq(chatMessages.type, 'user')} AND ${of(chatMessages.createdAt)}`,
    sql`SELECT ${dayOf(cardReviews.reviewedAt)}, ${cardReviews.userId} FROM ${cardReviews} WHERE ${of(cardReviews.reviewedAt)}`,
    sql`SELECT ${dayOf(activityResults.answeredAt)}, ${activityResults.userId} FROM ${activityResults} WHERE ${of(activityResults.answeredAt)}`,
    sql`SELECT day, ${folders.userId} FROM (
        SELECT ${dayOf(files.uploadedAt)}, ${files.folderId} FROM ${files} WHERE ${of(files.uploadedAt)}
        UNION SELECT ${dayOf(activityWeeks.madeAt)}, ${activityWeeks.folderId} FROM ${activityWeeks} WHERE ${of(activityWeeks.madeAt)}
      ) AS filled (day, folder_id) JOIN ${folders} ON ${folders.id} = filled.folder_id`,
    sql`SELECT ${dayOf(modelCalls.at)}, ${modelCalls.userId} FROM ${modelCalls} WHERE ${modelCalls.userId} IS NOT NULL AND ${of(modelCalls.at)}`,
  ];
  return sql`(SELECT day, user_id FROM (${sql.join(sources, sql` UNION `)}) AS deeds (day, user_id) WHERE user_id <> ${demoUser.id})`;
}

/** Days that are known stay: what a student deletes, they did all the same. */
export async function addStudentDays(tx: Transaction, from: string, until: string): Promise<void> {
  await tx.execute(
    sql`INSERT INTO ${studentDays} (day, user_id) SELECT day, user_id FROM ${studiedBetween(utcMidnight(from), utcMidnight(until))} AS deeds ON CONFLICT DO NOTHING`,
  );
}

export const businessColumns = sql.raw('active_users, new_users, new_folders, weeks_generated');

/**
 * What came to be on each day of `[from, to)`, in the columns of `businessDays`; days without anything are missing.
 * @param studied days of students, each once: a source to select from
 */
export function countedBetween(from: Date, to: Date, studied: SQL): SQL {
  const of = (at: unknown) => during(at, from, to);
  return sql`(
    SELECT day, sum(active)::integer AS active_users, sum(came)::integer AS new_users,
      sum(made)::integer AS new_folders, sum(weeks)::integer AS weeks_generated
    FROM (
      SELECT day, count(*), 0, 0, 0 FROM ${studied} AS studied GROUP BY day
      UNION ALL
      SELECT ${dayOf(users.createdAt)}, 0, count(*), 0, 0 FROM ${users}
        WHERE ${ne(users.id, demoUser.id)} AND ${of(users.createdAt)} GROUP BY 1
      UNION ALL
      SELECT ${dayOf(folders.createdAt)}, 0, 0, count(*), 0 FROM ${folders}
        WHERE ${ne(folders.userId, demoUser.id)} AND ${of(folders.createdAt)} GROUP BY 1
      UNION ALL
      SELECT ${dayOf(activityWeeks.madeAt)}, 0, 0, 0, count(*) FROM ${activityWeeks}
        WHERE ${of(activityWeeks.madeAt)}
          AND NOT EXISTS (SELECT FROM ${folders} WHERE ${folders.id} = ${activityWeeks.folderId} AND ${eq(folders.userId, demoUser.id)})
        GROUP BY 1
    ) AS events (day, active, came, made, weeks) GROUP BY day)`;
}

/** Counts these days anew, in the place of what was counted: a week that is made again has left its day. */
export async function countDays(tx: Transaction, from: string, until: string): Promise<void> {
  const within = sql`day >= ${from} AND day < ${until}`;
  await tx.execute(sql`DELETE FROM ${businessDays} WHERE ${within}`);
  const studied = sql`(SELECT day FROM ${studentDays} WHERE ${within})`;
  await tx.execute(sql`
    INSERT INTO ${businessDays} (day, ${businessColumns})
    SELECT day, ${businessColumns} FROM ${countedBetween(utcMidnight(from), utcMidnight(until), studied)} AS counted`);
}
