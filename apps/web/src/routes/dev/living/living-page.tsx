import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HomeLink } from '../../../layout/home-link.tsx';
import { SkipLink } from '../../../layout/skip-link.tsx';
import { TopBar } from '../../../layout/top-bar.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { ThemeMenu } from '../../../ui/theme-menu.tsx';

const pages = [
  { to: '/showcase-test', label: 'Components' },
  { to: '/geometric-patterns-demo', label: 'Covers' },
  { to: '/syllabus-v6-demo', label: 'Plan' },
  { to: '/course-info-demo', label: 'Course' },
  { to: '/course-info-demo-animated', label: 'Course, moving' },
  { to: '/assessment-demo', label: 'Activities' },
] as const;
type LivingPath = (typeof pages)[number]['to'];

/** The frame of the pages that show what the app is made of, with samples of their own (spec §2). */
export function LivingPage({
  path,
  title,
  lead,
  wide,
  children,
}: {
  path: LivingPath;
  title: string;
  lead: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="min-h-dvh bg-canvas">
      <SkipLink to="main">Skip to content</SkipLink>
      <TopBar tall brand={<HomeLink />} actions={<ThemeMenu />} />
      <nav aria-label="What the app is made of" className="overflow-x-auto border-b px-2 md:px-6">
        <ul className="flex">
          {pages.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                // On a phone the row is longer than the screen.
                ref={to === path ? (link) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' }) : null}
                aria-current={to === path ? 'page' : undefined}
                className="inline-flex h-10 items-center whitespace-nowrap px-2 text-secondary text-sm hover:text-primary aria-[current]:font-medium aria-[current]:text-primary aria-[current]:shadow-[inset_0_-2px_0_var(--syllabus-accent-primary)] touch:h-11"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" tabIndex={-1} className={clsx('page pt-6 pb-20 outline-none md:pt-9', !wide && 'max-w-240')}>
        <h1 tabIndex={-1} className="type-page">
          {title}
        </h1>
        <p className="mt-1.5 max-w-(--syllabus-measure) text-secondary">{lead}</p>
        {children}
      </main>
    </div>
  );
}
