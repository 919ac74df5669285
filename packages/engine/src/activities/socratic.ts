import type { BloomLevel } from '@weekwise/domain/activities.ts';
import { countWords } from '../answers/render/shorten.ts';
import { contentStems } from '../text/words.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import { cite } from '../vocabulary/explain-term.ts';
import type { Term } from '../vocabulary/term.ts';
import type { SocraticDialogue, SocraticTurn, WantedItems } from './activity.ts';
import { stableHash } from './hash.ts';
import { hintLadder } from './hints.ts';
import { capitalise, readableSentence } from './readable.ts';
import { contrastQuestion, effectQuestion, whyQuestion } from './socratic-questions.ts';
import { spreadOverText } from './spread.ts';
import type { StudyFact, StudyText } from './study-text.ts';
import { definedTermFacts, hasPhrase, type TermFact } from './term-facts.ts';

const fewestTurns = 3;
const mostTopics = 80;
/** Sentences. */
const nearby = 12;
const mostEvidenceWords = 60;
/** Statements that a claim is sought among, and words that two of them share besides the topic. */
const mostWeighed = 14;
const fewestShared = 2;
const gives = /\b(?:for example|for instance|such as|e\.g\.)/i;
const mostExampleWords = 45;
/** Words; a longer statement is a paragraph to weigh. */
const longestClaim = 26;
const judgement =
  /\b(?:should|argue[sd]?|believe[sd]?|suggest(?:s|ed)?|claim(?:s|ed)?|critic\w*|important|effective|limited|problem\w*|best|better|worse|worst|most|success\w*|fail\w*|weak\w*|advantage\w*|disadvantage\w*|risk\w*|powerful|essential|significant\w*|likely|always|never|only|must|cannot|too|greatest|key)\b/i;

/**
 * Dialogues about the main ideas, each a path of questions from recall to evaluation, every question with its
 * evidence and hints.
 */
export function makeSocratic(text: StudyText, { count, seed, isWanted }: WantedItems): SocraticDialogue[] {
  const defined = new Map(definedTermFacts(text.terms).map((fact) => [fact.term, fact]));
  const dialogues = text.terms.slice(0, mostTopics).flatMap((term) => {
    const dialogue = dialogueAbout(term, defined, text);
    if (!dialogue) return [];
    const { own, ...rest } = dialogue;
    return [{ ...rest, weight: term.score + own * 0.7 + (defined.has(term) ? 1.5 : 0), subject: phraseKey(term.term) }];
  });
  return spreadOverText(dialogues.filter(isWanted), count, seed).map(({ weight, subject, ...dialogue }) => dialogue);
}

/** `own` counts the turns whose evidence speaks of the topic itself. */
function dialogueAbout(
  term: Term,
  defined: ReadonlyMap<Term, TermFact>,
  text: StudyText,
): (SocraticDialogue & { own: number }) | null {
  const path = new Path(term, text);
  const { about } = path;
  const name = `“${term.term}”`;
  const own = defined.get(term);
  if (own?.kind === 'person') path.add('remember', `Who is ${term.term}, according to your reading?`, term.citation);
  else if (own) path.add('remember', `What does your reading mean by ${name}?`, term.citation);
  else
    path.take('remember', about, (fact) => {
      const partner = path.partnerIn(fact);
      return partner
        ? `How does your reading connect ${name} with “${partner.term}”?`
        : `What do you know about ${name} from your reading?`;
    });
  path.take('understand', about, (fact) => whyQuestion(fact) ?? effectQuestion(fact, term));
  path.contrastDefined(own, defined);
  path.take('analyze', about, (fact) => {
    const partner = path.partnerIn(fact);
    return partner ? contrastQuestion(fact, term, partner) : null;
  });
  path.take('analyze', about, (fact) => {
    const partner = path.partnerIn(fact);
    return partner ? `How are ${name} and “${partner.term}” connected?` : null;
  });
  const ownTurns = path.turns.length;
  // A short text says little of one term: what stands nearest to it leads on.
  for (const fact of path.near.slice(0, 6)) {
    if (path.turns.length >= fewestTurns - 1) break;
    const other = path.partnerIn(fact);
    if (other)
      path.take(
        'analyze',
        [fact],
        () => `What does your reading say about “${other.term}”, and how does it relate to ${name}?`,
      );
  }
  path.evaluate(name);
  const [first] = path.turns;
  if (path.turns.length < fewestTurns || !first || path.turns.at(-1)?.bloomLevel !== 'evaluate') return null;
  const evidence = path.turns.map((turn) => turn.evidence).join(' ');
  return {
    type: 'socratic-dialogue',
    id: stableHash(`dialogue ${term.term} ${path.turns.map(({ question }) => question).join(' ')} ${evidence}`),
    topic: capitalise(term.term),
    bloomLevel: path.turns.at(-1)?.bloomLevel ?? 'analyze',
    difficulty: path.turns.length >= 5 ? 'hard' : 'medium',
    citation: first.citation,
    explanation: `A good dialogue comes to say: ${evidence}`,
    turns: path.turns,
    own: ownTurns,
  };
}

/** The turns of one dialogue as they come together; no statement and no question is used twice. */
class Path {
  readonly turns: SocraticTurn[] = [];
  readonly about: StudyFact[];
  readonly near: StudyFact[];
  private readonly used = new Set<string>();
  private readonly asked = new Set<string>();
  private readonly term: Term;
  private readonly text: StudyText;

  constructor(term: Term, text: StudyText) {
    this.term = term;
    this.text = text;
    this.about = text.facts.filter((fact) => fact.terms.includes(term));
    const at = this.about[0]?.sentence.index ?? 0;
    this.near = text.facts
      .filter((fact) => !this.about.includes(fact) && fact.sentence.passage.documentId === term.citation.documentId)
      .filter((fact) => Math.abs(fact.sentence.index - at) <= nearby)
      .sort((x, y) => Math.abs(x.sentence.index - at) - Math.abs(y.sentence.index - at));
  }

  /** Another term of the statement, neither of the two part of the other, and not yet asked about. */
  partnerIn(fact: StudyFact): Term | undefined {
    const key = phraseKey(this.term.term);
    return fact.terms.find((other) => {
      const otherKey = phraseKey(other.term);
      const isPart = hasPhrase(key, otherKey) || hasPhrase(otherKey, key);
      // "labor" or "business" alone is what everything here is connected with.
      const isSpecific = other.kind === 'defined' || other.term.includes(' ');
      return (
        isSpecific &&
        other !== this.term &&
        !isPart &&
        !this.asked.has(otherKey) &&
        other.abbreviation !== this.term.term
      );
    });
  }

  add(bloomLevel: BloomLevel, question: string, citation: SocraticTurn['citation']): void {
    const evidence = readableSentence(citation.quote);
    this.used.add(evidence);
    this.turns.push({
      question,
      bloomLevel,
      evidence,
      citation,
      example: this.example(evidence),
      hints: hintLadder(evidence, question, citation, this.term.term),
    });
  }

  /** A case that the text itself gives of the topic; null where the only one is the evidence. */
  private example(evidence: string): string | null {
    const found = this.text.corpus.sentences.find(
      ({ text, passage }) =>
        gives.test(text) &&
        passage.documentId === this.term.citation.documentId &&
        hasPhrase(phraseKey(`${text} ${passage.headingPath.at(-1) ?? ''}`), phraseKey(this.term.term)) &&
        !evidence.includes(readableSentence(text)),
    );
    return found && countWords(found.text) <= mostExampleWords ? readableSentence(found.text) : null;
  }

  /** Adds the first question that an unused statement answers. */
  take(level: BloomLevel, facts: readonly StudyFact[], ask: (fact: StudyFact) => string | null): void {
    for (const fact of facts) {
      if (this.isUsed(fact)) continue;
      const question = ask(fact);
      if (question === null || this.turns.some((turn) => turn.question === question)) continue;
      const partner = this.partnerIn(fact);
      if (partner && question.includes(`“${partner.term}”`)) this.asked.add(phraseKey(partner.term));
      this.add(level, question, cite(fact.sentence, fact.sentence));
      return;
    }
  }

  /** Two terms of one kind that the text defines side by side. */
  contrastDefined(own: TermFact | undefined, defined: ReadonlyMap<Term, TermFact>): void {
    if (!own) return;
    for (const other of defined.values()) {
      const [x, y] = [own.term.citation, other.term.citation];
      const isAlike =
        other !== own && other.key.split(' ').at(-1) === own.key.split(' ').at(-1) && x.passageId === y.passageId;
      const quote = isAlike ? this.joint(x, y) : null;
      if (quote === null) continue;
      this.asked.add(other.key);
      this.add('analyze', `What is the difference between “${own.term.term}” and “${other.term.term}”?`, quote);
      return;
    }
  }

  /** The stretch of the text that holds both quotes; null where it is long. */
  private joint(x: SocraticTurn['citation'], y: SocraticTurn['citation']): SocraticTurn['citation'] | null {
    const sentences = [...this.about, ...this.near]
      .map(({ sentence }) => sentence)
      .filter(({ passage }) => passage.id === x.passageId);
    const passage = sentences[0]?.passage;
    if (!passage) return null;
    const [a, b] = [passage.text.indexOf(x.quote), passage.text.indexOf(y.quote)];
    if (a < 0 || b < 0) return null;
    const [start, end] = [Math.min(a, b), Math.max(a + x.quote.length, b + y.quote.length)];
    const quote = passage.text.slice(start, end);
    return countWords(quote) > mostEvidenceWords || quote.includes('\n')
      ? null
      : { ...(a < b ? x : y), quote, lastBlock: Math.max(x.lastBlock, y.lastBlock) };
  }

  /** A claim of the text to weigh by another statement on the same matter; else what explains the topic best. */
  evaluate(name: string): void {
    const left = this.about.filter((fact) => !this.isUsed(fact)).slice(0, mostWeighed);
    const own = new Set(contentStems(this.term.term));
    const stems = left.map(({ sentence }) => new Set(contentStems(sentence.text).filter((stem) => !own.has(stem))));
    let best: { claim: StudyFact; support: StudyFact; worth: number } | null = null;
    for (const [i, claim] of left.entries())
      for (const [j, support] of left.entries()) {
        const shared = i === j ? 0 : [...(stems[i] ?? [])].filter((stem) => stems[j]?.has(stem)).length;
        const worth = shared;
        // What nobody could doubt is no claim to weigh.
        const isClaim = judgement.test(claim.sentence.text) && claim.sentence.words.length <= longestClaim;
        if (isClaim && shared >= fewestShared && (best === null || worth > best.worth))
          best = { claim, support, worth };
      }
    if (best) {
      const { claim, support } = best;
      const said = readableSentence(claim.sentence.text).replace(/[.]$/, '');
      this.take('evaluate', [support], () => `“${said}.” What in your reading supports this, or speaks against it?`);
      return;
    }
    const ask = (): string =>
      `What else should somebody know about ${name}, according to your reading, and why does it matter?`;
    if (left.length > 0) this.take('evaluate', left, ask);
    else if (this.turns[0])
      this.add('evaluate', `How would you explain ${name} to a friend who hasn’t read this?`, this.turns[0].citation);
  }

  private isUsed(fact: StudyFact): boolean {
    const text = readableSentence(fact.sentence.text);
    return [...this.used].some((evidence) => evidence.includes(text));
  }
}
