import { z } from 'zod';
import { defineContract } from './contract.ts';

// Weeks are not enhanced any more (spec §5): briefs of assignments took the place of it. A client of then hears so.

const removed = {
  access: 'session',
  kind: 'json',
  /** Nothing is ever answered but the failure. */
  response: z.never(),
  errors: ['week_enhancement_removed'],
} as const;
/** Whatever was sent then. */
const anything = z.looseObject({});

export const startWeekEnhancement = defineContract({
  method: 'POST',
  path: '/api/week-enhancement/start-processing',
  body: anything,
  ...removed,
});

export const completeWeekEnhancementPhase = defineContract({
  method: 'POST',
  path: '/api/week-enhancement/complete-phase',
  body: anything,
  ...removed,
});

export const getWeekEnhancementBulkStatus = defineContract({
  method: 'POST',
  path: '/api/week-enhancement/bulk-status',
  body: anything,
  ...removed,
});

export const getWeekEnhancementLogs = defineContract({
  method: 'GET',
  path: '/api/week-enhancement/logs',
  ...removed,
});

export const getWeekEnhancementSummary = defineContract({
  method: 'GET',
  path: '/api/week-enhancement/summary',
  ...removed,
});
