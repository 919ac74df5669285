import type { Block, Document } from '../documents/document.ts';
import { platformNotices } from '../lexicon/platform-notices.ts';
import { runningBlocks } from './roles.ts';

/** What is printed on a page and is no text of its author. */
export type SetApart = 'boilerplate' | 'reference-list';

/** A longer paragraph says more than the notice in it. */
const longestNotice = 700;
const listTitle =
  /^(?:\d+[.)]?\s*)?(?:references|references cited|bibliography|(?:works|literature|sources) cited)\s*:?$/i;
const entryStart = /^(?:\[\d+\]\s|\p{Lu}[\p{L}'’-]+,\s\p{Lu})/u;
const year = /\b(?:1[5-9]|20)\d{2}[a-z]?\b|\bforthcoming\b|\bin press\b/i;
/** What a list of works goes on with where a scan has spoiled its years. */
const ofWorks = /\d\s?\(\d+\)|https?:|\b(?:press|journal|review|quarterly|working paper|edited by|eds?\.)/i;
/** Lines below a title within which two works have to begin. */
const nearLines = 8;
const proseFrom = 350;

/** Blocks that stand apart from the text, by `Block.index`, with what they are. */
export function blocksSetApart(document: Pick<Document, 'blocks' | 'format'>): ReadonlyMap<number, SetApart> {
  const found = new Map<number, SetApart>();
  for (const index of runningBlocks(document)) found.set(index, 'boilerplate');
  for (const block of document.blocks)
    if (isNotice(block) || (document.format === 'pdf' && isStray(block))) found.set(block.index, 'boilerplate');
  for (const index of untitledReferences(document.blocks)) found.set(index, 'reference-list');
  return found;
}

const isNotice = ({ text, kind }: Block): boolean =>
  kind !== 'table-row' && text.length <= longestNotice && platformNotices.some((notice) => notice.test(text.trim()));

/** A letter or a sign alone: a mark in the margin, a speck that a scanner took for a letter. */
const isStray = ({ text, kind }: Block): boolean =>
  kind === 'paragraph' && /^[^\p{L}\p{N}]*\p{L}?[^\p{L}\p{N}]*$/u.test(text) && text.trim().length <= 8;

/**
 * "References" as a line like any other, with the works below it: a scan has no headings. The list goes on to the next
 * heading, or to a paragraph that names no year and
 * no work.
 */
function untitledReferences(blocks: readonly Block[]): Set<number> {
  const found = new Set<number>();
  let isOpen = false;
  blocks.forEach((block, i) => {
    if (block.kind === 'heading') isOpen = false;
    else if (listTitle.test(block.text.trim())) isOpen = namesWorks(blocks.slice(i + 1, i + 1 + nearLines));
    else if (block.text.length > proseFrom && !year.test(block.text) && !ofWorks.test(block.text)) isOpen = false;
    if (isOpen) found.add(block.index);
  });
  return found;
}

function namesWorks(below: readonly Block[]): boolean {
  return below.filter(({ text }) => entryStart.test(text) && year.test(text)).length >= 2;
}
