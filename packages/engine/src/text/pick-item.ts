import { titleLikeness } from './title-likeness.ts';
import { contentStems } from './words.ts';

export type Picked<T> = { one: T } | { several: T[] } | 'none';

/** Share of what was said that a title must have. */
const enough = 0.5;
/** Said of any item, and part of no title in particular. */
const general = new Set(
  contentStems('the this my our due date deadline assignment reading item one week article text course class'),
);

/**
 * The thing that somebody means by a few words: the one titled so, else the one whose title holds most of them. Of
 * several it is the one that is called nothing else ("essay" is the essay, and not its proposal).
 */
export function pickItem<T>(said: string, things: readonly T[], titleOf: (thing: T) => string): Picked<T> {
  const words = said.trim().replace(/^(?:(?:the|my|our|this|that|an?)\s+)+/i, '');
  const titled = things.filter((thing) => titleLikeness(words, titleOf(thing)) === 1);
  if (titled.length > 0) return oneOrSeveral(titled);
  const stems = [...new Set(contentStems(words))];
  const wanted = stems.filter((stem) => !general.has(stem));
  const named = wanted.length > 0 ? wanted : stems;
  const shares = things.map((thing) => {
    const title = new Set(contentStems(titleOf(thing)));
    const isOther = named.some((stem) => /^\d+$/.test(stem) && !title.has(stem));
    return isOther || named.length === 0 ? 0 : named.filter((stem) => title.has(stem)).length / named.length;
  });
  const best = Math.max(0, ...shares);
  if (best < enough) return 'none';
  const found = things.filter((_, i) => shares[i] === best);
  const stemsOf = (thing: T): string[] => contentStems(titleOf(thing)).filter((stem) => !general.has(stem));
  const exact = found.filter((thing) => sameWords(stemsOf(thing), named));
  const headed = found.filter((thing) => stemsOf(thing).findLast((stem) => !/^\d/.test(stem)) === named.at(-1));
  return oneOrSeveral(exact.length > 0 ? exact : best === 1 && headed.length > 0 ? headed : found);
}

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((stem) => other.includes(stem));

export function oneOrSeveral<T>(things: T[]): Picked<T> {
  const [first] = things;
  if (first === undefined) return 'none';
  return things.length === 1 ? { one: first } : { several: things };
}

/** "A, B or C" */
export function anyOf(labels: readonly string[]): string {
  const quoted = [...new Set(labels)].slice(0, 6).map((label) => `“${label}”`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}
