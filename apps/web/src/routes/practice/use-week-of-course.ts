import { useQuery } from '@tanstack/react-query';
import { demoFolder } from '@weekwise/domain/demo.ts';
import { useParams } from 'react-router';
import { shortNameOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { coursePath, isDemo } from '../../lib/demo.ts';
import { useOwnerId } from '../../lib/session/owner.ts';

/** The week that an address below `/syllabus/:folderId/weeks/:week` is about, or one below `/demo/weeks/:week`. */
export function useWeekOfCourse() {
  const { folderId = demoFolder.id, week = '' } = useParams();
  const userId = useOwnerId(folderId);
  const demo = isDemo(folderId);
  const { data } = useQuery({ ...startupQuery(userId), enabled: !demo });
  const folder = data?.folders.find((candidate) => candidate.folderId === folderId);
  const number = /^\d{1,2}$/.test(week) ? Number(week) : 0;
  return {
    userId,
    folderId,
    week: number,
    course: demo ? demoFolder.name : folder ? shortNameOf(folder) : '',
    weekPath: `${coursePath(folderId)}?week=${number}`,
  };
}
