import { isStopWord } from '../text/stop-words.ts';
import type { Word } from '../text/words.ts';

/** Why materials bear fewer items than asked for, or none. */
export type Shortage = 'no-text' | 'too-little-text' | 'not-english' | 'too-few-facts';

const englishStopShare = 0.22;
const fewestWords = 20;
/** Prose repeats its words, but never only a handful of them. */
const fewestDistinctWords = 12;
const leastDistinctShare = 0.004;

/** What keeps the rules, which know English prose, from reading a text; null where nothing does. */
export function shortageOf(sentences: readonly { words: readonly Word[] }[]): Shortage | null {
  let total = 0;
  let stops = 0;
  const distinct = new Set<string>();
  for (const { words } of sentences) {
    for (const { folded } of words) {
      total++;
      if (isStopWord(folded)) stops++;
      distinct.add(folded);
    }
  }
  if (total === 0) return 'no-text';
  if (total < fewestWords || distinct.size < fewestDistinctWords || distinct.size < total * leastDistinctShare)
    return 'too-little-text';
  return stops / total < englishStopShare ? 'not-english' : null;
}
