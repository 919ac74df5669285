import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import { readDocument } from '@weekwise/engine/documents/read-document.ts';
import { cutPassages } from '@weekwise/engine/passages/cut.ts';
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

/**
 * Reads `{id, title?, text}` lines as the files of a folder are read: each is a text file, cut into passages whose
 * `documentId` is its id. One without text has none. A title may be a path of headings: "Chapter > Section".
 */
export async function readTexts(path: string): Promise<Passage[]> {
  const passages: Passage[] = [];
  for (const { id, title, text } of await readJsonLines(path, ['id', 'text'])) {
    const above = typeof title === 'string' && title !== '' ? title.split(' > ') : [];
    const cut = await cutText(text, id);
    passages.push(...cut.map((passage) => ({ ...passage, headingPath: [...above, ...passage.headingPath] })));
  }
  return passages;
}

async function cutText(text: string, id: string): Promise<Passage[]> {
  try {
    return cutPassages(await readDocument(new TextEncoder().encode(text), 'text.txt'), id);
  } catch (error) {
    if (error instanceof DocumentError) return [];
    throw error;
  }
}
