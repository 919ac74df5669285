import { driveKinds, driveStatuses } from '@weekwise/domain/drives.ts';
import { z } from 'zod';
import { id, instant, isWritable } from './common.ts';
import { defineContract } from './contract.ts';
import { driveErrors } from './errors.ts';

export const driveKind = z.enum(driveKinds);

export const driveConnection = z.object({
  connection_id: id,
  kind: driveKind,
  label: z.string(),
  /** Where it answers; null where the kind has one address for everybody. */
  address: z.string().nullable(),
  /** Who the student is there. */
  account: z.string().nullable(),
  status: z.enum(driveStatuses),
  checked_time: instant,
  created_time: instant,
  /** Folders that are linked to it, without those in the bin. */
  folder_count: z.int(),
});
export type DriveConnection = z.infer<typeof driveConnection>;

const ofConnection = z.object({ connectionId: id });
const answer = z.object({ success: z.literal(true), connection: driveConnection });

/** Of a directory on a server that speaks WebDAV. */
const webDavAddress = z
  .url({ protocol: /^https?$/, error: 'Give an address that begins with https:// or http://.' })
  .max(500)
  .refine((address) => URL.canParse(address) && new URL(address).username === '' && new URL(address).password === '', {
    error: 'Leave the user name and password out of the address.',
  });
const account = z
  .string()
  .trim()
  .min(1, { error: 'Give your user name on the drive.' })
  .max(200)
  .refine(isWritable, { error: 'Remove the control characters.' });
const password = z.string().min(1, { error: 'Give a password.' }).max(500);

const connectErrors = [
  'drive_not_offered',
  'drive_not_found',
  'drive_password_refused',
  'drive_scope_missing',
  'drive_full',
  'drive_address_refused',
] as const;

/** Kinds that can be connected here, and what is connected. The disk of the server is always there and not listed. */
export const listDrives = defineContract({
  method: 'GET',
  path: '/api/drives',
  access: 'session',
  kind: 'json',
  response: z.object({ kinds: z.array(driveKind), connections: z.array(driveConnection) }),
  errors: [],
});

/** Asks the drive before anything is stored. A drive that is connected already is signed in to again. */
export const connectWebDav = defineContract({
  method: 'POST',
  path: '/api/drives/webdav',
  access: 'session',
  kind: 'json',
  body: z.object({ address: webDavAddress, account, password, label: z.string().trim().max(80).optional() }),
  response: answer,
  errors: [...connectErrors, 'too_many_drives'],
});

/** Signs in to a connected WebDAV drive again, with another password or as somebody else. */
export const reauthorizeWebDav = defineContract({
  method: 'POST',
  path: '/api/drives/:connectionId/reauthorize',
  access: 'session',
  kind: 'json',
  params: ofConnection,
  body: z.object({ password, account: account.optional() }),
  response: answer,
  errors: ['connection_not_found', ...connectErrors],
});

/** Asks a drive how it is now. */
export const checkDrive = defineContract({
  method: 'POST',
  path: '/api/drives/:connectionId/check',
  access: 'session',
  kind: 'json',
  params: ofConnection,
  response: answer,
  errors: ['connection_not_found', ...driveErrors],
});

/**
 * Forgets how to open a drive; nothing on it changes. Folders that are linked to it stay, with what was read of them:
 * their files open again once it is connected again. Without such folders the connection is gone (`connection` null).
 */
export const disconnectDrive = defineContract({
  method: 'DELETE',
  path: '/api/drives/:connectionId',
  access: 'session',
  kind: 'json',
  params: ofConnection,
  response: z.object({ success: z.literal(true), connection: driveConnection.nullable() }),
  errors: ['connection_not_found'],
});
