import { healthStatuses } from '@weekwise/domain/system.ts';
import { z } from 'zod';
import { defineContract } from './contract.ts';

const part = z.object({ status: z.enum(healthStatuses), detail: z.string() });

/**
 * Answers within 3 s or the client calls the server unhealthy (spec §9). Strangers are told how it is; students of this
 * machine and admins also what each part runs on, never a secret.
 */
export const getHealth = defineContract({
  method: 'GET',
  path: '/api/system/health',
  access: 'public',
  kind: 'json',
  response: z.object({
    status: z.enum(healthStatuses),
    version: z.string().optional(),
    parts: z.object({ database: part, drive: part, mail: part, jobs: part, tutor: part, embeddings: part }).optional(),
    /** True where sign-in links are shown on screen. */
    local_mode: z.boolean().optional(),
  }),
  errors: [],
});

/**
 * What is measured, in the text format of Prometheus. For whoever has the token of the settings, or this machine alone.
 */
export const getMetrics = defineContract({
  method: 'GET',
  path: '/metrics',
  access: 'public',
  kind: 'file',
  errors: ['unauthenticated', 'not_found'],
});

/** Every call as OpenAPI 3.1. */
export const getOpenApi = defineContract({
  method: 'GET',
  path: '/api/system/openapi.json',
  access: 'public',
  kind: 'json',
  response: z.looseObject({ openapi: z.string(), info: z.record(z.string(), z.unknown()) }),
  errors: [],
});
