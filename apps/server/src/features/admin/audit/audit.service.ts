import type { AuditEntry } from '@weekwise/contracts/admin-audit.ts';
import type { Deps } from '../../../deps.ts';
import * as repo from './audit.repo.ts';

export async function auditPage(
  { db }: Pick<Deps, 'db'>,
  { limit, ...filter }: repo.AuditFilter & { limit: number },
): Promise<{ entries: AuditEntry[]; has_more: boolean }> {
  const rows = await repo.listEntries(db, filter, limit + 1);
  const entries = rows.slice(0, limit).map(
    ({ entry, actorEmail, actorPhone, actorName, subjectName }): AuditEntry => ({
      entry_id: entry.id,
      at: entry.at.toISOString(),
      actor: { user_id: entry.actorId, email: actorEmail, phone_number: actorPhone, name: actorName },
      action: entry.action,
      subject: { kind: entry.subjectKind, id: entry.subjectId, name: subjectName },
      reason: entry.reason,
      before: entry.before as AuditEntry['before'],
      after: entry.after as AuditEntry['after'],
    }),
  );
  return { entries, has_more: rows.length > limit };
}
