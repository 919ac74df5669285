import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useParams } from 'react-router';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Skeleton, Skeletons } from '../components/skeleton.tsx';
import { Asked, AssignmentHeader, Materials } from '../features/assignments/assignment-facts-view.tsx';
import {
  assignmentQuery,
  briefMarkdownUrl,
  briefQuery,
  useHandedIn,
} from '../features/assignments/assignments.queries.ts';
import { BriefView } from '../features/assignments/brief-view.tsx';
import { useWeekLock } from '../features/billing/use-week-lock.tsx';
import { today } from '../lib/dates.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { useProactiveEvent } from '../lib/proactive/events.ts';
import { ExportLink, PrintButton } from './shared/page-actions.tsx';
import { useSourceViewer } from './shared/source-viewer.tsx';
import { StudyPage } from './shared/study-page.tsx';

/** One assignment: what is asked and when, the steps to it, what helps. */
export default function AssignmentPage() {
  const { folderId = '', assignmentId = '' } = useParams();
  const of = { folderId, assignmentId };
  const assignment = useQuery(assignmentQuery(of));
  const brief = useQuery(briefQuery(of));
  const { open, viewer } = useSourceViewer(folderId, 'Assignment');
  usePageTitle(assignment.data?.title ?? 'Assignment');
  const week = assignment.data?.week ?? null;
  const title = assignment.data?.title ?? null;
  const lock = useWeekLock(folderId, week, `Briefs of week ${week} are locked`);
  useProactiveEvent('section_expansion', title && `${folderId} ${assignmentId}`, () => ({
    folderId,
    currentWeek: week,
    sectionType: 'assignments',
    assignmentTitle: title ?? '',
  }));
  const back =
    week === null
      ? { to: `/syllabus/${folderId}`, label: 'Course' }
      : { to: `/syllabus/${folderId}?week=${week}`, label: `Week ${week}` };
  return (
    <StudyPage
      back={back}
      viewer={viewer}
      actions={
        <>
          {brief.data && <ExportLink href={briefMarkdownUrl(of)}>Markdown</ExportLink>}
          {assignment.data && <PrintButton />}
        </>
      }
    >
      <Loaded query={assignment} errorTitle="The assignment could not be loaded" skeleton={<AssignmentSkeleton />}>
        {(facts) => (
          <>
            <AssignmentHeader facts={facts} onOpen={open}>
              <HandedIn of={of} handedIn={facts.status === 'handed-in'} />
            </AssignmentHeader>
            <Asked facts={facts} onOpen={open} />
            <Loaded query={brief} errorTitle="The brief could not be loaded" skeleton={<Skeleton className="h-24" />}>
              {(loaded) => <BriefView of={of} brief={loaded} today={today()} lock={lock} />}
            </Loaded>
            <Materials materials={brief.data?.materials ?? facts.materials} onOpen={open} />
          </>
        )}
      </Loaded>
    </StudyPage>
  );
}

function HandedIn({ of, handedIn }: { of: { folderId: string; assignmentId: string }; handedIn: boolean }) {
  const { mutate, isPending } = useHandedIn(of);
  return (
    <Button
      size="sm"
      variant={handedIn ? 'ghost' : 'secondary'}
      loading={isPending ? 'Saving' : false}
      onClick={() => mutate(!handedIn)}
    >
      <Icon of={Check} size={14} />
      {handedIn ? 'Not handed in after all' : 'Mark as handed in'}
    </Button>
  );
}

function AssignmentSkeleton() {
  return (
    <Skeletons label="Loading the assignment" className="pt-7">
      <Skeleton className="h-3 w-40" />
      <Skeleton className="mt-3 h-9 w-3/4" />
      <Skeleton className="mt-4 h-3 w-56" />
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="mt-7 space-y-2.5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </Skeletons>
  );
}
