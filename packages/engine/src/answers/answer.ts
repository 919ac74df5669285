import type { PassageIndex } from '../passages/passage-index.ts';
import { composeAnswer } from './compose.ts';
import { confidence } from './doubt.ts';
import { gatherEvidence } from './evidence.ts';
import { readQuestion } from './question.ts';

/** Where a claim comes from. */
export interface Citation {
  /** null where the place is in no passage of the index. */
  passageId: string | null;
  documentId: string;
  page: number | null;
  /** First and last `Block.index`. */
  block: number;
  lastBlock: number;
  /** Innermost heading above it. */
  heading: string | null;
  /** Verbatim. */
  quote: string;
}

export interface Claim {
  /** Readable text, without footnote marks. */
  text: string;
  /** Position in `Answer.citations`. */
  citation: number;
}

export interface Answer {
  /** The claims' texts joined, at most 60 words; empty where it abstained. */
  answer: string;
  claims: Claim[];
  /** The materials do not hold the answer as far as the engine can tell. */
  abstained: boolean;
  /** Why it abstained: no passage shares a word with the question, or what was found does not answer it. */
  reason: 'nothing-found' | 'not-answered' | null;
  /** Calibrated on questions with and without an answer; below 0.5 it abstains. */
  confidence: number;
  /** Of an abstained answer: the nearest passage, for the student to judge. */
  citations: Citation[];
}

const trusted = 0.5;

/** Answers a question from a folder's passages, or says that they do not hold the answer. */
export function answer(question: string, index: PassageIndex): Answer {
  const asked = readQuestion(question);
  const evidence = gatherEvidence(index, asked);
  const pieces = composeAnswer(question, evidence.sentences);
  if (pieces.length === 0) {
    return { answer: '', claims: [], abstained: true, reason: 'nothing-found', confidence: 0, citations: [] };
  }
  const sure = confidence(index, asked, evidence);
  const citations = pieces.map(
    ({ passage, start, end }): Citation => ({
      passageId: passage.id,
      documentId: passage.documentId,
      page: passage.page,
      block: passage.firstBlock,
      lastBlock: passage.lastBlock,
      heading: passage.headingPath.at(-1) ?? null,
      quote: passage.text.slice(start, end),
    }),
  );
  if (sure < trusted) {
    return {
      answer: '',
      claims: [],
      abstained: true,
      reason: 'not-answered',
      confidence: sure,
      citations: citations.slice(0, 1),
    };
  }
  const claims = citations.map(({ quote }, citation) => ({ text: readable(quote), citation }));
  return {
    answer: claims.map(({ text }) => text).join(' '),
    claims,
    abstained: false,
    reason: null,
    confidence: sure,
    citations,
  };
}

/** Footnote and editors' marks and white space as a reader would say it aloud. */
function readable(quote: string): string {
  return quote
    .replace(/\s?\[(?:\d+(?:[,\s–-]+\d+)*|citation needed|clarification needed|when\?|who\?|note \d+)\]/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}
