import type { Document } from '../../documents/document.ts';
import type { Schedule } from '../schedule.ts';
import { type FactLine, factLines } from './fact-line.ts';

/** How often a document prints each word, and how often with a small first letter. Keys are lower case. */
export interface WordCounts {
  all: Map<string, number>;
  small: Map<string, number>;
}

/** Words are told apart by their first letter: those of a name are hardly ever printed with a small one. */
export function countWords(document: Document): WordCounts {
  const all = new Map<string, number>();
  const small = new Map<string, number>();
  for (const block of document.blocks) {
    for (const text of wordsOf(block.text)) {
      const key = text.toLowerCase();
      all.set(key, (all.get(key) ?? 0) + 1);
      if (text[0] === key[0]) small.set(key, (small.get(key) ?? 0) + 1);
    }
  }
  return { all, small };
}

export const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];

/** What the facts of a first page are read from. */
export interface FirstPage {
  document: Document;
  lines: FactLine[];
  counts: WordCounts;
}

const alwaysRead = 12;

/**
 * The lines by which a document may state its facts: all but the schedule's, though a schedule may take in the title.
 */
export function firstPageOf(document: Document, schedule: Pick<Schedule, 'blocks'>): FirstPage {
  const lines = factLines(document).filter(
    ({ block }) => block.index < alwaysRead || !schedule.blocks.has(block.index),
  );
  return { document, lines, counts: countWords(document) };
}
