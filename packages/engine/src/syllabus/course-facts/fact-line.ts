import type { Block, Document } from '../../documents/document.ts';
import type { Evidence, Field } from '../course.ts';
import { evidenceOf } from '../schedule/entries.ts';

/** One line about the course: a printed line, a cell, or a "label: value" pair of either. */
export interface FactLine {
  block: Block;
  /** Offsets of the line in the block's text. */
  start: number;
  end: number;
  text: string;
  /** What is printed before the colon, in the cell before, or in the heading above; null where nothing is. */
  label: string | null;
  value: string;
  /** Offset of the value in the block's text. */
  valueStart: number;
}

/** Facts about the course stand before its prose: in this many blocks at the most. */
const headBlocks = 60;
const labelled = /^\s*([\p{L}][\p{L}\p{N}'’&/.,()# -]{0,44}?)\s*(?::(?!\d)|\s[–—]\s)\s*(.*)$/su;

function lineOf(block: Block, start: number, end: number, label: string | null = null): FactLine | null {
  const raw = block.text.slice(start, end);
  const text = raw.replace(/^[\s•·]+/, '').trim();
  if (!text) return null;
  const from = start + raw.indexOf(text);
  const pair = labelled.exec(text);
  const base = { block, start: from, end: from + text.length, text };
  if (label !== null || !pair) return { ...base, label, value: text, valueStart: from };
  const value = (pair[2] ?? '').trim();
  return { ...base, label: (pair[1] ?? '').trim(), value, valueStart: from + text.lastIndexOf(value) };
}

/** "Phone: … • Email: …": several facts on one line. */
const inlineSeparator = /\s+[•·|]\s+|\t+|\s{3,}/g;

function linesOfText(block: Block, start: number, end: number, label: string | null): FactLine[] {
  const lines: FactLine[] = [];
  let at = start;
  const add = (to: number) => {
    const line = lineOf(block, at, to, label);
    if (line) lines.push(line);
  };
  for (const newline of block.text.slice(start, end).matchAll(/\n/g)) {
    const to = start + newline.index;
    add(to);
    at = to + 1;
  }
  add(end);
  return lines.flatMap((line) => {
    const parts = [...line.text.matchAll(inlineSeparator)];
    if (!parts.length || block.kind === 'heading') return [line];
    const bounds = [0, ...parts.map((p) => p.index), line.text.length];
    return bounds
      .slice(1)
      .flatMap((to, i) => lineOf(block, line.start + (bounds[i] ?? 0), line.start + to, label) ?? []);
  });
}

/**
 * The lines at the head of a syllabus. A row of two cells is a label and its value; a heading or line that ends with a
 * colon labels the line below it.
 */
export function factLines(document: Document): FactLine[] {
  const lines: FactLine[] = [];
  for (const block of document.blocks.slice(0, headBlocks)) {
    if (block.kind !== 'table-row') {
      lines.push(...linesOfText(block, 0, block.text.length, null));
      continue;
    }
    const cells = block.cells.filter((cell) => cell.text.trim());
    const [first, second] = cells;
    const isPair = first && second && first.text.length < 45 && !first.text.includes('\n') && cells.length <= 4;
    if (isPair) {
      for (let i = 0; i + 1 < cells.length; i += 2) {
        const [label, value] = [cells[i], cells[i + 1]];
        if (label && value)
          lines.push(
            ...linesOfText(
              block,
              value.start,
              value.start + value.text.length,
              label.text.replace(/\s*:\s*$/, '').trim(),
            ),
          );
      }
    } else for (const cell of cells) lines.push(...linesOfText(block, cell.start, cell.start + cell.text.length, null));
  }
  return lines.map((line, i): FactLine => {
    const above = lines[i - 1];
    const opens = above && line.label === null && above.value === '' && above.label !== null;
    return opens ? { ...line, label: above.label } : line;
  });
}

export const evidenceOfLine = (line: FactLine): Evidence => evidenceOf(line.block, line.start, line.end);

export const fieldOf = <T>(line: FactLine, value: T, confidence: number): Field<T> => ({
  value,
  evidence: evidenceOfLine(line),
  confidence,
});
