import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';
import { eachWord } from '../text/words.ts';
import { type Passage, placeAt } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';

/** So many content words, one after the other, stand in two texts where one was copied from the other. */
const shortestRun = 6;

/**
 * Finds the paragraph that a text is copied from, wholly or in part: six of its content words stand one after the other
 * in a passage, whatever their endings, the punctuation and the little words between them.
 * @returns null where there is none
 */
export function placeOfWords(index: PassageIndex, text: string): { documentId: string; block: number } | null {
  const said = contentTerms(index, text);
  for (let at = 0; at + shortestRun <= said.length; at++) {
    const run = said.slice(at, at + shortestRun).map(({ term }) => term);
    // A word that no passage has is in no run.
    if (run.includes(0)) continue;
    for (const passage of passagesWith(index, run)) {
      const terms = contentTerms(index, passage.text);
      const found = terms.findIndex((_, from) => run.every((term, i) => terms[from + i]?.term === term));
      const first = terms[found];
      if (first) return { documentId: passage.documentId, block: placeAt(passage, first.start).block };
    }
  }
  return null;
}

function contentTerms(index: PassageIndex, text: string): { term: number; start: number }[] {
  const terms: { term: number; start: number }[] = [];
  eachWord(text, (folded, start) => {
    if (!isStopWord(folded)) terms.push({ term: index.termNumbers.get(stem(folded)) ?? 0, start });
  });
  return terms;
}

/** The passages that have the rarest of these terms. */
function passagesWith({ passages, postings }: PassageIndex, terms: readonly number[]): Passage[] {
  const rarest = terms.reduce((best, term) => ((postings.idf[term] ?? 0) > (postings.idf[best] ?? 0) ? term : best));
  const found = postings.passages.subarray(postings.start[rarest], postings.start[rarest + 1]);
  return [...found].flatMap((p) => passages[p] ?? []);
}
