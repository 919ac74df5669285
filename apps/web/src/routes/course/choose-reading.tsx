import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import LayoutList from 'lucide-react/icons/layout-list';
import { Link, useNavigate, useParams } from 'react-router';
import { StructureCard } from '../../features/syllabus-review/weeks/structure-card.tsx';
import type { Structure } from '../../features/syllabus-review/weeks/structures.ts';
import { structuresQuery, useDecideWeeks } from '../../features/syllabus-review/weeks/weeks.queries.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { StudyPage } from '../shared/study-page.tsx';

const title = t`Choose another reading`;

/** The ways in which the weeks of a syllabus can be read, each with its first weeks. */
export default function ChooseReadingPage() {
  const { folderId = '' } = useParams();
  const query = useQuery(structuresQuery(folderId));
  usePageTitle(title);
  return (
    <StudyPage back={{ to: `/syllabus/${folderId}`, label: t`Course` }}>
      <QueryBoundary
        query={query}
        page={title}
        errorTitle={t`Couldn’t load the readings`}
        skeleton={<ReadingsSkeleton />}
      >
        {(found) => <Readings folderId={folderId} found={found} />}
      </QueryBoundary>
    </StudyPage>
  );
}

type Found = { fileName: string; structures: Structure[] } | null;

function Readings({ folderId, found }: { folderId: string; found: Found }) {
  const navigate = useNavigate();
  const decide = useDecideWeeks(folderId);
  const choose = (key: string) =>
    decide.mutate(
      { do: 'choose', key },
      {
        onSuccess: (answer) => {
          decide.say(t`Your plan now follows this reading`, answer);
          void navigate(`/syllabus/${folderId}`);
        },
      },
    );
  const structures = found?.structures ?? [];
  return (
    <>
      <header className="pt-4 pb-4 md:pt-7 md:pb-6">
        <h1 tabIndex={-1} className="type-week">
          {title}
        </h1>
        {found && structures.length > 0 && (
          <p className="mt-2 max-w-(--syllabus-measure) text-secondary">{t`We can read ${found.fileName} in these ways. You can undo your choice.`}</p>
        )}
      </header>
      {decide.isError && (
        <p role="alert" className="mb-4 text-danger text-sm">
          {messageOf(decide.error)}
        </p>
      )}
      {structures.length === 0 ? (
        <EmptyState
          icon={LayoutList}
          title={t`No other reading`}
          actions={
            <Button asChild>
              <Link to={`/syllabus/${folderId}/build`}>{t`Build weeks`}</Link>
            </Button>
          }
        >{t`We see no list of topics in this file. You can build the weeks by hand.`}</EmptyState>
      ) : (
        <>
          <ul>
            {structures.map((structure) => (
              <StructureCard
                key={structure.key}
                structure={structure}
                choosing={
                  decide.isPending && decide.variables.do === 'choose' && decide.variables.key === structure.key
                }
                disabled={decide.isPending}
                onChoose={() => choose(structure.key)}
              />
            ))}
          </ul>
          <p className="border-t pt-4 text-secondary text-sm">
            {t`None of these?`}{' '}
            <Link to={`/syllabus/${folderId}/build`} className="link">{t`Build weeks by hand`}</Link>
          </p>
        </>
      )}
    </>
  );
}

function ReadingsSkeleton() {
  return (
    <Skeletons label={t`Loading the readings`} className="space-y-5">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-24" />
        </div>
      ))}
    </Skeletons>
  );
}
