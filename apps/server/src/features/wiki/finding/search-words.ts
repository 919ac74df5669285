import { stem } from '@weekwise/engine/text/stem.ts';
import { isStopWord } from '@weekwise/engine/text/stop-words.ts';
import { words } from '@weekwise/engine/text/words.ts';

/** A word as it is looked up: `stem` finds it, `word` is how it is spelt. */
export interface SearchWord {
  word: string;
  stem: string;
}

/** Picks the content words of a text, each once; of a text with function words alone, those. */
export function searchWords(text: string): SearchWord[] {
  const all = words(text).map(({ folded }) => folded);
  const content = all.filter((word) => !isStopWord(word));
  return [...new Set(content.length > 0 ? content : all)].map((word) => ({ word, stem: stem(word) }));
}

/** In PostgreSQL's textual forms a lexeme stands in quotes. */
export const lexeme = (stemmed: string): string => `'${stemmed.replace(/['\\]/g, '$&$&')}'`;

/** Builds a `tsquery` for pages that have all of these words, or any of them. */
export const queryOf = (wanted: readonly SearchWord[], how: 'all' | 'any'): string =>
  wanted.map((word) => lexeme(word.stem)).join(how === 'all' ? ' & ' : ' | ');

/** Normalises the name of a university for comparison, without regard to case, accents and marks. */
export const universityKey = (name: string): string =>
  words(name)
    .map(({ folded }) => folded)
    .join(' ');

/** What pages are filtered by, as lexemes beside their words: no word has a sign of equality in it. */
export const filterLexemes = (of: {
  subject: string | null;
  /** As `universityKey` makes it. */
  university: string | null;
  academicLevel: string | null;
}): string[] =>
  Object.entries({ subject: of.subject, university: of.university, level: of.academicLevel }).flatMap(
    ([name, value]) => (value === null ? [] : lexeme(`${name}=${value}`)),
  );
