import { placeAt } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Evidence } from '../../syllabus/course.ts';
import type { Answer, Claim } from '../answer-types.ts';
import type { Citation } from '../citation.ts';
import { citeTold } from '../cite-told.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isRow } from '../evidence/forms.ts';
import { abstained } from '../render/abstained.ts';
import { asMarkdown } from '../render/as-markdown.ts';
import { readable, readableRow } from '../render/show-blocks.ts';

/**
 * A part of an answer to a request, in order: a title, a sentence, an item, or what stands below on lines of its
 * own.
 */
export interface WrittenPart {
  text: string;
  /** What it rests on; null where it only leads over. */
  evidence: Evidence | Excerpt | null;
  form: 'title' | 'sentence' | 'item' | 'quote';
  block?: string;
  /** A table below the text: its heading, and rows with what each rests on. */
  table?: { head: readonly string[]; rows: readonly { cells: readonly string[]; evidence: WrittenPart['evidence'] }[] };
}

export const title = (text: string): WrittenPart => ({ text, evidence: null, form: 'title' });
export const says = (text: string, evidence: WrittenPart['evidence'] = null): WrittenPart => ({
  text,
  evidence,
  form: 'sentence',
});
export const bullet = (text: string, evidence: WrittenPart['evidence'] = null): WrittenPart => ({
  text,
  evidence,
  form: 'item',
});

/** The words of a passage, shown as a quotation. */
export const quotes = (piece: Excerpt): WrittenPart => ({ text: quoteOf(piece), evidence: piece, form: 'quote' });

/** Writes a stretch as part of a sentence; the cells of a row are separated by dashes. */
export function quoteOf({ passage, start, end }: Excerpt): string {
  const quote = passage.text.slice(start, end);
  return isRow(placeAt(passage, start).form ?? null) ? readableRow(quote) : readable(quote);
}

/** Builds an answer from its parts. Evidence without a passage comes from the syllabus. */
export function writtenAnswer(parts: readonly WrittenPart[], index: PassageIndex, syllabusId = ''): Answer {
  const citations: Citation[] = [];
  const cite = (evidence: WrittenPart['evidence']): number | null => {
    const place = citeTold(evidence, syllabusId, index);
    if (place === null) return null;
    const known = citations.findIndex((other) => isSamePlace(other, place));
    return known >= 0 ? known : citations.push(place) - 1;
  };
  const claims = parts.map(
    ({ text, evidence, form, block, table }, i): Claim => ({
      text,
      citation: cite(evidence),
      isItem: form === 'item',
      ...(form === 'title' && { isLabel: true as const }),
      ...(form === 'quote' && { isQuote: true as const }),
      ...goingOn(parts[i - 1], { form, evidence }),
      ...(block !== undefined && { block }),
      ...(table && { block: tableBlock(table, cite), isCitingBlock: true as const }),
    }),
  );
  const answer = claims.map(({ text, block = '' }) => `${text} ${block}`.trim()).join(' ');
  return { answer, claims, abstained: false, reason: null, confidence: 1, citations };
}

/** How a quotation goes on in the passage of the one before it; empty where it does not. */
function goingOn(
  before: WrittenPart | undefined,
  { form, evidence }: Pick<WrittenPart, 'form' | 'evidence'>,
): Pick<Claim, 'goesOn'> {
  if (form !== 'quote' || before?.form !== 'quote' || !before.evidence || !evidence) return {};
  if (!('passage' in before.evidence && 'passage' in evidence)) return {};
  const { passage, end } = before.evidence;
  if (passage !== evidence.passage) return {};
  const isNext = end <= evidence.start && passage.text.slice(end, evidence.start).trim() === '';
  return { goesOn: isNext ? 'at once' : 'after a cut' };
}

/** As Markdown; the last cell of a row ends with the number of its source. */
function tableBlock(
  { head, rows }: NonNullable<WrittenPart['table']>,
  cite: (evidence: WrittenPart['evidence']) => number | null,
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => asMarkdown(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  const lines = rows.map(({ cells, evidence }) => {
    const citation = cite(evidence);
    return citation === null ? line(cells) : line(cells).replace(/ \|$/, ` [${citation + 1}] |`);
  });
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...lines].join('\n');
}

const isSamePlace = (one: Citation, other: Citation): boolean =>
  one.passageId === other.passageId && one.block === other.block && one.quote === other.quote;

/** Builds the answer that says there is none. */
export function notFound(parts: readonly WrittenPart[], index: PassageIndex, syllabusId = ''): Answer {
  return { ...writtenAnswer(parts, index, syllabusId), ...missing };
}

const { abstained: isAbstained, reason, confidence } = abstained('not-answered');
const missing = { abstained: isAbstained, reason, confidence };
