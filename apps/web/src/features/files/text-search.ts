import { queryOptions } from '@tanstack/react-query';
import { type FoundPassage, searchFolder } from '@weekwise/contracts/retrieval.ts';
import { call } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';
import type { SourceTarget } from '../../lib/source-target.ts';

/** A place in a file that has the words. */
export interface TextMatch {
  id: string;
  fileId: string;
  fileName: string;
  target: SourceTarget;
  /** What print calls its page. */
  pageName: string | null;
}

/** Fewer letters are in every file. */
export const fewestLetters = 3;

/** Where the files of a course have some words, best first. */
export const textSearchQuery = (folderId: string, words: string, most: number) =>
  queryOptions({
    queryKey: ['text-search', folderId, words, most],
    queryFn: async ({ signal }): Promise<TextMatch[]> => {
      const query = { query: words, k: most, enhanced_rag: 'false' as const };
      const { results } = await call(searchFolder, { params: { folderId }, query, signal });
      return results.map((found) => toMatch(found, words));
    },
    staleTime: freshFor.searchResults,
    retry: false,
  });

const toMatch = (
  { passage_id, file_id, file_name, page, page_label, block, last_block, text }: FoundPassage,
  words: string,
): TextMatch => ({
  id: passage_id,
  fileId: file_id,
  fileName: file_name,
  target: { page, block, lastBlock: last_block, quote: sentenceWith(text, words) },
  pageName: page_label ?? (page === null ? null : String(page)),
});

/** Of a word so much decides; what follows is its ending. */
const stem = 5;

/** The sentence of a passage that has the most of the words, verbatim. */
export function sentenceWith(text: string, words: string): string {
  const wanted = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= fewestLetters)
    .map((word) => word.slice(0, stem));
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
  const worth = (sentence: string) => wanted.filter((word) => sentence.toLowerCase().includes(word)).length;
  return sentences.toSorted((one, other) => worth(other) - worth(one))[0] ?? text;
}
