import type { Passage, Place } from '../passages/passage.ts';
import { type Span, splitSentences } from '../text/sentences.ts';

/** A block of a passage, with what it is more than running text. */
export interface FormedBlock extends Span {
  form: NonNullable<Place['form']> | 'formula' | null;
}

/** In characters; what is longer is prose with a sign in it. */
const longestFormula = 160;
const relation = /[=≈≠≤≥<>∝≡→⇒∈~]/;
const proseWord = /\p{L}{4,}/gu;
const mostProseWords = 3;

/** The blocks that a passage is made of, in order. A page that ends within a block ends no block. */
export function blocksOf({ places, text }: Passage): FormedBlock[] {
  const opening = places.filter(({ block }, i) => i === 0 || block !== places[i - 1]?.block);
  return opening.map(({ start, form }, i) => {
    const next = opening[i + 1];
    const end = next ? next.start - 1 : text.length;
    return { start, end, form: form ?? (isFormula(text.slice(start, end)) ? 'formula' : null) };
  });
}

/** The sentences of a passage, none of them over two blocks: a formula ends in no full stop. */
export function sentencesApart(passage: Passage): Span[] {
  return blocksOf(passage).flatMap(({ start, end }) =>
    splitSentences(passage.text.slice(start, end)).map((span) => ({
      start: start + span.start,
      end: start + span.end,
    })),
  );
}

/** A formula that stands alone: a relation between signs, hardly a word. */
function isFormula(text: string): boolean {
  if (text.length > longestFormula || text.includes('\n') || !relation.test(text)) return false;
  return (text.match(proseWord)?.length ?? 0) <= mostProseWords && !/[.!?]$/.test(text);
}

/** Whether a form is one of a table. */
export const isRow = (form: FormedBlock['form']): boolean => form === 'row' || form === 'header-row';

/** The block that a sentence leads in: "The formula is:", "Its running time is", with a formula, code or a table right below. */
export function blockLedIn(passage: Passage, sentenceEnd: number): FormedBlock | null {
  const blocks = blocksOf(passage);
  const at = blocks.findIndex(({ start, end }) => start < sentenceEnd && sentenceEnd <= end);
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (!block || !next || next.form === null || block.form !== null || block.end > sentenceEnd) return null;
  return /[.!?]["'”’)\]]*$/.test(passage.text.slice(0, sentenceEnd)) ? null : next;
}

/** The table that a row stands in: its rows in this passage, the heading one apart. */
export function tableAround(
  passage: Passage,
  offset: number,
): { header: FormedBlock | null; rows: FormedBlock[] } | null {
  const blocks = blocksOf(passage);
  const at = blocks.findIndex(({ start, end }) => start <= offset && offset < Math.max(end, start + 1));
  if (!isRow(blocks[at]?.form ?? null)) return null;
  let first = at;
  while (blocks[first]?.form === 'row' && isRow(blocks[first - 1]?.form ?? null)) first--;
  const header = blocks[first]?.form === 'header-row' ? (blocks[first] ?? null) : null;
  const rows: FormedBlock[] = [];
  for (const block of blocks.slice(header ? first + 1 : first)) {
    if (block.form !== 'row') break;
    rows.push(block);
  }
  return { header, rows };
}
