import type { Block, Document, Mark } from '../documents/document.ts';
import { glossaryHeading, glossaryLine } from '../lexicon/summary-headings.ts';
import type { Span } from '../text/sentences.ts';
import { isStopWord } from '../text/stop-words.ts';
import { words } from '../text/words.ts';

/* In words. */
const longestTerm = 8;
const longestGuessed = 6;
const leastDefinition = 2;
/** In blocks, and of those under the heading. */
const fewest = 2;
const leastShare = 0.6;
const leastInOrder = 0.85;
/** In characters: what is read of an entry for its term. */
const readFor = 200;
/** In characters: what a line that heads the list may have. */
const longestLine = 60;

/** "(9.11)", "(EIDs)": what stands behind a term and belongs to it. */
const behindTerm = /^\s?\([^()]{1,60}\)/;
const sign = /^(?:[^:\n–—|]{1,90}?)(?=\s*(?::\s|\s[–—-]\s|\s\|\s))/u;
/** "A frow is a blade …" is a sentence, and reads as one. */
const predicate = /^(?:is|are|was|were|has|have|had|can|may|must|will|refers?|means?|denotes?)$/;
/** Words that open a definition if no sign parts it from its term. */
const definitionStart =
  /^(?:an?|the|any|any(?:one|thing)|some(?:one|thing)|one|those|that|when|where|what|how|process|state|act|ability|study|use|occurs?|refers?|also|in|of)$/;

/**
 * Where the terms of a printed glossary stand, by the index of their block: set in bold, parted from what it
 * means by a sign, or the most words that the rest of the text says too.
 */
export function glossaryTerms({ blocks }: Pick<Document, 'blocks'>): Map<number, Span[]> {
  const terms = new Map<number, Span[]>();
  let said: string | null = null;
  for (const { list, isPlain } of glossariesOf(blocks)) {
    const rows = list.flatMap((block) => (block.kind === 'table-row' ? block.cells.length : []));
    if (rows.some((cells) => cells !== 2)) continue;
    const found = list.map((block) => [block.index, marked(block)] as const);
    const sure = found.filter(([, end]) => end > 0);
    const isSure = sure.length >= fewest && sure.length >= list.length * leastShare;
    const inList = new Set(list);
    const guess = (block: Block): number => {
      said ??= textOf(blocks.filter((other) => !inList.has(other)));
      return guessed(block.text, said);
    };
    if (!isSure && !isPlain) continue;
    const each = isSure ? sure : list.map((block, i) => [block.index, found[i]?.[1] || guess(block)] as const);
    const entries = each.filter(([, end]) => end > 0);
    if (entries.length < fewest || entries.length < list.length * leastShare) continue;
    if (!isSure && !readsAsList(list)) continue;
    for (const [index, end] of entries) {
      const block = blocks[index];
      terms.set(index, [{ start: 0, end }, ...(block ? furtherIn(block, end) : [])]);
    }
  }
  return terms;
}

interface Glossary {
  /** Of its heading; 0 of a line that stands for one. */
  level: number;
  list: Block[];
  /** Whether its heading says no more than that it is one. */
  isPlain: boolean;
}

/** The blocks under each heading of a glossary, and under each line that stands for one. */
function glossariesOf(blocks: readonly Block[]): Glossary[] {
  const lists: Glossary[] = [];
  let open: Glossary | null = null;
  for (const block of blocks) {
    const isTitle = block.kind === 'heading' ? glossaryHeading.test(block.text.trim()) : isLine(block);
    if (isTitle) {
      const isPlain = glossaryLine.test(block.text.trim());
      open = { level: block.kind === 'heading' ? block.level : 0, list: [], isPlain };
      lists.push(open);
    } else if (block.kind === 'heading') {
      if (!open || open.level === 0 || block.level <= open.level) open = null;
    } else if (open && open.level === 0 && isAllBold(block)) {
      open = null;
    } else if (open && block.text.trim() !== '' && !(block.kind === 'table-row' && block.header)) {
      open.list.push(block);
    }
  }
  return lists;
}

const isLine = (block: Block): boolean =>
  block.kind === 'paragraph' && block.text.length <= longestLine && glossaryLine.test(block.text.trim());

const isAllBold = ({ text, marks }: Block): boolean =>
  marks.some(({ style, start, end }) => style === 'bold' && start === 0 && end >= text.trimEnd().length);

/** Where a term ends that its type or a sign behind it tells; 0 where nothing does. */
function marked({ text, marks, ...block }: Block): number {
  if (block.kind === 'table-row' && 'cells' in block) return accepted(text, block.cells[0]?.text.length ?? 0);
  const bold = boldStart(text, marks);
  return accepted(text, bold) || accepted(text, sign.exec(text)?.[0].length ?? 0);
}

function boldStart(text: string, marks: readonly Mark[]): number {
  const end = marks.find(({ style, start }) => style === 'bold' && start === 0)?.end ?? 0;
  // Part of a word, or of a word with its hyphen, is no term.
  return /^[\p{L}\p{N}]/u.test(text.slice(end)) ? 0 : text.slice(0, end).replace(/[\s:–—-]+$/, '').length;
}

/** The terms that a block goes on to where a page ends between two entries: in bold too, and later in the alphabet. */
function furtherIn({ text, marks }: Block, first: number): Span[] {
  if (boldStart(text, marks) === 0) return [];
  let before = text.slice(0, first).toLowerCase();
  return marks.flatMap((mark) => {
    const said = text.slice(mark.start, mark.end).toLowerCase();
    const isNext = mark.style === 'bold' && mark.start > first && before.localeCompare(said) < 0;
    const end =
      isNext && /\s$/.test(text.slice(0, mark.start)) ? accepted(text.slice(mark.start), said.trimEnd().length) : 0;
    if (end === 0) return [];
    before = said;
    return [{ start: mark.start, end: mark.start + end }];
  });
}

function accepted(text: string, end: number): number {
  const term = text.slice(0, end);
  const whole = end + (behindTerm.exec(text.slice(end))?.[0].length ?? 0);
  const count = words(term.replace(/\([^()]*\)/g, ' ')).length;
  const isEntry = count > 0 && count <= longestTerm && words(text.slice(whole)).length >= leastDefinition;
  return isEntry && !/[.!?]$/.test(term.replace(/\b\p{L}\.$/u, '')) ? whole : 0;
}

/** Where the term of an entry ends that neither type nor a sign parts from what it means; 0 where no word tells. */
function guessed(text: string, said: string): number {
  const all = words(text.slice(0, readFor));
  if (isStopWord(all[0]?.folded ?? '')) return 0;
  const opening = (count: number): string | null => {
    const last = all[count - 1];
    const parted = last && /^(?:\s\([^()]{1,60}\))?\s["“‘]?(?=[\p{L}\p{N}])/u.exec(text.slice(last.end));
    const from = parted ? last.end + parted[0].length : null;
    return all.find(({ start }) => start === from)?.folded ?? null;
  };
  const isTermEnd = (count: number): boolean => {
    const next = opening(count);
    return next !== null && !isStopWord(all[count - 1]?.folded ?? '') && !predicate.test(next);
  };
  const ends = Array.from({ length: longestGuessed }, (_, i) => longestGuessed - i).filter(isTermEnd);
  const known = ends.find((count) => said.includes(` ${keyOf(all.slice(0, count))} `));
  const opened = ends.toReversed().find((count) => definitionStart.test(opening(count) ?? ''));
  const count = known ?? opened;
  return count === undefined ? 0 : accepted(text, all[count - 1]?.end ?? 0);
}

/** Prose is in no order; the entries of a list are in that of the alphabet. */
function readsAsList(list: readonly Block[]): boolean {
  const starts = list.map(({ text }) => text.toLowerCase());
  const inOrder = starts.filter((text, i) => i === 0 || (starts[i - 1] ?? '').localeCompare(text) <= 0).length;
  return inOrder >= list.length * leastInOrder;
}

const textOf = (blocks: readonly Block[]): string => ` ${keyOf(blocks.flatMap(({ text }) => words(text)))} `;

const keyOf = (of: readonly { folded: string }[]): string => of.map(({ folded }) => folded).join(' ');
