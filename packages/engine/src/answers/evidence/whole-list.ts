import { blocksOf, type FormedBlock, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { opening } from './announced.ts';
import type { Excerpt } from './compose.ts';
import { wordsIn } from './goes-on.ts';

/** In words: of a list that is cut nobody can tell what is missing. */
const longestList = 280;
const leadsIn = /[:：]\s*$/;

/**
 * Stretches that begin or end within a list, with the list whole, from what leads it in: the first item is as much of
 * the answer as the one that matches best, and a long list is cut into several passages. As they are where the list is
 * too long to be shown.
 */
export function withWholeList(pieces: readonly Excerpt[], index: PassageIndex): Excerpt[] {
  for (const piece of pieces) {
    const whole = listAround(piece, index);
    if (!whole) continue;
    const others = pieces.filter(({ passage }) => !whole.some((each) => each.passage === passage));
    return wordsIn([...whole, ...others]) <= longestList ? [...whole, ...others] : whole;
  }
  return [...pieces];
}

function listAround({ passage, start, end, key }: Excerpt, { passages }: PassageIndex): Excerpt[] | null {
  const blocks = blocksOf(passage);
  const items = blocks.filter(({ form, ...block }) => form === 'item' && block.start < end && start < block.end);
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return null;
  const from = blocks.indexOf(first);
  const opens = from - before(blocks, from);
  const lead = leadAbove(passage, blocks[opens - 1]);
  const closes = blocks.indexOf(last) + after(blocks, blocks.indexOf(last));
  const own: Excerpt = {
    passage,
    start: Math.min(start, lead ?? blocks[opens]?.start ?? start),
    end: Math.max(end, blocks[closes]?.end ?? end),
    ...(key && { key }),
  };
  const above = opens === 0 ? listAbove(passage, passages) : [];
  const below = closes === blocks.length - 1 ? listBelow(passage, passages) : [];
  const isWhole = above.length + below.length === 0 && own.start === start && own.end === end;
  const all = [...above, own, ...below];
  return isWhole || wordsIn(all) > longestList ? null : all.map((each) => ({ ...each, key: each.key ?? each }));
}

/** Where the sentence begins that leads in what is below a paragraph. */
function leadAbove(passage: Passage, block: FormedBlock | undefined): number | undefined {
  if (block?.form !== null || !leadsIn.test(passage.text.slice(block.start, block.end))) return undefined;
  const last = sentencesOf(passage).findLast(({ start, end }) => block.start <= start && end <= block.end);
  return last ? opening(passage, last) : block.start;
}

function listAbove(passage: Passage, passages: readonly Passage[]): Excerpt[] {
  const above = passages[passages.indexOf(passage) - 1];
  if (!above || !isBeside(above, passage)) return [];
  const blocks = blocksOf(above);
  const last = blocks.at(-1);
  if (!last) return [];
  if (last.form !== 'item') {
    const lead = leadAbove(above, last);
    return lead === undefined ? [] : [{ passage: above, start: lead, end: last.end }];
  }
  const first = blocks.length - 1 - before(blocks, blocks.length - 1);
  const start = leadAbove(above, blocks[first - 1]) ?? blocks[first]?.start ?? 0;
  return [...(first === 0 ? listAbove(above, passages) : []), { passage: above, start, end: last.end }];
}

function listBelow(passage: Passage, passages: readonly Passage[]): Excerpt[] {
  const below = passages[passages.indexOf(passage) + 1];
  if (!below || !isBeside(below, passage)) return [];
  const blocks = blocksOf(below);
  const [first] = blocks;
  if (first?.form !== 'item') return [];
  const last = after(blocks, 0);
  const piece: Excerpt = { passage: below, start: first.start, end: blocks[last]?.end ?? first.end };
  return [piece, ...(last === blocks.length - 1 ? listBelow(below, passages) : [])];
}

const isBeside = (one: Passage, other: Passage): boolean =>
  one.documentId === other.documentId && one.headingPath.join('\n') === other.headingPath.join('\n');

/** How many items stand right above the one at a place, and right below it. */
const before = (blocks: readonly FormedBlock[], at: number): number =>
  blocks[at - 1]?.form === 'item' ? 1 + before(blocks, at - 1) : 0;
const after = (blocks: readonly FormedBlock[], at: number): number =>
  blocks[at + 1]?.form === 'item' ? 1 + after(blocks, at + 1) : 0;
