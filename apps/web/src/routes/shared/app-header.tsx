import { t } from '@lingui/core/macro';
import Plus from 'lucide-react/icons/plus';
import { Link, useNavigate } from 'react-router';
import { AccountMenu } from '../../features/auth/account-menu.tsx';
import { HomeLink } from '../../layout/home-link.tsx';
import { SkipLink } from '../../layout/skip-link.tsx';
import { SearchButton, TopBar } from '../../layout/top-bar.tsx';
import { setOverlay } from '../../lib/shell.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Bell } from './bell.tsx';

/** The header of every page outside a course. */
export function AppHeader({ current }: { current?: 'courses' | 'review' | 'progress' | 'wiki' }) {
  const navigate = useNavigate();
  return (
    <>
      <SkipLink to="main">{t`Skip to content`}</SkipLink>
      <TopBar
        tall
        brand={<HomeLink />}
        places={
          <nav
            aria-label={t`Main`}
            className="max-md:grid max-md:grid-flow-col max-md:auto-cols-auto max-md:justify-start"
          >
            <PlaceLink to="/dashboard" isCurrent={current === 'courses'}>{t`Courses`}</PlaceLink>
            <PlaceLink to="/review" isCurrent={current === 'review'}>{t`Review`}</PlaceLink>
            <PlaceLink to="/progress" isCurrent={current === 'progress'}>{t`Progress`}</PlaceLink>
            <PlaceLink to="/wiki" isCurrent={current === 'wiki'}>{t`Wiki`}</PlaceLink>
          </nav>
        }
        actions={
          <>
            <SearchButton
              label={t`Search courses, files, commands`}
              keys="$mod+k"
              onClick={() => setOverlay('palette')}
            />
            <IconButton
              icon={Plus}
              label={t`New course`}
              onClick={() => void navigate('/dashboard/new')}
              className="md:hidden"
            />
            <Bell />
            <span className="-me-1 flex size-9 items-center justify-center touch:-me-2 touch:size-11">
              <AccountMenu onShowShortcuts={() => setOverlay('shortcuts')} />
            </span>
          </>
        }
      />
    </>
  );
}

export function PlaceLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="inline-flex h-8 items-center rounded-md px-3 max-md:px-2 touch:h-10 font-medium text-secondary text-sm hover:bg-hover aria-[current]:bg-selected aria-[current]:text-primary"
    >
      {children}
    </Link>
  );
}
