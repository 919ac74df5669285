import { parseCitation } from '../../citations/parse-citation.ts';
import { asksToRead } from '../../citations/reading-lead.ts';
import { saysDue, saysHandIn } from '../items/assignments/due.ts';
import { namesWork } from '../items/assignments/nouns.ts';
import type { Piece } from '../lines/piece.ts';
import type { HeadingLabel } from './labels.ts';

/**
 * "Harbour Office. (2013). Tide tables. https://…", "Rising seas. Coast Daily. https://…": an entry of a list of
 * references.
 */
const isReference = (text: string) =>
  /^[^()]{3,200}\((?:19|20)\d\d[a-z]?(?:,\s[^()]{3,20})?\)\.\s+\S/.test(text) ||
  /^\p{Lu}[^.!?]{3,}\.\s[^.].*\.\s+https?:\S+$/u.test(text);

/** A title in quotes may speak of tests and papers: what is plainly a citation is not searched for work. */
export function namesReadingOnly(piece: Piece, label: HeadingLabel | null): boolean {
  if (asksToRead(piece.text) && !saysDue(piece.text) && !/[;,]\s|\band\b/.test(piece.text)) return true;
  if (saysDue(piece.text) || saysHandIn(piece.text)) return false;
  const { shape, strength } = parseCitation(piece);
  if (shape === 'full') return strength > 0.7;
  const underWork = label?.kinds.includes('assignment') && !label.kinds.includes('reading');
  if (underWork)
    return (
      isReference(piece.text) ||
      (strength >= 0.8 &&
        shape !== 'plain' &&
        !namesWork(piece.text) &&
        !/\b(?:problems?|exercises?|questions?)\b|#\s?\d/i.test(piece.text))
    );
  return strength >= 0.9 && shape !== 'chapter';
}
