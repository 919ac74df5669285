import { z } from 'zod';
import { filePage, id } from './common.ts';

/** A quote that supports a claim: opens `file_id` at `page` with `quote` highlighted. */
export const citation = z.object({
  /** 1-based number used in the answer's text as `[1]`. */
  number: z.int(),
  passage_id: z.string(),
  file_id: id,
  file_name: z.string(),
  ...filePage.shape,
  /** The letters of that page make no sense in the file: its quotes have to be compared with the page itself. */
  hard_to_read: z.boolean().optional(),
  /** The file is the course's syllabus, which has one name wherever it is cited. */
  is_syllabus: z.boolean().optional(),
  block: z.int(),
  last_block: z.int(),
  heading: z.string().nullable(),
  /** Verbatim. */
  quote: z.string(),
  /** Why the words may not be those of the file's author; absent where nothing speaks against them. */
  doubt: z.string().optional(),
});
export type Citation = z.infer<typeof citation>;
