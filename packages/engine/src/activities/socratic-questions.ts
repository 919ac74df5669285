import { tagWords } from '../text/parts-of-speech.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import type { Term } from '../vocabulary/term.ts';
import { capitalise, isBalanced, readableSentence } from './readable.ts';
import { isSelfContained } from './self-contained.ts';
import { termSpans } from './sentence-parts.ts';
import type { StudyFact } from './study-text.ts';
import { hasPhrase } from './term-facts.ts';
import { isPluralForm } from './term-forms.ts';

/*
 * Questions that a statement of the text answers. Each form asks for what its statement holds and no other: the reason
 * behind a "because", what a cause brings about, the two sides of a "whereas".
 */

const fewestClaimWords = 3;
/** Characters between two things that are told apart. */
const nearby = 45;
/** Verbs of effect: as written, and as asked for behind "does". */
const effects: [RegExp, string, boolean][] = [
  [/^(?:leads?|led) to\b/, 'lead to', true],
  [/^(?:results?|resulted) in\b/, 'result in', true],
  [/^(?:causes?|caused)\b/, 'cause', false],
  [/^(?:prevents?|prevented)\b/, 'prevent', false],
  [/^(?:allows?|allowed)\b/, 'make possible', false],
  [/^(?:enables?|enabled)\b/, 'make possible', false],
  [/^(?:produces?|produced)\b/, 'produce', false],
  [/^(?:increases?|increased)\b/, 'increase', false],
  [/^(?:reduces?|reduced)\b/, 'reduce', false],
  [/^(?:requires?|required)\b/, 'require', false],
  [/^(?:helps?|helped)\b/, 'help with', false],
  [/^(?:depends?|depended) on\b/, 'depend on', false],
  [/^(?:stimulates?|stimulated)\b/, 'stimulate', false],
  [/^(?:includes?|included)\b/, 'include', false],
];
const parting =
  /\b(?:whereas|unlike|in contrast (?:to|with)|as opposed to|differs? from|different from|rather than|instead of)\b|,\swhile\b/i;

/** "“Deviance changes.” Why is that so …?" for a statement with its reason; null for others. */
export function whyQuestion(fact: StudyFact): string | null {
  const text = readableSentence(fact.sentence.text);
  const behind = /^(.+?),?\s(because|due to|as a result of|so that|in order to)\s.+$/i.exec(text);
  const before = /^because\s[^,]+,\s(.+)$/i.exec(text);
  const claim = capitalise(
    (before?.[1] ?? behind?.[1] ?? '')
      .replace(/,?\s(?:either|both|partly|mainly|simply|especially|particularly)$/i, '')
      .replace(/[\s.,;:]+$/, ''),
  );
  // "In dry years at the coast": where and when, and nothing said.
  if (/^(?:in|at|on|by|for|with|under|over|during|after|before|from)\b[^,]*$/i.test(claim)) return null;
  // What hangs on another clause may have its reason there: "the rise that occurs because …".
  if (/^(?:while|although|though|if|when|as|since|unlike|even|whereas)\b|\b(?:that|which|who|whether)\b/i.test(claim))
    return null;
  const isWhole =
    claim.split(/\s+/).length >= fewestClaimWords &&
    isBalanced(claim) &&
    !/\b(?:not|but|and|or|which|that|is|are|was|were|be|been|being|may|might|can|could|will|would|must|should|has|have|had|mostly|often|usually|sometimes|partly|primarily|largely|in part|only|just|simply|usually)$/i.test(
      claim,
    ) &&
    isSelfContained(`${claim}, as was said.`) &&
    // "In dry years at the coast" claims nothing.
    tagWords(claim).some(({ part, copula, gerund }) => copula || (part === 'verb' && !gerund));
  if (!isWhole || tagWords(claim).at(-1)?.past) return null;
  const isPurpose = /^(?:so that|in order to)$/i.test(behind?.[2] ?? '') && !before;
  return isPurpose
    ? `“${claim}.” What for, according to your reading?`
    : `“${claim}.” Why is that so, according to your reading?`;
}

/**
 * "What does “inflation” lead to, and how?" for a statement that begins with the term and says what it does; null
 * for others.
 */
export const effectQuestion = (fact: StudyFact, term: Term): string | null => effectAsked(fact, term)?.question ?? null;

/** The same with what the term does it to, without what stands against it: "the range" of "the range, but not …". */
export function effectAsked(fact: StudyFact, { term }: Term): { question: string; effect: string } | null {
  const text = readableSentence(fact.sentence.text);
  const [first] = termSpans(text, term);
  if (!first || !/^(?:(?:an?|the)\s)?$/i.test(text.slice(0, first.start))) return null;
  const rest = text.slice(first.end).replace(/^\s(?:(?:can|may|often|usually|also|will|could)\s)*/, '');
  const found = effects.find(([pattern]) => pattern.test(rest));
  if (!found) return null;
  const [pattern, verb, asksHow] = found;
  const isPast = /^\S+(?:ed|led)\b/.test(pattern.exec(rest)?.[0] ?? '');
  const auxiliary = isPast ? 'did' : isPluralForm(text.slice(first.start, first.end)) ? 'do' : 'does';
  const name = text.slice(first.start === 0 ? first.start : 0, first.end);
  const shown = name.charAt(0).toLowerCase() === term.charAt(0) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  const subject =
    first.start === 0 ? `“${shown}”` : `${shown.replace(/^(an?|the)\s/i, (article) => article.toLowerCase())}`;
  const effect = rest.replace(pattern, '').replace(/,\s(?:but|although|though|while|whereas|yet|even)\b.*$/s, '');
  return {
    question: `According to your reading, what ${auxiliary} ${subject} ${verb}${asksHow ? ', and how' : ''}?`,
    effect: effect.trim(),
  };
}

/**
 * Whether a statement sets what it opens with against what its main clause begins with: "Unlike firn, ice …". A term
 * further on in that clause ("Unlike firn, ice holds little air") is no side of it.
 */
function opensWithContrast(text: string, between: string, from: number): boolean {
  const opening = /^(?:unlike|whereas|while|in contrast)\b[^,]*,\s/i.exec(text)?.[0];
  const start = opening ? opening.length - from : -1;
  return (
    start > 0 && start <= between.length && /^(?:(?:an?|the|most|many|some|these)\s)?$/i.test(between.slice(start))
  );
}

/**
 * "Firn holds air, whereas ice holds none": both open their clauses; "unlike", "rather than" stand right between the
 * two.
 */
function partsSides(text: string, starts: readonly number[], between: string): boolean {
  if (!parting.test(between)) return false;
  if (!/\b(?:whereas|while)\b/i.test(between)) return between.length <= nearby;
  return starts.every((start) =>
    /(?:^|\bwhereas\s|\bwhile\s|[,;]\s)(?:(?:an?|the|most|many|some|these)\s)?$/i.test(text.slice(0, start)),
  );
}

/**
 * Asks for the difference or likeness of two terms that the statement sets against each other; null where it does
 * not.
 */
export function contrastQuestion(fact: StudyFact, term: Term, partner: Term): string | null {
  const text = fact.sentence.text;
  const [own, other] = [termSpans(text, term.term)[0], termSpans(text, partner.term)[0]];
  if (!own || !other || hasPhrase(phraseKey(term.term), phraseKey(partner.term))) return null;
  if (hasPhrase(phraseKey(partner.term), phraseKey(term.term))) return null;
  const [from, to] = own.start < other.start ? [own.end, other.start] : [other.end, own.start];
  const between = text.slice(from, to);
  if (opensWithContrast(text, between, from) || partsSides(text, [own.start, other.start], between))
    return `What is the difference between “${term.term}” and “${partner.term}”?`;
  const isBoth =
    /\bboth\s(?:the\s|an?\s)?$/i.test(text.slice(0, Math.min(own.start, other.start))) &&
    /^\sand\s(?:the\s|an?\s)?$/i.test(between);
  const isBeside = between.length <= nearby && !/\bmore than (?:one|\d)/i.test(between);
  return isBoth || (isBeside && /\b(?:than|similar to|the same as)\b/i.test(between))
    ? `How does your reading compare “${term.term}” with “${partner.term}”?`
    : null;
}
