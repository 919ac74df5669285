import type { PassageIndex } from '../../passages/passage-index.ts';
import { isEnglishWord } from '../../text/english-words.ts';
import { stem } from '../../text/stem.ts';

const owner = /(?<![\p{L}\p{N}'’.@/-])(\p{Ll}{4,}?)(['’]?)s(?=\s\p{Ll})/gu;
/** Passages that tell how a name is written. */
const passagesRead = 20;

/** Writes the owner of an idea as a name where the folder has that name: "ormes idea" becomes "Orme's idea". */
export function withOwners(question: string, index: PassageIndex): string {
  return question.replace(owner, (typed: string, name: string, mark: string) => {
    if (isEnglishWord(name) || (mark === '' && isEnglishWord(typed))) return typed;
    return isName(name, index) ? `${name.charAt(0).toUpperCase()}${name.slice(1)}'s` : typed;
  });
}

/** Whether the folder has a word, and always with a capital. */
function isName(word: string, { passages, postings, termNumbers, formNumbers }: PassageIndex): boolean {
  const term = termNumbers.get(stem(word));
  if (term === undefined || !formNumbers.has(word)) return false;
  const from = postings.start[term] ?? 0;
  const read = postings.passages.slice(from, Math.min(postings.start[term + 1] ?? from, from + passagesRead));
  const small = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u');
  return read.every((p) => !small.test(passages[p]?.text ?? ''));
}
