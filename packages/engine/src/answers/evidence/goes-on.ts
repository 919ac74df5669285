import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { saysAgain } from '../../passages/says-again.ts';
import type { Span } from '../../text/sentences.ts';
import { contentStems } from '../../text/words.ts';
import { countWords } from '../render/shorten.ts';
import { longestShown } from './choose-windows.ts';
import type { Excerpt } from './compose.ts';
import { announces, isCaption, isTask } from './no-evidence.ts';

/** In words, of all pieces together. */
export const wordsIn = (pieces: readonly Excerpt[]): number =>
  pieces.reduce((sum, { passage, start, end }) => sum + countWords(passage.text.slice(start, end)), 0);

/**
 * Stretches that end where their paragraph does, with what the next paragraphs under the same heading say, as far as
 * there is room: what goes on, and several things of one sort, are told over paragraphs.
 * @param longest words of all of them together
 */
export function withNextParagraphs(
  pieces: readonly Excerpt[],
  index: PassageIndex,
  longest: number = longestShown,
): Excerpt[] {
  let room = longest - wordsIn(pieces);
  return pieces.flatMap((piece) => {
    const shown = [piece];
    for (const paragraph of endsParagraph(piece) ? paragraphsBelow(piece, index) : []) {
      const next = beginning(paragraph, (words) => words <= room);
      if (!next || pieces.some((other) => overlap(other, next))) break;
      shown.push(next);
      room -= wordsIn([next]);
      if (next.end < paragraph.end) break;
    }
    return joined(shown);
  });
}

/**
 * The whole section of a stretch whose heading says what is asked ("The stages of baking"), where there is room for it;
 * null where its heading says something else, or it is longer.
 */
export function wholeSection(
  [piece]: readonly Excerpt[],
  { passages }: PassageIndex,
  question: string,
  longest: number = longestShown,
): Excerpt[] | null {
  const heading = new Set(contentStems(piece?.passage.headingPath.at(-1) ?? ''));
  const asked = contentStems(question);
  if (!piece?.key || asked.length < 2 || !asked.every((stem) => heading.has(stem))) return null;
  const path = piece.passage.headingPath.join('\n');
  const section = passages.filter(
    ({ documentId, headingPath }) => documentId === piece.passage.documentId && headingPath.join('\n') === path,
  );
  const whole = section.map((passage): Excerpt => ({ passage, start: 0, end: passage.text.length }));
  if (wordsIn(whole) > longest) return null;
  return whole.map((each) => ({ ...each, key: each.passage === piece.passage ? (piece.key ?? each) : each }));
}

/** Whether nothing is told behind a stretch in its paragraph: what only announces the next one is passed over. */
const endsParagraph = ({ passage, end }: Excerpt): boolean => {
  const block = blocksOf(passage).find((each) => each.start < end && end <= each.end);
  if (!block) return false;
  const rest = sentencesIn(passage, { start: end, end: block.end }).map((span) =>
    passage.text.slice(span.start, span.end),
  );
  return rest.every((sentence) => isTask(sentence) || announces(sentence));
};

const overlap = (one: Excerpt, other: Excerpt): boolean =>
  one.passage === other.passage && one.start < other.end && other.start < one.end;

/** What stands in one passage without a gap is one stretch, with the key of its first. */
export function joined([first, ...others]: readonly Excerpt[]): Excerpt[] {
  if (!first) return [];
  const [next, ...rest] = others;
  const isNext = next?.passage === first.passage && first.passage.text.slice(first.end, next.start).trim() === '';
  return next && isNext ? joined([{ ...first, end: next.end }, ...rest]) : [first, ...joined(others)];
}

/**
 * The paragraphs that follow a stretch under the same heading until something else does, the words below pictures
 * passed over.
 */
export function paragraphsBelow({ passage, end }: Excerpt, { passages }: PassageIndex): Excerpt[] {
  if (saysAgain(passage)) return [];
  const path = passage.headingPath.join('\n');
  const section = passages.slice(passages.indexOf(passage));
  const other = section.findIndex((next) => next.headingPath.join('\n') !== path);
  const blocks = section
    .slice(0, other < 0 ? undefined : other)
    .flatMap((next) => blocksOf(next).map((block) => ({ ...block, passage: next })))
    .filter((block) => (block.passage !== passage || block.start >= end) && !isCaption(block.passage.text, block));
  const past = blocks.findIndex((block) => block.form !== null || setsTask(block.passage, block));
  return blocks.slice(0, past < 0 ? undefined : past).map((block) => ({
    passage: block.passage,
    start: block.start,
    end: block.end,
  }));
}

const sentencesIn = (passage: Passage, { start, end }: Span): Span[] =>
  sentencesOf(passage).filter((sentence) => sentence.start >= start && sentence.end <= end);

const setsTask = (passage: Passage, block: Span): boolean =>
  sentencesIn(passage, block).some(({ start, end }) => isTask(passage.text.slice(start, end)));

/** The whole sentences with which a paragraph begins, as many as may be shown. */
export function beginning(
  { passage, start, end }: Excerpt,
  mayBeShown: (words: number, sentences: number) => boolean,
): Excerpt | null {
  const sentences = sentencesIn(passage, { start, end });
  const last = sentences.findLast((sentence, i) => mayBeShown(wordsIn([{ passage, start, end: sentence.end }]), i + 1));
  return last ? { passage, start: sentences[0]?.start ?? start, end: last.end } : null;
}
