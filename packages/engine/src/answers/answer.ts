import type { Passage } from '../passages/passage.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import { type Citation, citeStretch } from './citation.ts';
import { compareByDefinitions, comparedTerms } from './compare.ts';
import { composeAnswer, composePair, type Piece } from './compose.ts';
import { resolveFollowUp } from './conversation/follow-up.ts';
import { isAbuse, smallTalk } from './conversation/small-talk.ts';
import { courseFacts } from './course/course-facts.ts';
import { speaksOf } from './course/course-question.ts';
import { asksForSection, sectionOn } from './course/sections.ts';
import { plainQuestion } from './course/week-words.ts';
import { confidence, isOfOtherMatter } from './doubt.ts';
import { gatherEvidence } from './evidence.ts';
import { type Question, readQuestion } from './question.ts';
import { type AnswerContext, citeTold, recordsFor } from './records.ts';
import { item, sentence, type Told } from './told.ts';

export interface Claim {
  /** Readable text, without footnote marks. */
  text: string;
  /** Position in `Answer.citations`; null where it rests on the student's own record, or only leads over. */
  citation: number | null;
  /** One of a list. */
  isItem: boolean;
}

export interface Answer {
  /** The claims' texts joined; empty where it abstained without a word. At most 60 words of passages; facts are all told. */
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
  const { syllabus = null, today = null, openWeek = null } = context;
  if (isAbuse(asked)) return abstained('nothing-found');
  const talk = smallTalk(asked, () => ({
    course: syllabus?.course ?? null,
    files: countReadings(index, syllabus),
    openWeek,
  }));
  if (talk) return answerTold(talk, syllabus?.documentId ?? '', index);
  const alone = resolveFollowUp(asked, context.history ?? []);
  const known = answerFromRecords(alone, index, context);
  if (known) return known;
  const facts = syllabus ? courseFacts(alone, syllabus.course, today, openWeek) : null;
  if (syllabus && facts?.length) {
    const told = facts.map(facts.length > 1 ? item : ({ text, evidence }) => sentence(text, evidence));
    const sure = Math.min(...facts.map((fact) => fact.confidence));
    return { ...answerTold(told, syllabus.documentId, index), confidence: sure };
  }
  if (facts) return abstained('not-in-syllabus');
  const section = syllabus && sectionOn(plainQuestion(alone), () => ofDocument(index, syllabus.documentId));
  if (section) return quotePieces([section], 1);
  const { kind, negated } = readQuestion(asked);
  const whole = readQuestion(alone);
  // What is asked for stands in the question itself ("Who drew it?"), unless it only points back ("And Velm?").
  return answerFromPassages({ ...whole, negated, kind: kind === 'what' ? whole.kind : kind }, alone, index, context);
}

/** From the student's own state, or from what weeks have in common; null where the question asks for neither. */
function answerFromRecords(alone: string, index: PassageIndex, context: AnswerContext): Answer | null {
  const records = recordsFor(alone, index, context);
  if (!records) return null;
  const answered = answerTold(records.told, context.syllabus?.documentId ?? '', index);
  return records.answers ? answered : { ...answered, abstained: true, reason: 'not-answered' };
}

const ofDocument = ({ passages }: PassageIndex, id: string): Passage[] =>
  passages.filter(({ documentId }) => documentId === id);

function countReadings({ passages }: PassageIndex, syllabus: AnswerContext['syllabus']): number {
  const documents = new Set(passages.map(({ documentId }) => documentId));
  documents.delete(syllabus?.documentId ?? '');
  return documents.size;
}

function abstained(reason: NonNullable<Answer['reason']>): Answer {
  return { answer: '', claims: [], abstained: true, reason, confidence: 0, citations: [] };
}

/** What is worded already, with the places that it rests on. */
function answerTold(told: readonly Told[], documentId: string, index: PassageIndex): Answer {
  const citations: Citation[] = [];
  const claims = told.map(({ text, evidence, isItem }) => {
    const place = citeTold(evidence, documentId, index);
    return { text: readable(text), citation: place === null ? null : citations.push(place) - 1, isItem };
  });
  return {
    answer: claims.map(({ text }) => text).join(' '),
    claims,
    abstained: false,
    reason: null,
    confidence: 1,
    citations,
  };
}

function answerFromPassages(
  asked: Question,
  words: string,
  index: PassageIndex,
  { vectors = null, syllabus = null, openWeek = null, passagesOf }: AnswerContext,
): Answer {
  const preferred = openWeek === null || !passagesOf ? null : new Set(passagesOf(openWeek));
  const terms = asked.kind === 'compare' ? comparedTerms(words) : null;
  const compared = terms ? compareByDefinitions(index, terms) : null;
  if (compared) return quotePieces(composePair(asked, compared.sentences), compared.confidence);
  const evidence = gatherEvidence(index, asked, vectors, preferred);
  const pieces = composeAnswer(asked, evidence.sentences);
  if (pieces.length === 0) return abstained('nothing-found');
  const { passage, text = '' } = evidence.sentences[0] ?? {};
  const isOfSyllabus = syllabus !== null && passage?.documentId === syllabus.documentId;
  // A syllabus that has no section for it has at most its words in another.
  if (isOfSyllabus && asksForSection(plainQuestion(words))) return abstained('not-in-syllabus');
  // A syllabus has few words: a question about the course need not share its own with any line.
  const isBeside = isOfSyllabus
    ? !speaksOf(words, [...passage.headingPath, text].join('\n'), syllabus.course)
    : isOfOtherMatter(index, asked, evidence);
  return quotePieces(pieces, isBeside ? 0 : confidence(index, asked, evidence));
}

function quotePieces(pieces: Piece[], sure: number): Answer {
  const citations = pieces.map(({ passage, start, end }) => citeStretch(passage, start, end));
  if (sure < trusted) return { ...abstained('not-answered'), confidence: sure, citations: citations.slice(0, 1) };
  const claims = citations.map(({ quote }, citation) => ({ text: readable(quote), citation, isItem: false }));
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
