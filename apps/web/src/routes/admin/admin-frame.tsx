import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ranges, useRange } from '../../features/admin/range.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { AppHeader } from '../shared/app-header.tsx';

const places = [
  { to: '/admin', label: t`Overview` },
  { to: '/admin/users', label: t`Students` },
  { to: '/admin/folders', label: t`Courses` },
  { to: '/admin/health', label: t`Health` },
  { to: '/admin/log', label: t`Log` },
  { to: '/admin/wiki', label: t`Wiki` },
] as const;
type Place = (typeof places)[number]['to'];

/** What every page of the admin area has around it. The range goes along from page to page. */
export function AdminFrame({
  title,
  current,
  ranged = false,
  lead,
  children,
}: {
  title: string;
  current: Place;
  /** Whether the page is about a range of days. */
  ranged?: boolean;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const { range, setRange } = useRange();
  const kept = range === '30' ? '' : `?days=${range}`;
  usePageTitle(t`${title} · Admin`);
  return (
    <>
      <AppHeader />
      <main id="main" tabIndex={-1} className="page pt-4 pb-16 outline-none md:pt-6">
        <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-60">
            <h1 tabIndex={-1} className="type-page [overflow-wrap:anywhere]">
              {title}
            </h1>
            {lead && <p className="text-secondary text-sm">{lead}</p>}
          </div>
          <nav aria-label={t`Admin`} className="flex flex-wrap gap-0.5 max-md:grid max-md:w-full max-md:grid-cols-3">
            {places.map(({ to, label }) => (
              <Link
                key={to}
                to={`${to}${kept}`}
                aria-current={to === current ? 'page' : undefined}
                className="inline-flex h-8 touch:h-11 items-center rounded-md px-3 font-medium text-secondary text-sm hover:bg-hover aria-[current]:bg-selected aria-[current]:text-primary max-md:justify-center"
              >
                {label}
              </Link>
            ))}
          </nav>
          {ranged && (
            <div className="max-md:w-full max-md:*:flex">
              <ToggleGroup label={t`Range`} value={range} options={ranges} onChange={setRange} />
            </div>
          )}
        </header>
        <div className="grid min-w-0 gap-4 *:min-w-0">{children}</div>
      </main>
    </>
  );
}
