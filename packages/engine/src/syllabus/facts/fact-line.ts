import type { Block, Cell, Document, TableRowBlock } from '../../documents/document.ts';
import { headingWords } from '../../lexicon/first-page.ts';
import { assistantWords, teacherWords } from '../../lexicon/staff.ts';
import type { Evidence, Field } from '../course.ts';
import { evidenceBetween } from '../lines/entries.ts';
import { wordTest } from './word-test.ts';

/** One line about the course: a printed line, a cell, or a "label: value" pair of either. */
export interface FactLine {
  block: Block;
  /** Offsets of the line in the block's text. */
  start: number;
  end: number;
  text: string;
  /** What is printed before the colon, in bold before the value, in the cell before, or in the heading above. */
  label: string | null;
  value: string;
}

/** Facts about the course stand before its prose: in this many blocks at the most. */
export const headBlocks = 60;
/** Longer paragraphs are prose: a colon or bold word in them sets off no fact. */
const longestFact = 400;
const longestBoldLabel = 40;
const isTeacher = wordTest(teacherWords);
const isAssistant = wordTest(assistantWords);
const labelled = /^\s*([\p{L}][\p{L}\p{N}'’&/.,()# -]{0,44}?)\s*(?::(?!\d|\/\/)|\s[–—]\s)\s*(.*)$/su;
/** "Phone: … • Email: …": several facts on one line. */
const inlineSeparator = /\s+[•·|]\s+|\t+|\s{3,}/g;
/** "Instructor: Wen Liang Office: PS 407 email: …": labels that open a fact wherever they stand. */
const inlineLabel =
  /(?<=\s)(?:(?:course|class)\s+)?(?:instructor|professor|office(?:\s+(?:hours?|location))?|(?:student|drop-?in|help|consultation)\s+hours?|e-?mail|phone|tel(?:ephone)?|room|location|time|meeting\s+times?|classroom|website|web|term|semester|credits?|ta|teaching\s+assistants?|lectures?|labs?|textbook)\s*:/gi;

/** In a line that begins with a label, any further capitalised word with a colon is the next label. */
const furtherLabel = /(?<=[\p{L}\d).]\s)\p{Lu}[\p{L}-]+:(?=\s)/gu;

/** Where the facts of a line begin: at its breaks, separators, known labels and bold labels. */
function beginnings(block: Block, start: number, end: number): number[] {
  const text = block.text.slice(start, end);
  const cuts = new Set([0]);
  for (const match of text.matchAll(/\n/g)) cuts.add(match.index + 1);
  if (block.kind !== 'heading')
    for (const match of text.matchAll(inlineSeparator)) cuts.add(match.index + match[0].length);
  if (text.length <= longestFact && block.kind !== 'heading') {
    for (const match of text.matchAll(inlineLabel)) {
      // "Office Location:" is one label: a second one needs a first one before it.
      if (text.slice(0, match.index).includes(':')) cuts.add(match.index);
    }

    for (const mark of boldLabels(block)) if (mark.start > start && mark.end < end) cuts.add(mark.start - start);
  }
  return [...cuts].sort((a, b) => a - b).map((cut) => start + cut);
}

const boldLabels = (block: Block) =>
  block.marks.filter((mark) => mark.style === 'bold' && mark.end - mark.start <= longestBoldLabel);

function lineOf(block: Block, start: number, end: number, label: string | null): FactLine | null {
  const raw = block.text.slice(start, end);
  const text = raw.replace(/^[\s•·|]+/, '').replace(/[\s•·|]+$/, '');
  if (!text) return null;
  const from = start + raw.indexOf(text);
  const base = { block, start: from, end: from + text.length, text };
  const pair = labelled.exec(text);
  if (label !== null) return { ...base, label, value: text };
  if (pair) return { ...base, label: (pair[1] ?? '').trim(), value: (pair[2] ?? '').trim() };
  const bold = boldLabels(block).find((mark) => mark.start <= from && mark.end > from && mark.end < base.end - 1);
  if (bold && text.length <= longestFact) {
    const cut = bold.end - from;
    return {
      ...base,
      label: text.slice(0, cut).replace(/[\s:.,–-]+$/, ''),
      value: text.slice(cut).replace(/^[\s:–-]+/, ''),
    };
  }
  return { ...base, label: null, value: text };
}

/** "Instructor: Ruth Feldman Time: TTh": the labels behind the first one of a line. */
function furtherBeginnings(text: string): number[] {
  const first = text.length <= longestFact && labelled.test(text) ? text.indexOf(':') : -1;
  return first < 0 ? [] : [...text.matchAll(furtherLabel)].map((match) => match.index).filter((index) => index > first);
}

function linesOfText(block: Block, start: number, end: number, label: string | null): FactLine[] {
  const outer = beginnings(block, start, end);
  const cuts = outer.flatMap((cut, i) => {
    const text = block.text.slice(cut, outer[i + 1] ?? end);
    return [cut, ...furtherBeginnings(text).map((index) => cut + index)];
  });
  return cuts.flatMap((cut, i) => lineOf(block, cut, cuts[i + 1] ?? end, label) ?? []);
}

/** "Office: 12 Main": a cell that carries its own label. */
function carriesLabel(cell: Cell): boolean {
  const [first = ''] = cell.text.split('\n');
  return (labelled.exec(first.trim())?.[2] ?? '').trim() !== '';
}

/** In "Term: | Fall 2030" a cell labels the next one; not where the cells carry their own labels, or too much text. */
function arePairs(cells: Cell[]): boolean {
  const [first, second] = cells;
  if (!first || !second || first.text.length >= 45 || first.text.includes('\n') || cells.length > 4) return false;
  const labels = cells.filter((_, i) => i % 2 === 0);
  return !labels.some(carriesLabel) && (first.text.trim().endsWith(':') || !carriesLabel(second));
}

/** How the cells of a table's further rows are labelled, by their column. */
type Columns = Map<number, (row: string) => string>;

/** "| | Instructor | Teaching assistant |" over rows of names, mailboxes and hours: a column for each person. */
function staffColumns(cells: readonly Cell[]): Columns | null {
  const people = cells.filter(({ column }) => column > 0);
  const areRoles = people.every(({ text }) => text.length < longestBoldLabel && (isTeacher(text) || isAssistant(text)));
  if (people.length < 2 || !areRoles) return null;
  return new Map(
    people.map(({ column, text }) => [
      column,
      (row) => (isAssistant(text) ? `each ${text.trim()}: ${row}` : /^\W*names?\W*$/i.test(row) ? text.trim() : row),
    ]),
  );
}

/** Column headings: short cells, none of them a pair. */
function columnsOf(row: TableRowBlock): Columns | null {
  const cells = row.cells.filter((cell) => cell.text.trim());
  const people = staffColumns(cells);
  if (people) return people;
  const isHead =
    cells.length > 2 && cells.every((cell) => cell.text.length < longestBoldLabel && !/[:@]|\d/.test(cell.text));
  if (!isHead) return null;
  const [first] = cells;
  // When and where a section or its assistant meets is no fact of the course.
  const of = first && ofOnePart.test(first.text) ? `each ${first.text.trim()}: ` : '';
  return new Map(cells.map((cell) => [cell.column, () => `${of}${cell.text.trim()}`]));
}

const ofOnePart = /^\W*(?:sections?|labs?|discussions?|recitations?|groups?|tutorials?|TAs?|(?:\w+ )?assistants?)\b/i;

function linesOfRow(block: TableRowBlock, columns: Columns | null): FactLine[] {
  const cells = block.cells.filter((cell) => cell.text.trim());
  const linesOf = (cell: Cell, label: string | null) =>
    linesOfText(block, cell.start, cell.start + cell.text.length, label);
  const [opening] = cells;
  const row = opening && !columns?.has(opening.column) ? opening.text.replace(/\s*:\s*$/, '').trim() : '';
  if (columns) return cells.flatMap((cell) => linesOf(cell, columns.get(cell.column)?.(row) ?? null));
  if (!arePairs(cells)) return cells.flatMap((cell) => linesOf(cell, null));
  return cells.flatMap((label, i) => {
    const value = i % 2 === 0 ? cells[i + 1] : undefined;
    const name = label.text.replace(/\s*:\s*$/, '').trim();
    // "Professor Jane Roe | Room 12": the first cell may as well be a fact of its own.
    const own = i % 2 === 0 && name === label.text.trim() && !isHeadingText(name) ? linesOf(label, null) : [];
    return value ? [...own, ...linesOf(value, name)] : own;
  });
}

const headings = new Set<string>(headingWords);
const isHeadingText = (text: string) =>
  (text.match(/\p{L}+/gu) ?? []).every((word) => headings.has(word.toLowerCase()));

/** The lines of all blocks; the rows below a row of column headings take their labels from it. */
function linesOfBlocks(blocks: Block[]): FactLine[] {
  let table = -1;
  let columns: Columns | null = null;
  return blocks.flatMap((block) => {
    if (block.kind !== 'table-row') return linesOfText(block, 0, block.text.length, null);
    if (block.table === table) return linesOfRow(block, columns);
    table = block.table;
    columns = columnsOf(block);
    return linesOfRow(block, null);
  });
}

/**
 * Collects the lines of a syllabus that may state facts. A row of two cells is a label and its value; a heading or line
 * that ends with a colon labels the line below it.
 */
export function factLines(document: Document): FactLine[] {
  const lines = linesOfBlocks(document.blocks);
  return lines.map((line, i): FactLine => {
    const above = lines[i - 1];
    const opens = above && line.label === null && above.value === '' && above.label !== null;
    return opens ? { ...line, label: above.label } : line;
  });
}

export const evidenceOfLine = (line: FactLine): Evidence => evidenceBetween(line.block, line.start, line.end);

export const fieldOf = <T>(line: FactLine, value: T, confidence: number): Field<T> => ({
  value,
  evidence: evidenceOfLine(line),
  confidence,
});
