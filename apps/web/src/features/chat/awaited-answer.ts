import { z } from 'zod';
import { boundedStore, ofStudent, storageLimits } from '../../lib/storage.ts';

/** By course, the question whose answer this tab was hearing: after a reload it goes on from there. */
export const awaitedAnswer = boundedStore({
  kind: `${ofStudent}awaited-answer`,
  schema: z.string(),
  limit: storageLimits.sessionKeys,
  storage: () => sessionStorage,
});
