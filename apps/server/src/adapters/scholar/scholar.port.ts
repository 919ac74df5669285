import type { SearchMode, SoughtWork } from '@weekwise/engine/sources/sought-work.ts';
import type { ScholarService, SourceRecord } from '@weekwise/engine/sources/source.ts';

/**
 * Why a service gave nothing: no connection or an error of the server; no answer in time; asked to wait (by the
 * service, or by our own pace towards it); an answer that is not what was asked for. All of these may pass. `refused`
 * does not: a key that is not taken, a caller or a question that is turned away.
 */
export type ScholarFailure = 'unreachable' | 'timed_out' | 'rate_limited' | 'rubbish' | 'refused';

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
