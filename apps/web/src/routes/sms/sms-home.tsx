import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import Smartphone from 'lucide-react/icons/smartphone';
import { Link } from 'react-router';
import { SignInPanel } from '../../features/auth/sign-in-panel.tsx';
import { sortCourses } from '../../features/folders/course-sort.tsx';
import type { Folder } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { weekHeadline } from '../../features/syllabus/due-items.ts';
import { MessagePage } from '../../layout/message-page.tsx';
import { formatDate, today } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { useCourseOverviews } from '../dashboard/use-course-overviews.ts';
import { AppHeader } from '../shared/app-header.tsx';
import { CourseThisWeek } from './course-this-week.tsx';

/**
 * Where a link by text message leads: this week of each course and a way to add to it, for a phone in one hand (spec
 * §2).
 */
export default function SmsHome() {
  const session = useSession();
  usePageTitle(t`Your courses`);
  if (session.status !== 'signed-in') {
    return (
      <MessagePage icon={Smartphone} title={t`Open your courses`}>
        <p className="mb-5">{t`Sign in with a link to your phone. It works once, for 15 minutes.`}</p>
        <SignInPanel way="sms" />
      </MessagePage>
    );
  }
  return <SignedInHome userId={session.record.userId} />;
}

function SignedInHome({ userId }: { userId: string }) {
  const startup = useQuery(startupQuery(userId));
  return (
    <>
      <AppHeader current="courses" />
      <main id="main" tabIndex={-1} className="page max-w-160 pt-5 pb-16 outline-none md:pt-10">
        <QueryBoundary query={startup} errorTitle={t`Your courses could not be loaded`} skeleton={<ListSkeleton />}>
          {({ folders }) => <CourseList folders={folders} />}
        </QueryBoundary>
      </main>
    </>
  );
}

function CourseList({ folders }: { folders: Folder[] }) {
  const now = today();
  const { overviews, dueItems, settled } = useCourseOverviews(folders, now);
  // What is due first comes first, once it is known of all: before, no course would keep its place.
  const known = settled ? overviews : overviews.map((overview) => ({ ...overview, nextDue: null }));
  return (
    <>
      <p className="text-muted text-sm">{formatDate(now, 'full')}</p>
      <h1 tabIndex={-1} className="type-page">
        {settled && folders.length > 0
          ? weekHeadline(
              dueItems,
              now,
              overviews.every((overview) => overview.isSure),
            )
          : t`Your courses`}
      </h1>
      {folders.length === 0 ? (
        <>
          <p className="mt-2 text-secondary">{t`No courses yet. Add one and upload its syllabus. The plan takes about a minute.`}</p>
          <Button variant="primary" size="lg" asChild className="mt-5">
            <Link to="/dashboard/new">{t`Add a course`}</Link>
          </Button>
        </>
      ) : (
        <>
          <div className="mt-5 grid gap-4">
            {sortCourses(known, 'due').map((overview) => (
              <CourseThisWeek key={overview.folder.folderId} overview={overview} today={now} />
            ))}
          </div>
          <Button size="lg" block asChild className="mt-6 md:w-auto">
            <Link to="/dashboard">{t`All courses and due dates`}</Link>
          </Button>
        </>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <Skeletons label={t`Loading your courses`} className="grid gap-3">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </Skeletons>
  );
}
