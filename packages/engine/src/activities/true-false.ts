import { memoize, weekOfSentences } from '../text/memoize.ts';
import { words } from '../text/words.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import { cite } from '../vocabulary/explain-term.ts';
import type { TrueFalse, WantedItems } from './activity.ts';
import { makeCloze } from './cloze.ts';
import { fraction, stableHash } from './hash.ts';
import { capitalise, gap, readableSentence } from './readable.ts';
import { readyStatements } from './ready-items.ts';
import { isSameStatement } from './same-statement.ts';
import { partsNamed } from './sentence-parts.ts';
import type { Placed } from './spread.ts';
import { spreadOverText } from './spread.ts';
import type { StudyFact, StudyText } from './study-text.ts';
import { matchArticle, swapsOf } from './swaps.ts';
import { areAlike, definedTermFacts, hasPhrase, rivals, type TermFact } from './term-facts.ts';
import { areOfOneField } from './term-fields.ts';
import { agrees, inflectedForm, isPluralForm, namesLike, openingOf, passageKey, wantsPlural } from './term-forms.ts';

type Draft = TrueFalse & Placed;

/** The likeliest; of more, some would be absurd. */
const mostRivals = 3;
/** Below this overlap with its quote a statement is no longer about it. */
const leastOverlap = 0.45;

/**
 * Statements to judge, half of them false: each false one says something else where the text says a word, year,
 * number or name.
 */
export function makeTrueFalse(text: StudyText, { count, seed, isWanted }: WantedItems): TrueFalse[] {
  const named = partsNamed(text);
  const said = new Set(text.facts.map(({ sentence }) => phraseKey(readableSentence(sentence.text))));
  const defined = definedTermFacts(text.terms);
  const ready = readyStatements(text);
  const trueOnes = [
    ...ready.filter(({ answer }) => answer),
    ...text.facts.map(trueStatement),
    ...defined.flatMap((fact) => (openingOf(fact.term) ? [] : meaning(fact, null))),
  ];
  const falseOnes = [
    ...ready.filter(({ answer }) => !answer),
    ...defined.flatMap((fact) => {
      const like = rivals(fact, defined).filter((other) => areAlike(fact, other));
      // Nobody takes a tower for a distance.
      const among = like.slice(0, mostRivals);
      const rival = among[Math.floor(fraction(fact.term.term, seed) * among.length)];
      return rival ? (exchanged(fact, rival) ?? meaning(fact, rival)) : [];
    }),
    ...text.facts.flatMap((fact) => falseStatement(fact, named, text, seed)),
    ...text.facts.flatMap((fact) => otherTerm(fact, text, defined, seed)),
  ].filter(({ statement }) => !said.has(phraseKey(statement)));
  const isFit = (draft: Draft): boolean =>
    (ready.includes(draft) || overlapOf(draft.statement, draft.citation.quote) >= leastOverlap) && isWanted(draft);
  const repeats = (draft: Draft, chosen: readonly Draft[]): boolean =>
    chosen.some((other) => isSameStatement(draft, other));
  const wrong = spreadOverText(falseOnes.filter(isFit), Math.floor(count / 2), seed, repeats);
  // All of them true would be no question, but one on a topic that no false one is about.
  if (wrong.length === 0 && falseOnes.length === 0) return [];
  const taken = new Set(wrong.flatMap(({ citation, subject }) => [citation.quote, subject]));
  const right = spreadOverText(
    trueOnes.filter(isFit).filter(({ citation, subject }) => !taken.has(citation.quote) && !taken.has(subject)),
    wrong.length === 0 ? 1 : Math.min(count - wrong.length, wrong.length + 1 + Math.ceil(count / 6)),
    seed,
    (draft, chosen) => repeats(draft, wrong) || repeats(draft, chosen),
  );
  return [...wrong, ...right]
    .sort((x, y) => fraction(x.id, seed) - fraction(y.id, seed))
    .map(({ weight, subject, ...item }) => item);
}

function trueStatement({ sentence, weight, terms }: StudyFact): Draft {
  const statement = readableSentence(sentence.text);
  return {
    type: 'true-false',
    id: stableHash(`true ${statement}`),
    statement,
    answer: true,
    bloomLevel: 'remember',
    difficulty: 'easy',
    citation: cite(sentence, sentence),
    explanation: `True. Your reading says: “${statement}”`,
    weight,
    subject: phraseKey(terms[0]?.term ?? statement),
  };
}

/** "The term X means …": of the term itself, or of a rival in its place. */
function meaning(fact: TermFact, rival: TermFact | null): Draft[] {
  const { term, definition } = fact;
  const shown = (rival ?? fact).term.term;
  const isClause = /^(?:when|how|where|what)\b/i.test(definition);
  const isNamed = /^(?:person|name)/.test(fact.kind);
  const statement =
    fact.form === 'is' && isNamed
      ? `Your reading describes ${shown} as “${definition}”.`
      : fact.form === 'is'
        ? `The term “${shown}” means “${definition}”.`
        : isClause
          ? `The term “${shown}” is explained by “${definition}”.`
          : `It is true of “${shown}” that it ${definition}.`;
  return [
    {
      type: 'true-false',
      id: stableHash(`${rival === null} ${statement}`),
      statement,
      answer: rival === null,
      bloomLevel: 'understand',
      difficulty: 'medium',
      citation: term.citation,
      explanation: `${rival === null ? 'True.' : `False. This is ${isNamed ? 'said' : 'the meaning'} of “${term.term}”.`} Your reading says: “${readableSentence(term.citation.quote)}”`,
      weight: term.score / 2.5 + (rival === null ? -0.5 : 0.8),
      subject: phraseKey(term.term),
    },
  ];
}

/**
 * "A union shop is a workplace where …": the definition's own sentence with another term for its subject, both as the
 * text writes them before their verbs. null where they do not fit.
 */
function exchanged({ term }: TermFact, rival: TermFact): Draft[] | null {
  const [own, other] = [openingOf(term), openingOf(rival.term)];
  if (!own || !other || isPluralForm(own.name) !== isPluralForm(other.name)) return null;
  if (!agrees(other.name, own.predicate)) return null;
  const statement = other.subject + own.predicate;
  return [
    {
      type: 'true-false',
      id: stableHash(`exchanged ${statement}`),
      statement,
      answer: false,
      bloomLevel: 'understand',
      difficulty: 'medium',
      citation: term.citation,
      explanation: `False. This is said of “${term.term}”, not of “${rival.term.term}”. Your reading says: “${readableSentence(term.citation.quote)}”`,
      weight: term.score / 2.5 + 1.3,
      subject: phraseKey(term.term),
    },
  ];
}

function falseStatement(
  fact: StudyFact,
  named: Parameters<typeof swapsOf>[1],
  { corpus }: StudyText,
  seed: number,
): Draft[] {
  const swap = swapsOf(fact, named, corpus, seed)[0];
  if (!swap) return [];
  return [
    {
      type: 'true-false',
      id: stableHash(`false ${swap.statement}`),
      statement: capitalise(swap.statement),
      answer: false,
      bloomLevel: 'understand',
      difficulty: /\d/.test(swap.said) ? 'hard' : 'medium',
      citation: cite(fact.sentence, fact.sentence),
      explanation: `False. Not “${swap.instead}” but “${swap.said}”. Your reading says: “${readableSentence(fact.sentence.text)}”`,
      // What a thing does is worth more than its year.
      weight: fact.weight + (/\d/.test(swap.said) ? -3 : -0.2),
      subject: phraseKey(fact.terms[0]?.term ?? swap.statement),
    },
  ];
}

/** Another term of the materials in the place of the statement's own, for texts that bear no plainer swap. */
function otherTerm(fact: StudyFact, text: StudyText, defined: readonly TermFact[], seed: number): Draft[] {
  const left = makeCloze(fact, text);
  const { sentence, weight } = fact;
  if (!left || /\b(?:not|never|no|some|may|might|can|could)\b|n[’']t\b/i.test(left.front)) return [];
  const passage = passageKey(sentence.passage);
  const plural = wantsPlural(left.front, left.answer);
  const own = defined.find(({ term }) => term === left.term);
  const names = own
    ? rivals(own, defined)
        .filter(({ key, field }) => areOfOneField(own.field, field) && !hasPhrase(passage, key))
        .flatMap(({ term }) => inflectedForm(text.corpus, term.term, plural) ?? [])
        .slice(0, mostRivals)
    : [
        ...namesLike(left.term, { text, plural, passage })
          .filter((name) => isKnownTerm(name, text))
          .take(1),
      ];
  const other = names[Math.floor(fraction(left.front, seed) * names.length)];
  if (other === undefined || !agrees(other, left.front.slice(left.front.indexOf(gap) + gap.length))) return [];
  const statement = left.front
    .replace(/\b(a)\(n\) (?=_____)/gi, (_, article: string) => `${matchArticle(article, other)} `)
    .replaceAll(gap, other);
  return [
    {
      type: 'true-false',
      id: stableHash(`other ${statement}`),
      statement: capitalise(statement),
      answer: false,
      bloomLevel: 'understand',
      difficulty: 'hard',
      citation: cite(sentence, sentence),
      explanation: `False. Not “${other}” but “${left.answer}”. Your reading says: “${readableSentence(sentence.text)}”`,
      // Only what the text defines can be told from its like.
      weight: weight - (own ? 0.5 : 3),
      subject: phraseKey(left.term.term),
    },
  ];
}

/** A word that the text uses in passing makes nonsense where a term stood. */
const isKnownTerm = (name: string, { terms }: StudyText): boolean =>
  terms.some(
    ({ term, kind, certainty }) =>
      phraseKey(term) === phraseKey(name) && (name.includes(' ') || (kind === 'defined' && certainty >= sureTerm)),
  );
const sureTerm = 0.6;

const foldedWords = memoize(
  (text: string): readonly string[] => words(text).map(({ folded }) => folded),
  weekOfSentences,
);

/** Dice's coefficient over the two texts' words. */
function overlapOf(x: string, y: string): number {
  const [a, b] = [foldedWords(x), foldedWords(y)];
  const left = new Map<string, number>();
  for (const folded of a) left.set(folded, (left.get(folded) ?? 0) + 1);
  let shared = 0;
  for (const folded of b) {
    const n = left.get(folded) ?? 0;
    if (n > 0) shared++;
    left.set(folded, n - 1);
  }
  return (2 * shared) / Math.max(1, a.length + b.length);
}
