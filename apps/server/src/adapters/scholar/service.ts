import type { ScholarService } from '@weekwise/domain/sources.ts';
import type { SearchTerm, SoughtWork } from '@weekwise/engine/sources/sought-work.ts';
import type { SourceRecord } from '@weekwise/engine/sources/source.ts';
import type { PaceOptions } from './pace.ts';

/** One page of what a service found. */
export interface ServicePage {
  records: SourceRecord[];
  /** Whether there is another page behind it. */
  more: boolean;
}

/** What a service is asked, and what its answers mean. */
export interface ServiceClient {
  service: ScholarService;
  pace: PaceOptions;
  headers: Record<string, string>;
  /** Null where the service cannot be asked so. `page` counts from 0. */
  address(term: SearchTerm, work: SoughtWork, page: number): URL | null;
  /** Throws a `ScholarError` of `rubbish` where the answer is not of the shape that is documented. */
  read(body: unknown): ServicePage;
}

/** Who asks: services treat those better who can be written to. */
export interface Caller {
  /** "Weekwise/1.2". */
  product: string;
  /** An address for the operators of a service; null where none is set. */
  contact: string | null;
}

export const userAgent = ({ product, contact }: Caller): string =>
  contact === null ? product : `${product} (mailto:${contact})`;

/** Records of a page where paging matters. */
export const pageSize = 20;
