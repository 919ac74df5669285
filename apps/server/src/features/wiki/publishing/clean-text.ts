import type { PrivatePattern } from './private-pattern.ts';
import type { RemovalPlace, Removals } from './removals.ts';

// Control characters, halves of characters, what turns the direction of text, and what shows nothing by itself.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069\u200B-\u200F\u2060-\u2064\uFEFF\u00AD]/gu;

/** What is taken out once may leave something that was hidden in it: looked at again, but not for ever. */
const mostRounds = 5;

export interface Cleaner {
  /**
   * One line of plain text without anything private; null where nothing is left. Over the length of a quotation it ends
   * in "…".
   */
  line(text: string | null, place: RemovalPlace): string | null;
  /** The same of what names others: a work, its author, an instructor. */
  citation(text: string | null, place: RemovalPlace): string | null;
  /** The same for what cannot be cut: null where it is too long, or where something had to be taken out of it. */
  whole(text: string, place: RemovalPlace): string | null;
}

export function cleaner(patterns: readonly PrivatePattern[], quotationLength: number, removals: Removals): Cleaner {
  function withoutPrivate(text: string, place: RemovalPlace, from: readonly PrivatePattern[] = patterns): string {
    let cleaned = plain(text);
    for (let round = 0; round < mostRounds; round++) {
      const before = cleaned;
      for (const { reason, pattern, put } of from) {
        cleaned = cleaned.replace(pattern, (found) => {
          const kept = put(found);
          if (kept !== found) removals.note(place, reason, 'taken_out', found.trim());
          return kept;
        });
      }
      if (cleaned === before) break;
      cleaned = tidy(cleaned);
    }
    return cleaned;
  }

  const inCitations = patterns.filter(({ keptInCitations }) => !keptInCitations);
  function cut(cleaned: string, place: RemovalPlace): string | null {
    if (cleaned.length <= quotationLength) return cleaned || null;
    removals.note(place, 'long_passage', 'shortened', cleaned);
    return shortened(cleaned, quotationLength);
  }

  return {
    line: (text, place) => (text === null ? null : cut(withoutPrivate(text, place), place)),
    citation: (text, place) => (text === null ? null : cut(withoutPrivate(text, place, inCitations), place)),
    whole(text, place) {
      const cleaned = withoutPrivate(text, place);
      if (cleaned !== plain(text)) return null;
      if (cleaned.length > quotationLength) {
        removals.note(place, 'long_passage', 'left_out', cleaned);
        return null;
      }
      return cleaned === '' ? null : cleaned;
    },
  };
}

const plain = (text: string): string => tidy(text.normalize('NFC').replace(unseen, ' '));

/** What stood around something that is gone: empty brackets, a comma too many, spaces. */
const tidy = (text: string): string =>
  text
    .replace(/[([{]\s*[)\]}]/g, ' ')
    .replace(/\s+([,;:.!?])/g, '$1')
    .replace(/[,;:](?=\s*[,;])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')
    .trim();

function shortened(text: string, length: number): string {
  const cut = text.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  const end = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut;
  // Never half a character.
  return `${end.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}
