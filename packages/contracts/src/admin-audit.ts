import { z } from 'zod';
import { id, instant } from './common.ts';
import { defineContract } from './contract.ts';

export const auditActions = [
  'set-ai-access',
  'set-budget',
  'reset-budget',
  'update-subscription',
  'retry-job',
  'hide-wiki-page',
  'restore-wiki-page',
] as const;
export const auditSubjects = ['user', 'folder', 'job', 'wiki-page'] as const;

/** Why an admin changes something; kept for good. */
export const auditReason = z.string().trim().min(3).max(500);

/** Stands in the log for the reason of a call that may leave it out. */
export const noReason = 'No reason was given.';

export const auditEntry = z.object({
  entry_id: z.int(),
  at: instant,
  /** All but the id is null once the account is gone. */
  actor: z.object({
    user_id: id,
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    name: z.string().nullable(),
  }),
  action: z.enum(auditActions),
  /** `name`: the student's address or phone number, or the course's name; null where there is none any more. */
  subject: z.object({ kind: z.enum(auditSubjects), id, name: z.string().nullable() }),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** What admins changed, the newest first. Pages go on before the `entry_id` that was last. */
export const listAudit = defineContract({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  kind: 'json',
  query: z.object({
    subject_kind: z.enum(auditSubjects).optional(),
    subject_id: id.optional(),
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.object({ entries: z.array(auditEntry), has_more: z.boolean() }),
  errors: [],
});
