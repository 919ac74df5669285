import type { Block } from '../documents/document.ts';
import { answerAloneHeading, figureHeading, objectivesHeading, openingListHeading } from '../lexicon/front-headings.ts';
import { asksOrSetsTask } from './asking.ts';

/** In characters: a line that leads a list in. */
const longestLead = 160;

/**
 * Finds headings whose text ends before the next heading, with the last block that is theirs, both by `Block.index`. A
 * part opens with a list (what it promises to teach, its terms, what to bring), and its own text goes on below it
 * without a heading: markup does not say where the list's heading ends. A figure's heading is that of its words alone,
 * and that of an answer is that of one paragraph.
 */
export function headingEnds(blocks: readonly Block[]): Map<number, number> {
  const ends = new Map<number, number>();
  const solid = blocks.filter(({ text }) => text.trim() !== '');
  const first = solid.find(({ kind }) => kind === 'heading');
  for (const [i, heading] of solid.entries()) {
    // Nothing stands above the first heading that its text could belong to.
    if (heading.kind !== 'heading' || heading === first) continue;
    const last = lastOf(heading.text.trim(), solid, i + 1);
    if (last) ends.set(heading.index, last.index);
  }
  return ends;
}

function lastOf(heading: string, blocks: readonly Block[], from: number): Block | undefined {
  if (figureHeading.test(heading) || answerAloneHeading.test(heading))
    return blocks[from]?.kind === 'paragraph' ? blocks[from] : undefined;
  const promises = objectivesHeading.test(heading);
  if (!promises && !openingListHeading.test(heading)) return undefined;
  let at = from;
  while (isOfList(blocks, at) || (promises && isPromise(blocks[at]))) at += 1;
  return at > from ? blocks[at - 1] : undefined;
}

/** An item, or a line right above one. */
function isOfList(blocks: readonly Block[], at: number): boolean {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (block?.kind === 'list-item') return true;
  return block?.kind === 'paragraph' && next?.kind === 'list-item' && block.text.length <= longestLead;
}

/** "By the end of this chapter, you will be able to …", "Explain how a lock works" without the mark of an item. */
const isPromise = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' &&
  (promise.test(block.text) || (block.text.length <= longestLead && asksOrSetsTask(block.text.trim())));

const promise =
  /^(?:(?:by|at|after|upon|on|when|once) [^.]{3,80}, )?(?:you|students?|learners?|we)(?:['’]ll| will| should| can)? (?:be able|learn|know|understand|have learned)\b/i;
