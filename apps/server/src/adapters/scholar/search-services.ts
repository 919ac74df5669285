import { setTimeout as sleep } from 'node:timers/promises';
import { searchTerms } from '@weekwise/engine/sources/search-terms.ts';
import type { SoughtWork } from '@weekwise/engine/sources/sought-work.ts';
import type { SourceRecord } from '@weekwise/engine/sources/source.ts';
import { askService, type ScholarRequestContext } from './ask-service.ts';
import { Pace } from './pace.ts';
import type { Scholar, ScholarSearchOptions, ServiceOutcome } from './scholar.port.ts';
import { ScholarError } from './scholar-error.ts';
import type { ServiceClient } from './service.ts';

export interface SearchServicesOptions {
  fetch?: typeof fetch;
  /** Milliseconds on a clock that only goes forward. */
  now?: () => number;
  wait?: ScholarRequestContext['wait'];
  /** Told what a service did wrong, without the question: for the operator's log. */
  onTrouble?: (service: string, detail: string) => void;
}

/** Milliseconds after which a search answers with what is there. */
const searchDeadline = 9_000;

/** Asks services side by side, each at the pace that all searches of this process keep to together. */
export function searchServices(clients: readonly ServiceClient[], options: SearchServicesOptions = {}): Scholar {
  const { fetch = globalThis.fetch, now = () => performance.now(), onTrouble } = options;
  const wait: ScholarRequestContext['wait'] =
    options.wait ?? ((milliseconds, signal) => sleep(milliseconds, undefined, { signal }));
  const paced = clients.map((client) => ({ client, pace: new Pace(client.pace, now) }));

  return {
    services: clients.map(({ service }) => service),
    async search(work, { mode, signal, onOutcome }) {
      signal?.throwIfAborted();
      const over = new AbortController();
      const timer = setTimeout(() => over.abort(), searchDeadline);
      const stop = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
      const terms = searchTerms(work, { mode });
      try {
        const answers = await Promise.all(
          paced.map(async ({ client, pace }) => {
            const answer = await ask(client, pace, { work, terms, mode, fetch, wait, now, signal: stop });
            signal?.throwIfAborted();
            if (answer.detail !== null) onTrouble?.(client.service, answer.detail);
            onOutcome?.(answer.outcome);
            return answer;
          }),
        );
        return {
          records: answers.flatMap(({ records }) => records),
          services: answers.map(({ outcome }) => outcome),
        };
      } finally {
        clearTimeout(timer);
        // Nobody waits any more for what is still under way.
        over.abort();
      }
    },
  };
}

interface OneSearch
  extends Pick<ScholarSearchOptions, 'mode'>,
    Pick<ScholarRequestContext, 'fetch' | 'wait' | 'signal'> {
  work: SoughtWork;
  terms: ReturnType<typeof searchTerms>;
  now: () => number;
}

/** One service to the end, or to the signal; never throws. */
async function ask(
  client: ServiceClient,
  pace: Pace,
  { work, terms, mode, now, ...asking }: OneSearch,
): Promise<{ records: SourceRecord[]; outcome: ServiceOutcome; detail: string | null }> {
  const began = now();
  const records: SourceRecord[] = [];
  let asked = false;
  let answered = false;
  let failure: ServiceOutcome['failure'] = null;
  let detail: string | null = null;
  try {
    await untilAborted(
      askService(
        client,
        pace,
        { work, terms, mode },
        {
          ...asking,
          found(more) {
            if (asking.signal.aborted) return;
            answered = true;
            records.push(...more);
          },
          leaving: () => {
            asked = true;
          },
        },
      ),
      asking.signal,
    );
    answered = true;
  } catch (error) {
    if (error instanceof ScholarError) failure = error.failure;
    // The time was up before its turn came, or before it answered.
    else if (asking.signal.aborted) failure = asked ? 'timed_out' : 'rate_limited';
    else failure = 'rubbish';
    detail = error instanceof Error ? error.message : 'no reason';
  }
  const milliseconds = Math.round(now() - began);
  const outcome = { service: client.service, asked, answered, count: records.length, failure, milliseconds };
  return { records: [...records], outcome, detail };
}

/** A fetch that is deaf to its signal keeps nobody waiting. */
function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
