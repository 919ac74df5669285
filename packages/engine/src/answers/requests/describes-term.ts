import { tagWords } from '../../text/parts-of-speech.ts';
import { contentStems } from '../../text/words.ts';

/** Content words besides the name: "Types of pumps" and "Pump: see below" describe nothing. */
const fewestBeside = 2;

/** A title capitalizes all but its short words, so a longer lower-case word rules a title out. */
const smallWord = /(?<![\p{L}’'-])\p{Ll}{4,}/u;

/** Whether a sentence describes a term: it isn't a title, has a verb, and says more than the term's name. */
export function describesTerm(sentence: string, name: readonly string[]): boolean {
  if (!smallWord.test(sentence)) return false;
  const beside = contentStems(sentence).filter((stem) => !name.includes(stem));
  return beside.length >= fewestBeside && tagWords(sentence).some(({ part, copula }) => part === 'verb' || copula);
}

/**
 * Whether a name goes on behind its last word, as "pump" does in "A pump room has …", or is narrowed to one of several
 * ("The pump that broke …").
 */
export function isCompoundName(sentence: string, end: number): boolean {
  const tagged = tagWords(sentence);
  const at = tagged.findIndex(({ start }) => start >= end);
  const [next, after] = [tagged[at], tagged[at + 1]];
  if (!next || sentence.slice(end, next.start) !== ' ' || next.part !== 'noun' || !/^\p{Ll}/u.test(next.raw))
    return false;
  return after !== undefined && (after.part === 'verb' || after.copula || after.part === 'noun');
}
