import { setImmediate } from 'node:timers/promises';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { PassageVectors } from '@weekwise/engine/passages/vectors.ts';
import type { Database } from '../../db/client.ts';
import { listVectors } from './vectors.repo.ts';

/** Rows per statement: some 600 KB, so that other requests get their turn. */
const slice = 100;

/**
 * The vectors of those passages that have one of the kind, laid out for ranking. Stored at unit length, their bytes are
 * taken as they are: a large folder's 60 MB are never in memory twice.
 * @param passages those of the index, in its order
 */
export async function loadVectors(
  db: Database,
  passages: readonly Passage[],
  kind: { model: string; dimension: number },
): Promise<PassageVectors> {
  const { dimension } = kind;
  const rowBytes = dimension * Float32Array.BYTES_PER_ELEMENT;
  const rows = new Float32Array(passages.length * dimension);
  const bytes = new Uint8Array(rows.buffer);
  const positions: number[] = [];
  for (let from = 0; from < passages.length; from += slice) {
    const ids = passages.slice(from, from + slice).map(({ id }) => id);
    const found = new Map((await listVectors(db, ids, kind)).map(({ passageId, vector }) => [passageId, vector]));
    ids.forEach((id, i) => {
      const vector = found.get(id);
      if (vector?.length !== rowBytes) return;
      bytes.set(vector, positions.length * rowBytes);
      positions.push(from + i);
    });
    await setImmediate();
  }
  return {
    dimension,
    passageCount: passages.length,
    positions: Uint32Array.from(positions),
    rows: positions.length === passages.length ? rows : rows.slice(0, positions.length * dimension),
  };
}
