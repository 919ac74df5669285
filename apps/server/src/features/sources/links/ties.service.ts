import { limits } from '@weekwise/contracts/limits.ts';
import type { SourceTie } from '@weekwise/contracts/sources-results.ts';
import { AppError } from '../../../app-error.ts';
import type { Transaction } from '../../../db/client.ts';
import type { StoredSource } from '../../../db/stored/stored-search.ts';
import type { Deps } from '../../../deps.ts';
import { holdFolder, requireFolder } from '../../folder-access/folder-access.service.ts';
import { requireReading } from '../../syllabus/readings.service.ts';
import { isWebAddress } from '../../syllabus/ties/result.presenter.ts';
import { fileOfResult, resultIdOf } from '../../syllabus/ties/result-id.ts';
import { tiesOf } from '../../syllabus/ties/tied-files.service.ts';
import type { TieRow } from '../../syllabus/ties/ties.repo.ts';
import { findSearch } from '../searches.repo.ts';
import { resolveText } from './resolve-link.service.ts';
import * as repo from './ties.repo.ts';

type TieDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;
type NewTie = Pick<TieRow, 'kind' | 'key' | 'label' | 'url' | 'fileId' | 'found'>;

/** What a student calls the reading: a result of its search, a file of theirs, or a pasted link. */
export type WantedTie = { resultId: string } | { fileId: string } | { link: string };

interface OfReading {
  folderId: string;
  readingId: string;
}

/** Ties a reading of the student's plan to something; tied to it already, it stays so. */
export async function tie(
  deps: TieDeps & Pick<Deps, 'scholar'>,
  userId: string,
  of: OfReading,
  wanted: WantedTie,
  signal: AbortSignal,
): Promise<{ tie: SourceTie; ties: SourceTie[] }> {
  await requireFolder(deps.db, userId, of.folderId);
  await requireReading(deps.db, of.folderId, { id: of.readingId });
  const made = await tieTo(deps, userId, of, wanted, signal);
  const id = await deps.db.transaction(async (tx) => {
    await holdFolder(tx, userId, of.folderId);
    return store(tx, deps, of, made);
  });
  const ties = await tiesOf(deps.db, of.folderId, of.readingId);
  const own = ties.find(({ tie_id }) => tie_id === id);
  if (!own) throw new AppError('tie_not_found');
  return { tie: own, ties };
}

/** Ties a reading to a file that has come into its folder, as part of `tx`. */
export async function tieFile(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { folderId, readingId, fileId, name }: OfReading & { fileId: string; name: string },
): Promise<void> {
  await store(tx, deps, { folderId, readingId }, fileTie(fileId, name));
}

export async function untie(
  deps: Pick<Deps, 'db'>,
  userId: string,
  folderId: string,
  tieId: string,
): Promise<SourceTie[]> {
  await requireFolder(deps.db, userId, folderId);
  const readingId = await repo.deleteTie(deps.db, folderId, tieId);
  if (readingId === null) throw new AppError('tie_not_found');
  return tiesOf(deps.db, folderId, readingId);
}

async function tieTo(
  deps: Pick<Deps, 'db' | 'scholar'>,
  userId: string,
  { folderId, readingId }: OfReading,
  wanted: WantedTie,
  signal: AbortSignal,
): Promise<NewTie> {
  if ('link' in wanted) {
    const { link, found } = await resolveText(deps, wanted.link, null, signal);
    const url = link.url ?? bestLink(found);
    const label = found?.source.title ?? link.url ?? `ISBN ${link.isbn}`;
    return { kind: 'link', key: `link:${link.url ?? link.isbn}`, label, url, fileId: null, found };
  }
  const fileId = 'fileId' in wanted ? wanted.fileId : fileOfResult(wanted.resultId);
  if (fileId !== null) {
    const file = await repo.findOwnFile(deps.db, userId, fileId);
    if (!file) throw new AppError('file_not_found');
    return fileTie(file.id, file.name);
  }
  const resultId = 'resultId' in wanted ? wanted.resultId : '';
  const search = await findSearch(deps.db, { folderId, subject: readingId });
  const found = search?.found.find(({ source }) => resultIdOf(source.key) === resultId);
  if (!found) throw new AppError('result_not_found');
  const { title } = found.source;
  return { kind: 'result', key: `result:${resultId}`, label: title, url: bestLink(found), fileId: null, found };
}

const fileTie = (fileId: string, name: string): NewTie => ({
  kind: 'file',
  key: `file:${fileId}`,
  label: name,
  url: null,
  fileId,
  found: null,
});

const bestLink = (found: StoredSource | null): string | null =>
  found?.source.links.find(({ url }) => isWebAddress(url))?.url ?? null;

/** The id of the tie, also where it was there already. */
async function store(
  tx: Transaction,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  of: OfReading,
  made: NewTie,
): Promise<string> {
  const id = newId();
  if (!(await repo.insertTie(tx, { id, ...of, ...made, tiedAt: clock() }))) return repo.requireTieId(tx, of, made.key);
  if ((await repo.countTies(tx, of.folderId, of.readingId)) > limits.tiesPerReading) throw new AppError('ties_full');
  return id;
}
