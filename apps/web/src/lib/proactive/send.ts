import { t } from '@lingui/core/macro';
import { onlineManager } from '@tanstack/react-query';
import type { ProactiveEventData } from '@weekwise/contracts/suggestions.ts';
import type { ProactiveEventType } from '@weekwise/domain/suggestions.ts';
import { afterFrame } from '../after-frame.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/errors.ts';
import { timeZone } from '../dates.ts';
import { isDemo } from '../demo.ts';
import { currentUserId } from '../session/session-store.ts';
import { answerFromWire, type Suggestion, type SuggestionAnswer } from './answer.ts';
import { recentEvents, settleEvent, type TracedEvent, traceEvent } from './trace.ts';
import { uiContextIn } from './ui-context.ts';

type Listener = (suggestion: Suggestion, type: ProactiveEventType) => void;

const listeners = new Set<Listener>();
/** What came before anybody listened, and for whom: what draws it may still be loading. */
let unheard: { suggestion: Suggestion; type: ProactiveEventType; userId: string | null } | null = null;

/** Hears everything that is worth saying. Returns what ends the listening. */
export function onSuggestion(listener: Listener): () => void {
  listeners.add(listener);
  if (unheard && unheard.userId === currentUserId()) listener(unheard.suggestion, unheard.type);
  unheard = null;
  return () => listeners.delete(listener);
}

/** The same within so long is one event: a page that draws twice tells it twice. In milliseconds. */
const sameEvent = 1_000;

/**
 * Tells the server what happened and hands what it answers to the listeners. A failed post is only logged (spec §8):
 * nothing here throws, and nobody waits for it.
 */
export async function sendProactiveEvent(
  type: ProactiveEventType,
  data: ProactiveEventData & { folderId: string },
): Promise<SuggestionAnswer | null> {
  const { folderId } = data;
  const here = uiContextIn(folderId);
  const at = Date.now();
  const id = crypto.randomUUID();
  const event: TracedEvent = { id, type, data, context: here, at, outcome: { state: 'sending' } };
  if (recentEvents().some((other) => isSame(other, event))) return null;
  traceEvent(event);
  const why = reasonNotToSend(folderId);
  if (why) {
    settleEvent(id, { state: 'not-sent', why });
    return null;
  }
  const userId = currentUserId() ?? undefined;
  try {
    // What is told is what a screen has just come to show: that goes first.
    await afterFrame();
    const { sendProactiveEvent: contract } = await import('@weekwise/contracts/suggestions.ts');
    const wire = await call(contract, {
      body: {
        user_id: userId,
        event_type: type,
        event_data: data,
        ui_context: here ?? undefined,
        time_zone: timeZone(),
      },
    });
    const answer = answerFromWire(wire);
    settleEvent(id, { state: 'answered', answer, took: Date.now() - at });
    const { suggestion } = answer;
    if (suggestion && listeners.size === 0) unheard = { suggestion, type, userId: currentUserId() };
    if (suggestion) for (const listener of listeners) listener(suggestion, type);
    return answer;
  } catch (error) {
    settleEvent(id, { state: 'failed', why: messageOf(error), took: Date.now() - at });
    console.warn(`The event ${type} was not told to the server: ${messageOf(error)}`);
    return null;
  }
}

function reasonNotToSend(folderId: string): string | null {
  if (isDemo(folderId)) return t`The demo has no suggestions.`;
  if (currentUserId() === null) return t`Nobody is signed in.`;
  return onlineManager.isOnline() ? null : t`There is no network.`;
}

const isSame = (other: TracedEvent, event: TracedEvent): boolean =>
  other.type === event.type &&
  event.at - other.at < sameEvent &&
  JSON.stringify(other.data) === JSON.stringify(event.data);
