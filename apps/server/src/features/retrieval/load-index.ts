import { setImmediate } from 'node:timers/promises';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import { buildIndexInSteps, type PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import type { Database } from '../../db/client.ts';
import { listPassageIds, listPassages } from './passages.repo.ts';

/** Rows per statement. */
const slice = 100;

/** Reads and builds the index a little at a time, so that a large folder holds nobody else up. */
export async function loadIndex(db: Database, folderId: string): Promise<PassageIndex> {
  const ids = await listPassageIds(db, folderId);
  const passages: Passage[] = [];
  for (let from = 0; from < ids.length; from += slice) {
    passages.push(...(await listPassages(db, ids.slice(from, from + slice))));
    await setImmediate();
  }
  return buildPatiently(passages);
}

/** Builds an index a little at a time. */
export async function buildPatiently(passages: readonly Passage[]): Promise<PassageIndex> {
  const steps = buildIndexInSteps(passages);
  let step = steps.next();
  while (!step.done) {
    await setImmediate();
    step = steps.next();
  }
  return step.value;
}
