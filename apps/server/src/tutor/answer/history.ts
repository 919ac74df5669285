import type { AnswerRequest } from '@weekwise/engine/tutor.ts';

type Turn = AnswerRequest['history'][number];

/** In characters, some 1,500 tokens: what a follow-up can refer to, without crowding out the materials. */
const budget = 6_000;
const longestTurn = 1_500;

/**
 * The newest turns that fit the budget, beginning with one of the student's. Citation numbers are left out: they name
 * the passages of another answer.
 */
export function recentTurns(history: readonly Turn[]): Turn[] {
  const kept: Turn[] = [];
  let room = budget;
  for (const { role, content } of history.toReversed()) {
    const text = shortened(content.replace(/\s?\[(?:\d{1,3}|\?)\]/g, '').trim());
    if (text === '') continue;
    if (text.length > room) break;
    room -= text.length;
    kept.unshift({ role, content: text });
  }
  const first = kept.findIndex(({ role }) => role === 'user');
  return first < 0 ? [] : kept.slice(first);
}

/** What the student said, without anything that anybody else did. */
export function ownWords(history: readonly Turn[]): Turn[] {
  return recentTurns(history.filter(({ role }) => role === 'user'));
}

function shortened(text: string): string {
  return text.length <= longestTurn ? text : `${text.slice(0, longestTurn).trimEnd()} …`;
}
