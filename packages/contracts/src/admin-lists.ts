import { z } from 'zod';
import { days } from './admin.ts';

const mostRows = 1000;
/** Rows that may be passed over: lists are to be searched, not leafed through to their ends. */
const mostSkipped = 1_000_000;

/**
 * What every list that is paged on the server takes. `sort`: what a column may be ordered by, the first one unless
 * told.
 */
export const listQuery = <const Sort extends readonly [string, ...string[]]>(sort: Sort) =>
  z.object({
    days,
    /** Somewhere in the names, whatever their capitals. */
    q: z.string().trim().max(200).optional(),
    sort: z.enum(sort).default(sort[0] as z.core.util.Writeable<Sort>[number] & never),
    direction: z.enum(['asc', 'desc']).default('desc'),
    limit: z.coerce.number().int().min(1).max(mostRows).default(200),
    offset: z.coerce.number().int().min(0).max(mostSkipped).default(0),
  });
