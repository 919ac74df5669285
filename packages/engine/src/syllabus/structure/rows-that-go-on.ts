import type { DateContext } from '../../dates/date-context.ts';
import { weekdayFromName } from '../../dates/names.ts';
import type { TableRowBlock } from '../../documents/document.ts';
import { filledCells } from './filled-cells.ts';
import { readOpening } from './opening.ts';

/** The weekday that a text is, a remark in brackets aside: "Mon (lecture)". */
export const weekdayOnly = (text: string) =>
  weekdayFromName(
    text
      .replace(/\([^)]*\)\s*$/, '')
      .trim()
      .replace(/[.,:]$/, ''),
  );

const fewestLabels = 4;

/**
 * Rows whose first cell says what others say, too, without a date: labels of what stands beside them. One label alone
 * may be a title that recurs.
 */
export function rowsThatGoOn(rows: TableRowBlock[], context: DateContext): Set<TableRowBlock> {
  const labelled = Map.groupBy(rows, (row) => {
    const [first, ...others] = filledCells(row);
    const isLabel = first?.column === 0 && others.length > 0 && /^[^\d\n]{2,40}$/.test(first.text.trim());
    return isLabel && weekdayOnly(first.text) === null ? first.text.trim().toLowerCase() : '';
  });
  labelled.delete('');
  const recurring = [...labelled.values()].filter((own) => {
    const dated = own.filter((row) => filledCells(row).some((cell) => readOpening(cell.text, context)?.date));
    return own.length >= fewestLabels && dated.length < own.length * 0.2;
  });
  return new Set(recurring.length >= 2 ? recurring.flat() : []);
}
