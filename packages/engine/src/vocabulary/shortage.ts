import { isStopWord } from '../text/stop-words.ts';
import type { Word } from '../text/words.ts';

/** Why materials bear fewer items than asked for, or none. */
export type Shortage = 'no-text' | 'too-little-text' | 'references-only' | 'no-prose' | 'not-english' | 'too-few-facts';

/** What the student reads in place of the items that there are not. */
export const shortageReasons: Record<Shortage, string> = {
  'no-text': 'There is no text in these files.',
  'too-little-text': 'There is too little text in these files to ask about.',
  'references-only': 'These files list other works and say nothing of their own to ask about.',
  'no-prose': 'These files hold formulas, numbers, tables or code, but hardly any sentences to ask about.',
  'not-english':
    'Vocabulary, activities and guides are made from English text only; these files are in another language.',
  'too-few-facts': 'These files say no more that can be asked about in this way.',
};

const englishStopShare = 0.22;
const fewestWords = 20;
/** Prose repeats its words, but never only a handful of them. */
const fewestDistinctWords = 12;
const leastDistinctShare = 0.004;
/** Numbers and single letters beyond this share are data or formulas. */
const mostSigns = 0.4;

/**
 * What keeps the rules, which know English prose, from reading a text; null where nothing does.
 * @param left how many sentences were left out because they are references, and because they are code
 */
export function shortageOf(
  sentences: readonly { words: readonly Word[] }[],
  left: { references: number; code: number },
): Shortage | null {
  let total = 0;
  let stops = 0;
  let signs = 0;
  const distinct = new Set<string>();
  for (const { words } of sentences) {
    for (const { folded, raw } of words) {
      total++;
      if (isStopWord(folded)) stops++;
      else if (!/\p{L}{2}/u.test(raw)) signs++;
      distinct.add(folded);
    }
  }
  const isProse = total >= fewestWords && stops / total >= englishStopShare;
  if (!isProse && left.references > 0 && left.references >= sentences.length) return 'references-only';
  if (!isProse && left.code > sentences.length) return 'no-prose';
  if (total === 0) return 'no-text';
  if (total < fewestWords || distinct.size < fewestDistinctWords || distinct.size < total * leastDistinctShare)
    return 'too-little-text';
  if (isProse) return null;
  return signs / total > mostSigns ? 'no-prose' : 'not-english';
}
