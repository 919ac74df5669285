import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { Logo } from '../../ui/logo.tsx';

const pages = [
  { to: '/wiki', label: t`Course wiki` },
  { to: '/demo', label: t`Demo` },
  { to: '/security', label: t`Security` },
  { to: '/privacy-policy', label: t`Privacy` },
  { to: '/terms-of-service', label: t`Terms` },
];

/** Under every page that is open without an account. */
export function PublicFooter() {
  return (
    <footer className="page sticky top-[100dvh] flex flex-col gap-4 border-t py-6 md:flex-row md:items-center md:justify-between print:hidden">
      <div className="flex items-center gap-4">
        <Logo />
        <p className="text-balance text-muted text-xs">{t`Answers quote your files. Your files stay yours.`}</p>
      </div>
      <nav aria-label={t`About Weekwise`}>
        <ul className="-mx-2 flex flex-wrap text-sm">
          {pages.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center rounded-md px-2 text-secondary hover:text-primary hover:underline md:min-h-8"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
