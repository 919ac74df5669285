import { dueSoon, examAhead } from './due.ts';
import type { SuggestionFacts } from './facts.ts';
import { cardsDue } from './practice.ts';
import type { Suggestion } from './suggestion.ts';

const mostKnown = 4;

/**
 * What else is true and worth knowing beside a suggestion, in sentences: whoever words it may draw on these and on
 * nothing else.
 */
export function knownBeside(suggestion: Suggestion, facts: SuggestionFacts): string[] {
  const besides = [...dueSoon(facts), ...examAhead(facts), ...cardsDue(facts)];
  const others = besides.filter(({ kind, subject }) => kind !== suggestion.kind || subject !== suggestion.subject);
  return others.slice(0, mostKnown).map(({ text }) => text);
}
