import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type Folder, titleOf } from '../../features/folders/folder.ts';
import { startupQuery, useSelectFolder } from '../../features/folders/folders.queries.ts';
import { LoadingScreen } from '../../layout/loading-screen.tsx';
import { loadingTexts } from '../../lib/loading-texts.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { CourseScreen } from './course-screen.tsx';

const SourcesScreen = lazy(() => import('../sources/sources-screen.tsx'));

/** One course of the student; an address that names another one, the gate leads away. */
export default function CoursePage() {
  const { folderId = '' } = useParams();
  const userId = useUserId();
  const { data } = useQuery(startupQuery(userId));
  const folders = data?.folders ?? [];
  const folder = folders.find((candidate) => candidate.folderId === folderId);
  if (!folder) return <LoadingScreen text={loadingTexts.workspace} />;
  return <Found key={folderId} folder={folder} folders={folders} selected={data?.currentFolderId ?? null} />;
}

function Found({ folder, folders, selected }: { folder: Folder; folders: Folder[]; selected: string | null }) {
  const { mutate: select } = useSelectFolder();
  const { folderId } = folder;
  usePageTitle(titleOf(folder));
  useEffect(() => {
    if (selected !== folderId) select(folderId);
  }, [selected, folderId, select]);
  const [query] = useSearchParams();
  if (query.has('find'))
    return (
      <Suspense fallback={null}>
        <SourcesScreen folder={folder} />
      </Suspense>
    );
  return <CourseScreen folder={folder} folders={folders} />;
}
