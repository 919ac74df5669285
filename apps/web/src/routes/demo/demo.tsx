import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import { type Folder, titleOf } from '../../features/folders/folder.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { CourseScreen } from '../course/course-screen.tsx';
import { DemoBanner } from './demo-banner.tsx';

const SourcesScreen = lazy(() => import('../sources/sources-screen.tsx'));

/** The split screen with the demo course (spec §2). */
export default function Demo() {
  const [query] = useSearchParams();
  const folder = useOutletContext<Folder>();
  usePageTitle(t`Demo: ${titleOf(folder)}`);
  if (query.has('find'))
    return (
      <Suspense fallback={null}>
        <SourcesScreen folder={folder} banner={<DemoBanner />} />
      </Suspense>
    );
  return <CourseScreen folder={folder} folders={[folder]} banner={<DemoBanner />} />;
}
