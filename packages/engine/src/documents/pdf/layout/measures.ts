import type { Measure } from '../text/text-line.ts';
import type { PagePart } from './page-layout.ts';

/** Lines beyond this share of all are taken to run past the margin. */
const beyond = 0.985;
/** So few lines may all be short; then tables show the width of the page too. */
const fewLines = 15;

/**
 * The edges of the text on the pages, by all pages together: a page of short lines does not show its own. Left and
 * right pages of a book have their own.
 */
export function pageMeasures(parts: readonly PagePart[]): (page: number) => Measure {
  const pages = new Map<number, Measure[]>();
  const lines = parts.reduce((sum, part) => sum + (part.kind === 'text-part' ? part.rows.length : 0), 0);
  for (const part of parts) {
    const table = lines < fewLines && part.kind === 'table' ? [part] : [];
    const extents = part.kind === 'table' ? table : part.measure ? [] : part.rows;
    pages.set(part.page, [...(pages.get(part.page) ?? []), ...extents]);
  }
  const isBook = pages.size >= 6;
  const sides = new Map<number, { lefts: number[]; rights: number[] }>();
  for (const [page, extents] of pages) {
    const key = isBook ? page % 2 : 0;
    const side = sides.get(key) ?? { lefts: [], rights: [] };
    for (const { left, right } of extents) {
      side.lefts.push(left);
      side.rights.push(right);
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
