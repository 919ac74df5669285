import type { SourcePlace } from '@weekwise/domain/sources.ts';
import { sameAuthors } from './compare-authors.ts';
import { compareTitles } from './compare-titles.ts';
import { editionNumber } from './edition.ts';
import { orderLinks } from './order-links.ts';
import type { Source, SourceRecord } from './source.ts';
import { toTitleForm } from './title-form.ts';

/** Whose word counts where several tell the same: who registers a text knows it best. */
const trust: SourcePlace[] = [
  'crossref',
  'google_books',
  'openalex',
  'open_library',
  'semantic_scholar',
  'folder',
  'other_folder',
  'wiki',
];

/**
 * Records of the same text as one: by DOI, by ISBN, then by title, first author and year. Editions stay apart; a record
 * of a whole work (all editions in one) is joined to the edition it matches, and tells all of them how many there are.
 */
export function mergeRecords(records: readonly SourceRecord[]): Source[] {
  const ordered = [...records].sort(
    (a, b) => Number(ofAllEditions(a)) - Number(ofAllEditions(b)) || trust.indexOf(a.origin) - trust.indexOf(b.origin),
  );
  const groups: SourceRecord[][] = [];
  const editionCounts = new Map<SourceRecord[], number>();
  for (const record of ordered) {
    const fitting = groups.filter((group) => fits(record, group));
    const group = fitting.find((one) => one.some((other) => sameDoi(record, other))) ?? fitting[0];
    if (group) group.push(record);
    else groups.push([record]);
    if (record.editionCount === null) continue;
    for (const one of fitting) editionCounts.set(one, Math.max(record.editionCount, editionCounts.get(one) ?? 0));
  }
  return groups.map((group) => asOne(group, editionCounts.get(group)));
}

const ofAllEditions = (record: SourceRecord): boolean => (record.editionCount ?? 0) > 1 && record.edition === null;

/** Whether a record is the same text as one of a group, and contradicts none. */
function fits(record: SourceRecord, group: readonly SourceRecord[]): boolean {
  return group.some((other) => sameText(record, other)) && group.every((other) => !contradicts(record, other));
}

const sameDoi = (a: SourceRecord, b: SourceRecord): boolean => a.doi !== null && a.doi === b.doi;
const sharesIsbn = (a: SourceRecord, b: SourceRecord): boolean => a.isbns.some((isbn) => b.isbns.includes(isbn));

function sameText(a: SourceRecord, b: SourceRecord): boolean {
  if (sameDoi(a, b)) return true;
  if (a.origin === b.origin && a.id === b.id) return true;
  const titles = compareTitles(toTitleForm(a.title, a.subtitle), toTitleForm(b.title, b.subtitle)).kind;
  const alike = titles === 'same' || titles === 'main';
  // The chapters of a book carry its ISBN.
  if (sharesIsbn(a, b) && a.kind !== 'chapter' && b.kind !== 'chapter' && alike) return true;
  if (!alike || !sameAuthors(a, b)) return false;
  if (ofAllEditions(a) || ofAllEditions(b)) return true;
  return a.year !== null && a.year === b.year;
}

function contradicts(a: SourceRecord, b: SourceRecord): boolean {
  if (sameDoi(a, b)) return false;
  if (a.doi !== null && b.doi !== null) return true;
  if (classOf(a) !== classOf(b) && a.kind !== 'other' && b.kind !== 'other') return true;
  if (a.language !== null && b.language !== null && a.language !== b.language) return true;
  const [left, right] = [a, b].map((one) => editionNumber(one.edition) ?? toTitleForm(one.title, one.subtitle).edition);
  if (left && right && left !== right) return true;
  const volumes = [a, b].map((one) => toTitleForm(one.title, one.subtitle).volume);
  if (volumes[0] !== volumes[1]) return true;
  if (ofAllEditions(a) || ofAllEditions(b)) return false;
  // An article is online before it is in print.
  const patience = sharesIsbn(a, b) || classOf(a) === 'article' ? 1 : 0;
  return a.year !== null && b.year !== null && Math.abs(a.year - b.year) > patience;
}

const classOf = ({ kind }: SourceRecord): string =>
  kind === 'book' || kind === 'thesis' ? kind : kind === 'chapter' ? 'chapter' : 'article';

function asOne(group: readonly SourceRecord[], editionCount: number | undefined): Source {
  const ranked = [...group].sort((a, b) => trust.indexOf(a.origin) - trust.indexOf(b.origin));
  // What is told of all editions together is true of none.
  const single = ranked.filter((record) => !ofAllEditions(record));
  const told = single.length > 0 ? single : ranked;
  const first = <T>(pick: (record: SourceRecord) => T | null): T | null => {
    for (const record of told) {
      const value = pick(record);
      if (value !== null && value !== '') return value;
    }
    return null;
  };
  const named = told.find((record) => record.authors.length > 0) ?? told[0];
  const doi = first((record) => record.doi);
  const isbns = [...new Set(told.flatMap((record) => record.isbns))];
  const head = told[0];
  return {
    key: doi ?? isbns[0] ?? `${head?.origin}:${head?.id}`,
    allEditions: single.length === 0,
    records: ranked.map(({ origin, id }) => ({ origin, id })),
    title: head?.title ?? '',
    subtitle: first((record) => record.subtitle),
    originalTitle: first((record) => record.originalTitle),
    authors: named?.authors ?? [],
    editors: told.find((record) => record.editors.length > 0)?.editors ?? [],
    year: first((record) => record.year),
    kind: first((record) => (record.kind === 'other' ? null : record.kind)) ?? 'other',
    edition: first((record) => record.edition),
    editionCount: editionCount ?? (Math.max(0, ...group.map((record) => record.editionCount ?? 0)) || null),
    publisher: first((record) => record.publisher),
    container: first((record) => record.container),
    volume: first((record) => record.volume),
    issue: first((record) => record.issue),
    pages: first((record) => record.pages),
    doi,
    isbns,
    language: first((record) => record.language),
    licence: first((record) => record.licence),
    links: orderLinks(ranked.flatMap((record) => record.links)),
  };
}
