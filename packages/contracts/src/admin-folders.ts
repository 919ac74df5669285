import { z } from 'zod';
import { adminFolder, period, usage } from './admin.ts';
import { auditReason, noReason } from './admin-audit.ts';
import { listQuery } from './admin-lists.ts';
import { folderId, id, instant } from './common.ts';
import { defineContract } from './contract.ts';

export const folderSorts = ['cost', 'tokens', 'calls', 'name', 'owner', 'created', 'last_call'] as const;
const foldersQuery = listQuery(folderSorts).extend({ ai_enabled: z.enum(['true', 'false']).optional() });

/**
 * Every course of every student, but those in the bin and the demo's. `q` looks in their names and their owners'
 * names, addresses and phone numbers.
 */
export const listAllFolders = defineContract({
  method: 'GET',
  path: '/api/admin/cost/folders/all',
  access: 'admin',
  kind: 'json',
  query: foldersQuery,
  response: period.extend({
    folders: z.array(
      usage.extend(adminFolder.shape).extend({
        user_id: id,
        /** Of its owner, as in the lists of students. */
        user_email: z.string().nullable(),
        user_phone_number: z.string().nullable(),
        user_name: z.string(),
        ai_enabled: z.boolean(),
        storage_bytes: z.int(),
        /** Within the period. */
        last_call_at: instant.nullable(),
      }),
    ),
    /** All that `q` and `ai_enabled` find. */
    total_folders: z.int(),
  }),
  errors: [],
});

/** The same list whole, as CSV: the newest first. */
export const exportFolders = defineContract({
  method: 'GET',
  path: '/api/admin/cost/folders/all.csv',
  access: 'admin',
  kind: 'file',
  query: foldersQuery.pick({ days: true, q: true, ai_enabled: true }),
  errors: [],
});

const ofFolder = z.object({ folderId });
const aiAccess = z.object({
  folder_id: folderId,
  ai_enabled: z.boolean(),
  reason: z.string().nullable(),
  /** null while nobody ever decided. */
  changed_by: z.string().nullable(),
  changed_at: instant.nullable(),
});
export type AiAccess = z.infer<typeof aiAccess>;

export const getAiAccess = defineContract({
  method: 'GET',
  path: '/api/admin/cost/folders/:folderId/ai-access-status',
  access: 'admin',
  kind: 'json',
  params: ofFolder,
  response: aiAccess,
  errors: ['invalid_folder_id', 'folder_not_found'],
});

/**
 * Without `enabled`, or without a body: the other way round. Our screen asks for a reason. Off: our own engine does
 * everything in the folder, and says why.
 */
export const toggleAiAccess = defineContract({
  method: 'POST',
  path: '/api/admin/cost/folders/:folderId/toggle-ai-access',
  access: 'admin',
  kind: 'json',
  params: ofFolder,
  body: z.object({ enabled: z.boolean().optional(), reason: auditReason.default(noReason) }),
  response: aiAccess.extend({ success: z.literal(true) }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});
