import { gradeSources } from '@weekwise/engine/sources/grade-sources.ts';
import { soughtWork } from '@weekwise/engine/sources/read-reading.ts';
import type { SoughtWork } from '@weekwise/engine/sources/sought-work.ts';
import type { SourceRecord } from '@weekwise/engine/sources/source.ts';
import { AppError } from '../../../app-error.ts';
import { cite } from '../../../citations/cite.ts';
import type { PlaceReport, StoredSource } from '../../../db/stored/stored-search.ts';
import type { Deps } from '../../../deps.ts';
import { requireFolder } from '../../folder-access/folder-access.service.ts';
import { requireReading } from '../../syllabus/readings.service.ts';
import { askServices } from '../ask-services.ts';
import { reportOf, unaskedServices } from '../places.ts';

import { type PastedLink, parseLink } from './parse-link.ts';

export interface ResolvedLink {
  link: PastedLink;
  /** Null where no service knows it. */
  found: StoredSource | null;
  places: PlaceReport[];
}

const nothing: SoughtWork = {
  title: '',
  subtitle: null,
  authors: [],
  moreAuthors: false,
  year: null,
  edition: null,
  volume: null,
  part: null,
  partTitle: null,
  container: null,
  doi: null,
  isbn: null,
  kind: null,
};

/** What a pasted text leads to, compared with a reading of the student's plan where one is named. */
export async function resolveLinkOf(
  deps: Pick<Deps, 'db' | 'scholar'>,
  userId: string,
  { folderId, text, readingId }: { folderId: string; text: string; readingId: string | undefined },
  signal: AbortSignal,
): Promise<ResolvedLink> {
  await requireFolder(deps.db, userId, folderId);
  const reading = readingId === undefined ? null : await requireReading(deps.db, folderId, { id: readingId });
  return resolveText(deps, text, reading && soughtWork(reading), signal);
}

/**
 * A DOI or an ISBN names one text, which the services are asked for; of another address only where it leads is known.
 */
export async function resolveText(
  { scholar }: Pick<Deps, 'scholar'>,
  text: string,
  reading: SoughtWork | null,
  signal: AbortSignal,
): Promise<ResolvedLink> {
  const link = parseLink(text);
  if (!link) throw new AppError('link_unusable');
  const { doi, isbn } = link;
  if (doi === null && isbn === null) return { link, found: null, places: [] };
  const asked = { mode: 'precise', signal, onOutcome: () => {} } as const;
  const { records, services } = await askServices(scholar, { ...nothing, doi, isbn }, asked);
  const same = records.filter((record) => (doi === null ? record.isbns.includes(isbn ?? '') : record.doi === doi));
  const places = [...services.map(reportOf), ...unaskedServices(scholar)];
  return { link, found: await compare(same, { doi, isbn }, reading), places };
}

/** Records of one text as one source, graded by how well it fits the reading. */
async function compare(
  records: readonly SourceRecord[],
  named: Pick<SoughtWork, 'doi' | 'isbn'>,
  reading: SoughtWork | null,
): Promise<StoredSource | null> {
  const [first] = records;
  if (!first) return null;
  const itself = { ...nothing, ...named, title: first.title, subtitle: first.subtitle, authors: first.authors };
  const [found] = gradeSources(itself, records, 'broad');
  if (!found) return null;
  const citations = await cite(found.source);
  if (!reading) return { ...found, citations, reason: `Named by its ${named.doi === null ? 'ISBN' : 'DOI'}.` };
  const [fitting] = gradeSources(reading, records, 'broad');
  if (fitting) return { ...fitting, citations };
  const reason = 'Its title and author are others than those of the reading.';
  return { ...found, citations, grade: 'related', reason };
}
