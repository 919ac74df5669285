import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shortNameOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import type { Review } from '../../features/syllabus-review/review-item.ts';
import { SkipLink } from '../../layout/skip-link.tsx';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Keys } from '../../ui/kbd.tsx';
import { Logo } from '../../ui/logo.tsx';

const keys = [
  ['j', t`Next`],
  ['k', t`Previous`],
  [t`Enter`, t`Confirm`],
  ['e', t`Edit`],
  ['x', t`Not an item`],
  ['z', t`Undo`],
] as const;

/** A step reaches down to the header's line, on which the present one stands. */
const step = 'flex h-14 items-center border-b-2';

/** Header with the step, pages at the side, the keys and the way on at the bottom. */
export function ReviewFrame({
  folderId,
  counts,
  rail,
  children,
}: {
  folderId: string;
  counts: Review['counts'] | null;
  rail?: ReactNode;
  children: ReactNode;
}) {
  const plan = `/syllabus/${folderId}`;
  const { data } = useQuery(startupQuery(useUserId()));
  const folder = data?.folders.find((each) => each.folderId === folderId);
  return (
    <div className="flex h-dvh flex-col">
      <SkipLink to="items">{t`Skip to the items`}</SkipLink>
      <header className="flex h-12 shrink-0 items-center gap-3 border-b bg-canvas px-4 md:h-14 md:px-8">
        <Link to="/dashboard" aria-label={t`Weekwise, all courses`} className="flex rounded-md">
          <Logo />
        </Link>
        {folder && (
          <span className="flex min-w-0 items-center gap-3 font-medium text-sm">
            <Icon of={ChevronRight} size={14} className="shrink-0 text-muted" />
            <span className="max-w-60 truncate">{shortNameOf(folder)}</span>
          </span>
        )}
        <ol aria-label={t`Steps`} className="flex gap-6 text-sm max-md:hidden md:ms-4">
          <li className={clsx(step, 'gap-1.5 border-transparent text-success')}>
            <Icon of={Check} size={14} />
            {t`Upload`}
          </li>
          <li aria-current="step" className={clsx(step, 'border-accent font-medium')}>{t`Review`}</li>
          <li className={clsx(step, 'border-transparent text-muted')}>{t`Plan`}</li>
        </ol>
        <Button variant="ghost" asChild className="-me-3.5 ms-auto">
          <Link to={plan}>{t`Save and leave`}</Link>
        </Button>
      </header>
      <div className="flex min-h-0 flex-1">
        {rail && <div className="flex w-48 shrink-0 flex-col border-e bg-canvas">{rail}</div>}
        <main id="items" tabIndex={-1} className="min-w-0 flex-1 overflow-y-auto bg-surface outline-none">
          <div className={clsx('max-w-[72.5rem] px-4 py-6 md:px-10', !rail && 'mx-auto')}>{children}</div>
        </main>
      </div>
      <footer className="flex min-h-14 shrink-0 items-center gap-4 border-t bg-canvas px-4 md:px-8">
        <p className="flex items-center gap-4 text-muted text-xs max-lg:hidden">
          {keys.map(([key, does]) => (
            <span key={key} className="inline-flex items-center gap-1.5">
              <Keys keys={key} />
              {does}
            </span>
          ))}
        </p>
        <p role="status" className="tabular ms-auto text-muted text-sm">
          {counts && t`${counts.confirmed} of ${counts.total} confirmed`}
        </p>
        <Button variant="primary" asChild>
          <Link to={plan}>
            {t`Open the plan`}
            <Icon of={ArrowRight} />
          </Link>
        </Button>
      </footer>
    </div>
  );
}
