/** The split screen mirrored, chat first (spec §2). */
export const invertedPath = '/inverted';

/** One course there. */
export const invertedCourse = (folderId: string): string => `${invertedPath}?folder=${encodeURIComponent(folderId)}`;
