import { slipsBetween, soundOf } from '../text/slips.ts';

const onlyLetters = /^\p{L}+$/u;
/** Longer and shorter words are never compared. */
const mostDifference = 3;

interface KnownWord {
  word: string;
  sound: string;
}

export interface SpellingTable {
  /** Known words by the sound that they begin with: a slip must not cost a walk through the whole vocabulary. */
  readonly alike: ReadonlyMap<string, readonly KnownWord[]>;
  /** What was guessed before: one answer asks for the same words again and again. */
  readonly guessed: Map<string, Guess | null>;
}

/** Words of one beginning that a misspelt one is compared with: the first that a folder has, so its commonest. */
const mostAlike = 4_000;
const mostGuessed = 1_000;
/** Words of one text that are looked for among those that are spelt like them: each costs some milliseconds. */
const mostLookedFor = 12;

export function spellingTable(words: Iterable<string>): SpellingTable {
  const steps = spellingTableInSteps(words);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Words per step: some milliseconds. */
const stepWords = 10_000;

/** Builds the `spellingTable` in steps, so that the caller can do other things between them. */
export function* spellingTableInSteps(words: Iterable<string>): Generator<undefined, SpellingTable> {
  const alike = new Map<string, KnownWord[]>();
  let read = 0;
  for (const word of words) {
    if (++read % stepWords === 0) yield;
    if (!onlyLetters.test(word)) continue;
    const sound = soundOf(word);
    const beginning = alike.get(sound.charAt(0));
    if (!beginning) alike.set(sound.charAt(0), [{ word, sound }]);
    else if (beginning.length < mostAlike) beginning.push({ word, sound });
  }
  return { alike, guessed: new Map() };
}

/**
 * How many slips a word of so many letters is forgiven: in a short one a single slip makes another word, and in one
 * of four a wrong letter does.
 */
function mostSlips(length: number): number {
  if (length < 4) return 0.75;
  if (length < 5) return 0.9;
  if (length < 6) return 1;
  return length < 8 ? 1.5 : 2;
}

export interface Guess {
  word: string;
  slips: number;
}

/** Finds the known word that a misspelt one most likely meant, the first of equals; null where none is near enough. */
export function closestWord({ alike, guessed }: SpellingTable, misspelt: string): Guess | null {
  if (misspelt.length < 3 || !onlyLetters.test(misspelt)) return null;
  const known = guessed.get(misspelt);
  if (known !== undefined) return known;
  const typed = { word: misspelt, sound: soundOf(misspelt) };
  const guess = closest(alike.get(typed.sound.charAt(0)) ?? [], typed);
  if (guessed.size === mostGuessed) guessed.clear();
  guessed.set(misspelt, guess);
  return guess;
}

export type SpellingGuesser = (table: SpellingTable, misspelt: string) => Guess | null;

/**
 * Returns `closestWord` for the words of one text. Only the first few unknown words are looked up; the others stay as
 * they are.
 */
export function spellingGuesser(): SpellingGuesser {
  const lookedFor = new Set<string>();
  return (table, misspelt) => {
    if (lookedFor.size === mostLookedFor && !lookedFor.has(misspelt)) return null;
    lookedFor.add(misspelt);
    return closestWord(table, misspelt);
  };
}

function closest(words: readonly KnownWord[], typed: KnownWord): Guess | null {
  let best: Guess | null = null;
  let most = mostSlips(typed.word.length);
  for (const known of words) {
    const { word } = known;
    if (word.length < 3 || Math.abs(word.length - typed.word.length) > mostDifference) continue;
    const slips = slipsBetween(typed.word, word, most, { typed: typed.sound, meant: known.sound });
    if (slips > most || (best !== null && slips >= best.slips)) continue;
    best = { word, slips };
    most = slips;
  }
  return best;
}
