import { streamDone } from '@weekwise/contracts/chat-events.ts';
import type { Contract, ResponseOf } from '@weekwise/contracts/contract.ts';
import { ApiError, isApiError } from './errors.ts';
import type { CallInput } from './request.ts';
import { parseEvent, rawEvents } from './stream.ts';

/** Waits before the second, third … connection in a row that brought nothing. */
const waits = [0, 500, 1_000, 2_000, 4_000];

/**
 * Like `streamEvents`, but a connection that drops before the done marker is made again with `Last-Event-ID`, a few
 * times: the server goes on after the last event that arrived. `onConnection` hears of each loss and each return.
 * Silence, a refusal and an event outside the contract are final, and so is the last failed try.
 */
export async function* resumedEvents<C extends Contract & { kind: 'sse' }>(
  contract: C,
  input: CallInput<C>,
  onConnection: (state: 'lost' | 'back') => void,
): AsyncGenerator<ResponseOf<C>, void, undefined> {
  let lastEventId: string | null = null;
  let failures = 0;
  for (;;) {
    try {
      for await (const { id, data } of rawEvents(contract, input, { lastEventId })) {
        if (failures > 0) onConnection('back');
        failures = 0;
        if (data === streamDone) return;
        lastEventId = id ?? lastEventId;
        yield parseEvent(contract, data);
      }
      throw new ApiError(navigator.onLine ? 'unreachable' : 'offline');
    } catch (error) {
      const wait = waits[failures];
      if (wait === undefined || !isApiError(error, 'unreachable', 'offline', 'unavailable')) throw error;
      failures += 1;
      onConnection('lost');
      await pause(wait, input.signal);
    }
  }
}

/** Ends early when the network comes back; throws when `signal` aborts. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(new ApiError('aborted'));
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}
