import type { Document } from '../documents/document.ts';
import type { Passage } from '../passages/passage.ts';
import { type Corpus, phraseKey, readCorpus, type Sentence } from '../vocabulary/corpus.ts';
import { vocabularyOf } from '../vocabulary/find-vocabulary.ts';
import type { Shortage } from '../vocabulary/shortage.ts';
import type { Term } from '../vocabulary/term.ts';
import { type ReadyQuestion, readyQuestions } from './ready-questions.ts';
import { isSelfContained } from './self-contained.ts';

/** A sentence that can be asked about, and how much it matters. */
export interface StudyFact {
  sentence: Sentence;
  /** Higher is more important; comparable within one text. */
  weight: number;
  /** Terms that it speaks of, the most important first. */
  terms: Term[];
}

/** Materials read once, for every kind of activity and guide. */
export interface StudyText {
  corpus: Corpus;
  terms: Term[];
  /** The most important first. */
  facts: StudyFact[];
  /** Questions that stand in the materials with their answers. */
  questions: ReadyQuestion[];
  shortage: Shortage | null;
}

const mostTerms = 150;

/** Reads passages for study: sentences, key terms, and the statements that stand by themselves. */
export function readStudyText(passages: readonly Passage[], documents?: ReadonlyMap<string, Document>): StudyText {
  const corpus = readCorpus(passages);
  const { shortage } = corpus;
  if (shortage !== null) return { corpus, terms: [], facts: [], questions: [], shortage };
  const terms = vocabularyOf(corpus, { documents, limit: mostTerms });
  return { corpus, terms, facts: findFacts(corpus, terms), questions: readyQuestions(passages), shortage };
}

/** "Worked trace: with four carts …", "Hand in: a sketch …": the label is no part of what is said. */
const labelled = /^\p{Lu}[\p{L}’'-]*(?:\s[\p{L}\d’'/-]+){0,3}:\s/u;

function findFacts(corpus: Corpus, terms: readonly Term[]): StudyFact[] {
  const termsIn = new Map<number, Term[]>();
  for (const term of terms) {
    for (const number of corpus.phrases.get(phraseKey(term.term)) ?? []) {
      const said = termsIn.get(number);
      if (said) said.push(term);
      else termsIn.set(number, [term]);
    }
  }
  const facts: StudyFact[] = [];
  for (const sentence of corpus.sentences) {
    if ((sentence.place !== 'body' && sentence.place !== 'summary') || !isSelfContained(sentence.text)) continue;
    if (labelled.test(sentence.text)) continue;
    const said = termsIn.get(sentence.index) ?? [];
    facts.push({ sentence, terms: said, weight: weigh(sentence, said) });
  }
  return facts.sort((x, y) => y.weight - x.weight || x.sentence.index - y.sentence.index);
}

function weigh(sentence: Sentence, terms: readonly Term[]): number {
  const about = terms.slice(0, 4).reduce((sum, { score }) => sum + Math.max(0, score), 0);
  const length = sentence.words.length;
  const isFirst = sentence.start === 0;
  // "The memory must be requested …": which one was told before, unless it is what the text is about.
  const isTold = terms.length === 0 && /^the\s/i.test(sentence.text);
  const hedge = /\b(?:may|might|could|perhaps|probably|seems?|appears?)\b/i.test(sentence.text);
  return (
    Math.min(about, 14) / 4 +
    (sentence.place === 'summary' ? 0.4 : 0) +
    (isFirst ? 0.3 : 0) -
    (length > 26 ? (length - 26) * 0.08 : 0) -
    (hedge ? 0.4 : 0) -
    (isTold ? 0.6 : 0)
  );
}

const studyTexts = new WeakMap<readonly Passage[], StudyText>();

/**
 * `readStudyText`, once for the same list of passages: a week asks for four activities, a guide and summaries of it.
 */
export function studyTextOf(passages: readonly Passage[], documents?: ReadonlyMap<string, Document>): StudyText {
  const text = studyTexts.get(passages) ?? readStudyText(passages, documents);
  studyTexts.set(passages, text);
  return text;
}

/**
 * Has `studyTextOf` answer with a text that was read elsewhere: in another thread, where reading it holds up nobody.
 */
export function rememberStudyText(passages: readonly Passage[], text: StudyText): void {
  studyTexts.set(passages, text);
}
