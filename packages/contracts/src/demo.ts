import { z } from 'zod';
import { folderId, id, instant } from './common.ts';
import { defineContract } from './contract.ts';
import { folder } from './folders.ts';

/**
 * Opens a demo session of 24 hours beside whatever session the browser has: its cookie is another one, and counts only
 * in calls that name the demo user (`X-User-ID` or `user_id`).
 */
export const openDemo = defineContract({
  method: 'POST',
  path: '/api/demo/session',
  access: 'public',
  kind: 'json',
  response: z.object({
    success: z.literal(true),
    user: z.object({ id, email: z.email(), name: z.string() }),
    folder_id: folderId,
    folder,
    expires_at: instant,
  }),
  errors: ['demo_not_ready'],
});
