import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import LayoutList from 'lucide-react/icons/layout-list';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import type { LucideIcon } from 'lucide-react/types';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { acceptedFiles } from '../../features/files/file-check.ts';
import { sayStructure } from '../../features/syllabus-review/weeks/structures.ts';
import { structuresQuery } from '../../features/syllabus-review/weeks/weeks.queries.ts';
import { listOf } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Where a syllabus came to no weeks: what was found all the same, and three ways on. */
export function NoWeeks({ folderId, onFile }: { folderId: string; onFile: (files: File[]) => void }) {
  const { data } = useQuery(structuresQuery(folderId));
  const input = useRef<HTMLInputElement>(null);
  const others = data?.structures.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <div className="grid gap-5">
      <ul aria-label={t`Ways on`} className="divide-y rounded-lg border bg-surface">
        <Way
          icon={LayoutList}
          title={t`Choose another reading`}
          action={
            others.length > 0 && (
              <Button variant="primary" asChild>
                <Link to={`/syllabus/${folderId}/readings`}>{t`See readings`}</Link>
              </Button>
            )
          }
        >
          {!data
            ? t`We’re looking for other lists of topics in the file.`
            : others.length > 0
              ? t`We also see ${listOf(others.slice(0, 2).map(sayStructure))}.`
              : t`We see no list of topics in this file.`}
        </Way>
        <Way
          icon={PencilRuler}
          title={t`Build it by hand`}
          action={
            <Button variant={data && others.length === 0 ? 'primary' : 'secondary'} asChild>
              <Link to={`/syllabus/${folderId}/build`}>{t`Build weeks`}</Link>
            </Button>
          }
        >
          {t`Set the first day and the number of weeks, then add lines of the syllabus to them.`}
        </Way>
        <Way
          icon={FileUp}
          title={t`Try another file`}
          action={<Button onClick={() => input.current?.click()}>{t`Choose file`}</Button>}
        >
          {t`The schedule may be in a file of its own.`}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t`Try another file`}
            accept={acceptedFiles}
            onChange={(event) => {
              onFile([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </Way>
      </ul>
      {data && <FoundFacts found={data} />}
    </div>
  );
}

function Way({
  icon,
  title,
  action,
  children,
}: {
  icon: LucideIcon;
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 md:px-5">
      <Icon of={icon} size={20} className="self-start text-muted max-sm:hidden" />
      <div className="min-w-52 flex-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-pretty text-secondary text-sm">{children}</p>
      </div>
      {action}
    </li>
  );
}

type Found = NonNullable<ReturnType<typeof useFound>>;
const useFound = (folderId: string) => useQuery(structuresQuery(folderId)).data;

/** What the file says of the course, without its weeks. */
function FoundFacts({ found: { fileName, facts, assignmentCount } }: { found: Found }) {
  if (facts.length === 0 && assignmentCount === 0) return null;
  return (
    <section aria-label={t`What we found`}>
      <p className="text-secondary text-sm">{t`What we found in ${fileName}:`}</p>
      <dl className="mt-2 grid gap-y-1.5">
        {facts.map(({ field, value }) => (
          <div key={field} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="text-muted text-sm sm:leading-6">{factLabels[field]}</dt>
            <dd className="type-read break-words">{value}</dd>
          </div>
        ))}
        {assignmentCount > 0 && (
          <div className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="text-muted text-sm sm:leading-6">{t`Graded work`}</dt>
            <dd className="type-read">{plural(assignmentCount, { one: '# assignment', other: '# assignments' })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const factLabels: Record<Found['facts'][number]['field'], string> = {
  course_name: t`Course`,
  course_code: t`Code`,
  professor_name: t`Taught by`,
  term: t`Term`,
  email: t`Email`,
  location: t`Place`,
  meeting_times: t`Meets`,
  office_hours: t`Office hours`,
};
