import { z } from 'zod';
import { errorTable } from './errors.ts';

/** Ids are opaque text. */
export const id = z.string().trim().min(1).max(200);

const error = errorTable.invalid_folder_id.text;
/** Blank ids, and the words that a client sends by mistake, are refused before anything is looked up (spec §5). */
export const folderId = z
  .string({ error })
  .trim()
  .min(1, { error })
  .max(200, { error })
  .refine((value) => !['undefined', 'null', 'NaN'].includes(value), { error });

/** ISO 8601 instant, UTC. */
export const instant = z.iso.datetime();
/** Calendar date without a zone. */
export const calendarDate = z.iso.date();

/** A claim about who is calling. It must equal the session's user; it never decides anything. */
export const userClaim = z.object({ user_id: id.optional() });

export const success = z.object({ success: z.literal(true) });
