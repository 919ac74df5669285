import type { Citation } from '@weekwise/contracts/citation.ts';
import type { Activity } from '@weekwise/engine/activities/activity.ts';
import { stringify } from 'csv-stringify/sync';
import { atPage } from '../../../at-page.ts';

/**
 * Flashcards as a table of front, back and source, as spreadsheets and card programs read it. What begins like a
 * formula is text: a reading may hold anything.
 */
export function cardsCsv(cards: readonly { content: Activity; citation: Citation | null }[]): string {
  const rows = cards.flatMap(({ content, citation }) =>
    content.type === 'flashcards' ? [[content.front, content.back, sourceOf(citation)]] : [],
  );
  return stringify([['front', 'back', 'source'], ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // A line that ends within a side is none of the table's.
    quoted_match: /[\r\n]/,
  });
}

function sourceOf(citation: Citation | null): string {
  if (!citation) return '';
  return `${citation.file_name}${atPage(citation)}`;
}
