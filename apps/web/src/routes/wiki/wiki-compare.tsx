import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import GitCompare from 'lucide-react/icons/git-compare';
import { Link, useParams, useSearchParams } from 'react-router';
import { type Folder, titleOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { ChangeGroups, type ChangeTitles } from '../../features/syllabus-review/change-groups.tsx';
import { wikiPageQuery } from '../../features/wiki/wiki.queries.ts';
import { wikiPath } from '../../features/wiki/wiki.ts';
import { formatDate } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/input.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { AppHeader } from '../shared/app-header.tsx';
import { comparisonQuery, type PlanComparison } from './compare.queries.ts';

const titles: ChangeTitles = {
  added: t`Only on the wiki page`,
  removed: t`Only in your course`,
  moved: t`In another week there`,
  due_date: t`Another due date there`,
  changed: t`Different there`,
  kept: t`Corrected by you`,
};

/** A published plan beside one of the student's own courses. */
export default function WikiCompare() {
  const { wikiId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const page = useQuery(wikiPageQuery(wikiId));
  const startup = useQuery(startupQuery(useUserId()));
  const title = page.data?.title ?? t`This course`;
  usePageTitle(page.data ? t`Compare ${title} with mine` : t`Compare`);
  return (
    <>
      <AppHeader current="wiki" />
      <main id="main" tabIndex={-1} className="page max-w-208 pt-5 pb-16 outline-none md:pt-8">
        <Link
          to={wikiPath(wikiId)}
          className="-mx-1.5 inline-flex min-h-8 items-center gap-1.5 rounded-md px-1.5 text-secondary text-sm hover:bg-hover touch:min-h-11"
        >
          <Icon of={ArrowLeft} size={14} />
          <span className="break-words">{title}</span>
        </Link>
        <h1 tabIndex={-1} className="type-week mt-1">{t`Compare with mine`}</h1>
        <QueryBoundary
          query={startup}
          errorTitle={t`Your courses could not be loaded`}
          skeleton={<ComparisonSkeleton />}
        >
          {({ folders }) => (
            <Chosen
              wikiId={wikiId}
              folders={folders.filter(({ course }) => course !== null)}
              folderId={params.get('folder') ?? ''}
              onChoose={(folder) => setParams(folder ? { folder } : {}, { replace: true })}
            />
          )}
        </QueryBoundary>
      </main>
    </>
  );
}

function Chosen({
  wikiId,
  folders,
  folderId,
  onChoose,
}: {
  wikiId: string;
  folders: readonly Folder[];
  folderId: string;
  onChoose: (folderId: string) => void;
}) {
  const known =
    folders.find((folder) => folder.folderId === folderId) ?? (folders.length === 1 ? folders[0] : undefined);
  const comparison = useQuery(comparisonQuery(wikiId, known?.folderId ?? ''));
  if (folders.length === 0)
    return (
      <div className="mt-5">
        <EmptyState
          icon={GitCompare}
          title={t`You have no course with a plan yet`}
        >{t`Upload a syllabus, or take this course: then there are two plans to compare.`}</EmptyState>
      </div>
    );
  return (
    <>
      <Select
        label={t`Your course`}
        fieldClassName="mt-5 max-w-96"
        value={known?.folderId ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        {!known && <option value="">{t`Choose a course`}</option>}
        {folders.map((folder) => (
          <option key={folder.folderId} value={folder.folderId}>
            {titleOf(folder)}
          </option>
        ))}
      </Select>
      {!known && (
        <p className="mt-2 max-w-(--syllabus-measure) text-secondary text-sm">{t`You see what only one of the two plans has, and what differs between them.`}</p>
      )}
      {known && (
        <QueryBoundary
          query={comparison}
          errorTitle={t`The plans could not be compared`}
          skeleton={<ComparisonSkeleton />}
        >
          {(found) => <Differences comparison={found} />}
        </QueryBoundary>
      )}
    </>
  );
}

function Differences({ comparison: { changes, movedTo, same } }: { comparison: PlanComparison }) {
  return (
    <section aria-labelledby="differences" className="mt-6">
      <h2 id="differences" className="type-card">
        <span role="status">
          {changes.length === 0
            ? t`No difference`
            : plural(changes.length, { one: '# difference', other: '# differences' })}
        </span>
      </h2>
      <p className="tabular mt-1 mb-5 flex items-baseline gap-x-2 text-secondary text-sm">
        <Icon of={Check} size={14} className="translate-y-0.5 text-muted" />
        {t`In both: ${plural(same.weeks, { one: '# week', other: '# weeks' })}, ${plural(same.readings, { one: '# reading', other: '# readings' })}, ${plural(same.assignments, { one: '# assignment', other: '# assignments' })}.`}
      </p>
      {movedTo && (
        <Alert
          tone="plain"
          className="mb-5"
        >{t`The page’s dates were moved to your term, which begins on ${formatDate(movedTo, 'full')}, before they were compared.`}</Alert>
      )}
      <ChangeGroups changes={changes} titles={titles} keptBecause={t`the wiki page says`} />
    </section>
  );
}

function ComparisonSkeleton() {
  return (
    <Skeletons label={t`Comparing`} className="mt-6 grid gap-3">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-3/5" />
    </Skeletons>
  );
}
