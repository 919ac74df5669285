import type { Block, Document } from '../../documents/document.ts';
import type { Evidence, Field } from '../course.ts';
import { evidenceOf } from '../lines/entries.ts';
import { isTotal, partName, type Weight } from './grade-parts.ts';
import { weightsByPoints } from './points-table.ts';

interface Candidate extends Weight {
  evidence: Evidence;
  block: Block;
}

const percent =
  /(?<![\d.–-])(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent\b|percent\b)(?!\s*(?:–|-|to)\s*\d|\s*or\s+(?:above|more|higher|better))/gi;
/** Grading scales ("A = 93–97%") and penalties ("10% per day late") give percentages that weigh nothing. */
const noWeight =
  /\d\s?%?\s?(?:–|-|to)\s?\d{2,3}(?:\.\d+)?\s?%|[<>≥≤]\s?\d|\b(?:penalty|penali[sz]ed|deduct(?:ed|ion)?|per day|each day|late|below|above|at least|minimum|lose|attendance rate|curve)\b|^\s*[A-F][+-]?\s*[:=(]?\s*\d/i;

function weightInText(block: Block, start: number, text: string): Candidate[] {
  const found = [...text.matchAll(percent)].filter(
    (m) => !/^\s*(?:each|apiece|every)\b/i.test(text.slice(m.index + m[0].length)),
  );
  const [match] = found;
  const leads = match !== undefined && match.index < 8;
  if (!match || (!leads && (found.length > 1 || text.length > 400 || noWeight.test(text)))) return [];
  const value = Number(match[1]);
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const bracketed = /[([]\s*$/.test(before);
  const name = partName(before.replace(/[([]\s*$/, '')) || partName(after.split(/[.\n]|\s[–—]\s|—/)[0] ?? '');
  const isSentence = before.length > 90 && !bracketed;
  if (!/\p{L}{2}/u.test(name) || name.length > 90 || isSentence || value <= 0 || value > 100) return [];
  return [{ name, percent: value, evidence: evidenceOf(block, start, start + text.trimEnd().length), block }];
}

/** "Presentation 20%, weekly responses 30%, term paper 50%.": several parts in one line that make a whole. */
function weightsInSentence(block: Block, start: number, line: string): Candidate[] {
  const pieces = [...line.matchAll(/[^,;]+(?:[,;]|$)/g)];
  const parts = pieces.flatMap((piece) => {
    const lead =
      piece[0].length - piece[0].trimStart().length + (/^\s*(?:and\s+)?/.exec(piece[0])?.[0].trim().length ?? 0);
    return weightInText(block, start + piece.index + lead, piece[0].slice(lead).replace(/[,;.]\s*$/, ''));
  });
  return parts.length >= 2 && Math.abs(sum(parts) - 100) <= 1 ? parts : [];
}

function weightsOfBlock(block: Block, unitColumn: number | null): Candidate[] {
  if (block.kind !== 'table-row') {
    let at = 0;
    return block.text.split('\n').flatMap((line) => {
      const start = at;
      at += line.length + 1;
      const parts = weightsInSentence(block, start, line);
      return parts.length ? parts : weightInText(block, start, line);
    });
  }
  const cells = block.cells.filter((cell) => cell.text.trim() && !cell.continued);
  const [name] = cells;
  if (!name || (block.header && !block.text.includes('%'))) return [];
  const valued = cells.slice(1).filter((cell) => /^\(?\s*\d{1,3}(?:\.\d+)?\s?%\s*\)?$/.test(cell.text.trim()));
  const bare =
    unitColumn === null
      ? undefined
      : cells.find((cell) => cell.column === unitColumn && /^\d{1,3}(?:\.\d+)?$/.test(cell.text.trim()));
  const value = valued[valued.length - 1] ?? bare;
  const text = partName(name.text.split('\n')[0] ?? '');
  if (value && cells.length <= 6 && /\p{L}{2}/u.test(text) && text.length < 90 && !isTotal(text)) {
    const amount = Number.parseFloat(value.text.replace(/[^\d.]/g, ''));
    return amount > 0 && amount <= 100
      ? [{ name: text, percent: amount, evidence: evidenceOf(block, 0, block.text.length), block }]
      : [];
  }
  return weightInText(block, name.start, name.text);
}

/** The column that a header such as "Percentage" gives bare numbers the meaning of percent, by table. */
function percentColumns(document: Document): Map<number, number> {
  const columns = new Map<number, number>();
  for (const block of document.blocks) {
    if (block.kind !== 'table-row' || block.row > 1) continue;
    const cell = block.cells.find((c) => c.column > 0 && /%|\bper\s?cent|\bweight/i.test(c.text) && !/\d/.test(c.text));
    if (cell) columns.set(block.table, cell.column);
  }
  return columns;
}

/** Rows of one table, headings of one level, and lines that stand close together make one list. */
function belongTogether(a: Block, b: Block): boolean {
  if (a.kind === 'table-row' && b.kind === 'table-row') return a.table === b.table;
  if (a.kind === 'heading' && b.kind === 'heading') return a.level === b.level && b.index - a.index < 60;
  return b.index - a.index <= 4;
}

function groups(candidates: Candidate[]): Candidate[][] {
  const all: Candidate[][] = [];
  for (const candidate of candidates) {
    const group = all.findLast((g) => {
      const last = g[g.length - 1];
      return last !== undefined && belongTogether(last.block, candidate.block);
    });
    if (group) group.push(candidate);
    else all.push([candidate]);
  }
  return all;
}

const sum = (group: Candidate[]) => group.reduce((total, weight) => total + weight.percent, 0);

/**
 * The parts of the grade with their share in percent, from the list or table whose shares come nearest to a hundred;
 * empty where the document gives none. Grading scales and penalties are left out.
 */
export function findGradingWeights(document: Document): Field<Weight>[] {
  const columns = percentColumns(document);
  const candidates: Candidate[] = document.blocks.flatMap((block) =>
    weightsOfBlock(block, block.kind === 'table-row' ? (columns.get(block.table) ?? null) : null),
  );
  const distance = (group: Candidate[]) => Math.abs(100 - sum(group));
  const [best] = groups(candidates)
    .filter((group) => group.length >= 2 && sum(group) >= 40 && sum(group) <= 160)
    .sort((a, b) => distance(a) - distance(b));
  if (!best) return weightsByPoints(document);
  const confidence = distance(best) < 0.5 ? 0.95 : distance(best) <= 10 ? 0.8 : 0.6;
  return best.map(({ name, percent: share, evidence }) => ({ value: { name, percent: share }, evidence, confidence }));
}
