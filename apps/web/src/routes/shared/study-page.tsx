import { t } from '@lingui/core/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SkipLink } from '../../layout/skip-link.tsx';
import { TopBar } from '../../layout/top-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { ThemeMenu } from '../../ui/theme-menu.tsx';
import { Bell } from './bell.tsx';

/**
 * A page of one course's matter: the way back above, and beside it the source that was asked for. On paper only the
 * matter.
 */
export function StudyPage({
  back,
  banner,
  home = '/dashboard',
  actions,
  viewer,
  wide,
  children,
}: {
  back: { to: string; label: string };
  /** Above everything but the way past it. */
  banner?: ReactNode;
  /** Where the mark leads: to all courses, unless they are nobody's. */
  home?: string | undefined;
  actions?: ReactNode;
  /** An open file: covers the page where there is no room for both. */
  viewer?: ReactNode;
  /** The matter lays itself out over the whole width. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex h-dvh flex-col print:block print:h-auto">
      <SkipLink to="main">{t`Skip to content`}</SkipLink>
      {banner}
      <div className="shrink-0 print:hidden">
        <TopBar
          brand={
            <Link
              to={home}
              aria-label={home === '/dashboard' ? t`All courses` : t`The demo course`}
              className="relative inline-flex rounded-md after:absolute after:-inset-2"
            >
              <LogoMark />
            </Link>
          }
          actions={
            <>
              {actions}
              {home === '/dashboard' && <Bell />}
              <span className="contents max-md:hidden">
                <ThemeMenu />
              </span>
            </>
          }
        >
          <Link
            to={back.to}
            className="inline-flex h-8 min-w-0 items-center gap-1.5 rounded-md px-1.5 font-medium text-secondary text-sm hover:bg-hover touch:h-11"
          >
            <Icon of={ArrowLeft} size={14} className="shrink-0" />
            <span className="truncate">{back.label}</span>
          </Link>
        </TopBar>
      </div>
      <div className="flex min-h-0 flex-1 print:block">
        <main
          id="main"
          tabIndex={-1}
          className={`min-w-0 flex-1 overflow-y-auto bg-surface outline-none print:overflow-visible ${viewer ? 'max-lg:hidden' : ''}`}
        >
          <div
            className={
              wide ? 'grid min-h-full' : 'mx-auto w-full max-w-208 px-4 pb-16 md:px-10 print:max-w-none print:p-0'
            }
          >
            {children}
          </div>
        </main>
        {viewer && <div className="flex min-w-0 flex-1 flex-col lg:border-s print:hidden">{viewer}</div>}
      </div>
    </div>
  );
}
