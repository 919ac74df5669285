import type { ScholarService } from '@weekwise/domain/sources.ts';

export type ScholarHandler = (request: {
  url: URL;
  headers: Headers;
  signal: AbortSignal;
}) => Response | Promise<Response>;

const hosts: Record<string, ScholarService> = {
  'api.openalex.org': 'openalex',
  'api.crossref.org': 'crossref',
  'api.semanticscholar.org': 'semantic_scholar',
  'openlibrary.org': 'open_library',
  'www.googleapis.com': 'google_books',
};

/** A fetch that reaches the search services of a test, and nobody else; it remembers what it was asked. */
export function scholarWeb(answerOf: (service: ScholarService) => ScholarHandler) {
  const asked: { service: ScholarService; url: URL; headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(`${input instanceof Request ? input.url : input}`);
    const service = hosts[url.host];
    if (!service) throw new Error(`Nobody answers at ${url.host}.`);
    const headers = new Headers(init?.headers);
    asked.push({ service, url, headers });
    return answerOf(service)({ url, headers, signal: init?.signal ?? new AbortController().signal });
  };
  return { fetch, asked };
}

export const json = (body: unknown, init?: ResponseInit): Response => Response.json(body, init);
