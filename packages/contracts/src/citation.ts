import { z } from 'zod';
import { id } from './common.ts';

/** A quote that supports a claim: opens `file_id` at `page` with `quote` highlighted. */
export const citation = z.object({
  /** 1-based number used in the answer's text as `[1]`. */
  number: z.int(),
  passage_id: z.string(),
  file_id: id,
  file_name: z.string(),
  page: z.int().nullable(),
  block: z.int(),
  last_block: z.int(),
  heading: z.string().nullable(),
  /** Verbatim. */
  quote: z.string(),
});
export type Citation = z.infer<typeof citation>;
