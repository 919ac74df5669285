import { limits } from '@weekwise/contracts/limits.ts';
import { z } from 'zod';
import { boundedStore, ofStudent, storageLimits, storedValue } from '../../lib/storage.ts';

const pack = storedValue(`${ofStudent}deployed-folders`, z.array(z.string().min(1)).min(1));
const uploads = boundedStore({
  kind: `${ofStudent}upload-first`,
  schema: z.object({ name: z.string(), at: z.number() }),
  limit: storageLimits.featureFlags,
  storage: () => localStorage,
});

const titles = boundedStore({
  kind: `${ofStudent}takes-title`,
  schema: z.object({ at: z.number() }),
  limit: storageLimits.featureFlags,
  storage: () => localStorage,
});

/** The student typed no name: once the syllabus is read, the course takes its title. */
export const rememberTitleWish = (folderId: string, now = Date.now()): void => titles.set(folderId, { at: now });
export const hasTitleWish = (folderId: string): boolean => titles.get(folderId) !== null;
export const dropTitleWish = (folderId: string): void => titles.remove(folderId);

/** Courses were just made: the first one opens, and asks for its syllabus. */
export function rememberDeployed(folderIds: readonly string[], name: string, now = Date.now()): void {
  if (folderIds.length > 1) pack.set([...folderIds]);
  for (const folderId of folderIds) uploads.set(folderId, { name, at: now });
}

/** The first course of a pack that was just made; known once. */
export function takeDeployed(): string | null {
  const [first = null] = pack.get() ?? [];
  pack.remove();
  return first;
}

/** Whether a course that was just made is to ask for its syllabus; known once. */
export function takeUploadWish(folderId: string, now = Date.now()): boolean {
  const wish = uploads.get(folderId);
  uploads.remove(folderId);
  return wish !== null && now - wish.at < limits.processingStateExpiry;
}
