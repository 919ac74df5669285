import { t } from '@lingui/core/macro';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import ScrollText from 'lucide-react/icons/scroll-text';
import { Link } from 'react-router';
import { MarginSection } from '../../layout/margin-section.tsx';
import { dayOf, formatDate } from '../../lib/dates.ts';
import { coursePath, isDemo } from '../../lib/demo.ts';
import { useProactiveEvent } from '../../lib/proactive/events.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProvenanceMark } from '../../ui/marks.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { type Guide, sayContents } from './guide.ts';
import { guideQuery, makingKey, useMakeGuide, type WeekOf } from './guides.queries.ts';

const previewed = 3;

/** The study guide in a week: to be made, being made, or what it asks first. */
export function StudyGuideSection(of: WeekOf) {
  const query = useQuery(guideQuery(of));
  const make = useMakeGuide(of);
  const guide = query.data;
  useProactiveEvent('study_guide_exists_check', query.isSuccess ? `${of.folderId} ${of.week}` : null, () => ({
    folderId: of.folderId,
    currentWeek: of.week,
    contentExists: Boolean(guide),
  }));
  return (
    <MarginSection title={t`Study guide`} aside={guide && t`Made ${formatDate(dayOf(guide.madeAt), 'short')}`}>
      <p role="status" className="sr-only">
        {make.isPending ? t`Making the study guide` : make.isSuccess && t`The study guide is made`}
      </p>
      <QueryBoundary query={query} errorTitle={t`The study guide could not be loaded`} skeleton={<SectionSkeleton />}>
        {(loaded) => (loaded ? <Preview of={of} guide={loaded} /> : <Absent of={of} make={make} />)}
      </QueryBoundary>
    </MarginSection>
  );
}

export const guidePath = ({ folderId, week }: WeekOf): string => `${coursePath(folderId)}/weeks/${week}/guide`;

function Absent({ of, make: { mutate, error } }: { of: WeekOf; make: ReturnType<typeof useMakeGuide> }) {
  // Left and come back to, it is still being made.
  const isPending = useIsMutating({ mutationKey: makingKey(of) }) > 0;
  const make = () => mutate({ anew: false });
  if (isDemo(of.folderId)) return <p className="text-muted text-sm">{t`It is being made. Look again in a minute.`}</p>;
  if (error)
    return (
      <ErrorState title={t`The study guide could not be made`} error={error} onRetry={make} retrying={isPending} />
    );
  return (
    <>
      <p className="mb-2.5 text-secondary text-sm">
        {isPending
          ? t`Reading what your files say on this week`
          : t`Concepts, terms and study questions, each with its source.`}
      </p>
      <Button size="sm" onClick={make} loading={isPending ? t`Making` : false}>
        <Icon of={ScrollText} size={14} />
        {t`Make the guide`}
      </Button>
    </>
  );
}

function Preview({ of, guide }: { of: WeekOf; guide: Guide }) {
  const questions = guide.parts.question.slice(0, previewed);
  const path = guidePath(of);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 text-secondary text-sm">
        {sayContents(guide)}
        <ProvenanceMark kind="generated">
          {guide.basis === 'syllabus' ? t`From the syllabus alone` : t`Generated from your files`}
        </ProvenanceMark>
      </p>
      {questions.length > 0 && (
        <ol className="type-read mt-2 space-y-1.5">
          {questions.map((question, i) => (
            <li key={question.id} className="flex gap-3">
              <span aria-hidden="true" className="tabular shrink-0 text-muted text-sm leading-[inherit]">
                {i + 1}
              </span>
              <span className="min-w-0 break-words">{question.title}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-3 flex flex-wrap gap-1">
        <Button size="sm" asChild>
          <Link to={path}>
            <Icon of={ScrollText} size={14} />
            {t`Open guide`}
          </Link>
        </Button>
        <Button size="sm" variant="ghost" asChild>
          <Link to={`${path}?print`}>
            <Icon of={Printer} size={14} />
            {t`Print`}
          </Link>
        </Button>
      </p>
    </>
  );
}

function SectionSkeleton() {
  return (
    <Skeletons label={t`Loading the study guide`} className="space-y-2.5">
      <Skeleton className="h-3.5 w-48" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </Skeletons>
  );
}
