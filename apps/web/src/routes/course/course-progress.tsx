import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ExamList } from '../../features/progress/exam-list.tsx';
import { MasteryBar } from '../../features/progress/mastery-bar.tsx';
import { NextList } from '../../features/progress/next-list.tsx';
import { courseProgressQuery, type ProgressOfCourse } from '../../features/progress/progress.queries.ts';
import { inRow, sayTime, sayTries } from '../../features/progress/progress.ts';
import { ConceptMastery, WeekMastery } from '../../features/progress/week-mastery.tsx';
import { MarginSection } from '../../layout/margin-section.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { StudyPage } from '../shared/study-page.tsx';
import { useCourseNames } from '../shared/use-course-names.ts';

/** One course: how well each week and concept is known, what to study next and why, the exams ahead. */
export default function CourseProgressPage() {
  const { folderId = '' } = useParams();
  const query = useQuery(courseProgressQuery(folderId));
  const nameOf = useCourseNames();
  usePageTitle(query.data ? t`Progress in ${nameOf(query.data)}` : t`Progress`);
  return (
    <StudyPage back={{ to: `/syllabus/${folderId}`, label: t`Course` }}>
      <QueryBoundary
        query={query}
        page={t`Progress`}
        errorTitle={t`Your progress could not be loaded`}
        skeleton={<CourseProgressSkeleton />}
      >
        {(course) => <Sections course={course} />}
      </QueryBoundary>
    </StudyPage>
  );
}

function Sections({ course }: { course: ProgressOfCourse }) {
  const name = useCourseNames()(course);
  const { folderId, weeks, concepts, exams, next, today } = course;
  return (
    <>
      <header className="pt-4 pb-4 md:pt-7 md:pb-5">
        <p className="text-muted text-sm">{t`Progress`}</p>
        <h1 tabIndex={-1} className="type-week break-words">
          {name}
        </h1>
        <div className="mt-3">
          <MasteryBar of={course} label={t`The whole course`} />
        </div>
        <p className="tabular mt-1 text-muted text-xs">
          {inRow([
            sayTries(course),
            course.cardsDue > 0 && t`${plural(course.cardsDue, { one: '# card', other: '# cards' })} due`,
            course.timeSpent > 0 && t`${sayTime(course.timeSpent)} spent`,
          ])}
        </p>
        {course.tried > 0 && (
          <p className="mt-2 max-w-[62ch] text-muted text-xs">{t`A percentage is the share of all items that you would still know in a week. What was never tried counts as not known.`}</p>
        )}
      </header>
      <MarginSection title={t`Next`} aside={t`Most urgent first`}>
        <NextList
          steps={next}
          practised={weeks.some(({ items }) => items > 0)}
          start={{ to: `/syllabus/${folderId}`, label: t`Open the course` }}
        />
      </MarginSection>
      <MarginSection title={t`Exams ahead`} aside={exams.length > 0 && `${exams.length}`}>
        <ExamList exams={exams} today={today} />
      </MarginSection>
      <MarginSection title={t`Weeks`} aside={`${weeks.length}`}>
        {weeks.length === 0 ? (
          <p className="text-secondary text-sm">{t`There is no plan yet. Upload the syllabus in the course.`}</p>
        ) : (
          <WeekMastery folderId={folderId} weeks={weeks} />
        )}
      </MarginSection>
      <MarginSection title={t`Concepts`} aside={t`Least known first`}>
        <ConceptMastery folderId={folderId} concepts={concepts} />
      </MarginSection>
    </>
  );
}

function CourseProgressSkeleton() {
  return (
    <Skeletons label={t`Loading your progress`} className="space-y-6 pt-7">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </Skeletons>
  );
}
