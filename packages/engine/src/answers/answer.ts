import type { PassageIndex } from '../passages/passage-index.ts';
import type { QueryVectors } from '../passages/vectors.ts';
import type { Course } from '../syllabus/course.ts';
import { type Citation, citeEvidence, citeStretch } from './citation.ts';
import { compareByDefinitions, comparedTerms } from './compare.ts';
import { composeAnswer, composePair, type Piece } from './compose.ts';
import { courseFacts } from './course/course-facts.ts';
import { speaksOf } from './course/course-question.ts';
import type { Fact } from './course/fact.ts';
import { confidence, isOfOtherMatter } from './doubt.ts';
import { gatherEvidence } from './evidence.ts';
import { resolveFollowUp } from './follow-up.ts';
import { type Question, readQuestion } from './question.ts';

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
  /** Of the question as `resolveFollowUp` gives it, and of the index's passages. */
  vectors?: QueryVectors | null;
}

const trusted = 0.5;
/** In characters; what goes on longer asks nothing more. */
const longestQuestion = 2000;

/**
 * Answers a question: from the course's own facts where it asks for one that the syllabus states, else from the folder's
 * passages; or says that they do not hold the answer. Deterministic; whatever the text, it does not throw.
 * @throws VectorMismatchError as `rank` does
 */
export function answer(question: string, index: PassageIndex, context: AnswerContext = {}): Answer {
  const asked = question.slice(0, longestQuestion);
  const alone = resolveFollowUp(asked, context.previousQuestion ?? null);
  const { syllabus = null, today = null } = context;
  const facts = syllabus ? courseFacts(alone, syllabus.course, today) : null;
  if (syllabus && facts?.length) return answerFromFacts(facts, syllabus.documentId, index);
  if (facts)
    return { answer: '', claims: [], abstained: true, reason: 'not-in-syllabus', confidence: 0, citations: [] };
  const { kind, negated } = readQuestion(asked);
  const whole = readQuestion(alone);
  // What is asked for stands in the question itself ("Who drew it?"), unless it only points back ("And Velm?").
  return answerFromPassages({ ...whole, negated, kind: kind === 'what' ? whole.kind : kind }, alone, index, context);
}

function answerFromFacts(facts: Fact[], documentId: string, index: PassageIndex): Answer {
  const citations = facts.map(({ evidence }) => citeEvidence(evidence, documentId, index));
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

function answerFromPassages(
  asked: Question,
  words: string,
  index: PassageIndex,
  { vectors = null, syllabus = null }: AnswerContext,
): Answer {
  const terms = asked.kind === 'compare' ? comparedTerms(words) : null;
  const compared = terms ? compareByDefinitions(index, terms) : null;
  if (compared) return quotePieces(composePair(asked, compared.sentences), compared.confidence);
  const evidence = gatherEvidence(index, asked, vectors);
  const pieces = composeAnswer(asked, evidence.sentences);
  if (pieces.length === 0) {
    return { answer: '', claims: [], abstained: true, reason: 'nothing-found', confidence: 0, citations: [] };
  }
  const { passage, text = '' } = evidence.sentences[0] ?? {};
  // A syllabus has few words: a question about the course need not share its own with any line.
  const isBeside =
    syllabus && passage?.documentId === syllabus.documentId
      ? !speaksOf(words, [...passage.headingPath, text].join('\n'), syllabus.course)
      : isOfOtherMatter(index, asked, evidence);
  return quotePieces(pieces, isBeside ? 0 : confidence(index, asked, evidence));
}

function quotePieces(pieces: Piece[], sure: number): Answer {
  const citations = pieces.map(({ passage, start, end }) => citeStretch(passage, start, end));
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
