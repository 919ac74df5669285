import { plural, t } from '@lingui/core/macro';
import BookOpen from 'lucide-react/icons/book-open';
import SearchIcon from 'lucide-react/icons/search';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ReadingSourceState } from './reading-states.queries.ts';

const look =
  'relative inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-sm text-sm hover:underline touch:min-h-9 max-md:after:absolute max-md:after:-inset-1';

/** Below a reading of the week: its source, or the way to one. */
export function ReadingSourceLine({
  state,
  title,
  to,
  onOpenFile,
}: {
  state: ReadingSourceState | undefined;
  title: string;
  to: string;
  onOpenFile: (fileId: string) => void;
}) {
  const tied = state?.ties.find(({ fileId, fileName }) => fileId !== null && fileName !== null);
  const tie = state?.ties[0];
  // A file that is called after the reading needs no tie to be it; what the student chose comes first.
  const file = tied ?? (tie ? null : state?.ownFiles[0]);
  if (file?.fileId) {
    const { fileId, fileName } = file;
    return (
      <button type="button" className={`${look} text-link`} onClick={() => onOpenFile(fileId)}>
        <Icon of={BookOpen} size={14} className="shrink-0" />
        <span className="min-w-0 truncate">{fileName}</span>
      </button>
    );
  }
  return (
    <Link to={to} className={`${look} ${tie ? 'text-link' : 'text-secondary'}`}>
      {state?.taskId ? <Spinner /> : <Icon of={tie ? BookOpen : SearchIcon} size={14} className="shrink-0" />}
      {/* What only screen readers hear is placed by the next positioned box: without this one the week grows by it. */}
      <span className="relative min-w-0 truncate">
        {said(state, tie?.label ?? null)} <span className="sr-only">{t`for ${title}`}</span>
      </span>
    </Link>
  );
}

function said(state: ReadingSourceState | undefined, tied: string | null): string {
  if (state?.taskId) return t`Searching`;
  if (tied) return tied;
  if (!state?.searchedAt) return t`Find source`;
  if (state.total === 0 && !state.answered) return t`Find source`;
  return state.total === 0
    ? t`No source found`
    : t`${plural(state.total, { one: '# result', other: '# results' })} to choose from`;
}
