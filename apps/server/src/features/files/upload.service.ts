import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { folderId as folderIdSchema, id } from '@weekwise/contracts/common.ts';
import { fileName as fileNameSchema, fileRole } from '@weekwise/contracts/files.ts';
import { distinctName } from '@weekwise/contracts/files-names.ts';
import type { FileRole } from '@weekwise/domain/documents.ts';
import type { StoredFile } from '../../adapters/drive/drive.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { holdFolder, requireFolder } from '../folder-access/folder-access.service.ts';
import {
  cancelReading,
  openTasks,
  requestReading,
  signalReadingQueue,
  type TaskOptions,
} from '../tasks/tasks.service.ts';
import { deleteDocument, deleteFoundOnDrive, findFile, holdNames, insertFile, upsertFile } from './files.repo.ts';
import { moveToBin, requireFile, takeOut } from './files.service.ts';
import { mimeTypeOf } from './mime-types.ts';
import { requirePlaceInQueue, requireRoom } from './room.service.ts';
import { checkedSource } from './upload-source.ts';

export interface IncomingUpload {
  folderId: string;
  role: FileRole;
  name: string;
  source: AsyncIterable<Uint8Array>;
  /** A file of the folder that this one stands for from now on; it goes to the bin. */
  replaces?: string | undefined;
  options?: TaskOptions;
}

export interface AcceptedUpload {
  taskId: string;
  fileId: string;
  folderId: string;
  name: string;
  role: IncomingUpload['role'];
}

type UploadDeps = Pick<Deps, 'db' | 'drives' | 'jobs' | 'clock' | 'newId' | 'logger' | 'config' | 'hooks'>;

/** Reads the fields before the file, then takes the file in. */
export async function acceptParts(
  deps: UploadDeps,
  userId: string,
  parts: AsyncIterable<Multipart>,
  signal: AbortSignal,
): Promise<AcceptedUpload> {
  const fields: Record<string, unknown> = {};
  for await (const part of parts) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    const folderId = folderIdSchema.safeParse(fields.folder_id);
    if (!folderId.success) throw new AppError('invalid_folder_id');
    const role = fileRole.default('material').safeParse(fields.role);
    if (!role.success) throw new AppError('invalid_request', { issues: [{ field: 'role', message: 'Unknown role' }] });
    await requireFolder(deps.db, userId, folderId.data);
    const name = readName(fields.name ?? part.filename);
    const replaces = readReplaced(fields.replaces);
    return await acceptFile(deps, userId, { folderId: folderId.data, role: role.data, name, replaces, part }, signal);
  }
  throw new AppError('file_missing');
}

function readName(given: unknown): string {
  const name = fileNameSchema.safeParse(given);
  if (name.success) return name.data;
  throw new AppError('invalid_request', { issues: [{ field: 'file', message: name.error.issues[0]?.message }] });
}

function readReplaced(given: unknown): string | undefined {
  const replaced = id.optional().safeParse(given);
  if (replaced.success) return replaced.data;
  throw new AppError('invalid_request', { issues: [{ field: 'replaces', message: 'Not the id of a file' }] });
}

async function acceptFile(
  deps: UploadDeps,
  userId: string,
  { part, ...place }: Pick<IncomingUpload, 'folderId' | 'role' | 'name' | 'replaces'> & { part: MultipartFile },
  signal: AbortSignal,
): Promise<AcceptedUpload> {
  const source = await checkedSource(part.file, place.name, () => part.file.truncated);
  return storeUpload(deps, userId, { ...place, source }, signal);
}

/**
 * Takes one file in. When this answers, bytes, row and job are all safe; when it throws, none of them is there.
 */
export async function storeUpload(
  deps: UploadDeps,
  userId: string,
  { folderId, role, name, source, replaces, options }: IncomingUpload,
  signal?: AbortSignal,
): Promise<AcceptedUpload> {
  const replaced = replaces === undefined ? null : await requireFile(deps.db, userId, folderId, replaces);
  await requirePlaceInQueue(deps.db, userId);
  // Before a byte is stored: its size is known after that.
  await requireRoom(deps.db, deps, { userId, folderId }, 1);
  const fileId = deps.newId();
  const { drive, directory } = await deps.drives.ofFolder(folderId);
  const stored = await drive.write({ folder: directory, id: fileId, name }, source, { signal });
  const file = { id: fileId, folderId, name, role, mimeType: mimeTypeOf(name), ...onDrive(stored) };
  try {
    const accepted = await deps.db.transaction(async (tx) => {
      await holdFolder(tx, userId, folderId);
      await requireRoom(tx, deps, { userId, folderId }, stored.size);
      await deleteFoundOnDrive(tx, folderId, stored.key);
      if (replaced) await takeOut(tx, deps, replaced);
      const name = distinctName(file.name, await holdNames(tx, folderId));
      await insertFile(tx, { ...file, name, uploadedAt: deps.clock() });
      return { name, taskId: await requestReading(tx, deps, { userId, folderId, fileId, options }) };
    });
    signalReadingQueue(deps);
    if (replaced) await moveToBin(deps, replaced);
    return { ...accepted, fileId, folderId, role };
  } catch (error) {
    await drive.erase(stored.key);
    throw error;
  }
}

/** Puts our own file under an id of our choosing, in the place of what was there, and has it read. */
export async function putFile(
  deps: Omit<UploadDeps, 'config'>,
  userId: string,
  {
    fileId,
    folderId,
    role,
    name,
    bytes,
  }: Omit<IncomingUpload, 'source' | 'options'> & { fileId: string; bytes: Uint8Array },
): Promise<void> {
  const before = await findFile(deps.db, fileId);
  const { drive, directory } = await deps.drives.ofFolder(folderId);
  const stored = await drive.write({ folder: directory, id: deps.newId(), name }, Readable.from([bytes]));
  const file = { id: fileId, folderId, name, role, mimeType: mimeTypeOf(name), ...onDrive(stored) };
  await deps.db.transaction(async (tx) => {
    await cancelReading(tx, deps, fileId);
    await upsertFile(tx, { ...file, uploadedAt: deps.clock(), errorCode: null, deletedAt: null, binKey: null });
    await deleteDocument(tx, fileId);
    await requestReading(tx, deps, { userId, folderId, fileId });
  });
  signalReadingQueue(deps);
  if (before) await drive.remove(before.driveKey);
}

/** What the drive said of a file that it stored, as its row keeps it. */
const onDrive = ({ key, name, version, size, sha256 }: StoredFile) => ({
  driveKey: key,
  driveName: name,
  driveVersion: version,
  size,
  sha256,
});

/** Reads a stored file again from its bytes. While it is being read, that task is the answer. */
export async function rereadStored(
  deps: UploadDeps,
  userId: string,
  folderId: string,
  fileId: string,
): Promise<AcceptedUpload> {
  const { name, role } = await requireFile(deps.db, userId, folderId, fileId);
  const taskId = await deps.db.transaction(async (tx) => {
    const reading = (await openTasks(tx, folderId)).get(fileId);
    if (reading) return reading.id;
    await deleteDocument(tx, fileId);
    return requestReading(tx, deps, { userId, folderId, fileId });
  });
  signalReadingQueue(deps);
  return { taskId, fileId, folderId, name, role };
}
