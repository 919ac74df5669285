import type { Passage } from '@weekwise/engine/passages/passage.ts';
import { readJsonLines } from './jsonl.ts';

/** Reads `{id, title?, text}` lines; every line is one passage under the caller's own id. */
export async function readPassages(path: string): Promise<Passage[]> {
  const rows = await readJsonLines(path, ['id', 'text']);
  return rows.map(({ id, title, text }, ordinal) => ({
    id,
    documentId: id,
    ordinal,
    text,
    headingPath: typeof title === 'string' && title !== '' ? [title] : [],
    page: null,
    firstBlock: 0,
    lastBlock: 0,
    places: [{ start: 0, block: 0, page: null }],
    role: 'body',
  }));
}
