import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { shortNameOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { coursePath } from '../../lib/demo.ts';
import { useUserId } from '../../lib/session/session-store.ts';

/** The week that an address below `/syllabus/:folderId/weeks/:week` is about. */
export function useWeekOfCourse() {
  const { folderId = '', week = '' } = useParams();
  const userId = useUserId();
  const { data } = useQuery(startupQuery(userId));
  const folder = data?.folders.find((candidate) => candidate.folderId === folderId);
  const number = /^\d{1,2}$/.test(week) ? Number(week) : 0;
  return {
    userId,
    folderId,
    week: number,
    course: folder ? shortNameOf(folder) : '',
    weekPath: `${coursePath(folderId)}?week=${number}`,
  };
}
