import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { type Query, readQuery } from '../../passages/query.ts';
import { type PassageCandidate, rankCandidates } from '../../passages/rank.ts';
import type { SentenceMatch } from '../../passages/sentence-match.ts';
import type { QueryVectors } from '../../passages/vectors.ts';
import type { Span } from '../../text/sentences.ts';
import { stem } from '../../text/stem.ts';
import { contentStems, words } from '../../text/words.ts';
import { isBesideTold, isTold } from '../conversation/told-before.ts';
import { worthAfter } from '../conversation/worth-after.ts';
import type { Question } from '../question/question.ts';
import { answerTypeMatch, givesExample } from './answer-type-match.ts';
import { definitionStrength } from './definition.ts';
import { entryAt, isEntryOf } from './entry-of-term.ts';
import { blockLedIn } from './forms.ts';
import { mayAnswer } from './may-answer.ts';
import { announces, captionsOf, isTask, leansOnPrevious, saysNothing, titlesOf } from './no-evidence.ts';
import { ownerNamed, searchedFor, speaksOfOwner } from './owner-named.ts';
import { orderWorth, placeQuality } from './place-quality.ts';
import { headersOf, withHeader } from './row-headers.ts';
import { aspectWorth, namesAsked, ofAnotherPerson, significanceWorth } from './significance.ts';
import { asksForCourse, asksForSeveral, tellsSteps } from './steps.ts';
import { type SentenceFeatures, sentenceWeights } from './weights.ts';
import { asksForSum, mayTellSum, roleWorth } from './who-and-how-much.ts';

/** One sentence that may answer, with what speaks for it. */
export interface EvidenceSentence {
  passage: Passage;
  /** Verbatim. */
  text: string;
  /** Offsets into `passage.text`. */
  start: number;
  end: number;
  /** The row that heads the table, of a row. */
  header: string;
  match: SentenceMatch;
  features: SentenceFeatures;
  /** That this sentence holds the answer, given that one of the candidates does. */
  probability: number;
}

export interface QuestionEvidence {
  query: Query;
  candidates: PassageCandidate[];
  /** Most probable first. */
  sentences: EvidenceSentence[];
}

/** How many passages are read for an answer. */
const depth = 5;
/** A section that is named by what is asked may have few of the other words. */
const headedDepth = 12;
/** A term is defined in one place and used in many: further passages are read for a clear definition alone. */
const definitionDepth = 150;
const clearDefinition = 0.9;

/**
 * Reads the best passages for a question and weighs their sentences as answers.
 * @param preferred passages that are read first where others are hardly better: those of the week that is open
 * @param only documents that are asked of; no other is read
 */
export function gatherEvidence(
  index: PassageIndex,
  question: Question,
  vectors?: QueryVectors | null,
  preferred: ReadonlySet<Passage> | null = null,
  only: ReadonlySet<string> | null = null,
): QuestionEvidence {
  const query = readQuery(index, searchedFor(question));
  const { sort = null, subject } = question;
  const { told = null } = question;
  const owner = ownerNamed(question.text);
  const isWide = subject.length > 0 || only || sort || told || owner || asksForSum(question);
  const limit = isWide ? definitionDepth : headedDepth;
  const found = rankCandidates(index, query, limit, vectors, preferred).filter(({ p }) =>
    mayAnswer(index.passages[p], question, only),
  );
  const ofOwner = owner === null ? [] : found.filter(({ p }) => speaksOfOwner(index.passages[p], owner));
  const near = ofOwner.length > 0 ? ofOwner : found;
  const ranked = sort === null ? near : near.filter(({ p }) => speaksOf(index.passages[p], sort)).slice(0, depth);
  // "Who was right, Ahl or Roe?" names those of whom one is the answer.
  const isChoice = question.kind === 'who' && /\bor\b/i.test(question.text);
  const asked = new Set(isChoice ? [] : words(question.text).map((word) => word.folded));
  const isNew = saysMoreThan(question);
  const weighed = ranked.map((candidate, rank) => {
    const passage = index.passages[candidate.p];
    const place = passage ? placeQuality(passage, question) : 0;
    const isHeaded =
      passage !== undefined &&
      (place > 0 || (told !== null && isBesideTold(told, passage)) || mayTellSum(question, passage.text));
    if (!passage || (rank >= depth && !isHeaded && !definesClearly(passage, question))) return [];
    const sentences = weighPassage(passage, candidate, ranked[0]?.score ?? 0, question, asked, isNew);
    const needed = rank < depth || isHeaded || sentences.some(({ features }) => features.definition >= clearDefinition);
    return needed ? sentences.map((sentence) => ({ sentence, place })) : [];
  });
  const sentences = weighed.flatMap((each) => each.map(({ sentence }) => sentence));
  const read = ranked.slice(0, headedDepth).flatMap(({ p }) => index.passages[p] ?? []);
  const people = namesAsked(question, read);
  const merits = weighed.flatMap((each) =>
    each.map(
      ({ sentence: { features, passage, text, start }, place }) =>
        merit(features) +
        place +
        orderWorth(question.text, text) +
        roleWorth(question, text) +
        significanceWorth(question, text) +
        aspectWorth(question, text) +
        ofAnotherPerson(people, passage, text, passage.text.slice(0, start)) +
        (told ? worthAfter(told, { passage, text, start }, features.sign) : 0),
    ),
  );
  const best = Math.max(...merits);
  const total = merits.reduce((sum, value) => sum + Math.exp(value - best), 0);
  sentences.forEach((sentence, i) => {
    sentence.probability = Math.exp((merits[i] ?? 0) - best) / total;
  });
  sentences.sort((x, y) => y.probability - x.probability);
  return { query, candidates: ranked, sentences };
}

/** Whether a passage or the headings above it have a word. */
function speaksOf(passage: Passage | undefined, word: string): boolean {
  const stems = contentStems(word);
  const said = passage ? contentStems([...passage.headingPath, passage.text].join('\n')) : [];
  return stems.every((stem) => said.includes(stem));
}

function weighPassage(
  passage: Passage,
  candidate: PassageCandidate,
  bestScore: number,
  question: Question,
  asked: ReadonlySet<string>,
  isNew: (sentence: string) => boolean,
): EvidenceSentence[] {
  // The first match is that of the headings; the rest follow the sentences one by one.
  const spans = sentencesOf(passage);
  const headers = headersOf(passage, spans);
  const asksAt = (i: number): boolean => {
    const span = spans[i];
    return span !== undefined && /\?["”’)]*$/.test(passage.text.slice(span.start, span.end));
  };
  const matches = candidate.sentences
    .slice(1)
    .map((match, i) => withHeader(match, candidate.sentences[(headers[i] ?? -1) + 1], headers[i]))
    .map((match, i, all) => (asksAt(i - 1) ? atLeast(match, all[i - 1]) : match));
  const tells = ({ start, end }: Span): boolean =>
    asksForCourse(question.text) && tellsSteps(passage.text.slice(start, end));
  const captions = captionsOf(passage).filter((block) => !tells(block));
  const titles = titlesOf(passage);
  const isOfSeveral = asksForSeveral(question.text);
  // What goes on stands where it was told, however few of its words the question has.
  const isBeside = question.told?.isText === true && isBesideTold(question.told, passage);
  const worth = (match: SentenceMatch): number => (match.terms + match.forms) * match.coverage;
  const most = Math.max(0, ...matches.map(worth));
  return spans.flatMap(({ start, end }, i) => {
    const match = matches[i];
    const text = passage.text.slice(start, end);
    const headed = headers[i] === undefined ? undefined : spans[headers[i]];
    if (
      !match ||
      headers[i] === i ||
      saysNothing(text) ||
      (question.told && !question.told.isFact && isTold(question.told, text))
    )
      return [];
    if (captions.some((caption) => caption.start <= start && end <= caption.end)) return [];
    if (titles.has(start)) return [];
    if (!isNew(text) && !blockLedIn(passage, end)) return [];
    const definition = question.kind === 'example' ? 0 : definesIn(text, question.subject, passage, start);
    const features: SentenceFeatures = {
      passage: Math.max(candidate.score - bestScore, isBeside ? -1 : -Infinity),
      terms: match.terms,
      forms: match.forms,
      coverage: match.coverage,
      definition,
      example: question.kind === 'example' && showsExample(passage, spans, i, match) ? 1 : 0,
      asks: isTask(text) || announces(text) ? 1 : 0,
      leadsIn: isOfSeveral && match.coverage > 0 && leadsList(passage, end) ? 1 : 0,
      sign: question.kind === 'define' ? definitionSign(definition) : answerTypeMatch(question.kind, text, asked),
      carried: leansOnPrevious(text) ? (matches[i - 1]?.terms ?? 0) : 0,
      bestOfPassage: worth(match) >= most ? 1 : 0,
    };
    const header = headed ? passage.text.slice(headed.start, headed.end) : '';
    return [{ passage, text, start, end, header, match, features, probability: 0 }];
  });
}

/** A definition of a term's last word defines the term almost as surely, if its section names the other words. */
const inShort = 0.85;

/** As `definitionStrength`; under "River ice", "This is called packing" defines the packing of river ice. */
function definesIn(text: string, term: readonly string[], passage: Passage, start: number): number {
  const entry = entryAt(passage, start);
  if (entry) return isEntryOf(entry, term) ? 1 : 0;
  const whole = definitionStrength(text, term);
  const [last] = term.slice(-1);
  if (term.length < 2 || last === undefined || whole >= clearDefinition) return whole;
  const short = definitionStrength(text, [last]);
  if (short * inShort <= whole || short < clearDefinition) return whole;
  // Where the sentence names the term in full, its last word alone is a wider term.
  if (whole > 0 || namesInFull(text, term)) return whole;
  const around = new Set(contentStems([...passage.headingPath, passage.text].join('\n')));
  return term.every((each) => around.has(each)) ? short * inShort : whole;
}

function namesInFull(text: string, term: readonly string[]): boolean {
  const said = words(text).map(({ folded }) => stem(folded));
  return said.some((_, i) => term.every((each, k) => said[i + k] === each));
}

const leadsList = (passage: Passage, end: number): boolean => blockLedIn(passage, end)?.form === 'item';

/** In sentences: an example further on is one of something else. */
const exampleWithin = 3;
const speaksOfIt = 0.5;

/** Whether a sentence gives an example of what is asked, or names it right before one. */
function showsExample({ text }: Passage, spans: readonly Span[], i: number, { coverage }: SentenceMatch): boolean {
  const near = spans.slice(i, i + exampleWithin + 1).map(({ start, end }) => text.slice(start, end));
  return coverage > speaksOfIt && near.some((sentence) => givesExample.test(sentence));
}

/** What stands behind "How can a mill be saved?" is about saving a mill. */
function atLeast(match: SentenceMatch, asked: SentenceMatch | undefined): SentenceMatch {
  if (!asked || asked.coverage <= match.coverage) return match;
  const { terms, forms, coverage } = asked;
  return { ...match, terms: Math.max(terms, match.terms), forms: Math.max(forms, match.forms), coverage };
}

function definesClearly(passage: Passage, { subject }: Question): boolean {
  const { text } = passage;
  return (
    mayName(text, subject) &&
    sentencesOf(passage).some(({ start, end }) => {
      const sentence = text.slice(start, end);
      return mayName(sentence, subject) && definitionStrength(sentence, subject) >= clearDefinition;
    })
  );
}

const accented = /[\u00c0-\u024f]/;

/** Whether a text may hold the words of a term, given their stems: a look at its letters, before any word is read. */
export function mayName(text: string, term: readonly string[]): boolean {
  if (accented.test(text)) return true;
  const letters = text.toLowerCase();
  return term.every((stemmed) => letters.includes(stemmed.length > 2 ? stemmed.slice(0, -1) : stemmed));
}

/** An echo of the question is the best match and no answer, unless the question names the answers to choose from. */
function saysMoreThan({ kind, text }: Question): (sentence: string) => boolean {
  if (kind === 'yes-no' || /\bor\b/i.test(text)) return () => true;
  const asked = new Set(contentStems(text));
  return (sentence) => contentStems(sentence).some((stem) => !asked.has(stem));
}

function definitionSign(definition: number): number {
  if (definition >= 0.7) return 1;
  return definition > 0 ? 0 : -1;
}

const featureNames = Object.keys(sentenceWeights) as (keyof SentenceFeatures)[];

function merit(features: SentenceFeatures): number {
  let sum = 0;
  for (const key of featureNames) sum += sentenceWeights[key] * features[key];
  return sum;
}
