import { useQuery } from '@tanstack/react-query';
import { titleOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { useUserId } from '../../lib/session/session-store.ts';

/** What a course is called elsewhere: by its syllabus where that says it; `name` is the folder's. */
export function useCourseNames(): (course: { folderId: string; name: string }) => string {
  const { data } = useQuery(startupQuery(useUserId()));
  return ({ folderId, name }) => {
    const folder = data?.folders.find((candidate) => candidate.folderId === folderId);
    return folder ? titleOf(folder) : name;
  };
}
