import type { QueryClient } from '@tanstack/react-query';
import { type AttachPlace, attachFile } from './attach-file.ts';
import { contentsQuery } from './files.queries.ts';
import { sameFile } from './same-file.ts';
import { startUploads } from './uploads.ts';

/** Takes files into the course and attaches each; one that the course has already is attached at once. */
export async function dropFiles(
  client: QueryClient,
  folderId: string,
  dropped: readonly File[],
  place: AttachPlace,
): Promise<void> {
  const present = await client.ensureQueryData(contentsQuery(folderId));
  for (const file of dropped) {
    const attach = (fileId: string) => void attachFile(client, folderId, { fileId, name: file.name }, place);
    const twin = present.find((other) => sameFile(file, other));
    if (twin) attach(twin.fileId);
    else startUploads(folderId, [file], 'material', present, attach);
  }
}
