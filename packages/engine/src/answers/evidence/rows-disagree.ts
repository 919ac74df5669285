import { findDates } from '../../dates/find-dates.ts';
import { contradicts } from '../../text/contradiction.ts';
import { contentStems } from '../../text/words.ts';
import type { QuestionKind } from '../question/question.ts';
import type { EvidenceSentence } from './evidence.ts';

type Row = Pick<EvidenceSentence, 'text' | 'header' | 'passage'>;

const figures = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;
const cellsOf = (row: string): string[] => row.split(' | ').map((cell) => cell.trim());
const folded = (cell: string): string => contentStems(cell).join(' ') || cell.toLowerCase();
const figuresIn = (text: string): string =>
  (text.match(figures) ?? []).map((each) => each.replace(/,(?=\d{3}\b)/g, '')).join(' ');

/**
 * Whether two rows of tables with the same columns give other figures for the thing that is asked about, which both
 * name in their first cell. Tables whose headings have other figures ("Prices in 1990") are of other matters.
 * @param asked stems of the question
 */
export function rowsDisagree(one: Row, other: Row, asked: readonly string[]): boolean {
  const [labels, otherLabels] = [cellsOf(one.header), cellsOf(other.header)];
  const [cells, otherCells] = [cellsOf(one.text), cellsOf(other.text)];
  const name = cells[0] ?? '';
  const stems = contentStems(name);
  const isAsked = /\p{L}/u.test(name) && stems.length > 0 && stems.every((stem) => asked.includes(stem));
  if (!isAsked || folded(name) !== folded(otherCells[0] ?? '')) return false;
  if (labels.map(folded).join('|') !== otherLabels.map(folded).join('|')) return false;
  if (figuresIn(headingOf(one)) !== figuresIn(headingOf(other))) return false;
  const columns = labels.map((_, column) => column).slice(1);
  const named = columns.filter((column) => contentStems(labels[column] ?? '').some((stem) => asked.includes(stem)));
  return (named.length > 0 ? named : columns).some((column) => {
    const [value, otherValue] = [cells, otherCells].map((row) => figuresIn(row[column] ?? ''));
    return value !== '' && otherValue !== '' && value !== otherValue;
  });
}

const headingOf = ({ passage }: Row): string => passage.headingPath.at(-1) ?? '';

/**
 * Whether a sentence and a row of a table give other days for the thing whose day is asked. A plan says in a row what
 * an announcement says in a sentence.
 */
export function rowGivesOtherDay(sentence: string, row: Row, asked: readonly string[], kind: QuestionKind): boolean {
  if (kind !== 'when' || findDates(sentence).length === 0) return false;
  const labels = cellsOf(row.header);
  const [name = '', ...cells] = cellsOf(row.text);
  return cells.some((cell, i) => {
    if (findDates(cell).length === 0) return false;
    return [cell, `${name} ${labels[i + 1] ?? ''} ${cell}`].some(
      (said) => asked.some((stem) => contentStems(said).includes(stem)) && contradicts(sentence, said, asked),
    );
  });
}
