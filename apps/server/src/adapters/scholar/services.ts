import type { ScholarService } from '@weekwise/domain/sources.ts';
import type { ScholarSettings } from '../../config/scholar-settings.ts';
import { crossref } from './crossref.ts';
import { googleBooks } from './google-books.ts';
import { openLibrary } from './open-library.ts';
import { openAlex } from './openalex.ts';
import type { Scholar } from './scholar.port.ts';
import { type SearchServicesOptions, searchServices } from './search-services.ts';
import { semanticScholar } from './semantic-scholar.ts';
import type { Caller, ServiceClient } from './service.ts';

export interface ScholarOptions extends SearchServicesOptions {
  version: string;
  baseUrls?: Partial<Record<ScholarService, string>>;
}

const addresses: Record<ScholarService, string> = {
  openalex: 'https://api.openalex.org',
  crossref: 'https://api.crossref.org',
  semantic_scholar: 'https://api.semanticscholar.org/graph/v1',
  open_library: 'https://openlibrary.org',
  google_books: 'https://www.googleapis.com/books/v1',
};

type Make = (options: Caller & { baseUrl: string }, settings: ScholarSettings) => ServiceClient;

const makers: Record<ScholarService, Make> = {
  openalex: (options, { openAlexKey }) => openAlex({ ...options, apiKey: openAlexKey }),
  crossref,
  semantic_scholar: (options, { semanticScholarKey }) => semanticScholar({ ...options, apiKey: semanticScholarKey }),
  open_library: openLibrary,
  google_books: (options, { googleBooksKey }) => googleBooks({ ...options, apiKey: googleBooksKey ?? '' }),
};

/** The services that the settings name. Their addresses are ours and no student's, so nothing has to guard them. */
export function scholar(settings: ScholarSettings, { version, baseUrls, ...options }: ScholarOptions): Scholar {
  const caller = { product: `Weekwise/${version}`, contact: settings.contact };
  const clients = settings.services.map((service) =>
    makers[service]({ ...caller, baseUrl: baseUrls?.[service] ?? addresses[service] }, settings),
  );
  return searchServices(clients, options);
}
