import { blocksOf, type FormedBlock } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { isNegated } from '../../text/negation.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { tableAround } from '../evidence/forms.ts';

/** "Which method is …", "which of the methods needs …": up to three words that say what is to be picked. */
const asksWhich =
  /^(?:(?:and|so|but|ok)[ ,]+)?(?:which|what)(?: (?:one )?of (?:the|these|those))? ((?!(?:is|are|was|were|do|does|did|has|have)\b)[\p{L}-]+(?: [\p{L}-]+){0,2})/iu;
const yes = /^(?:yes|y|true|✓|✔|x|always)$/i;
const no = /^(?:no|n|false|✗|✘|–|-|never|)$/i;
const most = /\b(?:highest|largest|greatest|biggest|most|longest|heaviest|tallest)\b/i;
const least = /\b(?:lowest|smallest|least|fewest|shortest|lightest)\b/i;
const rankingWords = new Set(
  contentStems('highest largest greatest biggest most longest heaviest tallest lowest smallest least fewest shortest'),
);
/** Of the question's words, besides the one for what a row is about: the heading of the column says so much. */
const leastNamed = 0.6;

interface Table {
  passage: Passage;
  labels: string[];
  rows: { block: FormedBlock; cells: string[] }[];
}

/**
 * Selects table rows by a column that a question names: the rows that say yes in it ("Which method is stable?"), those
 * that say no where the question is negated, or the row with the largest or smallest number. Returns null where no
 * table has such a column, or the question does not name what the rows are.
 */
export function askedRow(question: string, passages: readonly Passage[]): Excerpt[] | null {
  const picks = asksWhich.exec(question.trim())?.[1];
  if (picks === undefined) return null;
  const kinds = contentStems(picks);
  const asked = contentStems(question);
  for (const table of passages.flatMap(tablesIn)) {
    const [kind = '', ...columns] = table.labels;
    const names = contentStems(kind);
    if (names.length === 0 || !names.some((stem) => kinds.includes(stem))) continue;
    const wanted = asked.filter((stem) => !names.includes(stem) && !rankingWords.has(stem));
    const shares = columns.map((label) => shareIn(wanted, label));
    const share = Math.max(0, ...shares);
    const column = shares.indexOf(share) + 1;
    const rows = share < leastNamed ? [] : picked(question, table, column);
    if (rows.length > 0) return rows.map(({ block: { start, end } }) => ({ passage: table.passage, start, end }));
  }
  return null;
}

const shareIn = (wanted: readonly string[], label: string): number => {
  const said = new Set(contentStems(label));
  return wanted.length === 0 ? 0 : wanted.filter((stem) => said.has(stem)).length / wanted.length;
};

function picked(question: string, { rows }: Table, column: number): Table['rows'] {
  const cellOf = ({ cells }: Table['rows'][number]): string => cells[column] ?? '';
  if (rows.every((row) => yes.test(cellOf(row)) || no.test(cellOf(row)))) {
    const wanted = isNegated(question.toLowerCase()) ? no : yes;
    return rows.filter((row) => wanted.test(cellOf(row)));
  }
  const direction = most.test(question) ? 1 : least.test(question) ? -1 : 0;
  const figures = rows.map((row) => numberIn(cellOf(row)));
  if (direction === 0 || figures.every((figure) => figure === null)) return [];
  const best = Math.max(...figures.map((figure) => (figure === null ? -Infinity : figure * direction)));
  return rows.filter((_, i) => figures[i] !== null && (figures[i] ?? 0) * direction === best);
}

/** The number that a cell is, with or without its unit: "2.4 m", "1,200", "30 %". */
function numberIn(cell: string): number | null {
  const figures = /^\D{0,3}(-?\d[\d,]*(?:\.\d+)?)\s?\D{0,12}$/u.exec(cell)?.[1];
  return figures === undefined ? null : Number(figures.replaceAll(',', ''));
}

/** The tables of a passage that have a heading row. */
function tablesIn(passage: Passage): Table[] {
  return blocksOf(passage).flatMap(({ form, start }) => {
    const table = form === 'header-row' ? tableAround(passage, start) : null;
    if (!table?.header || table.rows.length === 0) return [];
    const cellsOf = (block: FormedBlock): string[] =>
      passage.text
        .slice(block.start, block.end)
        .split(' | ')
        .map((cell) => cell.trim());
    return [
      { passage, labels: cellsOf(table.header), rows: table.rows.map((block) => ({ block, cells: cellsOf(block) })) },
    ];
  });
}
