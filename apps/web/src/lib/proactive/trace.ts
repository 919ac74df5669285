import { limits } from '@weekwise/contracts/limits.ts';
import type { ProactiveEventData, UiContext } from '@weekwise/contracts/suggestions.ts';
import type { ProactiveEventType } from '@weekwise/domain/suggestions.ts';
import { useSyncExternalStore } from 'react';
import type { SuggestionAnswer } from './answer.ts';

/** An event of this tab, with what came of it. */
export interface TracedEvent {
  id: string;
  type: ProactiveEventType;
  data: ProactiveEventData;
  context: UiContext | null;
  /** Epoch ms. */
  at: number;
  outcome:
    | { state: 'sending' }
    /** Nobody is asked: in the demo, signed out, or without a network. */
    | { state: 'not-sent'; why: string }
    | { state: 'answered'; answer: SuggestionAnswer; took: number }
    | { state: 'failed'; why: string; took: number };
}

let trace: readonly TracedEvent[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly TracedEvent[]): void {
  trace = next;
  for (const listener of listeners) listener();
}

/** The 10 most recent are kept, the newest first (spec §9). */
export function traceEvent(event: TracedEvent): void {
  publish([event, ...trace].slice(0, limits.eventTrace));
}

export function settleEvent(id: string, outcome: TracedEvent['outcome']): void {
  publish(trace.map((event) => (event.id === id ? { ...event, outcome } : event)));
}

export function recentEvents(count: number = limits.recentEvents): readonly TracedEvent[] {
  return trace.slice(0, count);
}

export function forgetTrace(): void {
  publish([]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export function useTrace(): readonly TracedEvent[] {
  return useSyncExternalStore(subscribe, () => trace);
}
