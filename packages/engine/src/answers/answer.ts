import { placeAt } from '../passages/passage.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import type { Course } from '../syllabus/course.ts';
import { compareByDefinitions, comparedTerms } from './compare.ts';
import { composeAnswer, composePair, type Piece } from './compose.ts';
import { courseFacts } from './course/course-facts.ts';
import type { Fact } from './course/fact.ts';
import { confidence } from './doubt.ts';
import { gatherEvidence } from './evidence.ts';
import { resolveFollowUp } from './follow-up.ts';
import { type Question, readQuestion } from './question.ts';

/** Where a claim comes from. */
export interface Citation {
  /** null where the place is in no passage of the index. */
  passageId: string | null;
  documentId: string;
  /** Of the quote's first character. */
  page: number | null;
  /** First and last `Block.index` of the quote. */
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
  /** The claims' texts joined; empty where it abstained. At most 60 words of passages; facts of the course are all told. */
  answer: string;
  claims: Claim[];
  /** The materials do not hold the answer as far as the engine can tell. */
  abstained: boolean;
  /** Why it abstained: no passage shares a word with the question, what was found does not answer it, or the syllabus does not say. */
  reason: 'nothing-found' | 'not-answered' | 'not-in-syllabus' | null;
  /** In [0, 1], calibrated on questions with and without an answer; from passages it abstains below 0.5. */
  confidence: number;
  /** Of an abstained answer: the nearest passage, for the student to judge. */
  citations: Citation[];
}

/** What an answer may draw on besides the folder's passages. */
export interface AnswerContext {
  /** The syllabus as read, and the document that it was read from. */
  syllabus?: { course: Course; documentId: string } | null;
  /** `YYYY-MM-DD`, for "this week" and "due next". */
  today?: string | null;
  /** The student's question before this one. */
  previousQuestion?: string | null;
}

const trusted = 0.5;
/** In characters; what goes on longer asks nothing more. */
const longestQuestion = 2000;

/**
 * Answers a question: from the course's own facts where it asks for one that the syllabus states, else from the folder's
 * passages; or says that they do not hold the answer. Deterministic; never throws, whatever the text.
 */
export function answer(question: string, index: PassageIndex, context: AnswerContext = {}): Answer {
  const asked = question.slice(0, longestQuestion);
  const alone = resolveFollowUp(asked, context.previousQuestion ?? null);
  const { syllabus, today = null } = context;
  const facts = syllabus ? courseFacts(alone, syllabus.course, today) : null;
  if (syllabus && facts?.length) return answerFromFacts(facts, syllabus.documentId, index);
  if (facts)
    return { answer: '', claims: [], abstained: true, reason: 'not-in-syllabus', confidence: 0, citations: [] };
  const { kind, negated } = readQuestion(asked);
  const whole = readQuestion(alone);
  // What is asked for stands in the question itself ("Who drew it?"), unless it only points back ("And Velm?").
  return answerFromPassages({ ...whole, negated, kind: kind === 'what' ? whole.kind : kind }, alone, index);
}

function answerFromFacts(facts: Fact[], documentId: string, index: PassageIndex): Answer {
  const citations = facts.map(({ evidence }): Citation => {
    const { block, page, text: quote } = evidence;
    const around = index.passages.filter(
      (passage) => passage.documentId === documentId && passage.firstBlock <= block && block <= passage.lastBlock,
    );
    // A heading stands in no passage; the first one below it opens at the same place.
    const below = index.passages.find((passage) => passage.documentId === documentId && passage.firstBlock > block);
    const passage = around.find(({ text }) => text.includes(quote)) ?? around[0] ?? below;
    const heading = passage?.headingPath.at(-1) ?? null;
    return { passageId: passage?.id ?? null, documentId, page, block, lastBlock: block, heading, quote };
  });
  const claims = facts.map(({ text }, citation) => ({ text: readable(text), citation }));
  return {
    answer: claims.map(({ text }) => text).join(' '),
    claims,
    abstained: false,
    reason: null,
    confidence: Math.min(...facts.map((fact) => fact.confidence)),
    citations,
  };
}

function answerFromPassages(asked: Question, words: string, index: PassageIndex): Answer {
  const terms = asked.kind === 'compare' ? comparedTerms(words) : null;
  const compared = terms ? compareByDefinitions(index, terms) : null;
  if (compared) return quotePieces(composePair(asked, compared.sentences), compared.confidence);
  const evidence = gatherEvidence(index, asked);
  const pieces = composeAnswer(asked, evidence.sentences);
  if (pieces.length === 0) {
    return { answer: '', claims: [], abstained: true, reason: 'nothing-found', confidence: 0, citations: [] };
  }
  return quotePieces(pieces, confidence(index, asked, evidence));
}

function quotePieces(pieces: Piece[], sure: number): Answer {
  const citations = pieces.map(({ passage, start, end }): Citation => {
    const { page, block } = placeAt(passage, start);
    return {
      passageId: passage.id,
      documentId: passage.documentId,
      page,
      block,
      lastBlock: placeAt(passage, end - 1).block,
      heading: passage.headingPath.at(-1) ?? null,
      quote: passage.text.slice(start, end),
    };
  });
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

/** Without footnote and editors' marks; table cells and line breaks as a sentence has them. */
function readable(quote: string): string {
  return quote
    .replace(/\s?\[(?:\d+(?:[,\s–-]+\d+)*|citation needed|clarification needed|when\?|who\?|note \d+)\]/gi, '')
    .replaceAll(' | ', ' – ')
    .replace(/\s+/g, ' ')
    .trim();
}
