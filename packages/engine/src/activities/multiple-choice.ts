import { countWords } from '../answers/render/shorten.ts';
import { contentStems } from '../text/words.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import { cite } from '../vocabulary/explain-term.ts';
import type { MultipleChoice, WantedItems } from './activity.ts';
import { givesAway, makeCloze, worthOfGap } from './cloze.ts';
import { whoQuestion, yearQuestion } from './flashcards.ts';
import { shuffled, stableHash } from './hash.ts';
import { causeOf } from './question-cards.ts';
import { capitalise, gap, readableSentence } from './readable.ts';
import { readyChoices } from './ready-items.ts';
import { isSameStatement } from './same-statement.ts';
import { otherValues, type PartKind, partsNamed, partsOf } from './sentence-parts.ts';
import { type Placed, spreadOverText } from './spread.ts';
import type { StudyFact, StudyText } from './study-text.ts';
import {
  areAlike,
  askForDefinition,
  askForTerm,
  definedTermFacts,
  hasPhrase,
  isKindOf,
  rivals,
  type TermFact,
} from './term-facts.ts';
import { areOfOneField, subjectOfTerm } from './term-fields.ts';
import { inflectedForm, isPluralForm, kindNames, namesLike, passageKey, wantsPlural } from './term-forms.ts';

type Draft = MultipleChoice & Placed;

interface Choice {
  question: string;
  answer: string;
  distractors: string[];
}

/** What a choice of another kind than the answer takes from a question: it is seen to be wrong. */
const unlike = 0.7;
/** In a shorter statement many terms fit the gap. */
const fewestWords = 8;
/** Distractors much longer or shorter than the answer give it away. */
const lengthRatio = 3;
/** Share of the questions that ask for a year or number. */
const mostFigures = 0;

/** Questions with four choices: which term, which meaning, which word in the gap, which year, number or person. */
export function makeMultipleChoice(text: StudyText, { count, seed, isWanted }: WantedItems): MultipleChoice[] {
  const defined = definedTermFacts(text.terms);
  const named = partsNamed(text);
  const drafts = [
    ...readyChoices(text),
    ...defined.flatMap((fact, i) => termChoice(fact, defined, text, i % 2 === 0 || hasKinds(fact, text), seed)),
    ...text.facts.flatMap((fact) => gapChoice(fact, defined, text, seed)),
    ...text.facts.flatMap((fact) => partChoice(fact, named, seed)),
    ...causeChoices(text, seed),
  ].filter(isWanted);
  const asked = new Set<string>();
  const unlike = drafts.filter(({ question }) => !asked.has(question) && asked.add(question));
  const figures = spreadOverText(unlike.filter(isFigure), Math.ceil(count * mostFigures), seed, repeats);
  const chosen = spreadOverText([...unlike.filter((draft) => !isFigure(draft)), ...figures], count, seed, repeats);
  // Where the text bears little else, years are better than nothing.
  const more =
    chosen.length < count
      ? spreadOverText(
          unlike.filter((draft) => !chosen.includes(draft)),
          count - chosen.length,
          seed,
          (draft, added) => repeats(draft, [...chosen, ...added]),
        )
      : [];
  return [...chosen, ...more].map(({ weight, subject, ...item }) => item);
}

/** One sentence asks for one term once, whichever way round, and no other sentence that says the same asks again. */
function repeats(draft: Draft, chosen: readonly Draft[]): boolean {
  return chosen.some((other) => {
    const [quote, otherQuote] = [draft.citation.quote, other.citation.quote];
    const isSameTerm = other.subject === draft.subject && (quote.includes(otherQuote) || otherQuote.includes(quote));
    return isSameTerm || isSameStatement(draft, other);
  });
}

function isFigure({ options }: MultipleChoice): boolean {
  return options.every((option) => /^[\d.,%]+$/.test(option));
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

function termChoice(
  fact: TermFact,
  all: readonly TermFact[],
  text: StudyText,
  backwards: boolean,
  seed: number,
): Draft[] {
  const { term, definition } = fact;
  const others = rivals(fact, all);
  const rest = {
    bloomLevel: backwards ? ('remember' as const) : ('understand' as const),
    difficulty: backwards ? ('easy' as const) : ('medium' as const),
    citation: term.citation,
    explanation: `“${capitalise(term.term)}”: ${definition}.`,
    // What repeats the term's words is found without knowing it.
    weight: term.score / 2 + 1 - (givesAway(definition, term.term) ? 2 : 0),
    subject: phraseKey(term.term),
  };
  if (backwards) {
    const plural = isPluralForm(term.term);
    const alike = others.filter(({ term: other }) => isPluralForm(other.term) === plural);
    const like = alike.filter((other) => areAlike(fact, other));
    const known = new Set(all.map(({ term }) => term.term));
    const further = [...namesLike(term, { text, plural, passage: fact.quoteKey })].filter((name) => !known.has(name));
    const called = fact.genus === null ? [] : kindNames(text, fact.genus, plural);
    const ofKind = [...further, ...called].filter(
      (name) => isKindOf(fact, phraseKey(name)) && !known.has(name) && !hasPhrase(fact.quoteKey, phraseKey(name)),
    );
    const names = [
      ...ofKind,
      ...apart(like).map(({ term }) => term.term),
      ...apart(alike).map(({ term }) => term.term),
    ];
    const good = new Set([...ofKind, ...like.map(({ term }) => term.term)]);
    const distractors = different([...names, ...further]);
    const weight = rest.weight - unlike * distractors.filter((name) => !good.has(name)).length;
    return build({ question: askForTerm(fact), answer: term.term, distractors }, { ...rest, weight }, seed);
  }
  const ofLength = others.filter((other) => {
    const ratio = other.length / fact.length;
    return ratio < lengthRatio && ratio > 1 / lengthRatio && !other.definitionKey.includes(fact.key);
  });
  const chosen = apart([...ofLength.filter((other) => areAlike(fact, other)), ...ofLength]);
  const distractors = chosen.map((other) => capitalise(other.definition));
  const weight = rest.weight - unlike * chosen.filter((other) => !areAlike(fact, other)).length;
  return build(
    { question: askForDefinition(fact), answer: capitalise(definition), distractors },
    { ...rest, weight },
    seed,
  );
}

/** A term beside which the materials name others of its kind is asked for among these. */
const hasKinds = ({ genus, term, quoteKey }: TermFact, text: StudyText): boolean =>
  genus !== null &&
  kindNames(text, genus, isPluralForm(term.term)).filter((name) => !hasPhrase(quoteKey, phraseKey(name))).length > 2;

/** The first three that are not each other's other name. */
function apart(facts: readonly TermFact[]): TermFact[] {
  const chosen: TermFact[] = [];
  for (const fact of facts) {
    if (chosen.length === 3) break;
    if (!chosen.some(({ key }) => hasPhrase(key, fact.key) || hasPhrase(fact.key, key))) chosen.push(fact);
  }
  return chosen;
}

/** The first three names of which none holds another. */
function different(names: Iterable<string>): string[] {
  const chosen: string[] = [];
  const keys: string[] = [];
  for (const name of names) {
    if (chosen.length === 3) break;
    const key = phraseKey(name);
    if (keys.some((other) => hasPhrase(other, key) || hasPhrase(key, other))) continue;
    chosen.push(name);
    keys.push(key);
  }
  return chosen;
}

/**
 * A term left out of a statement; the other choices fit its grammar, stand nowhere in the passage and mean something
 * else.
 */
function gapChoice(fact: StudyFact, all: readonly TermFact[], text: StudyText, seed: number): Draft[] {
  const { sentence, weight } = fact;
  const left = makeCloze(fact, text);
  if (!left) return [];
  const { term, front, answer } = left;
  const own = all.find((candidate) => candidate.term === term);
  if (countWords(front) < fewestWords) return [];
  const plural = wantsPlural(front, answer);
  const passage = passageKey(sentence.passage);
  const names = function* () {
    if (own?.genus) yield* kindNames(text, own.genus, plural).filter((name) => !hasPhrase(passage, phraseKey(name)));
    for (const { key, term: other } of own ? rivals(own, all) : []) {
      const form = hasPhrase(passage, key) ? null : inflectedForm(text.corpus, other.term, plural);
      if (form !== null) yield form;
    }
    yield* namesLike(term, { text, plural, passage });
  };
  const distractors = different(names());
  const odd = distractors.filter((name) => !isLike(answer, name)).length;
  const rest = {
    bloomLevel: 'understand' as const,
    difficulty: 'hard' as const,
    citation: cite(sentence, sentence),
    explanation: readableSentence(sentence.text),
    // What the text does not define is guessed, not known; what is of another kind is seen to be wrong.
    weight: weight - (own ? 0.4 : 2) + worthOfGap(front) - oddChoice * odd,
    subject: phraseKey(term.term),
  };
  const question = `Which term completes the statement? ${front}`;
  return build({ question, answer, distractors }, rest, seed);
}

const oddChoice = 0.4;

/** Whether two names are of one kind by their last words: both tools, or both a kind of rope. */
const isLike = (one: string, other: string): boolean =>
  areOfOneField(subjectOfTerm(one, null), subjectOfTerm(other, null)) ||
  phraseKey(one).split(' ').at(-1) === phraseKey(other).split(' ').at(-1);

/** Who or what "it" is stands in the statement that a reason was taken from. */
const pointsBack = /\b(?:it|its|they|their|them|he|his|she|her|this|these|that|such|also|had)\b/i;

/** Reasons of one length, from the same materials, of which one belongs to what is asked. */
function causeChoices(text: StudyText, seed: number): Draft[] {
  const causes = text.facts.flatMap((fact) => {
    const asked = causeOf(fact);
    return asked && /^(?:because|due to)\b/i.test(asked.answer) ? [{ fact, ...asked }] : [];
  });
  return causes.flatMap(({ fact, question, answer }) => {
    const start = answer.split(' ')[0];
    const stems = new Set(contentStems(question));
    const others = causes
      .filter((other) => other.fact !== fact && other.answer.split(' ')[0] === start && !pointsBack.test(other.answer))
      .filter((other) => {
        const ratio = other.answer.length / answer.length;
        return ratio < lengthRatio && ratio > 1 / lengthRatio;
      })
      // Of another matter, but of the same field: a reason that names what is asked about could be one more.
      .map((other) => ({ ...other, shared: contentStems(other.answer).filter((stem) => stems.has(stem)).length }))
      .filter(({ shared }) => shared <= mostSharedStems)
      .sort((x, y) => closeness(y.fact, fact) - closeness(x.fact, fact));
    const rest = {
      bloomLevel: 'understand' as const,
      difficulty: 'medium' as const,
      citation: cite(fact.sentence, fact.sentence),
      explanation: readableSentence(fact.sentence.text),
      weight: fact.weight + 0.6,
      subject: phraseKey(fact.terms[0]?.term ?? question),
    };
    return build({ question, answer, distractors: others.map((other) => other.answer) }, rest, seed);
  });
}

const mostSharedStems = 1;
const closeness = (one: StudyFact, other: StudyFact): number =>
  (one.sentence.passage.documentId === other.sentence.passage.documentId ? 1 : 0) -
  Math.abs(one.sentence.words.length - other.sentence.words.length) / 100;

/** A year, number or person of a statement asked for. */
function partChoice(fact: StudyFact, named: ReadonlyMap<PartKind, string[]>, seed: number): Draft[] {
  const { sentence, weight, terms } = fact;
  const text = readableSentence(sentence.text);
  const parts = partsOf(text).filter(({ kind }) => kind !== 'place');
  const part = parts.find(({ kind }) => parts.filter((other) => other.kind === kind).length === 1);
  if (!part) return [];
  const question = part.kind === 'year' ? yearQuestion(text) : part.kind === 'person' ? whoQuestion(text) : null;
  const asks = { year: 'Which year', person: 'Who', place: 'Which place' }[part.kind];
  const gapped = `${asks} completes the statement? ${text.slice(0, part.start)}${gap}${text.slice(part.end)}`;
  const isWhole = question !== null && question.answer === part.text;
  const rest = {
    bloomLevel: 'remember' as const,
    difficulty: 'medium' as const,
    citation: cite(sentence, sentence),
    explanation: text,
    weight: weight + (part.kind === 'person' ? 0.4 : part.kind === 'year' ? -0.4 : -0.8),
    // Asked once, a year is known.
    subject: part.kind === 'year' ? `year ${part.text}` : phraseKey(terms[0]?.term ?? text),
  };
  const distractors = otherValues(part, fact, named, 3);
  return build({ question: isWhole ? question.question : gapped, answer: part.text, distractors }, rest, seed);
}
