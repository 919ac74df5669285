import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { ReadingSourceLine } from '../../features/sources/reading-source-line.tsx';
import { readingSourcesQuery } from '../../features/sources/reading-states.queries.ts';
import type { Reading, Week } from '../../features/syllabus/course-plan.ts';
import { isDemo } from '../../lib/demo.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { Icon } from '../../ui/icon.tsx';
import { allOfWeek, sourcesPath } from '../sources/sources-path.ts';

/** Where the readings of a week can be had, as the week shows it. */
export function weekSources(
  folderId: string,
  week: Week,
  onOpenFile: (fileId: string) => void,
): { ofWeek: ReactNode; of: (reading: Reading) => ReactNode } {
  return {
    ofWeek: isDemo(folderId) ? null : <OfWeek folderId={folderId} week={week} />,
    of: (reading) => <OfReading folderId={folderId} week={week} reading={reading} onOpenFile={onOpenFile} />,
  };
}

function OfReading({
  folderId,
  week,
  reading,
  onOpenFile,
}: {
  folderId: string;
  week: Week;
  reading: Reading;
  onOpenFile: (fileId: string) => void;
}) {
  const { data } = useQuery(readingSourcesQuery({ folderId, week: week.weekNumber }));
  const state = data?.find(({ readingId }) => readingId === reading.id);
  // Nothing can be searched for in the demo: what is there is shown.
  if (isDemo(folderId) && !state?.searchedAt && !state?.ties.length) return null;
  return (
    <p className="relative mt-0.5">
      <ReadingSourceLine
        state={state}
        title={reading.title}
        to={sourcesPath(folderId, week.weekNumber, reading.id)}
        onOpenFile={onOpenFile}
      />
    </p>
  );
}

function OfWeek({ folderId, week }: { folderId: string; week: Week }) {
  return (
    <p className="mt-2 border-t pt-2">
      <Link
        to={sourcesPath(folderId, week.weekNumber, allOfWeek)}
        className="inline-flex min-h-6 items-center gap-1.5 text-link text-sm hover:underline touch:min-h-9"
      >
        <Icon of={Search} size={14} />
        {t`Find sources for all readings of week ${week.weekNumber}`}
      </Link>
    </p>
  );
}

/** `f`: the sources of the reading that has the focus, else of the only one, else of all of the week. */
export function useFindSource(folderId: string, week: Week | null): void {
  const navigate = useNavigate();
  useShortcut(
    { keys: 'f', label: t`Find source`, group: 'Course' },
    () => {
      if (!week) return;
      const focused = document.activeElement?.closest<HTMLElement>('[data-reading]')?.dataset.reading;
      const [only] = week.readings.length === 1 ? week.readings : [];
      void navigate(sourcesPath(folderId, week.weekNumber, focused ?? only?.id ?? allOfWeek));
    },
    week !== null && week.readings.length > 0 && !isDemo(folderId),
  );
}
