import type { Cleaner } from './clean-text.ts';
import type { CourseMatter } from './course-matter.service.ts';
import type { Quotations } from './quotations.ts';
import type { RemovalPlace, Removals } from './removals.ts';

/**
 * The same cleaner, for words that name no source: where they are copied from a reading, they take of its paragraph's
 * quotation.
 */
export function withQuotationsCounted(
  cleaner: Cleaner,
  quotations: Quotations,
  placeOf: CourseMatter['placeOf'],
  removals: Removals,
): Cleaner {
  const ifRoom = (words: string | null, place: RemovalPlace): string | null => {
    if (words === null || quotations.take(words, placeOf(words))) return words;
    removals.note(place, 'long_passage', 'left_out', words);
    return null;
  };
  return {
    line: (text, place) => ifRoom(cleaner.line(text, place), place),
    citation: cleaner.citation,
    whole: (text, place) => ifRoom(cleaner.whole(text, place), place),
  };
}
