import { memoize, weekOfSentences } from '../text/memoize.ts';
import { oppositeAmong } from '../text/opposites.ts';
import { splitSentences } from '../text/sentences.ts';
import { contentStems } from '../text/words.ts';
import type { Activity } from './activity.ts';
import { promptOf } from './same-activity.ts';

/** Of the words of the shorter statement, those that the longer one has; and of all the words of both. */
const mostOfShorter = 0.9;
const mostOfBoth = 0.6;
/** Fewer words are shared by chance. */
const fewestStems = 3;
/** What only gives a thing its name: "A bend is called a meander", "The term “meander” means a bend". */
const naming = new Set(contentStems('call called name named known term means meaning referred defined definition'));

const stemsOf = memoize(
  (text: string): ReadonlySet<string> => new Set(contentStems(text).filter((stemmed) => !naming.has(stemmed))),
  weekOfSentences,
);
const sentencesOf = memoize(
  (text: string): readonly string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end)),
  weekOfSentences,
);

/** The sentence of its quote that an activity asks about, by the words that they share. */
function sourceOf(activity: Activity): ReadonlySet<string> {
  const right = activity.type === 'multiple-choice' ? (activity.options[activity.answerIndex] ?? '') : '';
  const asked = stemsOf(`${promptOf(activity)} ${right}`);
  const stems = sentencesOf(activity.citation.quote).map(stemsOf);
  return stems.reduce((best, next) => (sharedBy(next, asked) > sharedBy(best, asked) ? next : best), stems[0] ?? asked);
}

const sharedBy = (these: ReadonlySet<string>, those: ReadonlySet<string>): number => {
  let shared = 0;
  for (const each of these) if (those.has(each)) shared++;
  return shared / Math.max(1, these.size);
};

/**
 * Whether two activities ask about one statement: said in other words ("A bend is called a meander"), from the other
 * side ("The Amazon is shorter than the Nile"), or once true and once false.
 */
export function isSameStatement(one: Activity, other: Activity): boolean {
  if (one.citation.quote === other.citation.quote && promptOf(one) === promptOf(other)) return true;
  const [first, second] = [sourceOf(one), sourceOf(other)];
  const [shorter, longer] = first.size <= second.size ? [first, second] : [second, first];
  if (shorter.size < fewestStems) return shorter.size === longer.size && sharedBy(shorter, longer) === 1;
  let shared = 0;
  for (const stemmed of shorter) if (longer.has(stemmed) || isTurned(stemmed, shorter, longer)) shared++;
  return shared >= mostOfShorter * shorter.size && shared >= mostOfBoth * (shorter.size + longer.size - shared);
}

/** "Longer" here is "shorter" there: the same of two things that have changed their places. */
function isTurned(stemmed: string, shorter: ReadonlySet<string>, longer: ReadonlySet<string>): boolean {
  const opposite = oppositeAmong(longer, stemmed);
  return opposite !== undefined && !shorter.has(opposite);
}
