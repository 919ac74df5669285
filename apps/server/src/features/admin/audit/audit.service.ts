import type { AuditEntry } from '@weekwise/contracts/admin-audit.ts';
import type { Transaction } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import * as repo from './audit.repo.ts';

interface AuditedChange {
  /** The admin. */
  actorId: string;
  action: AuditEntry['action'];
  subject: { kind: AuditEntry['subject']['kind']; id: string };
  reason: string;
  /** Ids, states and numbers: an entry stays when accounts go, so that nothing personal may stand in it. */
  before: object | null;
  after: object | null;
  at: Date;
}

/** Writes a change down in the transaction that makes it: neither happens without the other. */
export function recordAudit(tx: Transaction, { subject, ...change }: AuditedChange): Promise<void> {
  return repo.insertEntry(tx, { ...change, subjectKind: subject.kind, subjectId: subject.id });
}

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
