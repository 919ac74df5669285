import type { SuggestionEvent } from './event.ts';
import type { SuggestionFacts } from './facts.ts';
import { rules } from './rules.ts';
import type { Suggestions } from './suggestion.ts';

/** What is worth saying after an event, the most urgent first; one of a kind. Empty where there is nothing. */
export function suggestionsFor(event: SuggestionEvent, facts: SuggestionFacts): Suggestions {
  const number = event.week ?? facts.currentWeek;
  const week = facts.weeks.find((each) => each.number === number) ?? null;
  return rules[event.type]({ event, facts, week });
}
