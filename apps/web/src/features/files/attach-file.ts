import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { tieSource, untieSource } from '@weekwise/contracts/sources-ties.ts';
import { attachWeekFile, detachWeekFile } from '@weekwise/contracts/syllabus-week-files.ts';
import { call } from '../../lib/api/call.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { sayDone, sayFailed } from '../../ui/toast.ts';

/** What a file is attached to: a week of the plan, or a reading, which it then is. */
export interface AttachPlace {
  kind: 'week' | 'reading';
  id: string;
  /** "Week 3", or the reading's title. */
  name: string;
}

interface AttachedFile {
  fileId: string;
  name: string;
}

/** Attaches a file, and says so with the way back. What isn't kept is said too. */
export async function attachFile(
  client: QueryClient,
  folderId: string,
  file: AttachedFile,
  place: AttachPlace,
): Promise<void> {
  await kept(client, folderId, async () => {
    const takeBack = place.kind === 'week' ? await putToWeek(folderId, file, place) : await tie(folderId, file, place);
    const undo = () => void kept(client, folderId, takeBack);
    sayDone(t`Attached to ${place.name}: ${file.name}`, undo);
  });
}

/** Takes a file off a week; it stays in the course. */
export async function detachFromWeek(
  client: QueryClient,
  folderId: string,
  file: AttachedFile,
  week: AttachPlace,
): Promise<void> {
  const params = { folderId, weekId: week.id, fileId: file.fileId };
  await kept(client, folderId, async () => {
    await call(detachWeekFile, { params });
    const undo = () => void kept(client, folderId, () => call(attachWeekFile, { params }));
    sayDone(t`No longer on ${week.name}: ${file.name}`, undo);
  });
}

async function putToWeek(folderId: string, { fileId }: AttachedFile, { id: weekId }: AttachPlace) {
  const params = { folderId, weekId, fileId };
  await call(attachWeekFile, { params });
  return () => call(detachWeekFile, { params });
}

async function tie(folderId: string, { fileId }: AttachedFile, { id: readingId }: AttachPlace) {
  const { tie: made } = await call(tieSource, { params: { folderId, readingId }, body: { file_id: fileId } });
  return () => call(untieSource, { params: { folderId, tieId: made.tie_id } });
}

async function kept(client: QueryClient, folderId: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    sayFailed(messageOf(error));
  }
  const families = ['syllabus', 'sources', 'reading-sources', 'contents'];
  await Promise.all(families.map((family) => client.invalidateQueries({ queryKey: [family, folderId] })));
}
