import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import { givesExample } from '../evidence/answer-type-match.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isTask } from '../evidence/no-evidence.ts';
import { type AnswerLine, item, sentence } from '../render/answer-line.ts';
import { comparable } from '../render/as-markdown.ts';
import type { Before } from './antecedent.ts';
import { namesOne } from './example-signs.ts';
import { listedItems } from './listed-items.ts';
import { saidIn } from './said-sentences.ts';

const ofEach =
  /\b(?:examples?|instances?|one) (?:of|for) (?:each|both|every|all of (?:them|these|those))\b|\beach\b.{0,20}\bexamples?\b/i;
const ofOne = /\bexamples? (?:of|for) (?:the |an? )?(?<of>[\p{L}][\p{L}’' -]{2,40}?)\W*$/iu;
/** Whether an example is asked for of each of the things that were told. */
export const asksExampleOfEach = (asked: string): boolean => ofEach.test(asked);

/** A case that is told without being called one. */
const tellsCase =
  /\b(?:imagine|consider|think of|picture|like (?:the )?(?=\p{Lu})|often,)|\b(?:some|many|certain) \p{L}+s\b/iu;
/** In sentences: what stands further on tells of something else. */
const within = 8;
const mostItems = 9;

/**
 * "Give an example of each" after an answer that lists things, or "an example of" one of them: what the text gives as
 * one where it tells of that thing, before it turns to the next. Null where that is not asked, or nothing was listed.
 */
export function exampleOfItems(
  asked: string,
  before: Before,
  passages: readonly Passage[],
): { told: AnswerLine[]; answers: boolean } | null {
  const one = ofOne.exec(asked.trim())?.groups?.of;
  const isEach = asksExampleOfEach(asked);
  if (!isEach && one === undefined) return null;
  const listing = listedItems(before.answer).length > 1 ? before.answer : (before.listing?.() ?? '');
  const items = listedItems(listing).slice(0, mostItems);
  const stems = items.map((name) => contentStems(name));
  const wanted = one === undefined ? [] : contentStems(one);
  const chosen = items.flatMap((name, i) => (isEach || sameStems(stems[i] ?? [], wanted) ? [{ name, i }] : []));
  if (items.length < 2 || chosen.length === 0) return null;
  const told = saidIn(listing);
  const cited = passages.filter(({ text }) => told.some((said) => comparable(text).includes(said)));
  const found = chosen.map(({ name, i }) => ({ name, piece: exampleIn(stems[i] ?? [], stems, cited) }));
  if (found.every(({ piece }) => piece === null)) return null;
  const lines = found.map(({ name, piece }) =>
    piece
      ? item({ text: `${name}: ${piece.passage.text.slice(piece.start, piece.end)}`, evidence: piece })
      : item({ text: `${name}: your files give no example where they tell of it.`, evidence: null }),
  );
  return {
    told: [sentence(isEach ? 'An example of each from your files:' : 'An example from your files:'), ...lines],
    answers: true,
  };
}

const sameStems = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 &&
  other.length > 0 &&
  one.every((stem) => other.includes(stem)) &&
  other.every((stem) => one.includes(stem));

/** The sentence that gives an example, from where a thing is named until another of them is. */
function exampleIn(
  wanted: readonly string[],
  all: readonly (readonly string[])[],
  cited: readonly Passage[],
): Excerpt | null {
  // What all of them have in their names parts none from the others.
  const shared = wanted.filter((stem) => all.every((each) => each.includes(stem)));
  const own = (stems: readonly string[]): readonly string[] => {
    const rest = stems.filter((stem) => !shared.includes(stem));
    return rest.length > 0 ? rest : stems;
  };
  const others = all.filter((each) => each !== wanted).map(own);
  let shown: Excerpt | null = null;
  for (const passage of cited) {
    const spans = sentencesOf(passage).filter(({ start, end }) => !isTask(passage.text.slice(start, end)));
    const said = spans.map(({ start, end }) => contentStems(passage.text.slice(start, end)));
    const blocks = blocksOf(passage);
    const itemAt = (start: number): number | undefined =>
      blocks.find((block) => block.form === 'item' && block.start <= start && start < block.end)?.start;
    const namesOther = (i: number): boolean => others.some((each) => isIn(each, said[i] ?? []));
    for (const [i, span] of spans.entries()) {
      if (!isIn(own(wanted), said[i] ?? []) || (namesOther(i) && itemAt(span.start) === undefined)) continue;
      const home = itemAt(span.start);
      const past = spans.findIndex((each, k) => k > i && (namesOther(k) || itemAt(each.start) !== home));
      const run = spans.slice(i, past < 0 ? i + within : Math.min(past, i + within));
      const textAt = (at: { start: number; end: number }): string => passage.text.slice(at.start, at.end);
      const found = run.find(
        (each) => givesExample.test(textAt(each)) || /\bexamples?\b/i.test(textAt(each)) || namesOne.test(textAt(each)),
      );
      if (found) return { passage, ...found };
      const told =
        run.slice(1).find((each) => tellsCase.test(textAt(each))) ?? (home === undefined ? undefined : run[1]);
      if (told) shown ??= { passage, ...told };
    }
  }
  return shown;
}

const isIn = (stems: readonly string[], said: readonly string[]): boolean => stems.every((stem) => said.includes(stem));
