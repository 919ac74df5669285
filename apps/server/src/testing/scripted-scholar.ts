import { type ScholarFailure, type ScholarService, scholarServices } from '@weekwise/domain/sources.ts';
import type { SoughtWork } from '@weekwise/engine/sources/sought-work.ts';
import type { SourceRecord } from '@weekwise/engine/sources/source.ts';
import { blankRecord } from '../adapters/scholar/read-items.ts';
import type { Scholar, ScholarAnswer, ScholarSearchOptions, ServiceOutcome } from '../adapters/scholar/scholar.port.ts';

/** What a service does: gives records, fails, or never comes to an end. */
type Behaviour = SourceRecord[] | ScholarFailure | 'hangs';

/**
 * Search services that do as a test says. They keep to the port's promises, but for the time: who hangs, hangs until
 * stopped.
 */
export class ScriptedScholar implements Scholar {
  services: readonly ScholarService[] = scholarServices;
  behaviour: (service: ScholarService, work: SoughtWork) => Behaviour = () => [];
  /** What was asked for, in order. */
  readonly asked: SoughtWork[] = [];
  /** How many searches were stopped before their end. */
  stopped = 0;

  async search(work: SoughtWork, { signal, onOutcome }: ScholarSearchOptions): Promise<ScholarAnswer> {
    this.asked.push(work);
    const records: SourceRecord[] = [];
    const outcomes = await Promise.all(
      this.services.map(async (service): Promise<ServiceOutcome> => {
        const does = this.behaviour(service, work);
        if (does === 'hangs') await this.#stopped(signal);
        const given = Array.isArray(does) ? does : [];
        records.push(...given);
        const failure = typeof does === 'string' && does !== 'hangs' ? does : null;
        const outcome = {
          service,
          asked: true,
          answered: failure === null,
          count: given.length,
          failure,
          milliseconds: 5,
        };
        onOutcome?.(outcome);
        return outcome;
      }),
    );
    return { records, services: outcomes };
  }

  async #stopped(signal: AbortSignal | undefined): Promise<never> {
    const { promise, reject } = Promise.withResolvers<never>();
    signal?.addEventListener('abort', () => {
      this.stopped++;
      reject(signal.reason);
    });
    return promise;
  }
}

/** A book as a service tells it: what a test does not say is not told. */
export const sourceRecord = (given: Partial<SourceRecord> & Pick<SourceRecord, 'title'>): SourceRecord => ({
  ...blankRecord('openalex', `record of ${given.title}`, given.title),
  kind: 'book',
  ...given,
});
