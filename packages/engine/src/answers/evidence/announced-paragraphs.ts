import { blocksOf } from '../../passages/blocks.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { numberSaid } from './announced.ts';
import { longestShown } from './choose-windows.ts';
import type { Excerpt } from './compose.ts';
import { beginning, paragraphsBelow, wordsIn } from './goes-on.ts';

/** How the one or other of several things begins, each in a paragraph of its own. */
const nextOfSeveral =
  /^(?:finally|lastly|(?:the |a |an )?(?:first|second|third|fourth|fifth|sixth|last|final|other)(?:ly)?\b|another\b|next,|then,|in contrast,|by contrast,|likewise,|similarly,)/i;

/**
 * Where the key of a stretch says how many things there are ("Weavers know three knots."), and each is told in a
 * paragraph of its own: how each begins. Null where they are not told so.
 * @param longest words of all of them together
 */
export function announcedInParagraphs(
  pieces: readonly Excerpt[],
  index: PassageIndex,
  longest: number = longestShown,
): Excerpt[] | null {
  for (const piece of pieces) {
    const each = eachAnnounced(piece, index);
    if (each && wordsIn(each) <= longest) return each;
  }
  return null;
}

function eachAnnounced({ passage, key }: Excerpt, index: PassageIndex): Excerpt[] | null {
  const number = key ? numberSaid(passage.text.slice(key.start, key.end)) : null;
  const here = key && blocksOf(passage).find(({ start, end }) => start <= key.start && key.end <= end);
  if (!key || !here || here.form !== null || number === null) return null;
  const isAlone = passage.text.slice(key.end, here.end).trim() === '';
  const wanted = isAlone ? number : number - 1;
  const below = paragraphsBelow({ passage, ...here }, index).slice(0, wanted);
  if (below.length < wanted || !below.some((each) => nextOfSeveral.test(textOf(each)))) return null;
  const opening = beginning({ passage, start: key.start, end: here.end }, (_, count) => count <= (isAlone ? 1 : 2));
  const others = below.flatMap((each) => beginning(each, (_, count) => count === 1) ?? []);
  return opening ? [{ ...opening, key }, ...others.map((each) => ({ ...each, key: each }))] : null;
}

const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);
