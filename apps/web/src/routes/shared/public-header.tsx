import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { HomeLink } from '../../components/home-link.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { ThemeMenu } from '../../components/theme-menu.tsx';
import { TopBar } from '../../components/top-bar.tsx';
import { restoreSession, useSession } from '../../lib/session/session-store.ts';
import { AppHeader, PlaceLink } from './app-header.tsx';
import { SignInLink } from './sign-in-link.tsx';

/** Above pages that need no account: the app's own header for whoever is signed in, else the way in. */
export function PublicHeader({ current }: { current?: 'wiki' }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // This browser's record is enough to know whose header it is; the page itself waits for nobody.
    if (session.status === 'checking') restoreSession();
  }, [session.status]);
  if (session.status === 'signed-in') return <AppHeader {...(current ? { current } : {})} />;
  return (
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      <TopBar
        tall
        brand={<HomeLink />}
        actions={
          <>
            <ThemeMenu />
            <Button size="sm" variant="primary" asChild>
              {current === undefined ? (
                <Link to="/">Sign in</Link>
              ) : (
                <SignInLink returnTo={pathname + search}>Sign in</SignInLink>
              )}
            </Button>
          </>
        }
      >
        <nav aria-label="Main">
          <PlaceLink to="/wiki" isCurrent={current === 'wiki'}>
            Wiki
          </PlaceLink>
        </nav>
      </TopBar>
    </>
  );
}
