import { countWords } from '../answers/shorten.ts';
import { singular } from '../text/singular.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import { cite } from '../vocabulary/find-vocabulary.ts';
import type { MultipleChoice } from './activity.ts';
import { whoQuestion, yearQuestion } from './flashcards.ts';
import { shuffled, stableHash } from './hash.ts';
import { capitalise, gap, hideArticle, readable } from './readable.ts';
import { otherValues, type PartKind, partsNamed, partsOf, replaceSpans, termSpans } from './sentence-parts.ts';
import { type Placed, spread } from './spread.ts';
import type { Fact, StudyText } from './study-text.ts';
import { askForTerm, hasPhrase, kindOf, rivals, type TermFact, termFacts } from './term-facts.ts';

type Draft = MultipleChoice & Placed;

interface Choice {
  question: string;
  answer: string;
  distractors: string[];
}

/** Distractors much longer or shorter than the answer give it away. */
const lengthRatio = 3;

/** Questions with four choices: which term, which meaning, which word in the gap, which year, number or person. */
export function makeMultipleChoice(text: StudyText, count: number, seed: number): MultipleChoice[] {
  const defined = termFacts(text.terms);
  const named = partsNamed(text);
  const drafts = [
    ...defined.flatMap((fact, i) => termChoice(fact, defined, i % 2 === 0, seed)),
    ...text.facts.flatMap((fact) => gapChoice(fact, defined, seed)),
    ...text.facts.flatMap((fact) => partChoice(fact, named, seed)),
  ];
  const asked = new Set<string>();
  const different = drafts.filter(({ question }) => !asked.has(question) && asked.add(question));
  return spread(different, count).map(({ weight, subject, ...item }) => item);
}

function build(
  choice: Choice,
  rest: Omit<Draft, 'type' | 'id' | 'question' | 'options' | 'answerIndex'>,
  seed: number,
): Draft[] {
  const { question, answer } = choice;
  const distractors = choice.distractors.slice(0, 3);
  const keys = new Set([answer, ...distractors].map(phraseKey));
  if (distractors.length < 3 || keys.size < 4 || ` ${phraseKey(question)} `.includes(` ${phraseKey(answer)} `))
    return [];
  const quote = phraseKey(rest.citation.quote);
  if (distractors.some((option) => hasPhrase(quote, phraseKey(option)))) return [];
  const options = shuffled([answer, ...distractors], (option) => `${question} ${option}`, seed);
  const id = stableHash(`choice ${question} ${[...options].sort().join(' ')}`);
  return [{ type: 'multiple-choice', id, question, options, answerIndex: options.indexOf(answer), ...rest }];
}

function termChoice(fact: TermFact, all: readonly TermFact[], backwards: boolean, seed: number): Draft[] {
  const { term, definition } = fact;
  const others = rivals(fact, all);
  const rest = {
    bloomLevel: backwards ? ('remember' as const) : ('understand' as const),
    difficulty: backwards ? ('easy' as const) : ('medium' as const),
    citation: term.citation,
    explanation: `“${capitalise(term.term)}”: ${definition}.`,
    weight: term.score / 2 + 0.5,
    subject: phraseKey(term.term),
  };
  if (backwards) {
    const distractors = apart(others).map(({ term: other }) => other.term);
    return build({ question: askForTerm(fact), answer: term.term, distractors }, rest, seed);
  }
  const length = countWords(definition);
  const ofLength = others.filter((other) => {
    const ratio = countWords(other.definition) / length;
    return (
      ratio < lengthRatio && ratio > 1 / lengthRatio && !phraseKey(other.definition).includes(phraseKey(term.term))
    );
  });
  const distractors = apart(ofLength).map((other) => capitalise(other.definition));
  return build({ question: `What does “${term.term}” mean?`, answer: capitalise(definition), distractors }, rest, seed);
}

/** The first three that are not each other's other name. */
function apart(facts: readonly TermFact[]): TermFact[] {
  const chosen: TermFact[] = [];
  for (const fact of facts) {
    if (chosen.length === 3) break;
    if (!chosen.some(({ key }) => hasPhrase(key, fact.key) || hasPhrase(fact.key, key))) chosen.push(fact);
  }
  return chosen;
}

/** A term left out of a statement; the other choices fit its grammar, stand nowhere in the passage and mean something else. */
function gapChoice({ sentence, terms, weight }: Fact, all: readonly TermFact[], seed: number): Draft[] {
  const term = terms[0];
  const fact = all.find((candidate) => candidate.term === term);
  if (!term || !fact) return [];
  const spans = termSpans(sentence.text, term.term);
  const first = spans[0];
  if (!first) return [];
  const answer = sentence.text.slice(first.start, first.end);
  if (/['’]s?$/.test(answer) || /^['’]/.test(sentence.text.slice(first.end))) return [];
  const isPlural = singular(answer.toLowerCase()) !== answer.toLowerCase();
  const front = hideArticle(readable(replaceSpans(sentence.text, spans, gap)));
  const passage = phraseKey(sentence.passage.text);
  const shape = (name: string): string => (isPlural && !fact.kind.startsWith('name') ? plural(name) : name);
  const distractors = apart(rivals(fact, all).filter(({ key }) => !hasPhrase(passage, key)))
    .filter(({ term: other }) => kindOf(other.term) === fact.kind)
    .map(({ term: other }) => shape(other.term));
  const rest = {
    bloomLevel: 'understand' as const,
    difficulty: 'hard' as const,
    citation: cite(sentence, sentence),
    explanation: readable(sentence.text),
    weight: weight - 0.2,
    subject: phraseKey(term.term),
  };
  return build(
    { question: `Which term completes the statement? ${front}`, answer: lowered(answer, term.term), distractors },
    rest,
    seed,
  );
}

function lowered(answer: string, term: string): string {
  return /^\p{Lu}/u.test(term) ? answer : answer.toLowerCase();
}

function plural(name: string): string {
  if (/s$/.test(name)) return name;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** A year, number or person of a statement asked for. */
function partChoice(fact: Fact, named: ReadonlyMap<PartKind, string[]>, seed: number): Draft[] {
  const { sentence, weight, terms } = fact;
  const text = readable(sentence.text);
  const parts = partsOf(text).filter(({ kind }) => kind !== 'place');
  const part = parts.find(({ kind }) => parts.filter((other) => other.kind === kind).length === 1);
  if (!part) return [];
  const question = part.kind === 'year' ? yearQuestion(text) : part.kind === 'person' ? whoQuestion(text) : null;
  const asks = { year: 'Which year', number: 'Which number', person: 'Who', place: 'Which place' }[part.kind];
  const gapped = `${asks} completes the statement? ${text.slice(0, part.start)}${gap}${text.slice(part.end)}`;
  const isWhole = question !== null && question.answer === part.text;
  const rest = {
    bloomLevel: 'remember' as const,
    difficulty: 'medium' as const,
    citation: cite(sentence, sentence),
    explanation: text,
    weight: weight + (part.kind === 'person' ? 0.4 : part.kind === 'year' ? -0.2 : -0.4),
    // Asked once, a year is known.
    subject: part.kind === 'year' ? `year ${part.text}` : phraseKey(terms[0]?.term ?? text),
  };
  const distractors = otherValues(part, fact, named, 3);
  return build({ question: isWhole ? question.question : gapped, answer: part.text, distractors }, rest, seed);
}
