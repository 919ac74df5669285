import { z } from 'zod';
import { boundedStore, storageLimits, storedValue } from '../storage.ts';

/** What one browser remembers of one student (spec §3). The cookie, not this, proves who is there. */
const sessionRecord = z.object({
  userId: z.string().min(1),
  email: z.string(),
  name: z.string(),
  isOnboarded: z.boolean(),
  currentFolderId: z.string().nullable(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
  lastUpdated: z.number(),
});
export type SessionRecord = z.infer<typeof sessionRecord>;

const records = boundedStore({
  kind: 'session',
  schema: sessionRecord,
  limit: storageLimits.userData,
  storage: () => localStorage,
});
const currentUser = storedValue('current-user', z.string().min(1));

/** A record counts only with a user id and an expiry in the future (spec §5). */
export function isValidRecord(record: SessionRecord | null, now: number): record is SessionRecord {
  return record !== null && record.userId !== '' && record.expiresAt > now;
}

function storedRecord(): SessionRecord | null {
  const userId = currentUser.get();
  return userId ? records.get(userId) : null;
}

export function readRecord(now = Date.now()): SessionRecord | null {
  const record = storedRecord();
  return isValidRecord(record, now) ? record : null;
}

/** Who was here until their session ended; knows whom to send a new link to, and opens nothing. */
export function readExpiredRecord(now = Date.now()): SessionRecord | null {
  const record = storedRecord();
  return isValidRecord(record, now) ? null : record;
}

/** The session has ended before its time: what is left says only who was here. */
export function expireRecord(): void {
  const record = storedRecord();
  if (record) writeRecord({ ...record, currentFolderId: null, expiresAt: 0 });
}

export function writeRecord(record: SessionRecord): void {
  records.set(record.userId, record);
  currentUser.set(record.userId);
}

export function clearRecord(): void {
  const userId = currentUser.get();
  if (userId) records.remove(userId);
  currentUser.remove();
}

/** Another tab signed in or out. */
export const onRecordChange = currentUser.onChange;
