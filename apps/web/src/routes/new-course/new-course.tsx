import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { Link, useSearchParams } from 'react-router';
import { folderBinQuery } from '../../features/folders/bin.queries.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { AppHeader } from '../shared/app-header.tsx';
import { CourseForm } from './course-form.tsx';
import { OnboardingHeader } from './onboarding-header.tsx';
import { SetupProgress } from './setup-progress.tsx';

/**
 * A course from its syllabus: the form, then, once the folder exists (`?folder=`), the reading of its files.
 * The folder in the address lets a reload find the way back to the progress.
 */
export default function NewCourse() {
  const userId = useUserId();
  const startup = useQuery(startupQuery(userId));
  const [query] = useSearchParams();
  const folder = startup.data?.folders.find(({ folderId }) => folderId === query.get('folder'));
  const made = startup.data?.folders.length ?? 0;
  const first = made === (folder ? 1 : 0);
  usePageTitle(folder ? t`Reading ${folder.name}` : first ? t`Set up your first course` : t`New course`);
  return (
    <>
      {first ? <OnboardingHeader step={folder ? 'syllabus' : 'course'} /> : <AppHeader />}
      <main id="main" tabIndex={-1} className="mx-auto max-w-280 px-4 pt-5 outline-none md:px-8 md:pt-10 lg:pb-16">
        {first && !folder && <BinNotice userId={userId} />}
        {folder ? <SetupProgress folder={folder} /> : <CourseForm first={first} />}
      </main>
    </>
  );
}

/** Whoever deleted the last course comes here: the way back to it. */
function BinNotice({ userId }: { userId: string }) {
  const { data } = useQuery(folderBinQuery(userId));
  if (!data?.length) return null;
  return (
    <Alert
      tone="plain"
      icon={Trash2}
      className="mb-5"
      action={
        <Button size="sm" asChild>
          <Link to="/dashboard/bin">{t`Open the bin`}</Link>
        </Button>
      }
    >
      {t`${plural(data.length, { one: '# course', other: '# courses' })} in the bin can be restored.`}
    </Alert>
  );
}
