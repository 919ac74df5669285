import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import type { DownloadExpectation } from '@weekwise/domain/sources.ts';
import { utcDay } from '@weekwise/engine/dates/calendar.ts';
import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import {
  FetchError,
  type FetchedDocument,
  type FetchProblem,
} from '../../../adapters/fetch-document/document-fetcher.port.ts';
import { AppError } from '../../../app-error.ts';
import type { Deps } from '../../../deps.ts';
import { fileStem } from '../../../markdown.ts';
import type { ExaminedFetch } from '../../../reading/fetched-work.ts';

/**
 * Characters of a page that is a text, and of one that describes a work: an abstract and a list of references are no
 * text.
 */
const shortestText = 800;
const shortestWork = 8_000;

export interface WantedText {
  url: string;
  title: string | null;
  expects: DownloadExpectation;
}

/** A text as it goes into a folder. */
export interface FetchedText {
  name: string;
  bytes: Uint8Array;
  /** Where it was in the end. */
  url: string;
}

type FetchDeps = Pick<Deps, 'fetcher' | 'reader' | 'clock'>;
type Examined = { fetched: FetchedDocument; found: ExaminedFetch };

/**
 * Fetches the text behind a link: a document as it is, a web page as its text. A page that is about a document leads to
 * it where it says where that is.
 * @throws AppError with what a student is told; what `signal` says where it fires
 */
export async function fetchText(deps: FetchDeps, wanted: WantedText, signal: AbortSignal): Promise<FetchedText> {
  const first = await fetchAndExamine(deps, wanted.url, wanted.title, signal);
  const { found } = first;
  if (found.kind === 'document') return documentOf(wanted, first.fetched, found.extension);
  if (found.refusesCopies) throw new AppError('source_copies_refused');

  let problem: ErrorCode = 'source_landing_page';
  if (found.documentUrl !== null && found.documentUrl !== first.fetched.url) {
    const behind = await fetchAndExamine(deps, found.documentUrl, wanted.title, signal).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'source_paywalled') problem = error.code;
      return null;
    });
    if (behind?.found.kind === 'document') {
      return documentOf({ ...wanted, title: wanted.title ?? found.title }, behind.fetched, behind.found.extension);
    }
  }
  const shortest = found.describesWork ? shortestWork : shortestText;
  if (wanted.expects === 'document' || found.length < shortest) throw new AppError(problem);
  return { name: `${fileStem(found.title ?? nameIn(first.fetched))}.html`, bytes: found.html, url: first.fetched.url };
}

async function fetchAndExamine(
  deps: FetchDeps,
  url: string,
  title: string | null,
  signal: AbortSignal,
): Promise<Examined> {
  try {
    const fetched = await deps.fetcher.fetch(url, { signal });
    const bytes = Uint8Array.from(fetched.bytes).buffer;
    const today = utcDay(deps.clock());
    const source = { url: fetched.url, fileName: fetched.fileName };
    return { fetched, found: await deps.reader.examine({ bytes, ...source }, { title, today }, { signal }) };
  } catch (error) {
    if (error instanceof FetchError) throw new AppError(codes[error.code], undefined, { cause: error });
    if (error instanceof DocumentError) throw new AppError(error.code, undefined, { cause: error });
    throw error;
  }
}

const documentOf = ({ title }: WantedText, fetched: FetchedDocument, extension: string): FetchedText => ({
  name: `${fileStem(title ?? nameIn(fetched))}.${extension}`,
  bytes: fetched.bytes,
  url: fetched.url,
});

/** What the site calls it, or its address does, without an ending. */
function nameIn({ fileName, url }: FetchedDocument): string {
  const { pathname, hostname } = new URL(url);
  const last = fileName ?? pathname.split('/').findLast((part) => part !== '') ?? hostname;
  return decoded(last).replace(/\.[a-z0-9]{1,8}$/i, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const codes: Record<FetchProblem, ErrorCode> = {
  not_web: 'source_address_invalid',
  address_refused: 'source_address_refused',
  robots: 'source_rules_refuse',
  terms: 'source_copies_refused',
  not_found: 'source_gone',
  paywalled: 'source_paywalled',
  busy: 'source_busy',
  unreachable: 'source_unreachable',
  timed_out: 'source_timed_out',
  too_large: 'source_too_large',
  too_many_redirects: 'source_redirects',
};
