import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Span } from '../../text/sentences.ts';
import { numberSaid } from './announced.ts';
import { saysSeveral } from './announced-in-text.ts';
import type { Excerpt } from './compose.ts';
import { beginning, joined, paragraphsBelow, wordsIn } from './goes-on.ts';

/** How the one or other of several things begins, each in a paragraph of its own. */
const nextOfSeveral =
  /^(?:finally|lastly|(?:the |a |an )?(?:first|second|third|fourth|fifth|sixth|last|final|other)(?:ly)?\b|another\b|next,|then,|in contrast,|by contrast,|likewise,|similarly,)/i;

/** "The first caulk: …": each opens with what it is called. */
const label = /^(?:the |an? )?\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,5}: /iu;
/** In words: several told one by one are worth more than a paragraph. */
const longestOfAll = 160;
/** Where no more than the first sentence of each is shown. */
const longestOfFirst = 250;
const mostBetween = 3;
const mostSentences = 6;
const mostUncounted = 7;
const saysLast = /^(?:finally|lastly|(?:the |a )?last(?:ly)?)\b/i;

/**
 * Where a stretch says how many things there are ("Weavers know three knots."), and each is told in a paragraph of its
 * own: how each begins, as much of it as there is room for. Null where they are not told so.
 */
export function announcedInParagraphs(pieces: readonly Excerpt[], index: PassageIndex): Excerpt[] | null {
  for (const piece of pieces) {
    const each = eachAnnounced(piece, index);
    if (each) return each;
  }
  return null;
}

function eachAnnounced(piece: Excerpt, index: PassageIndex): Excerpt[] | null {
  const { passage } = piece;
  const lead = leadOf(piece);
  const here = lead && blocksOf(passage).find(({ start, end }) => start <= lead.start && lead.end <= end);
  if (!lead || !here || here.form !== null) return null;
  const paragraphs = paragraphsBelow({ passage, ...here }, index);
  const number = numberSaid(passage.text.slice(lead.start, lead.end)) ?? uncounted(paragraphs);
  if (number === null) return null;
  const labelled = paragraphs.slice(0, number).filter((each) => label.test(textOf(each)));
  const isAlone = passage.text.slice(lead.end, here.end).trim() === '' || labelled.length === number;
  const wanted = isAlone ? number : number - 1;
  // One of them may go on in a paragraph before the next begins.
  const named = paragraphs.slice(0, wanted + mostBetween).filter((each) => nextOfSeveral.test(textOf(each)));
  const below = named.length === wanted ? named : paragraphs.slice(0, wanted);
  const isTold = labelled.length === number || below.some((each) => nextOfSeveral.test(textOf(each)));
  if (below.length < wanted || !isTold) return null;
  for (let count = mostSentences; count > 0; count--) {
    const own = isAlone ? 1 : count + 1;
    const opening = beginning({ passage, start: lead.start, end: here.end }, (_, sentences) => sentences <= own);
    const others = below.flatMap((each) => beginning(each, (_, sentences) => sentences <= count) ?? []);
    const all = opening ? [{ ...opening, key: lead }, ...others.map((each) => ({ ...each, key: keyOf(each) }))] : [];
    if (all.length > 0 && wordsIn(all) <= (count > 1 ? longestOfAll : longestOfFirst)) return joined(all);
  }
  return null;
}

/** Of several that nobody counts: the paragraphs up to the one that says that it is the last. */
function uncounted(paragraphs: readonly Excerpt[]): number | null {
  const last = paragraphs.slice(0, mostUncounted).findIndex((each) => saysLast.test(textOf(each)));
  return last < 1 ? null : last + 1;
}

/** The sentence of a stretch that says how many there are: its key, or what stands in its paragraph before that. */
function leadOf({ passage, start, end, key }: Excerpt): Span | undefined {
  if (!key) return undefined;
  const says = (span: Span): boolean => {
    const said = passage.text.slice(span.start, span.end);
    return numberSaid(said) !== null || saysSeveral(said);
  };
  if (says(key)) return key;
  return sentencesOf(passage).find((each) => each.start >= start && each.end <= Math.min(end, key.start) && says(each));
}

/** The first sentence of a stretch. */
const keyOf = (piece: Excerpt): Span => beginning(piece, (_, sentences) => sentences === 1) ?? piece;

const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);
