import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { adminAudit } from '../../../db/schema/admin.ts';
import { users } from '../../../db/schema/auth.ts';
import { folders } from '../../../db/schema/folders.ts';
import { ownEmail } from '../students.repo.ts';

type AuditRow = typeof adminAudit.$inferInsert;

export interface AuditFilter {
  subjectKind?: AuditRow['subjectKind'] | undefined;
  subjectId?: string | undefined;
  /** Entries older than this one. */
  before?: number | undefined;
}

/** The newest first, with the names that those concerned have now. */
export function listEntries(db: Executor, { subjectKind, subjectId, before }: AuditFilter, limit: number) {
  const subjectName = sql<string | null>`CASE ${adminAudit.subjectKind}
    WHEN 'user' THEN (SELECT coalesce(CASE WHEN subject.email_verified THEN subject.email END, subject.phone_number) FROM ${users} AS subject WHERE subject.id = ${adminAudit.subjectId})
    WHEN 'folder' THEN (SELECT ${folders.name} FROM ${folders} WHERE ${folders.id} = ${adminAudit.subjectId})
  END`;
  return db
    .select({
      entry: adminAudit,
      actorEmail: ownEmail,
      actorPhone: users.phoneNumber,
      actorName: users.name,
      subjectName,
    })
    .from(adminAudit)
    .leftJoin(users, eq(users.id, adminAudit.actorId))
    .where(
      and(
        subjectKind === undefined ? undefined : eq(adminAudit.subjectKind, subjectKind),
        subjectId === undefined ? undefined : eq(adminAudit.subjectId, subjectId),
        before === undefined ? undefined : lt(adminAudit.id, before),
      ),
    )
    .orderBy(desc(adminAudit.id))
    .limit(limit);
}
