import { anyOf } from '../../text/pick-item.ts';

/* What tools ask back, and what a conversation still shows of it: the next message may answer it. */

/** "Which one do you mean: “A” or “B”?" */
export const whichOneOf = (labels: readonly string[]): string => `Which one do you mean: ${anyOf(labels)}?`;

export const noneLike = (kind: 'work' | 'reading', said: string): string =>
  `Which ${kind} do you mean? The plan has none like “${said}”.`;

export const toWhichDay = (title: string): string =>
  `To which day do you want to move “${title}”? Name one day, like “February 9” or “next Friday”.`;

export const setDueDateTo = (title: string, day: string, before: string): string =>
  `Set the due date of “${title}” to ${day} (${before})?`;

/** What an answer asked for: one of several, a name that the plan has, or a day; null where it asked for none. */
export function readAskedBack(
  answer: string,
): { asks: 'one'; options: string[] } | { asks: 'name' } | { asks: 'day' } | null {
  if (/^Which one do you mean: “/.test(answer))
    return { asks: 'one', options: Array.from(answer.matchAll(/“([^”]+)”/g), ([, label = '']) => label) };
  if (/^Which (?:work|reading) do you mean\? The plan has none like “/.test(answer)) return { asks: 'name' };
  return /^(?:To which day do you want to move|Set the due date of) “/.test(answer) ? { asks: 'day' } : null;
}
