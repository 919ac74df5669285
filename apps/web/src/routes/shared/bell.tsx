import { useQuery } from '@tanstack/react-query';
import { shortNameOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { NotificationBell } from '../../features/suggestions/notification-bell.tsx';
import { useUserId } from '../../lib/session/session-store.ts';

/** The bell of a header, with what the student's courses are called. */
export function Bell() {
  const { data } = useQuery(startupQuery(useUserId()));
  const courseName = (folderId: string) => {
    const folder = data?.folders.find((each) => each.folderId === folderId);
    return folder ? shortNameOf(folder) : null;
  };
  return <NotificationBell courseName={courseName} />;
}
