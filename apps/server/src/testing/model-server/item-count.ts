import type { JsonSchema } from './model-call.ts';

const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ');

/** "Five wrong options" of a list's description. */
export function describedCount({ description }: JsonSchema): number | undefined {
  const [, first = ''] = String(description ?? '').match(/^(\w+)/) ?? [];
  if (/^\d{1,2}$/.test(first)) return Number(first);
  const word = numberWords.indexOf(first.toLowerCase());
  return word < 0 ? undefined : word;
}

const order =
  /\b(?:make|give|write|list|find|choose|name|create)\s+(?:(?:up to|at most|about|exactly)\s+)?(\d{1,2})\b/i;

/** "Make 8 …" of the prompt. */
export function orderedCount(prompt: string): number | undefined {
  const asked = prompt.match(order)?.[1];
  return asked ? Number(asked) : undefined;
}
