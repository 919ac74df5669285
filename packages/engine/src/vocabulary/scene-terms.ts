import type { TaggedWord } from '../text/parts-of-speech.ts';
import type { Span } from '../text/sentences.ts';
import { type Definition, spanOf } from './glosses.ts';
import { phraseFrom } from './noun-phrase.ts';

/* What describes a term by what it does, or by what happens in it. */

/** Says something by its own content, as no court or person does. */
export const isStatement =
  /(?:\b(?:theor(?:y|em)|principles?|laws?|hypothes[ie]s|models?|doctrines?|rules?|views?|thes[ie]s|amendments?|clauses?|effects?|approach|perspectives?|ideas?|arguments?|paradox|maxims?|axioms?|postulates?|conjectures?|acts?|equations?|criteri(?:on|a)|standards?|concepts?|notions?)|isms?|ics)$/i;

/** "The thyroid releases hormones …": what a thing does by habit describes it. */
export function habit(within: string, next: TaggedWord | undefined, term: Span, isPlural: boolean): Definition[] {
  const isPresent = next?.part === 'verb' && !next.past && !next.gerund && !next.copula;
  const does = isPresent && next.folded.endsWith('s') !== isPlural;
  return does ? [{ term, explanation: rest(within, next.start), strength: 0.3, leansBack: false }] : [];
}

const isAdverbial =
  /^(?:in|under|with) (?:practice|fact|general|addition|contrast|turn|principle|theory|effect|short|reality|response|order|particular|spite|other|many|most|some|recent|modern|several)\b/i;

export const scenes = /^(?:In|With|Under|During|According to)\s/;

/** "In negative feedback, the output of a system …" */
export function sceneTerm(sentence: string, said: readonly TaggedWord[]): Definition[] {
  const opens = /^According to\s/.test(sentence) ? 2 : 1;
  const range = phraseFrom(sentence, said, opens);
  if (!range || range.from > opens + 1 || said.slice(range.from, range.to).some(({ part }) => part === 'number'))
    return [];
  const term = spanOf(said, range);
  if (!/^(?:\s\([^)]*\))?,\s/.test(sentence.slice(term.end)) || isAdverbial.test(sentence)) return [];
  // "According to the ministry, …": only a law or a theory says something by its own content.
  if (opens > 1 && !isStatement.test(sentence.slice(term.start, term.end).replace(/\sof\s.*$/, ''))) return [];
  return [{ term, explanation: { start: 0, end: sentence.length }, strength: 0.45, leansBack: false }];
}

/** What a sentence says from an offset on, without its end. */
export function rest(sentence: string, from: number): Span {
  const start = from + (/^[\s:—–,]*/.exec(sentence.slice(from))?.[0].length ?? 0);
  const text = sentence.slice(start).replace(/[\s.;:]+$/, '');
  // Where a clause is cut off, its joint stays behind: "…; however,".
  return { start, end: start + text.replace(/[;,]?\s(?:and|but|or|however|while|whereas|so),?$/i, '').length };
}
