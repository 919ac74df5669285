import { sentencesOf } from '../../passages/blocks.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { countWords } from '../render/shorten.ts';
import { longestShown } from './choose-windows.ts';
import type { Excerpt } from './compose.ts';
import { paragraphsBelow, wordsIn } from './goes-on.ts';
import { asksHowItEnded, asksWhatCame, tellsWhatCame } from './significance.ts';
import { endOfParagraph, startOfParagraph } from './to-paragraph-end.ts';

/** In words. */
const longestEnd = 110;

/**
 * Lets a stretch go on to the end of its paragraph, however long, where it is asked what came of something or why it
 * matters: that is where a text says so. What is too long then loses its middle, and keeps the sentence that names the
 * thing. `toParagraphEnd` does it for every other question, if little is left.
 */
export function toWhatCame(pieces: readonly Excerpt[], question: string, index: PassageIndex): Excerpt[] {
  const [first] = pieces;
  if (!first?.key || !asksWhatCame(question)) return [...pieces];
  const isTold = ({ passage, key }: Excerpt): boolean =>
    key !== undefined && tellsWhatCame(question, passage.text.slice(key.start, key.end));
  const last = pieces.at(-1) ?? first;
  const isElsewhere = pieces.some(
    (each) => each.passage.headingPath.join('\n') !== first.passage.headingPath.join('\n'),
  );
  const goesOn = asksHowItEnded(question) && isElsewhere && !isTold(first);
  const next = goesOn ? paragraphsBelow(first, index)[0] : undefined;
  return next
    ? endOf([first, { ...next, end: next.start }], question)
    : isTold(last)
      ? [...pieces]
      : endOf(pieces, question);
}

function endOf(pieces: readonly Excerpt[], question: string): Excerpt[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first?.key || !last) return [...pieces];
  const { passage, start } = last;
  const end = endOfParagraph(last);
  const isElsewhere = passage.headingPath.join('\n') !== first.passage.headingPath.join('\n');
  if (isElsewhere || end === last.end) return [...pieces];
  const said = (from: number, to: number): string => passage.text.slice(from, to);
  const whole = [...pieces.slice(0, -1), { ...last, end }];
  if (wordsIn(whole) <= longestShown) return whole;
  const shown = sentencesOf(passage).filter(
    (each) =>
      each.start >= Math.max(start, startOfParagraph(last)) &&
      each.end <= end &&
      countWords(said(each.start, end)) <= longestEnd,
  );
  const [from] = shown;
  if (!from) return [...pieces];
  const key = shown.findLast((each) => tellsWhatCame(question, said(each.start, each.end))) ?? from;
  const named = { passage: first.passage, start: first.key.start, end: first.key.end, key: first.key };
  const isInside = first.passage === passage && first.key.end > from.start;
  return [...(isInside ? [] : [named]), { passage, start: from.start, end, key }];
}
