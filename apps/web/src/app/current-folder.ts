/** Where the current folder may be named, strongest first (spec §4). */
interface FolderClaims {
  /** In the route, `/syllabus/{folderId}`. */
  route: string | null;
  /** In the query, `folder`. */
  query: string | null;
  /** In the startup data; null while they are loading. */
  startup: string | null;
  /** In the session record of this browser. */
  stored: string | null;
}

/**
 * The course that is open: the address's, else the server's, else this browser's, else the first. What an address names
 * need not exist; what is only remembered gives way where it is gone.
 */
export function currentFolder(
  { route, query, startup, stored }: FolderClaims,
  folderIds: readonly string[],
): string | null {
  const remembered = [startup, stored].find((id) => id !== null && folderIds.includes(id));
  return route ?? query ?? remembered ?? folderIds[0] ?? null;
}
