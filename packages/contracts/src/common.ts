import { z } from 'zod';

/** Ids are opaque text. Blank ones, and the words that a client sends by mistake, are refused before anything is looked up. */
export const id = z.string().trim().min(1).max(200);
export const folderId = id.refine((value) => !['undefined', 'null', 'NaN'].includes(value), {
  error: 'Invalid folder ID',
});

/** ISO 8601 instant, UTC. */
export const instant = z.iso.datetime();
/** Calendar date without a zone. */
export const calendarDate = z.iso.date();

/** A claim about who is calling. It must equal the session's user; it never decides anything. */
export const userClaim = z.object({ user_id: id.optional() });

export const success = z.object({ success: z.literal(true) });
