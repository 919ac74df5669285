import type { PagePart } from './page-layout.ts';
import type { Row } from './rows.ts';
import type { Measure } from './text-line.ts';

/** Lines beyond this share of all are taken to run past the margin. */
const beyond = 0.985;

/**
 * The edges of the text on the pages, by all pages together: a page of short lines does not show its own. Left and right
 * pages of a book have their own.
 */
export function pageMeasures(parts: readonly PagePart[]): (page: number) => Measure {
  const pages = new Map<number, Row[]>();
  for (const part of parts) {
    if (part.kind !== 'text-part' || part.measure) continue;
    const rows = pages.get(part.page) ?? [];
    rows.push(...part.rows);
    pages.set(part.page, rows);
  }
  const isBook = pages.size >= 6;
  const sides = new Map<number, { lefts: number[]; rights: number[] }>();
  for (const [page, rows] of pages) {
    const key = isBook ? page % 2 : 0;
    const side = sides.get(key) ?? { lefts: [], rights: [] };
    for (const row of rows) {
      side.lefts.push(row.left);
      side.rights.push(row.right);
    }
    sides.set(key, side);
  }
  const measures = new Map<number, Measure>();
  for (const [key, { lefts, rights }] of sides) {
    lefts.sort((a, b) => a - b);
    rights.sort((a, b) => a - b);
    measures.set(key, {
      left: lefts[Math.floor(lefts.length * (1 - beyond))] ?? 0,
      right: rights[Math.min(rights.length - 1, Math.floor(rights.length * beyond))] ?? 0,
    });
  }
  return (page) => measures.get(isBook ? page % 2 : 0) ?? { left: 0, right: Infinity };
}
