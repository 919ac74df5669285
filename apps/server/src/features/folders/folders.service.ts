import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Deps } from '../../deps.ts';
import { countFiles } from '../files/files.service.ts';
import { currentFolderId, type FolderRow, listFolders, requireFolder } from '../folder-access/folder-access.service.ts';
import { nameKey } from '../folder-access/folder-name.ts';
import { type CourseSummary, courseCards } from '../syllabus/syllabus.service.ts';
import { insertFolder, selectFolderId, updateFolderName } from './folders.repo.ts';

/** A folder as the course card shows it. */
export interface FolderCard extends FolderRow {
  /** Null until a syllabus was read. */
  course: CourseSummary | null;
  fileCount: number;
}

export interface FolderList {
  folders: FolderCard[];
  currentFolderId: string | null;
}

type FolderDeps = { db: Executor } & Pick<Deps, 'clock' | 'newId'>;

/**
 * Lists all folders of a student. The current one is the one opened last, else the first. The demo has its own folder
 * alone.
 */
export async function foldersOf(deps: FolderDeps, userId: string): Promise<FolderList> {
  const all = await listFolders(deps.db, userId);
  const rows = userId === demoUser.id ? all.filter(({ id }) => id === demoFolder.id) : all;
  const selected = await currentFolderId(deps.db, userId);
  const isListed = rows.some(({ id }) => id === selected);
  return { folders: await toCards(deps, rows), currentFolderId: isListed ? selected : (rows[0]?.id ?? null) };
}

/** Makes a folder and opens it. Names are unique per student without regard to case. */
export async function createFolder(
  deps: FolderDeps,
  userId: string,
  name: string,
  drive: { driveConnectionId: string; driveFolder: string } | null = null,
  id: string = deps.newId(),
): Promise<FolderCard> {
  const now = deps.clock();
  const folder = { id, userId, name, nameKey: nameKey(name), createdAt: now, modifiedAt: now, ...drive };
  const row = await deps.db.transaction(async (tx) => {
    const inserted = await insertFolder(tx, folder);
    if (inserted) await selectFolderId(tx, userId, id);
    return inserted;
  });
  if (!row) throw new AppError('folder_name_taken');
  return toCard(deps, row);
}

/** Finds some of a student's folders, in the given order, without those that are gone or in the bin. */
export async function folderCards(deps: FolderDeps, userId: string, ids: readonly string[]): Promise<FolderCard[]> {
  const cards = new Map((await foldersOf(deps, userId)).folders.map((folder) => [folder.id, folder]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

export async function isNameTaken(deps: { db: Executor }, userId: string, name: string): Promise<boolean> {
  return (await takenNames(deps.db, userId)).has(nameKey(name));
}

/** Keys of the names that a student's folders have. */
export async function takenNames(db: Executor, userId: string): Promise<Set<string>> {
  return new Set((await listFolders(db, userId)).map((folder) => folder.nameKey));
}

export async function openFolder(deps: FolderDeps, userId: string, folderId: string): Promise<void> {
  await requireFolder(deps.db, userId, folderId);
  await selectFolderId(deps.db, userId, folderId);
}

export async function renameFolder(
  deps: FolderDeps,
  userId: string,
  folderId: string,
  name: string,
): Promise<FolderCard> {
  await requireFolder(deps.db, userId, folderId);
  const change = { name, nameKey: nameKey(name), modifiedAt: deps.clock() };
  const row = await updateFolderName(deps.db, folderId, change).catch((error: unknown) => {
    throw isUniqueViolation(error, 'folders_name_of_user') ? new AppError('folder_name_taken') : error;
  });
  if (!row) throw new AppError('folder_not_found');
  return toCard(deps, row);
}

async function toCards(deps: { db: Executor }, rows: FolderRow[]): Promise<FolderCard[]> {
  const ids = rows.map((row) => row.id);
  const courses = await courseCards(deps.db, ids);
  const files = await countFiles(deps.db, ids);
  return rows.map((row) => ({ ...row, course: courses.get(row.id) ?? null, fileCount: files.get(row.id) ?? 0 }));
}

export async function toCard(deps: { db: Executor }, row: FolderRow): Promise<FolderCard> {
  const [card] = await toCards(deps, [row]);
  if (!card) throw new AppError('folder_not_found');
  return card;
}
