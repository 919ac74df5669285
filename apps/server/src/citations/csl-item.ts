import type { CSL, CSLName } from '@citation-js/core';
import type { SourceKind } from '@weekwise/domain/sources.ts';
import { editionNumber } from '@weekwise/engine/sources/edition.ts';
import type { Source } from '@weekwise/engine/sources/source.ts';

const types: Record<SourceKind, CSL['type']> = {
  book: 'book',
  chapter: 'chapter',
  article: 'article-journal',
  thesis: 'thesis',
  report: 'report',
  review: 'review-book',
  other: 'document',
};
/** More than any style prints; some records name thousands. */
const mostNames = 50;

/** A source as bibliographies are made of (CSL-JSON). Only what is known is in it. */
export function cslItem(source: Source): CSL {
  const { subtitle, title, edition } = source;
  const text = Object.entries({
    'container-title': source.container,
    publisher: source.publisher,
    volume: source.volume,
    issue: source.issue,
    page: source.pages?.replace(/[–—]/g, '-') ?? null,
    edition: edition === null ? null : `${editionNumber(edition) ?? edition}`,
    DOI: source.doi,
    ISBN: source.isbns[0] ?? null,
    language: source.language,
    // An address is part of a citation only where nothing steadier leads there.
    URL: source.doi === null && source.isbns.length === 0 ? (source.links[0]?.url ?? null) : null,
  }).filter(([, value]) => value !== null && value !== '');
  return {
    id: 'source',
    type: types[source.kind],
    title: subtitle ? `${title}: ${capitalised(subtitle)}` : title,
    ...(source.authors.length > 0 && { author: source.authors.slice(0, mostNames).map(cslName) }),
    ...(source.editors.length > 0 && { editor: source.editors.slice(0, mostNames).map(cslName) }),
    ...(source.year !== null && { issued: { 'date-parts': [[source.year]] } }),
    ...Object.fromEntries(text),
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const particle = /^(?:van|von|der|den|de|di|da|du|del|della|la|le|ten|ter|zu|dos|das|do)$/i;
const body =
  /\b(?:university|institute|association|bank|organi[sz]ation|committee|council|department|ministry|nations|society|college|foundation|commission|agency|office|union|academy)\b/i;

function cslName(name: string): CSLName {
  const comma = /^([^,]+),\s*(.+)$/.exec(name);
  if (comma?.[1] && comma[2]) return { family: comma[1], given: comma[2] };
  const words = name.trim().split(/\s+/);
  if (words.length === 1 || body.test(name)) return { literal: name };
  let start = words.length - 1;
  while (start > 1 && particle.test(words[start - 1] ?? '')) start--;
  return { family: words.slice(start).join(' '), given: words.slice(0, start).join(' ') };
}
