import type { Piece } from '../syllabus/lines/piece.ts';
import { type Authors, shortAuthors } from './names.ts';
import { italicTitles } from './titles.ts';

const fullName = /^(?:\p{Lu}\.\s?)*\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{L}[\p{L}\p{M}'’.-]*)*\s\p{Lu}/u;
/** "27:460–476", "12(1), 41", "vol. 3": what stands behind the name of a journal. */
const volume = /\b\d{1,4}\s?(?:\([^()]{1,12}\))?\s?[:,]\s?\d|\bvol(?:ume)?\.?\s\d/i;
const collection = /\bIn\s+\p{Lu}[^.]{3,}?\b(?:eds?|editors?)\b/u;
const year = /\b(?:19|20)\d{2}\b/;

/**
 * The names that "Marta Lindt and Paul Osei. Tides of salt. *Harbour Studies*, 12(1):41–58, 1990." opens with: given
 * names in front, a stop behind them (BibTeX's plain style). The rest must look published, since topics have names too.
 */
export function spokenAuthors(piece: Piece): Authors | null {
  const { text } = piece;
  if (!fullName.test(text) || !year.test(text)) return null;
  const authors = shortAuthors(text);
  if (!authors || !/\s/.test(text.slice(0, authors.end)) || !/^\.\s+\p{Lu}/u.test(text.slice(authors.end))) return null;
  const rest = text.slice(authors.end);
  const isPublished =
    volume.test(rest) || collection.test(rest) || italicTitles(piece).some((one) => one.start > authors.end);
  return isPublished ? authors : null;
}
