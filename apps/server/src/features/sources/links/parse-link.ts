import { doiIn, isbn13, isbnIn } from '@weekwise/engine/sources/identifiers.ts';
import { isWebAddress } from '../../syllabus/ties/result.presenter.ts';

export interface PastedLink {
  kind: 'doi' | 'isbn' | 'url';
  doi: string | null;
  /** 13 digits. */
  isbn: string | null;
  /** Where it leads; null for an ISBN alone. */
  url: string | null;
}

/**
 * What a student pasted: an address, a DOI or an ISBN, with or without words around it. Null where it is none of them.
 */
export function parseLink(text: string): PastedLink | null {
  const address = addressIn(text);
  const doi = doiIn(address ?? text) ?? (address && doiOfPage(address));
  if (doi !== null) return { kind: 'doi', doi, isbn: null, url: address ?? `https://doi.org/${encodeURI(doi)}` };
  const isbn = isbn13(text.replace(/^\s*ISBN(?:-1[03])?:?\s*/i, '')) ?? isbnIn(address ?? text);
  if (isbn !== null) return { kind: 'isbn', doi: null, isbn, url: address };
  return address === null ? null : { kind: 'url', doi: null, isbn: null, url: address };
}

/**
 * Pages that name a text by a number of their own, from which its DOI is made: JSTOR's articles, and all of arXiv since
 * 2022.
 */
function doiOfPage(address: string): string | null {
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  const article = /^\/stable\/(?:pdf\/)?(\d+)(?:\.pdf)?$/.exec(pathname)?.[1];
  if (host === 'jstor.org' && article) return `10.2307/${article}`;
  const paper = /^\/(?:abs|pdf|html)\/(\d{4}\.\d{4,5})(?:v\d+)?(?:\.pdf)?$/.exec(pathname)?.[1];
  return host === 'arxiv.org' && paper ? `10.48550/arxiv.${paper}` : null;
}

/** The first address, also one whose scheme was left out. */
function addressIn(text: string): string | null {
  const told = /\bhttps?:\/\/\S+/i.exec(text)?.[0];
  const bare = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?$/u.exec(text.trim())?.[0];
  const address = told?.replace(/[.,;)\]”"'’]+$/, '') ?? (bare === undefined ? null : `https://${bare}`);
  if (!address || !isWebAddress(address)) return null;
  const url = new URL(address);
  // An address that carries a password is not kept, and one without a dot is no page of the web.
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return null;
  return url.href;
}
