import { z } from 'zod';
import { id } from './common.ts';
import { defineContract } from './contract.ts';

/**
 * Leads to Google, where the student allows Weekwise its own files; with `connection_id` for a Drive that is connected
 * already and has to be allowed again. What goes wrong leads back to `/drives?error={text}`.
 */
export const connectGoogleDrive = defineContract({
  method: 'GET',
  path: '/api/drives/google/connect',
  access: 'session',
  kind: 'redirect',
  query: z.object({ connection_id: id.optional() }),
  errors: ['drive_not_offered', 'connection_not_found'],
});

/**
 * Where Google sends the browser back to. Leads to `/drives?connected={connection_id}`, or to `/drives?error={text}`.
 */
export const googleDriveCallback = defineContract({
  method: 'GET',
  path: '/api/drives/google/callback',
  access: 'session',
  kind: 'redirect',
  query: z.looseObject({ state: z.string().max(500).optional() }),
  errors: [
    'drive_not_offered',
    'connection_not_found',
    'drive_consent_refused',
    'drive_consent_cancelled',
    'drive_other_account',
    'drive_scope_missing',
    'drive_unavailable',
    'too_many_drives',
  ],
});
