import type { SearchMode } from '@weekwise/domain/sources.ts';
import type { SearchTerm, SoughtWork } from '@weekwise/engine/sources/sought-work.ts';
import type { SourceRecord } from '@weekwise/engine/sources/source.ts';
import { askJson } from './ask-json.ts';
import type { Pace } from './pace.ts';
import { ScholarError } from './scholar-error.ts';
import type { ServiceClient, ServicePage } from './service.ts';

export interface ScholarRequestContext {
  fetch: typeof fetch;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** Called with every record as soon as it is there, and before each request. */
  found: (records: SourceRecord[]) => void;
  leaving: () => void;
}

/** Milliseconds that one request may take. */
const requestTimeout = 6_000;
/**
 * Milliseconds before an error that may pass is tried once more, and the longest that a service may ask to wait for
 * that.
 */
const retryPause = 300;
const longestWait = 2_000;
/** Records after which a balanced search asks nothing vaguer. */
const enough = 3;
const mostPages: Record<SearchMode, number> = { precise: 1, balanced: 1, broad: 2 };

/** Asks one service about a work, surest question first. Throws what the first failing request threw. */
export async function askService(
  client: ServiceClient,
  pace: Pace,
  { work, terms, mode }: { work: SoughtWork; terms: readonly SearchTerm[]; mode: SearchMode },
  asking: ScholarRequestContext,
): Promise<void> {
  let known = 0;
  for (const term of terms) {
    const vague = term.kind !== 'doi' && term.kind !== 'isbn' && term.kind !== 'title_author';
    if (mode !== 'broad' && vague && known >= enough) continue;
    for (let page = 0; page < mostPages[mode]; page++) {
      const url = client.address(term, work, page);
      if (!url) break;
      const answer = await askTwice(client, pace, url, asking);
      if (!answer) break;
      known += answer.records.length;
      asking.found(answer.records);
      if (!answer.more) break;
    }
  }
}

async function askTwice(
  client: ServiceClient,
  pace: Pace,
  url: URL,
  asking: ScholarRequestContext,
): Promise<ServicePage | null> {
  try {
    return await askOnce(client, pace, url, asking);
  } catch (error) {
    if (!(error instanceof ScholarError) || !mayPass(error)) throw error;
    await asking.wait(Math.max(retryPause, (error.retryAfter ?? 0) * 1000), asking.signal);
    return askOnce(client, pace, url, asking);
  }
}

function mayPass({ failure, retryAfter, asked }: ScholarError): boolean {
  if (failure === 'rate_limited') return asked && retryAfter !== null && retryAfter * 1000 <= longestWait;
  return failure === 'unreachable';
}

function askOnce(
  client: ServiceClient,
  pace: Pace,
  url: URL,
  asking: ScholarRequestContext,
): Promise<ServicePage | null> {
  const { fetch, signal } = asking;
  return pace.take(async () => {
    asking.leaving();
    const body = await askJson(url, { fetch, headers: client.headers, signal, timeout: requestTimeout });
    return body === undefined ? null : client.read(body);
  }, signal);
}
