import type { Document } from '../documents/document.ts';
import { withoutStruck } from '../documents/struck-out.ts';
import { phraseKey } from './corpus.ts';

const longest = 60;
/** A text that marks more than this share of its words marks nothing. */
const mostMarked = 0.25;

/** Keys of the phrases that bold or italic letters set off within running text. */
export function emphasisedPhrases(documents: ReadonlyMap<string, Document> | undefined): Set<string> {
  const keys = new Set<string>();
  for (const document of documents?.values() ?? []) {
    for (const { kind, text, marks } of document.blocks.map(withoutStruck)) {
      if (kind === 'heading') continue;
      const loud = marks.filter(({ style }) => style === 'bold' || style === 'italic');
      if (loud.reduce((sum, { start, end }) => sum + end - start, 0) > text.length * mostMarked) continue;
      for (const { start, end } of loud) if (end - start <= longest) keys.add(phraseKey(text.slice(start, end)));
    }
  }
  return keys;
}
