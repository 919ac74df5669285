import { countWords } from '../answers/render/shorten.ts';
import { memoize, weekOfSentences } from '../text/memoize.ts';
import { tagWords } from '../text/parts-of-speech.ts';
import { contentStems } from '../text/words.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import { cite } from '../vocabulary/explain-term.ts';
import type { Flashcard, WantedItems } from './activity.ts';
import { givesAway, makeCloze, worthOfGap } from './cloze.ts';
import { stableHash } from './hash.ts';
import { listCards } from './list-question.ts';
import { questionCards } from './question-cards.ts';
import { capitalise, readableSentence } from './readable.ts';
import { readyCards } from './ready-items.ts';
import { partsOf } from './sentence-parts.ts';
import type { Placed } from './spread.ts';
import { spreadOverText } from './spread.ts';
import type { StudyFact, StudyText } from './study-text.ts';
import { askForTerm, definedTermFacts, hasPhrase, sameMeaning, type TermFact } from './term-facts.ts';

type Draft = Flashcard & Placed;

const mostBackWords = 55;
const surelyMeant = 0.8;
const inPassing = 1.5;
const ofSomebody = 1.5;
/** The other side of a card that is there already. */
const lastResort = 2;
/** A gap in fewer words can be filled by many terms. */
const fewestFrontWords = 10;
/** Terms above it stand in headings or turn up throughout. */
const headingScore = 4;
/** How surely the text defines a term that a gap asks for. */
const beyondDoubt = 0.7;

/** Term and definition both ways, gaps, and questions with a short answer. */
export function makeFlashcards(text: StudyText, { count, seed, isWanted }: WantedItems): Flashcard[] {
  const defined = definedTermFacts(text.terms);
  const cards = [
    ...readyCards(text),
    ...listCards(text),
    ...defined.flatMap((fact, i) => definitionCard(fact, i, defined)),
    ...text.facts.flatMap((fact) => clozeCard(fact, text, defined)),
    ...text.facts.flatMap((fact) => [...questionCards(fact), ...whoCard(fact), ...tellCard(fact)]),
  ].filter((card) => isSound(card) && isWanted(card));
  const fronts = new Set<string>();
  const different = cards.filter(({ front }) => {
    const key = phraseKey(front);
    return !fronts.has(key) && fronts.add(key);
  });
  return spreadOverText(different, count, seed, tells).map(withoutPlace);
}

function withoutPlace({ weight, subject, isListed, ...card }: Draft): Flashcard {
  return card;
}

function isSound({ front, back }: Flashcard): boolean {
  const [f, b] = [phraseKey(front), phraseKey(back)];
  return b !== '' && f !== b && !` ${f} `.includes(` ${b} `) && countWords(back) <= mostBackWords;
}

/** Every other term is asked the other way round: recalling the word is harder than recalling what it means. */
function definitionCard(fact: TermFact, order: number, all: readonly TermFact[]): Draft[] {
  const { term, definition } = fact;
  const name = term.abbreviation === null ? term.term : `${term.term} (${term.abbreviation})`;
  const common = {
    type: 'flashcards' as const,
    citation: term.citation,
    explanation: `Your reading says: “${readableSentence(term.citation.quote)}”`,
    // What is named once, in passing, matters less.
    // Of people a course asks seldom.
    weight:
      term.score / 2 +
      1 -
      (term.uses < 2 && term.certainty < surelyMeant ? inPassing : 0) -
      (fact.kind === 'person' || /^\p{Lu}\p{Ll}+$/u.test(term.term) ? ofSomebody : 0),
    subject: phraseKey(term.term),
    isListed: term.isListed === true,
  };
  // A front that tells two terms alike has two right backs.
  const isAlone = !all.some((other) => other !== fact && sameMeaning(fact, other));
  const mayTurn = isAlone && !givesAway(definition, term.term);
  const turned = mayTurn && order % 3 === 2;
  const card = (backwards: boolean): Draft => {
    const front = backwards ? askForTerm(fact) : capitalise(name);
    const back = backwards ? capitalise(term.term) : capitalise(definition);
    return {
      ...common,
      id: stableHash(`flashcard ${front} ${back}`),
      form: backwards ? 'definition' : 'term',
      bloomLevel: backwards ? 'understand' : 'remember',
      difficulty: backwards ? 'medium' : 'easy',
      weight: common.weight - (backwards === turned ? 0 : lastResort),
      front,
      back,
    };
  };
  return mayTurn ? [card(false), card(true)] : [card(false)];
}

/** A gap asks for something worth knowing: what the text defines, or heads a section with. */
const isKnown = ({ certainty, score }: StudyText['terms'][number]): boolean =>
  certainty >= beyondDoubt || score >= headingScore;

/** What a card shows on both sides gives away another whose answer and most of whose question stand in it. */
function tells(card: Draft, chosen: readonly Draft[]): boolean {
  return chosen.some((other) => givesAwayCard(card, other) || givesAwayCard(other, card));
}

const mostShared = 0.6;
const stemsOf = memoize((text: string): ReadonlySet<string> => new Set(contentStems(text)), weekOfSentences);

function givesAwayCard(card: Draft, other: Draft): boolean {
  const shown = phraseKey(`${card.front} ${card.back}`);
  const stems = stemsOf(`${card.front} ${card.back}`);
  const [question, answer] = other.form === 'term' ? [other.back, other.front] : [other.front, other.back];
  const asked = [...stemsOf(question)];
  const shared = asked.filter((stem) => stems.has(stem)).length;
  return hasPhrase(shown, phraseKey(answer)) && asked.length > 0 && shared >= asked.length * mostShared;
}

/** The most important term of a statement left out of it. */
function clozeCard(fact: StudyFact, text: StudyText, defined: readonly TermFact[]): Draft[] {
  const left = makeCloze(fact, text);
  if (!left) return [];
  const { sentence, weight } = fact;
  const { term, front, answer } = left;
  if (countWords(front) < fewestFrontWords || !isKnown(term)) return [];
  const isDefined = defined.some((other) => other.term === term);
  // The definition has a card of its own.
  if (isDefined && term.citation.quote.includes(sentence.text)) return [];
  return [
    {
      type: 'flashcards',
      form: 'cloze',
      id: stableHash(`flashcard ${front} ${answer}`),
      bloomLevel: 'remember',
      difficulty: isDefined ? 'medium' : 'hard',
      front: `Fill the gap: ${front}`,
      back: answer,
      citation: cite(sentence, sentence),
      explanation: readableSentence(sentence.text),
      weight: weight - 1.2 + worthOfGap(front),
      subject: phraseKey(term.term),
    },
  ];
}

/** Below any other card: it only asks what is said of something. */
const ofTelling = 4;
const mostSubjectWords = 5;
const fewestToldWords = 6;

/** "What does your reading say about “a spring tide”?" for a statement that opens with its subject. */
function tellCard({ sentence, weight, terms }: StudyFact): Draft[] {
  const text = readableSentence(sentence.text);
  const said = tagWords(text);
  const verb = said.findIndex(({ part, copula, gerund }) => copula || (part === 'verb' && !gerund));
  const subject = verb < 1 ? '' : text.slice(0, said[verb - 1]?.end ?? 0);
  const isThing = said
    .slice(0, Math.max(0, verb))
    .every(({ part }) => /^(?:noun|name|adjective|determiner)$/.test(part));
  const isLong = countWords(subject) > mostSubjectWords || countWords(text) < fewestToldWords;
  // What is no term of the text and stands in no heading is said in passing.
  const heading = stemsOf(sentence.passage.headingPath.join(' '));
  const isOfTerm =
    terms.some(({ term }) => hasPhrase(phraseKey(subject), phraseKey(term))) ||
    contentStems(subject).some((stem) => heading.has(stem));
  // "The strike": which one was told before. "The tools painters use": a second plural opens a clause.
  const isTold = /^The\s\p{Ll}+$/u.test(subject) || /^(?:Most|Many|Some|All|Few|Several)\s/.test(subject);
  const isClause = said.slice(1, verb).some(({ plural }, i) => plural && said[i]?.plural);
  if (subject === '' || isTold || isClause || !isThing || isLong || !isOfTerm || !/[\p{L}\d]$/u.test(subject))
    return [];
  const named = /^(?:The|An?)\s/.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;
  const front = `What does your reading say about “${named}”?`;
  return [
    {
      type: 'flashcards',
      form: 'question',
      id: stableHash(`flashcard ${front} ${text}`),
      bloomLevel: 'understand',
      difficulty: 'medium',
      front,
      back: text,
      citation: cite(sentence, sentence),
      explanation: text,
      weight: weight - ofTelling,
      subject: phraseKey(terms[0]?.term ?? named),
    },
  ];
}

/** "Who …?" for a statement whose subject is a person. */
function whoCard({ sentence, weight }: StudyFact): Draft[] {
  const text = readableSentence(sentence.text);
  const asked = whoQuestion(text);
  if (!asked) return [];
  return [
    {
      type: 'flashcards',
      form: 'question',
      id: stableHash(`flashcard ${asked.question} ${asked.answer}`),
      bloomLevel: 'remember',
      difficulty: 'medium',
      front: asked.question,
      back: asked.answer,
      citation: cite(sentence, sentence),
      explanation: text,
      weight,
      subject: phraseKey(asked.question),
    },
  ];
}

interface Asked {
  question: string;
  answer: string;
}

export function whoQuestion(text: string): Asked | null {
  const subject = partsOf(text)[0];
  if (subject?.kind !== 'person' || subject.start !== 0 || /,\s(?:and|but|who)\s|;/.test(text)) return null;
  const rest = text.slice(subject.end);
  const verb = tagWords(text).find(({ start }) => start > subject.end);
  if (!verb || !(verb.part === 'verb' || verb.copula) || verb.gerund || !/^\s\p{Ll}/u.test(rest)) return null;
  if (/\b(?:he|she|his|her|him|they|their)\b/i.test(rest)) return null;
  return { question: `Who${rest.replace(/[.]$/, '')}?`, answer: subject.text };
}

export function yearQuestion(text: string): Asked | null {
  const match =
    /^((?:The |A |An )?(?:[\p{L}’'-]+\s){1,8}?)(was|were)\s(\p{L}+(?:ed|en|un|lt|wn|de|nt|ght)\b[^,;]*?)\sin\s(1\d{3}|20\d{2})\.$/u.exec(
      text,
    );
  const [, subject = '', verb = '', rest = '', year = ''] = match ?? [];
  if (!match || /\b(?:who|which|that|when|where|after|and)\b/.test(subject) || /\d{4}/.test(subject + rest))
    return null;
  const opening = tagWords(text)[0];
  const named = opening?.part === 'name' || opening?.part === 'noun';
  return {
    question: `In what year ${verb} ${named ? subject : subject.charAt(0).toLowerCase() + subject.slice(1)}${rest}?`,
    answer: year,
  };
}
