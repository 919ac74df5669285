import type { TableRowBlock } from '../../documents/document.ts';

/** The cells of a row that say something. */
export const filledCells = (row: TableRowBlock) => row.cells.filter((cell) => cell.text.trim() !== '');
