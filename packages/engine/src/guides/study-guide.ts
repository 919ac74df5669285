import { readableSentence } from '../activities/readable.ts';
import { makeSocratic } from '../activities/socratic.ts';
import type { StudyFact, StudyText } from '../activities/study-text.ts';
import { countWords } from '../answers/render/shorten.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import { cite } from '../vocabulary/explain-term.ts';
import type { Shortage } from '../vocabulary/shortage.ts';
import type { Term } from '../vocabulary/term.ts';
import { type CitedSentence, summarise } from './summary.ts';

export interface StudyQuestion {
  question: string;
  /** Verbatim sentences of the materials. */
  modelAnswer: CitedSentence[];
}

export interface KeyConcept {
  name: string;
  /** What the materials say about it, at most three sentences. */
  points: CitedSentence[];
}

export interface ReadingOrder {
  documentId: string;
  /** Why in this place, for the student. */
  reason: string;
  /** At 220 words a minute, rounded up. */
  minutes: number;
}

/** What a student needs to study one week's readings. Everything is verbatim and cited. */
export interface StudyGuide {
  overview: CitedSentence[];
  keyConcepts: KeyConcept[];
  keyVocabulary: Term[];
  studyQuestions: StudyQuestion[];
  /** What to read first. */
  readingOrder: ReadingOrder[];
  shortage: Shortage | null;
}

const mostConcepts = 6;
const mostVocabulary = 15;
const mostQuestions = 6;
const wordsPerMinute = 220;

/** Makes the study guide of a week from its readings. Deterministic. */
export function makeStudyGuide(text: StudyText): StudyGuide {
  const concepts = keyConcepts(text);
  return {
    overview: summarise(text, 'medium'),
    keyConcepts: concepts,
    keyVocabulary: text.terms.slice(0, mostVocabulary),
    studyQuestions: studyQuestions(text),
    readingOrder: readingOrder(text),
    shortage: text.shortage ?? (concepts.length === 0 ? 'too-few-facts' : null),
  };
}

/** The terms that the readings say most about, none part of another. */
function keyConcepts({ terms, facts }: StudyText): KeyConcept[] {
  const concepts: KeyConcept[] = [];
  for (const term of terms) {
    if (concepts.length === mostConcepts) break;
    const key = ` ${phraseKey(term.term)} `;
    if (concepts.some(({ name }) => ` ${phraseKey(name)} `.includes(key) || key.includes(` ${phraseKey(name)} `)))
      continue;
    const said = facts.filter((fact) => fact.terms.includes(term) && !term.citation.quote.includes(fact.sentence.text));
    const defined: CitedSentence[] =
      term.kind === 'defined' ? [{ text: readableSentence(term.citation.quote), citation: term.citation }] : [];
    const points = [...defined, ...said.slice(0, 3 - defined.length).map(point)];
    if (points.length >= 2) concepts.push({ name: term.term, points });
  }
  return concepts;
}

function point({ sentence }: StudyFact): CitedSentence {
  return { text: readableSentence(sentence.text), citation: cite(sentence, sentence) };
}

/** The best questions of dialogues about the main ideas, from recall to evaluation. */
function studyQuestions(text: StudyText): StudyQuestion[] {
  const levels = ['remember', 'understand', 'analyze', 'evaluate', 'analyze', 'understand'];
  const dialogues = makeSocratic(text, { count: mostQuestions, seed: 1, isWanted: () => true });
  return dialogues.flatMap(({ turns }, i) => {
    const turn = turns.find(({ bloomLevel }) => bloomLevel === levels[i % levels.length]) ?? turns[1] ?? turns[0];
    return turn ? [{ question: turn.question, modelAnswer: [{ text: turn.evidence, citation: turn.citation }] }] : [];
  });
}

/** First what explains most terms that the others use, then the rest. */
function readingOrder({ corpus, terms }: StudyText): ReadingOrder[] {
  const words = new Map<string, number>();
  const firstSeen: string[] = [];
  for (const { passage, text } of corpus.sentences) {
    if (!words.has(passage.documentId)) firstSeen.push(passage.documentId);
    words.set(passage.documentId, (words.get(passage.documentId) ?? 0) + countWords(text));
  }
  const explained = new Map<string, string[]>();
  for (const { term, kind, citation } of terms.slice(0, 30)) {
    if (kind === 'defined') explained.set(citation.documentId, [...(explained.get(citation.documentId) ?? []), term]);
  }
  const density = (id: string): number => explained.get(id)?.length ?? 0;
  return [...firstSeen]
    .sort((x, y) => density(y) - density(x) || firstSeen.indexOf(x) - firstSeen.indexOf(y))
    .map((documentId) => ({
      documentId,
      reason: reasonFor(explained.get(documentId) ?? []),
      minutes: Math.ceil((words.get(documentId) ?? 0) / wordsPerMinute),
    }));
}

function reasonFor(terms: readonly string[]): string {
  if (terms.length === 0) return 'It uses what the others explain.';
  const shown = terms.slice(0, 3).map((term) => `“${term}”`);
  return `It explains ${shown.join(', ')}${terms.length > 3 ? ` and ${terms.length - 3} more key terms` : ''}.`;
}
