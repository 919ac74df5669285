import { healthStatuses } from '@weekwise/domain/system.ts';
import { z } from 'zod';
import { namedStudent, usage, usageBreakdown } from './admin.ts';
import { auditReason } from './admin-audit.ts';
import { instant, success } from './common.ts';
import { defineContract } from './contract.ts';

const status = z.enum(healthStatuses);
const part = z.object({ status, detail: z.string() });

const queue = z.object({
  name: z.string(),
  /** Put in and not taken up yet, those to be tried again included. */
  waiting: z.int(),
  active: z.int(),
  /** Given up within the last day: older ones are forgotten. */
  failed: z.int(),
  /** Seconds that the oldest one waits already. */
  oldest_waiting_seconds: z.int().nullable(),
});

/** Asks every part and every configured model now; within 2 s. */
export const adminSystemHealth = defineContract({
  method: 'GET',
  path: '/api/admin/cost/system/health',
  access: 'admin',
  kind: 'json',
  response: z.object({
    status,
    parts: z.object({ database: part, drive: part, mail: part, jobs: part, tutor: part, embeddings: part }),
    models: z.array(
      z.object({
        provider: z.string(),
        model: z.string(),
        abilities: z.array(z.string()),
        status,
        detail: z.string(),
      }),
    ),
    /** What our own engine does for want of a model. */
    engine_abilities: z.array(z.string()),
    last_24_hours: z.object({ total: usage, ...usageBreakdown.pick({ by_outcome: true, by_provider: true }).shape }),
    queues: z.array(queue),
    /** Connections to the database: in use, free, and callers that wait for one. */
    database_pool: z.object({ in_use: z.int(), idle: z.int(), waiting: z.int() }),
    /** Until when sums are made; later days are counted from the calls themselves. null: not at all yet. */
    sums_until: z.iso.date().nullable(),
  }),
  errors: [],
});

/** Jobs that were given up, the newest first, at most 100. They are forgotten after a day. */
export const listFailedJobs = defineContract({
  method: 'GET',
  path: '/api/admin/cost/system/failed-jobs',
  access: 'admin',
  kind: 'json',
  response: z.object({
    jobs: z.array(
      z.object({
        job_id: z.uuid(),
        name: z.string(),
        created_at: instant,
        failed_at: instant.nullable(),
        attempts: z.int(),
        /** The first line of the error, as the log has it. */
        error: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
});

/** Puts a job that was given up back into its queue. */
export const retryJob = defineContract({
  method: 'POST',
  path: '/api/admin/cost/system/failed-jobs/:jobId/retry',
  access: 'admin',
  kind: 'json',
  params: z.object({ jobId: z.uuid() }),
  body: z.object({ reason: auditReason }),
  response: success,
  errors: ['not_found'],
});

export const storageUse = defineContract({
  method: 'GET',
  path: '/api/admin/cost/system/storage',
  access: 'admin',
  kind: 'json',
  response: z.object({
    /** Files of all students, those in the bin apart: they go after 30 days. */
    files: z.int(),
    bytes: z.int(),
    bin_bytes: z.int(),
    /** What the database takes, files not included. */
    database_bytes: z.int(),
    /** The twenty with most. */
    top_users: z.array(namedStudent.extend({ files: z.int(), bytes: z.int() })),
  }),
  errors: [],
});
