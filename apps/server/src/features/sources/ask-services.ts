import type { SoughtWork } from '@weekwise/engine/sources/sought-work.ts';
import type {
  Scholar,
  ScholarAnswer,
  ScholarSearchOptions,
  ServiceOutcome,
} from '../../adapters/scholar/scholar.port.ts';

/**
 * Milliseconds that anybody waits for the services, whatever they do: the whole answer is promised within 12 s,
 * citations too.
 */
export const patience = 10_000;

/**
 * Asks the services, and answers in time also where one keeps the others waiting: what is not done by then counts as
 * not answered. Throws the signal's reason.
 */
export async function askServices(
  scholar: Scholar,
  work: SoughtWork,
  { mode, signal, onOutcome }: Required<ScholarSearchOptions>,
): Promise<ScholarAnswer> {
  const done = new Map<string, ServiceOutcome>();
  const stop = new AbortController();
  const late = Promise.withResolvers<ScholarAnswer>();
  const leave = () => late.reject(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(() => {
    const services = scholar.services.map((service) => done.get(service) ?? { ...silent, service });
    late.resolve({ records: [], services });
    stop.abort();
  }, patience);
  const asked = scholar.search(work, {
    mode,
    signal: AbortSignal.any([signal, stop.signal]),
    onOutcome(outcome) {
      done.set(outcome.service, outcome);
      onOutcome(outcome);
    },
  });
  // Whoever lost the race has nobody to hear of it.
  for (const loser of [asked, late.promise]) loser.catch(() => {});
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}

const silent = { asked: true, answered: false, count: 0, failure: 'timed_out', milliseconds: patience } as const;
