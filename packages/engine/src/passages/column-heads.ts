import type { Block } from '../documents/document.ts';
import { alternation } from '../lexicon/alternation.ts';
import { gradingColumns } from '../lexicon/grading.ts';
import { columnHeadings, headingFillers } from '../lexicon/schedule-words.ts';

const names = alternation([...columnHeadings, ...gradingColumns]);
const isName = new RegExp(
  `^(?=.*\\b(?:${names})\\b)(?:(?:${names}|${alternation(headingFillers)})(?![\\p{L}\\d])[\\s/,:;.&+%-]*)+$`,
  'iu',
);
const fewestRows = 3;

/**
 * A table that marks none of its rows as the heading has one all the same, where its first row is made of what columns
 * are called: "Week | Dates | Topic | Due".
 */
export function withColumnHeads(blocks: readonly Block[]): Block[] {
  const rowsOf = Map.groupBy(blocks, (block) => (block.kind === 'table-row' ? block.table : null));
  return blocks.map((block) => {
    if (block.kind !== 'table-row' || block.header) return block;
    const rows = rowsOf.get(block.table) ?? [];
    const isFirst = rows[0] === block && rows.length >= fewestRows;
    const isMarked = rows.some((row) => row.kind === 'table-row' && row.header);
    return isFirst && !isMarked && namesColumns(block.cells.map(({ text }) => text))
      ? { ...block, header: true }
      : block;
  });
}

/** Every cell but one is the name of a column, and none has a figure. */
function namesColumns(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const named = filled.filter((cell) => isName.test(cell));
  return named.length > 1 && named.length >= filled.length - 1 && !filled.some((cell) => /\d/.test(cell));
}
