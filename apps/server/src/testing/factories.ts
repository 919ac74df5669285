import type { Deps } from '../deps.ts';
import { createFolder, type FolderCard } from '../features/folders/folders.service.ts';
import type { Identity } from '../plugins/identity.ts';

let made = 0;

/** A folder of this student. */
export function makeFolder(deps: Deps, user: Identity, name = `Course ${++made}`): Promise<FolderCard> {
  return createFolder(deps, user.id, name);
}
