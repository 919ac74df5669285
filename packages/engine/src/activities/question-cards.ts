import { countWords } from '../answers/render/shorten.ts';
import { tagWords } from '../text/parts-of-speech.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import { cite } from '../vocabulary/explain-term.ts';
import type { Term } from '../vocabulary/term.ts';
import type { Flashcard } from './activity.ts';
import { stableHash } from './hash.ts';
import { capitalise, isBalanced, readableSentence } from './readable.ts';
import { isSelfContained } from './self-contained.ts';
import { contrastQuestion, effectAsked, whyQuestion } from './socratic-questions.ts';
import type { Placed } from './spread.ts';
import type { StudyFact } from './study-text.ts';
import { hasPhrase } from './term-facts.ts';

/**
 * Cards that ask what a course asks: causes, effects, contrasts, examples and parts, each answered by one statement.
 */

const mostAnswerWords = 45;
const fewestAnswerWords = 3;
const fewestClaimWords = 5;
/** How surely both sides of a contrast are defined. */
const surelyKnown = 0.7;
const asksWhy = 'Why is that so, according to your reading?';

interface Asked {
  question: string;
  answer: string;
  level: Flashcard['bloomLevel'];
  weight: number;
}

export function questionCards(fact: StudyFact): (Flashcard & Placed)[] {
  const [term] = fact.terms;
  const asked = [
    causeOf(fact),
    ...(term ? [contrast(fact), effect(fact, term), examples(fact, term), parts(fact, term)] : []),
  ].find((each) => each !== null);
  if (!asked || !isSound(asked)) return [];
  const { question, answer, level, weight } = asked;
  return [
    {
      type: 'flashcards',
      form: 'question',
      id: stableHash(`flashcard ${question} ${answer}`),
      bloomLevel: level,
      difficulty: 'medium',
      front: question,
      back: answer,
      citation: cite(fact.sentence, fact.sentence),
      explanation: readableSentence(fact.sentence.text),
      weight: fact.weight + weight,
      subject: phraseKey(term?.term ?? question),
    },
  ];
}

function isSound({ question, answer }: Asked): boolean {
  const length = countWords(answer);
  const [front, back] = [phraseKey(question), phraseKey(answer)];
  return (
    length >= fewestAnswerWords &&
    length <= mostAnswerWords &&
    isBalanced(answer) &&
    !` ${front} `.includes(` ${back} `)
  );
}

const hasVerb = (text: string): boolean =>
  tagWords(text)
    .slice(0, -1)
    .some(({ part, copula }) => copula || part === 'verb');
const endOf = (text: string): string => capitalise(text.replace(/[\s.;,]+$/, ''));

/** "“The delta grows.” Why …?" with the reason alone for its answer. */
export function causeOf(fact: StudyFact): Asked | null {
  const question = whyQuestion(fact);
  const text = readableSentence(fact.sentence.text);
  const behind = /,?\s((?:because|due to|as a result of|so that|in order to)\s.+)$/i.exec(text)?.[1];
  const before = /^(because\s[^,]+),\s/i.exec(text)?.[1];
  const answer = before ?? behind;
  // "Because it …": who that is stands in the question.
  const isReason = answer === undefined || /^(?:due|because of|as a|in order|so)\b/i.test(answer) || hasVerb(answer);
  if (!isReason) return null;
  return question === null || answer === undefined
    ? null
    : {
        question,
        answer: endOf(answer.replace(/,\s(?:but|and then|although|though|while|whereas)\s.*$/i, '')),
        level: 'understand',
        // A short claim says little.
        weight: countWords(question) - countWords(asksWhy) < fewestClaimWords ? 0.2 : 0.7,
      };
}

function contrast(fact: StudyFact): Asked | null {
  const [one, ...others] = fact.terms;
  for (const other of others) {
    // Everyday things are told apart by everybody.
    const isKnown = one !== undefined && one.certainty >= surelyKnown && other.certainty >= surelyKnown;
    const question = isKnown ? contrastQuestion(fact, one, other) : null;
    if (question?.startsWith('What is the difference'))
      return { question, answer: endOf(readableSentence(fact.sentence.text)), level: 'analyze', weight: 0.8 };
  }
  return null;
}

function effect(fact: StudyFact, term: Term): Asked | null {
  const asked = effectAsked(fact, term);
  if (!asked || /\b(?:include|require|help with)\?$/.test(asked.question)) return null;
  const { question, effect: answer } = asked;
  return { question, answer: endOf(answer), level: 'understand', weight: 0.4 };
}

/** "Sanctions, such as fines and warnings, …": the examples of a term right before them. */
function examples(fact: StudyFact, term: Term): Asked | null {
  const text = readableSentence(fact.sentence.text);
  const match =
    /([^,;.]{3,60}?),?\s(?:such as|for example,?)\s([^.;()]{6,120}?)(?:,\s(?:is|are|was|were|can|may|have|has)\b|\.|;|$)/i.exec(
      text,
    );
  const [, before = '', list = ''] = match ?? [];
  if (!match || term.kind !== 'defined' || !hasPhrase(phraseKey(before), phraseKey(term.term))) return null;
  if (
    hasVerb(list) ||
    /\bof\s\S+(?:\s\S+)?$/i.test(before) ||
    !phraseKey(before).endsWith(phraseKey(term.term)) ||
    !/,\s|\s(?:and|or)\s/.test(list)
  )
    return null;
  return {
    question: `Which examples does your reading give of “${term.term}”?`,
    answer: endOf(list),
    level: 'understand',
    weight: 0.6,
  };
}

/** "X consists of A and B": what a thing is made of. */
function parts(fact: StudyFact, term: Term): Asked | null {
  const text = readableSentence(fact.sentence.text);
  const match =
    /^(?:(?:an?|the)\s)?(.{3,50}?)\s(?:consists? of|is made up of|are made up of|comprises?|is composed of|are composed of|is divided into|are divided into)\s(.{10,160})\.$/iu.exec(
      text,
    );
  const [, subject = '', list = ''] = match ?? [];
  if (!match || phraseKey(subject) !== phraseKey(term.term) || !isSelfContained(text) || !/\sand\s/.test(list))
    return null;
  return { question: `What does “${term.term}” consist of?`, answer: endOf(list), level: 'remember', weight: 0.6 };
}
