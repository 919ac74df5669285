import { slipsBetween, soundOf } from '../text/slips.ts';

const onlyLetters = /^\p{L}+$/u;
/** Longer and shorter words are never compared. */
const mostDifference = 3;

/** Known words by the sound that they begin with: a slip must not cost a walk through the whole vocabulary. */
export type SpellingTable = ReadonlyMap<string, readonly string[]>;

export function spellingTable(words: Iterable<string>): SpellingTable {
  const table = new Map<string, string[]>();
  for (const word of words) {
    if (!onlyLetters.test(word)) continue;
    const key = beginningOf(word);
    const alike = table.get(key);
    if (alike) alike.push(word);
    else table.set(key, [word]);
  }
  return table;
}

const beginningOf = (word: string): string => soundOf(word).charAt(0);

/** How many slips a word of so many letters is forgiven: in a short one a single slip makes another word. */
function mostSlips(length: number): number {
  if (length < 4) return 0.75;
  if (length < 6) return 1;
  return length < 8 ? 1.5 : 2;
}

export interface Guess {
  word: string;
  slips: number;
}

/** The known word that a misspelt one most likely meant, the first of equals; null where none is near enough. */
export function closestWord(table: SpellingTable, misspelt: string): Guess | null {
  if (misspelt.length < 3 || !onlyLetters.test(misspelt)) return null;
  let best: Guess | null = null;
  let most = mostSlips(misspelt.length);
  for (const word of table.get(beginningOf(misspelt)) ?? []) {
    if (word.length < 3 || Math.abs(word.length - misspelt.length) > mostDifference) continue;
    const slips = slipsBetween(misspelt, word, most);
    if (slips > most || (best !== null && slips >= best.slips)) continue;
    best = { word, slips };
    most = slips;
  }
  return best;
}
