import { z } from 'zod';
import { errorTable } from './errors.ts';

/** Ids are opaque text. */
export const id = z.string().trim().min(1).max(200);

const error = errorTable.invalid_folder_id.text;
/** What a client sends by mistake in the place of an id: nothing, spaces, or the name of nothing. */
const blankId = /^(?:(?:\s|%20)*|undefined|null|nan|\[object object\])$/i;
/** Blank ids are refused before anything is looked up (spec §5). */
export const folderId = z
  .string({ error })
  .trim()
  .max(200, { error })
  .refine((value) => !blankId.test(value), { error });

/** The names under which a call carries a folder's id, in its path, query or body. */
export const folderFields: readonly string[] = ['folderId', 'folder_id', 'current_folder'];

/** A field that may be left out. Clients send null for what they do not know. */
export const orNull = <Value extends z.ZodType>(value: Value) =>
  value.nullish().transform((given) => given ?? undefined);

/** ISO 8601 instant, UTC. */
export const instant = z.iso.datetime();
/** Calendar date without a zone. */
export const calendarDate = z.iso.date();

/** A claim about who is calling. It must equal the session's user; it never decides anything. */
export const userClaim = z.object({ user_id: id.optional() });

/** A page of a file. */
export const filePage = z.object({
  /** The sheet, 1-based: what a viewer opens. Null where the format has no pages. */
  page: z.int().nullable(),
  /** What print calls that page ("iv", "217"), where the file has names for its pages: what a reader is told. */
  page_label: z.string().optional(),
});
export type FilePage = z.infer<typeof filePage>;

export const success = z.object({ success: z.literal(true) });

/**
 * Control characters, line breaks of any kind, halves of a character, and what turns the direction of the text after
 * it.
 */
const unwritable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
/** What shows nothing by itself: joiners, zero-width spaces, variation selectors, blanks that are letters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/gu;

/** Whether a name can be shown in one line as it was written, whatever stands around it. */
export const isWritable = (name: string): boolean => !unwritable.test(name);

/** Whether there is anything to see of a name. */
export const isVisible = (name: string): boolean => name.replace(invisible, '') !== '';

/** IANA name of a time zone, "Europe/Berlin". */
export const namedTimeZone = z.string().max(100).refine(isTimeZone, { error: 'There is no such time zone.' });
/** Where the student is; days begin and end there. */
export const timeZone = namedTimeZone.default('UTC');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
