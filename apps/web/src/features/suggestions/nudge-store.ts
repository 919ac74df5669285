import type { SuggestionKind } from '@weekwise/domain/suggestions.ts';
import { useSyncExternalStore } from 'react';
import type { Suggestion } from '../../lib/proactive/answer.ts';

/** What waited so long is no news any more. In milliseconds, like the next. */
const stale = 5 * 60_000;
/** Of several that come at once, when a page opens, the most urgent is shown. */
export const settling = 400;
/** After one that was put away the next one waits. */
export const pauseBetween = 30_000;

/** What follows from what the student just did, then what has a date, then what can wait. */
const urgency: readonly SuggestionKind[] = [
  'plan-failed',
  'file-unreadable',
  'making-failed',
  'due-soon',
  'exam-ahead',
  'concept-missed',
  'plan-unsure',
  'results-waiting',
  'nothing-found',
  'questions-missed',
  'reading-missing',
  'cards-due',
];
const rankOf = ({ kind }: Suggestion): number => {
  const rank = urgency.indexOf(kind);
  return rank < 0 ? urgency.length : rank;
};

interface Nudges {
  shown: Suggestion | null;
  /** The most urgent, and of those the newest, that came while another was shown, or while the student was busy. */
  waiting: { suggestion: Suggestion; since: number } | null;
  quietUntil: number;
}

const none: Nudges = { shown: null, waiting: null, quietUntil: 0 };
let nudges = none;
const listeners = new Set<() => void>();

function publish(next: Nudges): void {
  nudges = next;
  for (const listener of listeners) listener();
}

/** One at a time: a newer one waits, and takes the place of one that waited and is no more urgent. */
export function offerNudge(suggestion: Suggestion, now: number): void {
  const { shown, waiting } = nudges;
  if (shown?.kind === suggestion.kind && shown.subject === suggestion.subject) return;
  if (waiting && now - waiting.since <= stale && rankOf(waiting.suggestion) < rankOf(suggestion)) return;
  publish({ ...nudges, waiting: { suggestion, since: now } });
}

/** Shows what waits, unless the student is busy or something else is shown. */
export function showNext(now: number, busy: boolean): void {
  const { shown, waiting, quietUntil } = nudges;
  if (!waiting) return;
  if (now - waiting.since > stale) publish({ ...nudges, waiting: null });
  else if (!shown && !busy && now >= Math.max(quietUntil, waiting.since + settling))
    publish({ ...nudges, shown: waiting.suggestion, waiting: null });
}

/** What waited need not be said any more. */
export const withdrawWaiting = (): void => publish({ ...nudges, waiting: null });

export function putAway(now: number): void {
  publish({ ...nudges, shown: null, quietUntil: now + pauseBetween });
}

/** The next student has nothing of this one. */
export const forgetNudges = (): void => publish(none);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useNudges = (): Nudges => useSyncExternalStore(subscribe, () => nudges);
