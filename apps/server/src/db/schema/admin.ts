import { auditActions, auditSubjects } from '@weekwise/contracts/admin-audit.ts';
import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What admins changed. Only ever added to: a trigger of the database refuses everything else. No foreign keys, since a
 * row outlives the accounts that it names: it holds their ids, and nothing that tells who that was.
 */
export const adminAudit = pgTable(
  'admin_audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: text().notNull(),
    action: text({ enum: auditActions }).notNull(),
    subjectKind: text({ enum: auditSubjects }).notNull(),
    subjectId: text().notNull(),
    /** In the admin's words. */
    reason: text().notNull(),
    before: jsonb().$type<object>(),
    after: jsonb().$type<object>(),
  },
  (table) => [index('admin_audit_subject').on(table.subjectKind, table.subjectId, table.id)],
);
