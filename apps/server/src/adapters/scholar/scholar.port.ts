import type { ScholarFailure, ScholarService, SearchMode } from '@weekwise/domain/sources.ts';
import type { SoughtWork } from '@weekwise/engine/sources/sought-work.ts';
import type { SourceRecord } from '@weekwise/engine/sources/source.ts';

/** What became of one service in one search. */
export interface ServiceOutcome {
  service: ScholarService;
  /** Whether a request left: not where the service asked us to wait. */
  asked: boolean;
  /** Whether at least one of its answers could be read. */
  answered: boolean;
  /** Records it gave. */
  count: number;
  /** Of the first request that failed; with `answered`, the records are those of the others. */
  failure: ScholarFailure | null;
  milliseconds: number;
}

export interface ScholarAnswer {
  /** Of all services, neither merged nor graded. */
  records: SourceRecord[];
  /** One for each of `services`, in their order. */
  services: ServiceOutcome[];
}

export interface ScholarSearchOptions {
  mode: SearchMode;
  signal?: AbortSignal;
  /** Told as soon as one service is done. */
  onOutcome?: (outcome: ServiceOutcome) => void;
}

/** The search services of the scholarly world. */
export interface Scholar {
  /** Those that are configured. */
  readonly services: readonly ScholarService[];
  /**
   * Asks all services at once and answers within 10 s whatever they do. Throws the signal's reason when the caller
   * stopped it, and nothing else.
   */
  search(work: SoughtWork, options: ScholarSearchOptions): Promise<ScholarAnswer>;
}
