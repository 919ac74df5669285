import { type DocumentFetcher, FetchError } from './document-fetcher.port.ts';

/** For where there is no internet. */
export const withoutWeb: DocumentFetcher = {
  fetch: () => Promise.reject(new FetchError('unreachable', 'There is no internet here.')),
};
