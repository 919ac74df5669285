import { type Document, pageName } from '../documents/document.ts';
import type { Passage } from './passage.ts';

/** A textbook of 1,500 pages has as many. */
const most = 8_000;

/** Limits the passages of one file that are searched, and says in words for a student how much was left out. */
export function withinPassages(
  passages: Passage[],
  document: Pick<Document, 'pageLabels'>,
  limit = most,
): { passages: Passage[]; leftOut: string | null } {
  if (passages.length <= limit) return { passages, leftOut: null };
  const kept = passages.slice(0, limit);
  const number = (count: number): string => count.toLocaleString('en');
  const page = kept.at(-1)?.page ?? null;
  const until = page === null ? '' : `, up to page ${pageName(page, document.pageLabels)}`;
  const leftOut = `The first ${number(limit)} of ${number(passages.length)} passages of this file are searched${until}.`;
  return { passages: kept, leftOut };
}
