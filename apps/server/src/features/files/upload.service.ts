import type { Multipart, MultipartFile } from '@fastify/multipart';
import { folderId as folderIdSchema } from '@weekwise/contracts/common.ts';
import { fileName as fileNameSchema, fileRole } from '@weekwise/contracts/files.ts';
import { DriveError } from '../../adapters/drive/drive.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folders/folder-access.service.ts';
import { openTasks, requestReading, type TaskOptions, wakeReading } from '../indexing/tasks.service.ts';
import { deleteDocument, insertFile } from './files.repo.ts';
import { requireFile } from './files.service.ts';
import { mimeTypeOf } from './mime-types.ts';
import { checkedSource } from './upload-source.ts';

export interface Upload {
  folderId: string;
  role: 'syllabus' | 'material';
  name: string;
  source: AsyncIterable<Uint8Array>;
  options?: TaskOptions;
}

export interface AcceptedUpload {
  taskId: string;
  fileId: string;
  folderId: string;
  name: string;
  role: Upload['role'];
}

type UploadDeps = Pick<Deps, 'db' | 'drive' | 'jobs' | 'clock' | 'newId'>;

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
    return await acceptFile(deps, userId, { folderId: folderId.data, role: role.data, part }, signal);
  }
  throw new AppError('file_missing');
}

async function acceptFile(
  deps: UploadDeps,
  userId: string,
  { folderId, role, part }: { folderId: string; role: Upload['role']; part: MultipartFile },
  signal: AbortSignal,
): Promise<AcceptedUpload> {
  const name = fileNameSchema.safeParse(part.filename);
  if (!name.success) {
    throw new AppError('invalid_request', { issues: [{ field: 'file', message: name.error.issues[0]?.message }] });
  }
  const source = await checkedSource(part.file, name.data, () => part.file.truncated);
  return storeUpload(deps, userId, { folderId, role, name: name.data, source }, signal);
}

/**
 * Takes one file in. When this answers, bytes, row and job are all safe; when it throws, none of them is there.
 */
export async function storeUpload(
  deps: UploadDeps,
  userId: string,
  { folderId, role, name, source, options }: Upload,
  signal?: AbortSignal,
): Promise<AcceptedUpload> {
  const fileId = deps.newId();
  const driveKey = `${folderId}/${fileId}`;
  const { size, sha256 } = await deps.drive.write(driveKey, source, { signal }).catch((error: unknown) => {
    throw error instanceof DriveError ? new AppError('unavailable', undefined, { cause: error }) : error;
  });
  const file = { id: fileId, folderId, name, role, size, mimeType: mimeTypeOf(name), driveKey, sha256 };
  try {
    const taskId = await deps.db.transaction(async (tx) => {
      await insertFile(tx, { ...file, uploadedAt: deps.clock() });
      return requestReading(tx, deps, { userId, folderId, fileId, options });
    });
    wakeReading(deps);
    return { taskId, fileId, folderId, name, role };
  } catch (error) {
    await deps.drive.remove(driveKey);
    throw error;
  }
}

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
  wakeReading(deps);
  return { taskId, fileId, folderId, name, role };
}
