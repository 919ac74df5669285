import { z } from 'zod';
import { folderId, id, instant } from './common.ts';
import { defineContract } from './contract.ts';
import { folder } from './folders.ts';

/**
 * Whom everybody is who tries the product without an account; the same wherever it runs. The address cannot receive
 * mail (RFC 2606), so that no link and no provider ever signs anybody in as the demo user.
 */
export const demoUser = { id: 'demo-user', email: 'demo@weekwise.invalid', name: 'Demo student' } as const;

/** The one course of the demo user, and all that the demo user may read. */
export const demoFolder = { id: 'demo-folder', name: 'How Cities Got Clean Water' } as const;

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
