import type { FormedBlock } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { withoutNoteMarks } from '../../text/note-marks.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { asMarkdown } from './as-markdown.ts';
import { formulaTex } from './formula-tex.ts';

/** A stretch of a passage, and how it reads in an answer. */
export interface Shown extends Excerpt {
  text: string;
  /** What `Claim.key` says, where the piece has a key. */
  keyText?: string;
  /** A table, code or a formula: it stands on lines of its own, below the words that say what it is. */
  block: string | null;
  /** The text is ours: it names the block. */
  leadsIn?: true;
}

const mostLines = 40;

export function markdownTable(text: string, header: FormedBlock | null, rows: readonly FormedBlock[]): string {
  const cells = ({ start, end }: FormedBlock): string[] =>
    text
      .slice(start, end)
      .split(' | ')
      .map((cell) => asMarkdown(cell.replace(/\s+/g, ' ').trim()).replaceAll('|', '\\|'));
  const all = rows.map(cells);
  const width = Math.max(...all.map(({ length }) => length), header ? cells(header).length : 0);
  const line = (values: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, i) => values[i] ?? '').join(' | ')} |`;
  return [line(header ? cells(header) : []), line(Array.from({ length: width }, () => '---')), ...all.map(line)].join(
    '\n',
  );
}

export function printed({ text }: Passage, { form, start, end }: FormedBlock): string {
  const body = text.slice(start, end);
  if (form !== 'code') return printedFormula(body);
  const fence = '`'.repeat(Math.max(3, ...Array.from(body.matchAll(/`+/g), ([ticks]) => ticks.length + 1)));
  return `${fence}\n${body.split('\n').slice(0, mostLines).join('\n')}\n${fence}`;
}

/** "knotted load / rope load": nobody can tell how far each side of the stroke goes. */
const wordsDivided = /\p{L}{3,}\s\p{L}{3,}\s*\/|\/\s*\p{L}{3,}\s\p{L}{3,}/u;

/** What cannot be told for sure to be set as maths stands as it was written. */
function printedFormula(formula: string): string {
  const tex = wordsDivided.test(formula) ? null : formulaTex(formula.trim());
  return tex === null ? `\`${formula.replaceAll('`', "'").trim()}\`` : `$$\n${tex}\n$$`;
}

/** Names a block by the heading above it, so that a student finds it again. */
export function named({ headingPath }: Passage, what: string): string {
  const heading = headingPath.at(-1);
  return heading ? `${what} under “${heading}”` : what;
}

/** Removes the marks of notes from a quote, and joins its lines as in a sentence. */
export function readable(quote: string): string {
  return withoutNoteMarks(quote).replace(/\s+/g, ' ').trim();
}

/** Cells of a row as a sentence has them. Elsewhere a stroke is a sign of its own: P(A | B). */
export const readableRow = (quote: string): string => readable(quote.replaceAll(' | ', ' – '));
