import { tagWords } from '../../text/parts-of-speech.ts';
import { contentStems } from '../../text/words.ts';

/** Words besides the name: "Types of pumps" and "Pump: see below" tell nothing. */
const fewestBeside = 2;

/** In a title all words are capitals but for short ones. */
const smallWord = /(?<![\p{L}’'-])\p{Ll}{4,}/u;

/** Whether a sentence tells something of a thing: it is no title, has a verb, and words besides the thing's name. */
export function tellsOfThing(sentence: string, name: readonly string[]): boolean {
  if (!smallWord.test(sentence)) return false;
  const beside = contentStems(sentence).filter((stem) => !name.includes(stem));
  return beside.length >= fewestBeside && tagWords(sentence).some(({ part, copula }) => part === 'verb' || copula);
}

/**
 * Whether a name goes on behind its last word, as "pump" does in "A pump room has …", or is narrowed to one of several
 * ("The pump that broke …").
 */
export function isPartOfName(sentence: string, end: number): boolean {
  const tagged = tagWords(sentence);
  const at = tagged.findIndex(({ start }) => start >= end);
  const [next, after] = [tagged[at], tagged[at + 1]];
  if (!next || sentence.slice(end, next.start) !== ' ' || next.part !== 'noun' || !/^\p{Ll}/u.test(next.raw))
    return false;
  return after !== undefined && (after.part === 'verb' || after.copula || after.part === 'noun');
}
