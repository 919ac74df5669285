import { t } from '@lingui/core/macro';
import { Link, useLocation } from 'react-router';
import { HomeLink } from '../../layout/home-link.tsx';
import { SkipLink } from '../../layout/skip-link.tsx';
import { TopBar } from '../../layout/top-bar.tsx';
import { useKnownSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { ThemeMenu } from '../../ui/theme-menu.tsx';
import { SignInLink } from '../sign-in/sign-in-link.tsx';
import { AppHeader, PlaceLink } from './app-header.tsx';

/** Above pages that need no account: the app's own header for whoever is signed in, else the way in. */
export function PublicHeader({ current }: { current?: 'wiki' }) {
  const session = useKnownSession();
  const { pathname, search } = useLocation();
  if (session.status === 'signed-in') return <AppHeader {...(current ? { current } : {})} />;
  return (
    <>
      <SkipLink to="main">{t`Skip to content`}</SkipLink>
      <TopBar
        tall
        brand={<HomeLink />}
        actions={
          <>
            <ThemeMenu />
            <Button size="sm" variant="primary" asChild>
              {current === undefined ? (
                <Link to="/">{t`Sign in`}</Link>
              ) : (
                <SignInLink returnTo={pathname + search}>{t`Sign in`}</SignInLink>
              )}
            </Button>
          </>
        }
      >
        <nav aria-label={t`Main`}>
          <PlaceLink to="/wiki" isCurrent={current === 'wiki'}>{t`Wiki`}</PlaceLink>
        </nav>
      </TopBar>
    </>
  );
}
