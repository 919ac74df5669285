import type { AuditEntry } from '@weekwise/contracts/admin-audit.ts';
import type { Transaction } from '../../db/client.ts';
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
