import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Answer } from '../answer-types.ts';
import { quotePieces } from '../evidence/answer-from-passages.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { tableAround } from '../evidence/forms.ts';
import { readable } from '../render/show-blocks.ts';
import { quotes, says, type WrittenPart, writtenAnswer } from '../requests/written-answer.ts';

/** More rows than these are read as a table. */
const mostSaid = 2;

/** Stretches of a syllabus as an answer: a row or two in a sentence with the headings of their columns. */
export function tellPieces(pieces: readonly Excerpt[], index: PassageIndex, lead: string | null = null): Answer {
  const said = pieces.map(sayRow);
  const rows = said.filter((row) => row !== null);
  const [first] = pieces;
  if (!first || rows.length > mostSaid || (rows.length === 0 && lead === null)) return quotePieces([...pieces], 1);
  const parts = pieces.map((piece, i): WrittenPart => {
    const row = said[i];
    return row ? says(row, piece) : quotes(piece);
  });
  return writtenAnswer([...(lead ? [says(lead)] : []), ...parts], index, first.passage.documentId);
}

const counted = /^\W*\d{1,2}\W*$/;

/**
 * "Week 7 – Dates: Oct 12, 14; Topic: Merchants; Due: Quiz 4." of one row under a heading; null for what is none.
 */
export function sayRow({ passage, start, end }: Excerpt): string | null {
  const table = tableAround(passage, start);
  if (!table?.header || end > (table.rows.at(-1)?.end ?? 0)) return null;
  if (table.rows.filter((row) => row.start < end && start < row.end).length !== 1) return null;
  const heads = cellsOf(passage, table.header);
  const cells = cellsOf(passage, { start, end });
  const at = Math.max(
    0,
    cells.findIndex((cell) => cell !== ''),
  );
  const [first = '', ...others] = cells.slice(at);
  const named = counted.test(first) ? `${heads[at] ?? ''} ${first}`.trim() : first;
  const rest = others.flatMap((cell, i) =>
    cell === '' ? [] : [`${heads[at + i + 1] ?? ''}: ${cell}`.replace(/^: /, '')],
  );
  const said = `${named}${rest.length > 0 ? ` – ${rest.join('; ')}` : ''}`;
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

const cellsOf = ({ text }: Passage, { start, end }: { start: number; end: number }): string[] =>
  text.slice(start, end).split(' | ').map(readable);
