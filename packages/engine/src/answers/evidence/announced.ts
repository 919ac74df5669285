import { blocksOf, type FormedBlock, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Span } from '../../text/sentences.ts';
import { countWords } from '../render/shorten.ts';
import type { Excerpt } from './compose.ts';
import { isRow, tableAround } from './forms.ts';
import { leansOnPrevious } from './no-evidence.ts';

const numbers = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const counted = new RegExp(String.raw`\b(${numbers.join('|')}|[2-9]|1[0-2])\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+s\b`, 'iu');
const inOneWord = new RegExp(String.raw`\b(${numbers.join('|')})-(?:stage|step|part|phase|level|factor)\b`, 'i');
const tableNamed = /\bTable\s(\d+(?:[.–-]\d+)*)/i;
const follows =
  /\b(?:as follows|the following|(?:listed|described|shown|given|outlined|summari[sz]ed) (?:here|below)|these (?:\w+ )?(?:are|include))\b|[:：]\s*$/i;
const tableCaption = /^Table\s\d/i;
/** In words; a longer list would crowd out the sentence that announces it. */
const longestList = 220;

/**
 * Stretches with the list or table that their key sentence announces ("Hale names five ways …", "see Table 2.1") and
 * that stands right below it. The key then needs no other sentence of its passage.
 */
export function withAnnounced(pieces: readonly Excerpt[], index: PassageIndex): Excerpt[] {
  const [first, ...others] = pieces;
  const key = first?.key;
  if (!first || !key) return [...pieces];
  const { passage } = first;
  const blocks = blocksOf(passage);
  const at = blocks.findIndex(({ start, end }) => start <= key.start && key.end <= end);
  const here = blocks[at];
  if (!here || here.form !== null) return [...pieces];
  const caption = captionAt(passage, here);
  const said = caption ?? passage.text.slice(key.start, key.end);
  if (caption === null && passage.text.slice(key.end, here.end).trim() !== '') return [...pieces];
  const alone =
    caption === null ? { ...first, start: opening(passage, key), end: key.end } : { ...first, start: here.start };
  const inside = listAt(passage, at + 1, said);
  if (inside) return [{ ...alone, end: inside.end }, ...others];
  const next = at + 1 === blocks.length ? passageBelow(passage, index) : null;
  const below = next && listAt(next, 0, said);
  if (!next || !below) return [...pieces];
  return [
    { ...alone, end: here.end },
    { passage: next, ...below },
    ...others.filter((piece) => piece.passage !== next),
  ];
}

/** Where the key begins, with the sentence that its pronoun stands for. */
export function opening(passage: Passage, key: Span): number {
  const leans = leansOnPrevious(passage.text.slice(key.start, key.end));
  const before = leans ? sentencesOf(passage).findLast(({ end }) => end <= key.start) : undefined;
  return before?.start ?? key.start;
}

/** The passage right below, under the same headings; the caption of a table may be read as one more. */
function passageBelow(passage: Passage, { passages }: PassageIndex): Passage | null {
  const next = passages[passages.indexOf(passage) + 1];
  if (!next) return null;
  const path = next.headingPath.filter((heading) => !tableCaption.test(heading));
  const isSamePlace = path.length > 0 && path.join('\n') === passage.headingPath.join('\n');
  return isSamePlace ? next : null;
}

/** The list or the table that begins at a block, where it is what a sentence announces. */
function listAt(passage: Passage, at: number, said: string): { start: number; end: number } | null {
  const blocks = blocksOf(passage);
  const caption = captionAt(passage, blocks[at]);
  const first = blocks[caption === null ? at : at + 1];
  if (!first || (first.form !== 'item' && !isRow(first.form))) return null;
  const items = isRow(first.form) ? (tableAround(passage, first.start)?.rows ?? []) : run(blocks, first);
  const last = items.at(-1);
  const isAnnounced =
    numberSaid(said) === items.length ||
    (isRow(first.form) ? namesTable(said, caption ?? passage.headingPath.at(-1) ?? '') : follows.test(said));
  if (!last || !isAnnounced || items.length < 2) return null;
  const span = { start: first.start, end: last.end };
  return countWords(passage.text.slice(span.start, span.end)) > longestList ? null : span;
}

function captionAt({ text }: Passage, block: FormedBlock | undefined): string | null {
  if (!block || block.form !== null) return null;
  const words = text.slice(block.start, block.end);
  return tableCaption.test(words) ? words : null;
}

/** The items that follow one another without a break. */
function run(blocks: readonly FormedBlock[], first: FormedBlock): FormedBlock[] {
  const below = blocks.slice(blocks.indexOf(first));
  const past = below.findIndex(({ form }) => form !== 'item');
  return past < 0 ? below : below.slice(0, past);
}

export function numberSaid(said: string): number | null {
  const number = (counted.exec(said) ?? inOneWord.exec(said))?.[1]?.toLowerCase();
  if (number === undefined) return null;
  const at = numbers.indexOf(number);
  return at < 0 ? Number(number) : at + 2;
}

/** Whether a sentence names the table of this caption, or is the caption. */
function namesTable(said: string, caption: string): boolean {
  const number = tableNamed.exec(said)?.[1];
  return number !== undefined && (tableCaption.test(said) || tableNamed.exec(caption)?.[1] === number);
}
