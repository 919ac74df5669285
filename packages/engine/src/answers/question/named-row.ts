import { blocksOf, type FormedBlock } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { tableAround } from '../evidence/forms.ts';

/** A cell is looked up, and nothing else asked of the table. */
const asksValue =
  /\b(?:how (?:long|much|many|big|heavy|high|deep|fast|often|old|far|strong|wide|tall)|what(?:'s| is| are)?|which|when|where|who)\b|^(?:the )?[\p{L} ]+ (?:of|for|at|in)\b/iu;
/** Words with a number that print writes as a sign. */
const signs: [RegExp, string][] = [
  [/\bdegrees?(?: celsius| centigrade| fahrenheit)?\b|°\s?[cf]?\b/giu, ' deg '],
  [/\bpercent\b|\bper cent\b/giu, ' % '],
  [/(?<=\d)(?=\p{L})/gu, ' '],
];
/** Of what is asked besides the name of the row: so much the headings and the words around the table say. */
const leastAround = 0.5;
const mostRows = 3;

const tokensOf = (text: string): string[] =>
  signs
    .reduce((said, [pattern, sign]) => said.replace(pattern, sign), text.toLowerCase())
    .match(/\d+(?:[.,]\d+)?|%|\p{L}+/gu) ?? [];

/**
 * Finds the table row that a question names by its first cell ("How long at 22 degrees?", "breaking load of 10mm
 * manila"), in a table about what is asked. Returns null where the question names no row, or nearly all of them.
 * @param least share of what else is asked that the words around the table say
 */
export function namedRow(
  question: string,
  passages: readonly Passage[],
  least: number = leastAround,
): Excerpt[] | null {
  if (!asksValue.test(question)) return null;
  const asked = new Set(tokensOf(question));
  for (const passage of passages) {
    for (const header of blocksOf(passage).filter(({ form }) => form === 'header-row')) {
      const rows = tableAround(passage, header.start)?.rows ?? [];
      const [kind = ''] = passage.text.slice(header.start, header.end).split(' | ');
      const named = rows.filter((row) => isNamed(firstCell(passage, row), asked, contentStems(kind)));
      if (named.length === 0 || named.length > mostRows || named.length === rows.length) continue;
      const labels = new Set(named.flatMap((row) => contentStems(firstCell(passage, row))));
      const rest = contentStems(question).filter((stem) => !labels.has(stem) && !/^\d/.test(stem) && stem !== 'degre');
      const around = new Set(contentStems(`${passage.headingPath.join(' ')} ${wordsAround(passage, header)}`));
      const share = rest.filter((stem) => around.has(stem)).length / Math.max(1, rest.length);
      // A word may name a row of any table: one of its columns must be asked for besides.
      const [, ...columns] = passage.text.slice(header.start, header.end).split(' | ').map(contentStems);
      const isNumbered = named.every((row) => /\d/.test(firstCell(passage, row)));
      const asksColumn = isNumbered || columns.some((column) => column.some((stem) => rest.includes(stem)));
      if (asksColumn && rest.length > 0 && share >= least)
        return named.map(({ start, end }) => ({ passage, start, end }));
    }
  }
  return null;
}

/** Of the question, where the sentences around a table do not answer it. */
const leastOfTable = 0.6;
const leastBeside = 0.3;

/**
 * Answers from a table where no sentence does: with the row that the question names, or with all rows where it names
 * two of the columns ("Which colour in which year?").
 */
export function answeringTable(question: string, passages: readonly Passage[]): Excerpt[] | null {
  const found = namedRow(question, passages, leastBeside) ?? wholeTable(question, passages);
  if (found) return found;
  const asked = contentStems(question);
  for (const passage of passages) {
    for (const header of blocksOf(passage).filter(({ form }) => form === 'header-row')) {
      const heads = passage.text.slice(header.start, header.end).split(' | ');
      const columns = heads.filter((head) => contentStems(head).some((stem) => asked.includes(stem))).length;
      const around = new Set(contentStems(`${passage.headingPath.join(' ')} ${wordsAround(passage, header)}`));
      const share = asked.filter((stem) => around.has(stem)).length / Math.max(1, asked.length);
      const rows = columns > 1 && share >= leastOfTable ? (tableAround(passage, header.start)?.rows ?? []) : [];
      if (rows.length > 0) return rows.map(({ start, end }) => ({ passage, start, end }));
    }
  }
  return null;
}

const asksTable = /\b(?:table|chart)\b/i;

/** "Flour table": the one whose heading and caption have the most of the other words. */
function wholeTable(question: string, passages: readonly Passage[]): Excerpt[] | null {
  if (!asksTable.test(question)) return null;
  const wanted = contentStems(question.replace(asksTable, ' '));
  let best: Excerpt[] | null = null;
  let most = wanted.length / 2;
  for (const passage of passages) {
    for (const header of blocksOf(passage).filter(({ form }) => form === 'header-row')) {
      const around = new Set(contentStems(`${passage.headingPath.at(-1) ?? ''} ${wordsAround(passage, header)}`));
      const shared = wanted.filter((stem) => around.has(stem)).length;
      if (shared <= most) continue;
      most = shared;
      best = (tableAround(passage, header.start)?.rows ?? []).map(({ start, end }) => ({ passage, start, end }));
    }
  }
  return best;
}

const firstCell = ({ text }: Passage, { start, end }: FormedBlock): string =>
  text.slice(start, end).split(' | ')[0] ?? '';

/** All that the cell says, its numbers first of all, is in the question. */
function isNamed(cell: string, asked: ReadonlySet<string>, kind: readonly string[]): boolean {
  const said = new Set(contentStems([...asked].join(' ')));
  // A number alone is that of anything: "week 1" is a week.
  if (/^\P{L}*$/u.test(cell) && !kind.some((stem) => said.has(stem))) return false;
  const numbers = tokensOf(cell).filter((token) => /^\d/.test(token));
  if (numbers.length > 0) return numbers.length <= 2 && tokensOf(cell).every((token) => asked.has(token));
  const stems = contentStems(cell);
  return stems.length > 0 && stems.every((stem) => said.has(stem));
}

/** The heading row, what leads the table in, and its caption. */
function wordsAround(passage: Passage, header: FormedBlock): string {
  const blocks = blocksOf(passage);
  const at = blocks.findIndex(({ start }) => start === header.start);
  const above = blocks.slice(Math.max(0, at - 2), at).filter(({ form }) => form === null);
  return [...above, header].map(({ start, end }) => passage.text.slice(start, end)).join('\n');
}
