import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { SignInPanel } from '../../features/auth/sign-in-panel.tsx';
import { DemoMiniature } from '../../features/onboarding/demo-miniature.tsx';
import { Glance, HeavyWeeks, PageNumbers } from '../../features/onboarding/landing-sections.tsx';
import { SyllabusToWeek } from '../../features/onboarding/syllabus-to-week.tsx';
import { SkipLink } from '../../layout/skip-link.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { readExpiredRecord } from '../../lib/session/session-record.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ThemeMenu } from '../../ui/theme-menu.tsx';
import { PublicFooter } from '../shared/public-footer.tsx';

const pages = [
  { to: '/wiki', label: t`Course wiki` },
  { to: '/security', label: t`Security` },
  { to: '/demo', label: t`Demo` },
];

/** What a visitor sees: what the product does, and the way in. */
export default function Landing() {
  const session = useSession();
  const { state } = useLocation();
  const asked = typeof state === 'object' && state !== null && 'askForLink' in state && state.askForLink === true;
  const expired = session.status === 'signed-out' && session.reason === 'expired';
  usePageTitle(t`Your syllabus, one week at a time`);
  return (
    <>
      <SkipLink to="sign-in">{t`Skip to sign-in`}</SkipLink>
      <header className="page flex h-12 items-center justify-between md:h-14">
        <Logo />
        <div className="flex items-center gap-2">
          {/* On a phone they stand at the foot, and the demo below the sign-in. */}
          <nav aria-label={t`Pages`} className="max-md:hidden">
            <ul className="flex text-sm">
              {pages.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-8 items-center rounded-md px-3 font-medium text-secondary hover:bg-hover hover:text-primary touch:min-h-11"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ThemeMenu />
        </div>
      </header>
      <main>
        <section className="page grid grid-cols-[minmax(0,1fr)] items-center gap-8 pt-6 pb-10 md:grid-cols-2 md:gap-10 md:pb-12 xl:min-h-166 xl:grid-cols-[464px_minmax(0,1fr)] xl:gap-18 xl:pt-8">
          <div>
            <h1 tabIndex={-1} className="type-display">
              <Trans>
                Your syllabus, <br />
                one week at a time
              </Trans>
            </h1>
            <p className="type-lead mt-5 mb-7 max-w-[46ch]">{t`Upload the syllabus you were given. Weekwise lays the course out week by week, and every item keeps a link to the line it came from.`}</p>
            <div id="sign-in" tabIndex={-1} className="outline-none">
              <SignInPanel
                key={asked ? 'asked' : 'plain'}
                autoFocus={asked}
                expired={expired ? { email: readExpiredRecord()?.email ?? '' } : null}
              />
            </div>
            <p className="mt-4 text-secondary">
              <Trans>
                <Link to="/demo" className="font-medium text-link underline underline-offset-2">
                  Try the demo
                </Link>{' '}
                with a course of ours. No account needed.
              </Trans>
            </p>
          </div>
          <SyllabusToWeek />
        </section>
        <Glance />
        <DemoMiniature />
        <PageNumbers />
        <HeavyWeeks />
        <section className="page flex flex-col items-start gap-4 py-10 md:flex-row md:items-center md:justify-between md:py-18">
          <div>
            <h2 className="type-week">{t`Start with one syllabus`}</h2>
            <p className="type-lead mt-2">{t`PDF, Word, a web page or plain text. The plan takes about a minute.`}</p>
          </div>
          <Button variant="primary" size="lg" asChild>
            <a href="#sign-in">{t`Send me a sign-in link`}</a>
          </Button>
        </section>
      </main>
      <PublicFooter />
    </>
  );
}
