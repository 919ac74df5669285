import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { SentenceMatch } from '../../passages/sentence-match.ts';
import type { Span } from '../../text/sentences.ts';
import { tableAround } from './forms.ts';

/** For each sentence that is a row of a table, which sentence heads the table; a heading row heads itself. */
export function headersOf(passage: Passage, spans: readonly Span[]): (number | undefined)[] {
  if (!passage.places.some(({ form }) => form === 'header-row')) return [];
  const rows = new Set(
    blocksOf(passage).flatMap(({ form, start }) => (form === 'header-row' || form === 'row' ? start : [])),
  );
  return spans.map(({ start }) => {
    const header = rows.has(start) ? tableAround(passage, start)?.header : null;
    const at = header ? spans.findIndex((span) => span.start === header.start) : -1;
    return at < 0 ? undefined : at;
  });
}

/** A cell says what its row and its column say. */
export function withHeader(
  match: SentenceMatch,
  header: SentenceMatch | undefined,
  at: number | undefined,
): SentenceMatch {
  if (at === undefined || !header || header === match) return match;
  return {
    ...match,
    terms: match.terms + header.terms,
    forms: Math.min(1, match.forms + header.forms),
    coverage: Math.min(1, match.coverage + header.coverage),
  };
}
