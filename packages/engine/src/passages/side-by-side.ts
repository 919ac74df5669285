import { type PassageIndex, sentenceEnd } from './passage-index.ts';

/** Words between two that belong together: "supply and (of) demand". */
const reach = 2;

/**
 * Whether two terms stand next to each other, in either order, or with one content word between, anywhere in the
 * folder.
 */
export function standSideBySide(index: PassageIndex, one: number, other: number): boolean {
  const { postings, start, terms } = index;
  const [rarer, commoner] = countOf(index, one) <= countOf(index, other) ? [one, other] : [other, one];
  for (let i = postings.start[rarer] ?? 0; i < (postings.start[rarer + 1] ?? 0); i++) {
    const p = postings.passages[i] ?? 0;
    for (let at = start[p] ?? 0; at < (start[p + 1] ?? 0); at++) {
      if (terms[at] === rarer && isNear(terms, at, commoner)) return true;
    }
  }
  return false;
}

const countOf = ({ postings }: PassageIndex, term: number): number =>
  (postings.start[term + 1] ?? 0) - (postings.start[term] ?? 0);

function isNear(terms: Uint32Array, at: number, term: number): boolean {
  for (const step of [-1, 1]) {
    for (let far = 1; far <= reach; far++) {
      const there = terms[at + step * far];
      if (there === sentenceEnd || there === undefined) break;
      if (there === term) return true;
    }
  }
  return false;
}
