import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { Link } from 'react-router';
import { MasteryBar } from '../../features/progress/mastery-bar.tsx';
import { NextList } from '../../features/progress/next-list.tsx';
import { type Progress, progressQuery } from '../../features/progress/progress.queries.ts';
import { inRow, sayExam, sayTime, sayTries } from '../../features/progress/progress.ts';
import { StudyDays } from '../../features/progress/study-days.tsx';
import { MarginSection } from '../../layout/margin-section.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { AppHeader } from '../shared/app-header.tsx';
import { useCourseNames } from '../shared/use-course-names.ts';

/** All courses: what to study next and why, how well each is known, the time spent. */
export default function ProgressPage() {
  const query = useQuery(progressQuery);
  usePageTitle(t`Progress`);
  return (
    <>
      <AppHeader current="progress" />
      <main id="main" tabIndex={-1} className="page max-w-208 pb-16 outline-none">
        <h1 tabIndex={-1} className="type-page pt-5 pb-4 md:pt-7 md:pb-5">{t`Progress`}</h1>
        <QueryBoundary query={query} errorTitle={t`Your progress could not be loaded`} skeleton={<ProgressSkeleton />}>
          {(progress) => (progress.courses.length === 0 ? <NoCourses /> : <Sections progress={progress} />)}
        </QueryBoundary>
      </main>
    </>
  );
}

function Sections({ progress: { today, courses, next, days } }: { progress: Progress }) {
  const nameOf = useCourseNames();
  return (
    <>
      <MarginSection title={t`Next`} aside={t`Most urgent first`}>
        <NextList
          steps={next}
          practised={courses.some(({ items }) => items > 0)}
          start={{ to: '/dashboard', label: t`Choose a course` }}
          courseName={(folderId) => {
            const course = courses.find((candidate) => candidate.folderId === folderId);
            return course ? nameOf(course) : null;
          }}
        />
      </MarginSection>
      <MarginSection title={t`Courses`} aside={plural(courses.length, { one: '# course', other: '# courses' })}>
        <ul>
          {courses.map((course) => {
            const [exam] = course.exams;
            return (
              <li key={course.folderId} className="border-t py-2.5 first:border-t-0 first:pt-0">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                  <h3 className="min-w-0 flex-1 basis-56 break-words">
                    <Link
                      to={`/syllabus/${course.folderId}/progress`}
                      className="font-medium font-serif text-md hover:underline"
                    >
                      {nameOf(course)}
                    </Link>
                  </h3>
                  <MasteryBar of={course} label={nameOf(course)} />
                </div>
                <p className="tabular text-muted text-xs">
                  {inRow([
                    sayTries(course),
                    course.cardsDue > 0 && t`${plural(course.cardsDue, { one: '# card', other: '# cards' })} due`,
                    course.timeSpent > 0 && t`${sayTime(course.timeSpent)} spent`,
                    exam && `${exam.title} ${sayExam(exam, today)}`,
                  ])}
                </p>
              </li>
            );
          })}
        </ul>
      </MarginSection>
      <MarginSection title={t`Time`} aside={t`Last two weeks`}>
        <StudyDays days={days} />
      </MarginSection>
    </>
  );
}

function NoCourses() {
  return (
    <EmptyState
      icon={GraduationCap}
      title={t`No courses yet`}
      actions={
        <Button size="sm" asChild>
          <Link to="/dashboard/new">{t`New course`}</Link>
        </Button>
      }
    >{t`What you know of each course stands here once you practise.`}</EmptyState>
  );
}

function ProgressSkeleton() {
  return (
    <Skeletons label={t`Loading your progress`} className="space-y-6 border-t pt-5">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </Skeletons>
  );
}
