import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { demoFolder } from '@weekwise/domain/demo.ts';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useParams } from 'react-router';
import {
  AssignmentHeader,
  MaterialsSection,
  RequirementsSection,
} from '../../features/assignments/assignment-facts-view.tsx';
import {
  assignmentQuery,
  briefMarkdownUrl,
  briefQuery,
  useHandedIn,
} from '../../features/assignments/assignments.queries.ts';
import { BriefView } from '../../features/assignments/brief-view.tsx';
import { useWeekLock } from '../../features/billing/use-week-lock.tsx';
import { showMark } from '../../features/syllabus/keep-mark.ts';
import { today } from '../../lib/dates.ts';
import { coursePath, isDemo } from '../../lib/demo.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useProactiveEvent } from '../../lib/proactive/events.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { DemoBanner } from '../demo/demo-banner.tsx';
import { ExportLink, PrintButton } from '../shared/page-actions.tsx';
import { useSourceViewer } from '../shared/source-viewer.tsx';
import { StudyPage } from '../shared/study-page.tsx';

/** One assignment: what is asked and when, the steps to it, what helps. */
export default function AssignmentPage() {
  const { folderId = demoFolder.id, assignmentId = '' } = useParams();
  const demo = isDemo(folderId);
  const of = { folderId, assignmentId };
  const assignment = useQuery(assignmentQuery(of));
  // No brief is made in the demo: what is asked, and what helps, is there.
  const brief = useQuery({ ...briefQuery(of), enabled: !demo });
  const { open, viewer } = useSourceViewer(folderId, t`Assignment`);
  usePageTitle(assignment.data?.title ?? t`Assignment`);
  const week = assignment.data?.week ?? null;
  const title = assignment.data?.title ?? null;
  const lock = useWeekLock(folderId, week, t`Briefs of week ${week ?? ''} are locked`);
  useProactiveEvent('section_expansion', title && `${folderId} ${assignmentId}`, () => ({
    folderId,
    currentWeek: week,
    sectionType: 'assignments',
    assignmentTitle: title ?? '',
  }));
  const back =
    week === null
      ? { to: coursePath(folderId), label: t`Course` }
      : { to: `${coursePath(folderId)}?week=${week}`, label: t`Week ${week}` };
  return (
    <StudyPage
      back={back}
      home={demo ? '/demo' : undefined}
      banner={demo && <DemoBanner />}
      viewer={viewer}
      actions={
        <>
          {brief.data && <ExportLink href={briefMarkdownUrl(of)}>{t`Markdown`}</ExportLink>}
          {assignment.data && <PrintButton />}
        </>
      }
    >
      <QueryBoundary
        query={assignment}
        page={t`Assignment`}
        errorTitle={t`The assignment could not be loaded`}
        skeleton={<AssignmentSkeleton />}
      >
        {(facts) => (
          <>
            <AssignmentHeader facts={demo ? { ...facts, status: 'open' } : facts} onOpen={open}>
              {!demo && <HandedIn of={of} handedIn={facts.status === 'handed-in'} />}
            </AssignmentHeader>
            <RequirementsSection facts={facts} onOpen={open} />
            {!demo && (
              <QueryBoundary
                query={brief}
                errorTitle={t`The brief could not be loaded`}
                skeleton={<Skeleton className="h-24" />}
              >
                {(loaded) => <BriefView of={of} brief={loaded} today={today()} lock={lock} />}
              </QueryBoundary>
            )}
            <MaterialsSection materials={brief.data?.materials ?? facts.materials} onOpen={open} />
          </>
        )}
      </QueryBoundary>
    </StudyPage>
  );
}

function HandedIn({ of, handedIn }: { of: { folderId: string; assignmentId: string }; handedIn: boolean }) {
  const { mutate, isPending } = useHandedIn(of);
  const client = useQueryClient();
  const mark = { id: of.assignmentId, handedIn: !handedIn };
  return (
    <Button
      size="sm"
      loading={isPending ? t`Saving` : false}
      onClick={() => mutate(mark.handedIn, { onSuccess: () => showMark(client, of.folderId, mark) })}
    >
      <Icon of={handedIn ? Undo2 : Check} size={14} />
      {handedIn ? t`Not handed in after all` : t`Mark as handed in`}
    </Button>
  );
}

function AssignmentSkeleton() {
  return (
    <Skeletons label={t`Loading the assignment`} className="pt-7">
      <Skeleton className="h-3 w-40" />
      <Skeleton className="mt-3 h-9 w-3/4" />
      <Skeleton className="mt-4 h-3 w-56" />
      {[t`a`, t`b`, t`c`].map((row) => (
        <div key={row} className="mt-7 space-y-2.5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </Skeletons>
  );
}
