import { demoUser } from '@weekwise/domain/demo.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { users } from '../../../db/schema/auth.ts';
import { files } from '../../../db/schema/files.ts';
import { folders } from '../../../db/schema/folders.ts';
import { namedColumns, toNamed } from '../students.repo.ts';

const isInBin = sql`(${files.deletedAt} IS NOT NULL OR ${folders.deletedAt} IS NOT NULL)`;
const ofStudents = sql`${files} JOIN ${folders} ON ${folders.id} = ${files.folderId} WHERE ${folders.userId} <> ${demoUser.id}`;

export async function sumStorage(db: Executor) {
  const { rows } = await db.execute<Record<'files' | 'bytes' | 'bin' | 'database', unknown>>(sql`
    SELECT count(*) FILTER (WHERE NOT ${isInBin}) AS files,
      coalesce(sum(${files.size}) FILTER (WHERE NOT ${isInBin}), 0) AS bytes,
      coalesce(sum(${files.size}) FILTER (WHERE ${isInBin}), 0) AS bin,
      pg_database_size(current_database()) AS database
    FROM ${ofStudents}`);
  const [row] = rows;
  return {
    files: Number(row?.files ?? 0),
    bytes: Number(row?.bytes ?? 0),
    binBytes: Number(row?.bin ?? 0),
    databaseBytes: Number(row?.database ?? 0),
  };
}

/** Students with most bytes in their courses, what is in the bin apart. */
export async function listLargestUsers(db: Executor, limit: number) {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    SELECT ${namedColumns}, most.files, most.bytes FROM (
      SELECT ${folders.userId} AS "userId", count(*) AS files, sum(${files.size}) AS bytes
      FROM ${ofStudents} AND NOT ${isInBin} GROUP BY 1 ORDER BY 3 DESC, 1 LIMIT ${limit}
    ) AS most JOIN ${users} ON ${users.id} = most."userId" ORDER BY bytes DESC, ${users.id}`);
  return rows.map((row) => ({ ...toNamed(row), files: Number(row.files), bytes: Number(row.bytes) }));
}
