import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { titleOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { LoadingScreen } from '../../layout/loading-screen.tsx';
import { loadingTexts } from '../../lib/loading-texts.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession, useUserId } from '../../lib/session/session-store.ts';

const CourseScreen = lazy(async () => ({ default: (await import('./course-screen.tsx')).CourseScreen }));

/** The split screen of the current course with its sides changed: the chat comes first (spec §2). */
export default function Inverted() {
  const [query] = useSearchParams();
  const session = useSession();
  const { data } = useQuery(startupQuery(useUserId()));
  const folders = data?.folders ?? [];
  // The gate keeps the session's folder true to the address, or to the first there is.
  const wanted = query.get('folder') ?? (session.status === 'signed-in' ? session.record.currentFolderId : null);
  const folder = folders.find(({ folderId }) => folderId === wanted);
  usePageTitle(folder ? t`${titleOf(folder)}, chat first` : t`Chat first`);
  const waiting = <LoadingScreen text={loadingTexts.inverted} />;
  if (!folder) return waiting;
  return (
    <Suspense fallback={waiting}>
      <CourseScreen key={folder.folderId} folder={folder} folders={folders} mirrored />
    </Suspense>
  );
}
