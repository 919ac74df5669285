import type { PassageIndex } from '../passages/passage-index.ts';
import { rank } from '../passages/rank.ts';
import { splitSentences } from '../text/sentences.ts';
import { contentStems } from '../text/words.ts';

export interface Citation {
  passageId: string;
  /** Verbatim: a stretch of the passage's text. */
  quote: string;
}

export interface Answer {
  /** At most 60 words; empty where nothing was found. */
  answer: string;
  abstained: boolean;
  citations: Citation[];
}

export function answer(question: string, index: PassageIndex): Answer {
  const wanted = new Set(contentStems(question));
  const weight = (term: string): number => index.termWeight[index.termNumbers.get(term) ?? 0] ?? 0;
  const candidates = rank(index, question, { limit: 3 }).flatMap(({ passage, score }) =>
    splitSentences(passage.text).map(({ start, end }) => {
      const quote = passage.text.slice(start, end);
      const overlap = [...new Set(contentStems(quote))].filter((term) => wanted.has(term));
      return { passageId: passage.id, quote, value: overlap.reduce((sum, term) => sum + weight(term), 0) + score };
    }),
  );
  const best = candidates.sort((x, y) => y.value - x.value)[0];
  if (!best) return { answer: '', abstained: true, citations: [] };
  return {
    answer: best.quote.split(/\s+/).slice(0, 60).join(' '),
    abstained: false,
    citations: [{ passageId: best.passageId, quote: best.quote }],
  };
}
