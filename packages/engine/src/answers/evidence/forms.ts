import { blocksOf, type FormedBlock } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';

/** Whether a form is one of a table. */
export const isRow = (form: FormedBlock['form']): boolean => form === 'row' || form === 'header-row';

/**
 * The block that a sentence leads in: "The formula is:", "Its running time is", with a formula, code or a table right
 * below.
 */
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
  const formAt = (i: number): FormedBlock['form'] => blocks[i]?.form ?? null;
  let first = at;
  while (isRow(formAt(first - 1)) && !(formAt(first) === 'header-row' && formAt(first - 1) === 'row')) first--;
  // The title of a whole table may stand in a row above the heads of its columns.
  const isTitle = (i: number): boolean => !passage.text.slice(blocks[i]?.start, blocks[i]?.end).includes(' | ');
  while (formAt(first + 1) === 'header-row' && (formAt(first) === 'header-row' || isTitle(first))) first++;
  const header = formAt(first) === 'header-row' ? (blocks[first] ?? null) : null;
  const rows: FormedBlock[] = [];
  for (const block of blocks.slice(header ? first + 1 : first)) {
    if (block.form !== 'row') break;
    rows.push(block);
  }
  return { header, rows };
}
