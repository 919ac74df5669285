import { Link } from 'react-router';
import { Logo } from '../../components/logo.tsx';

const pages = [
  { to: '/wiki', label: 'Course wiki' },
  { to: '/demo', label: 'Demo' },
  { to: '/security', label: 'Security' },
  { to: '/privacy-policy', label: 'Privacy' },
  { to: '/terms-of-service', label: 'Terms' },
];

/** Under every page that is open without an account. */
export function PublicFooter() {
  return (
    <footer className="page flex flex-col gap-4 border-t py-6 md:flex-row md:items-center md:justify-between print:hidden">
      <div className="flex items-center gap-4">
        <Logo />
        <p className="text-muted text-xs">Answers quote your files. Your files stay yours.</p>
      </div>
      <nav aria-label="About Weekwise">
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
